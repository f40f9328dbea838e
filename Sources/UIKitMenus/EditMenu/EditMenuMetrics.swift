import CoreGraphics
import UIKitCore

/// The sizes of the edit menus of one system, in points. `Docs/Numbers.md` lists them.
package struct EditMenuSizes {
    let cornerRadius: CGFloat
    let arrowSize: CGSize
    let screenMargin: CGFloat
    let textSize: CGFloat
    /// Beside the text of an item.
    let textPadding: CGFloat
    /// The height of the bar, and at large text sizes its height above that of a line.
    let height: CGFloat
    let verticalPadding: CGFloat

    /// The dark bar of iOS 11 and 12.
    private static let dark = EditMenuSizes(
        cornerRadius: 8, arrowSize: CGSize(width: 14, height: 7), screenMargin: 8, textSize: 14, textPadding: 18,
        height: 38, verticalPadding: 20)
    /// The bar that follows the interface style.
    private static let adaptive = EditMenuSizes(
        cornerRadius: 10, arrowSize: CGSize(width: 18, height: 7), screenMargin: 16, textSize: 15, textPadding: 15.7,
        height: 130.0 / 3, verticalPadding: 25)

    /// The sizes in a system of this version.
    static func sizes(in era: SystemEra) -> EditMenuSizes { era.editMenusAreDark ? dark : adaptive }
}

/// The other numbers of edit menus, in points and seconds unless a name says otherwise. `Docs/Numbers.md` lists them.
package enum EditMenuMetrics {
    /// Between the target and the arrow's tip.
    package static let targetGap: CGFloat = 8
    /// The least distance of the tip to the sides of the menu.
    static let arrowSideDistance: CGFloat = 26
    /// Inferred, as is the next.
    static let pageArrowWidth: CGFloat = 38
    static let pageArrowSize: CGFloat = 13
    static let pageDuration: Double = 0.125
    /// How long the menu fades in and out; inferred.
    static let fadeDuration: Double = 0.15
    static let shadowOpacity: Float = 0.247
    static let shadowRadius: CGFloat = 11.9
    static let shadowOffset = CGSize(width: 0, height: 3.1)
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
        divider = gray(light: 182, dark: 66)
        pressed = gray(light: 220, dark: 72)
        text = era.editMenusAreDark ? .white : .label
    }
}

extension SystemEra {
    /// Whether edit menus are dark on every screen; otherwise they follow the interface style.
    var editMenusAreDark: Bool { self < .iOS17 }
}
