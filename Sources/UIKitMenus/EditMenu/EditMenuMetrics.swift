import CoreGraphics
import UIKitCore

/// The numbers of edit menus, in points and seconds unless a name says otherwise. `Docs/Numbers.md` lists them.
package enum EditMenuMetrics {
    static let cornerRadius: CGFloat = 8
    static let arrowSize = CGSize(width: 14, height: 7)
    /// Between the target and the arrow's tip.
    package static let targetGap: CGFloat = 8
    static let screenMargin: CGFloat = 8
    /// The least distance of the tip to the sides of the menu.
    static let arrowSideDistance: CGFloat = 26
    static let textSize: CGFloat = 14
    static let textPadding: CGFloat = 18
    /// Inferred, as are the next three.
    static let height: CGFloat = 38
    static let pageArrowWidth: CGFloat = 38
    static let pageArrowSize: CGFloat = 13
    static let verticalPadding: CGFloat = 20
    static let pageDuration: Double = 0.125
    /// How long the menu fades in and out; inferred.
    static let fadeDuration: Double = 0.15
    static let shadowOpacity: Float = 0.2
    static let shadowRadius: CGFloat = 7.5
}

/// The colors of the edit menus of one system.
@MainActor struct EditMenuColors {
    let fill: UIColor
    let divider: UIColor
    let pressed: UIColor
    let text: UIColor

    init(_ era: SystemEra) {
        func gray(light: CGFloat, dark: CGFloat) -> UIColor {
            UIColor { traits in
                let isDark = era.editMenusAreDark || traits.userInterfaceStyle == .dark
                return UIColor(white: (isDark ? dark : light) / 255, alpha: 1)
            }
        }
        fill = gray(light: 246, dark: 34)
        divider = gray(light: 214, dark: 66)
        pressed = gray(light: 220, dark: 72)
        text = era.editMenusAreDark ? .white : .label
    }
}

extension SystemEra {
    /// Whether edit menus are dark on every screen; otherwise they follow the interface style.
    var editMenusAreDark: Bool { self < .iOS17 }
}
