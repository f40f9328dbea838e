import CoreGraphics

/// Metrics of bars, in points; `Docs/Numbers.md` lists the sources.
package enum BarMetrics {
    static let phoneHeight: CGFloat = 44
    static let compactHeight: CGFloat = 32
    static let padHeight: CGFloat = 50
    static let largeTitleHeight: CGFloat = 52
    static let promptHeight: CGFloat = 30
    static let fontSize: CGFloat = 17
    static let compactFontSize: CGFloat = 15
    static let promptFontSize: CGFloat = 13
    static let largeFontSize: CGFloat = 34
    /// The line between a bar and the content.
    static let hairlineColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
    static let itemGap: CGFloat = 12
    /// The minimum gap between items separated by a space.
    static let minimumGap: CGFloat = 8
    /// Between the title and the items beside it, and between the back button and a title that is cut.
    static let titleGap: CGFloat = 16
    static let backTitleGap: CGFloat = 21
    /// How much nearer to the bar's side the back button begins than an item.
    static let backOutset: CGFloat = 26.0 / 3
    static let backGap: CGFloat = 7
    /// The point size of the back button's chevron.
    static let backIndicatorSize: CGFloat = 17.65
    static let touchMargin: CGFloat = 8
    static let pressedAlpha: CGFloat = 0.2
    static let selectedRadius: CGFloat = 6
    /// The side of the square around an image under the pointer, and the margin beside a title.
    static let pointerSide: CGFloat = 37
    static let pointerMargin: CGFloat = 10
    /// The font size of the close item's symbol, which determines the diameter of its disc.
    static let closeSize: CGFloat = 24
    /// The opacity of a bar's tint over the material of a translucent bar.
    static let tintAlpha: CGFloat = 0.85
    /// The space below the large title, to the bar's lower edge.
    static let largeTitleBottom: CGFloat = 8
    /// The scroll distance over which the background appears.
    package static let backgroundFadeDistance: CGFloat = 10
    /// The collapsed distance of the large title after which the small one appears, and the duration of that in
    /// seconds.
    static let titleSwitchDistance: CGFloat = 10
    static let titleFadeDuration = 0.15
    /// The duration of the fade of animated item changes, in seconds.
    static let itemFadeDuration = 0.25
    /// The duration of a push or pop, in seconds.
    static let transitionDuration = 0.5
    /// The offset of the covered view as a fraction of its width, and the alpha of the dimming over it.
    static let parallax: CGFloat = 1.0 / 3
    static let dimmingAlpha: CGFloat = 0.094

    /// The symbol configuration of bar items.
    @MainActor static func symbolConfiguration(isCompact: Bool) -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(
            pointSize: isCompact ? compactFontSize : fontSize, weight: .regular, scale: isCompact ? .medium : .large)
    }

    /// The chevron of back buttons.
    @MainActor static var backIndicator: UIImage {
        let configuration = UIImage.SymbolConfiguration(pointSize: backIndicatorSize, weight: .bold, scale: .large)
        return UIImage(systemName: "chevron.backward", withConfiguration: configuration) ?? UIImage()
    }

    /// The height of a bar's row of buttons.
    static func rowHeight(for traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return padHeight }
        return isCompact(traits) ? compactHeight : phoneHeight
    }

    /// The distance from a bar's sides to its items, inside the safe area: narrow beside a notch.
    static func margin(inWidth width: CGFloat, safeArea: UIEdgeInsets) -> CGFloat {
        safeArea.left + safeArea.right > 0
            ? LayoutMetrics.narrowSideMargin : LayoutMetrics.sideMargin(inWidth: width)
    }

    /// The font of large titles at the user's text size.
    @MainActor static func largeTitleFont(for traits: UITraitCollection) -> UIFont {
        let preferred = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits)
        return .systemFont(ofSize: preferred.pointSize, weight: .bold)
    }

    /// The extra height of a bar with a large title: `largeTitleHeight` at the default text size. Whole points.
    @MainActor static func largeTitleHeight(for traits: UITraitCollection) -> CGFloat {
        let standard = UIFont.systemFont(ofSize: largeFontSize, weight: .bold).lineHeight
        return (largeTitleHeight + largeTitleFont(for: traits).lineHeight - standard).rounded()
    }

    /// Whether bars are compact: on a phone in landscape, except on the largest phones.
    package static func isCompact(_ traits: UITraitCollection) -> Bool {
        traits.userInterfaceIdiom != .pad && traits.verticalSizeClass == .compact
            && traits.horizontalSizeClass == .compact
    }
}
