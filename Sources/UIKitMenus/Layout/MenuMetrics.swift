import CoreGraphics
import UIFoundation
import UIKitCore

/// The numbers of menus on iOS 13 to 18, in points and seconds unless a name says otherwise. `Docs/Numbers.md` lists
/// them with their sources; what is marked inferred was chosen.
enum MenuMetrics {
    // MARK: Menu

    static let phoneWidth: CGFloat = 250
    static let padWidth: CGFloat = 262
    static let phoneAccessibilityWidth: CGFloat = 370
    static let padAccessibilityWidth: CGFloat = 343
    /// The screen width from which the wider menu is used.
    static let wideScreen: CGFloat = 768
    static let cornerRadius: CGFloat = 13
    /// The distance to the edges of the safe area.
    static let screenMargin: CGFloat = 8
    /// The distance to the anchor; inferred.
    static let anchorGap: CGFloat = 8
    /// The menu is below an anchor whose middle is above this part of the screen's height.
    static let belowLimit: CGFloat = 0.55
    /// A menu is aligned with the left edge of anchors whose middle is left of this part of the width, with the right
    /// edge of those whose middle is right of the other, and centered between.
    static let leftLimit: CGFloat = 0.4
    static let rightLimit: CGFloat = 0.6
    /// The height of the gap between sections.
    static let sectionGap: CGFloat = 8

    // MARK: Rows

    /// The line height of a title of 17 points; it grows in proportion.
    static let titleLine: CGFloat = 22
    static let titleSize: CGFloat = 17
    /// What a row adds to its lines, above and below together.
    static let rowPadding: CGFloat = 65 / 3
    static let titleLines = 2
    static let accessibilityTitleLines = 100
    static let leading: CGFloat = 16
    static let markedLeading: CGFloat = 32
    /// The middle of a check mark or arrow, from the leading edge; inferred from its left edge at 9.
    static let markCenter: CGFloat = 18.7
    static let markSize: CGFloat = 15
    static let trailing: CGFloat = 16
    static let imageColumn: CGFloat = 44
    /// The middle of an image, from the trailing edge.
    static let imageCenter: CGFloat = 28
    static let symbolSize: CGFloat = 21
    static let imageWidth: CGFloat = 24
    /// What an image leaves free of a row's height.
    static let imageInset: CGFloat = 12
    static let subtitleGap: CGFloat = 1
    static let subtitleLines = 2
    /// Above and below a header's line; inferred.
    static let headerPadding: CGFloat = 8

    // MARK: Tiles

    static let smallColumns = 4
    /// Inferred.
    static let mediumColumns = 3
    /// A palette with more elements scrolls sideways.
    static let paletteColumns = 6
    /// The elements of such a palette that are visible: the half of one shows that there are more. Inferred.
    static let visiblePaletteTiles: CGFloat = 6.5
    /// Inferred, as are the next three.
    static let smallHeight: CGFloat = 44
    static let mediumPadding: CGFloat = 8
    static let mediumGap: CGFloat = 4
    static let selectionInset: CGFloat = 4

    // MARK: Tracking

    /// How far the opening finger may move and still be a tap; inferred.
    static let tapDistance: CGFloat = 10
    /// A menu has shrunk to `shrunkScale` when the finger is this far outside.
    static let shrinkDistance: CGFloat = 150
    static let shrunkScale: CGFloat = 0.8

    /// How far from its upper and lower edge a menu scrolls below the finger that opened it; inferred.
    static let edgeZone: CGFloat = 50
    /// The speed at the edge and beyond, in points per second; inferred.
    static let edgeSpeed: CGFloat = 600

    // MARK: Submenus

    /// The opacity, 0 to 1, and the scale of a menu behind its submenu; inferred.
    static let coveredAlpha: CGFloat = 0.4
    static let coveredScale: CGFloat = 0.95

    // MARK: Motion

    /// The spring that opens a menu: the undamped period and its bounce.
    static let openingDuration: Double = 0.337
    static let openingBounce: CGFloat = 0.2
    static let openingVelocity: CGFloat = 0.5
    static let closingDuration: Double = 0.409
    /// The scale from which a menu grows; 0 would have no inverse.
    static let smallestScale: CGFloat = 0.01
    /// The factor of the height at the smallest scale.
    static let heightFactor: CGFloat = 0.8
    /// How long the fade takes; inferred.
    static let fadeDuration: Double = 0.12

    // MARK: Shadow

    /// The deviation of the shadow's blur and how far it extends beyond the menu before blurring. As popovers: smaller
    /// than the 50 that was measured, and as dark at the edge.
    static let shadowRadius: CGFloat = 32
    static let shadowSpread: CGFloat = 24
    static let shadowOpacityLight: Float = 0.12
    static let shadowOpacityDark: Float = 0.24
}

/// The colors of menus.
@MainActor enum MenuColors {
    static let text = color(light: (0, 0.96), dark: (1, 0.96))
    static let subtitle = color(light: (0, 0.55), dark: (1, 0.4))
    static let separator = color(light: (0, 0.25), dark: (1, 0.25))
    static let gap = color(light: (0, 0.08), dark: (0, 0.16))
    static let pressed = color(light: (50.0 / 255, 0.1), dark: (1, 0.1))
    static let focused = color(light: (50.0 / 255, 0.075), dark: (1, 0.075))
    static let hovered = color(light: (50.0 / 255, 0.05), dark: (1, 0.05))
    static let shadow = CGColor(red: 0, green: 0, blue: 10 / 255, alpha: 1)

    private static func color(light: (white: CGFloat, alpha: CGFloat), dark: (white: CGFloat, alpha: CGFloat))
        -> UIColor
    {
        UIColor { traits in
            let appearance = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(white: appearance.white, alpha: appearance.alpha)
        }
    }
}

/// The fonts of menus for one text size.
@MainActor package struct MenuFonts {
    package let title: UIFont
    let subtitle: UIFont
    let header: UIFont
    /// The titles below images.
    let tile: UIFont
    /// Whether the text has one of the accessibility sizes: menus are wider and have no images.
    let isAccessibilitySize: Bool

    package init(for traits: UITraitCollection) {
        title = .preferredFont(forTextStyle: .body, compatibleWith: traits)
        subtitle = .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
        header = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
        tile = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
        isAccessibilitySize = traits.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// The height of one line of a title.
    var titleLine: CGFloat { MenuMetrics.titleLine * scale }

    /// The size of the text as a multiple of the default size.
    var scale: CGFloat { title.pointSize / MenuMetrics.titleSize }

    /// The scale of the column for marks; the column does not become narrower with small text.
    var markScale: CGFloat { max(1, scale) }
}
