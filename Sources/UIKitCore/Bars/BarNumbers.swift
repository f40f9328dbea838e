import CoreGraphics

/// The measures of bars; `Docs/Numbers.md` says where each comes from. Points.
enum BarNumbers {
    static let phoneHeight: CGFloat = 44
    static let compactHeight: CGFloat = 32
    static let padHeight: CGFloat = 50
    static let largeTitleHeight: CGFloat = 52
    static let promptHeight: CGFloat = 30
    static let fontSize: CGFloat = 17
    static let compactFontSize: CGFloat = 15
    static let promptFontSize: CGFloat = 13
    static let largeFontSize: CGFloat = 34
    static let narrowMargin: CGFloat = 16
    static let wideMargin: CGFloat = 20
    static let itemGap: CGFloat = 16
    /// The least gap between items with room between them.
    static let leastGap: CGFloat = 8
    static let titleGap: CGFloat = 8
    static let backMargin: CGFloat = 8
    static let backGap: CGFloat = 6
    static let touchMargin: CGFloat = 8
    static let pressedAlpha: CGFloat = 0.2
    static let selectedRadius: CGFloat = 6
    /// How high the disc of a close item is drawn, as a font size.
    static let closeSize: CGFloat = 24
    /// How much of a bar's tint covers the material of a translucent bar.
    static let tintAlpha: CGFloat = 0.85
    /// From the large title's baseline area to the bar's lower edge.
    static let largeTitleBottom: CGFloat = 8
    /// How much scrolling makes the background appear.
    static let backgroundFade: CGFloat = 10
    /// How far the large title collapses before the small one shows, and how long that takes in seconds.
    static let titleSwitch: CGFloat = 10
    static let titleFade = 0.15
    /// How long items that change with animation take to come and go, in seconds.
    static let itemFade = 0.25
    /// Seconds of a push or pop.
    static let transition = 0.5
    /// How far the covered page goes, in parts of its width, and how dark it gets.
    static let parallax: CGFloat = 1.0 / 3
    static let dim: CGFloat = 0.094

    /// How symbols are drawn in bars.
    @MainActor static func symbol(isCompact: Bool) -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(
            pointSize: isCompact ? compactFontSize : fontSize, weight: .regular, scale: isCompact ? .medium : .large)
    }

    /// The chevron that leads back.
    @MainActor static var backIndicator: UIImage {
        let look = UIImage.SymbolConfiguration(pointSize: fontSize, weight: .semibold, scale: .large)
        return UIImage(systemName: "chevron.backward", withConfiguration: look) ?? UIImage()
    }

    /// The height of a bar without what is above and below its buttons.
    static func rowHeight(for traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return padHeight }
        return isCompact(traits) ? compactHeight : phoneHeight
    }

    /// The font of large titles: as large as the text size asks for.
    @MainActor static func largeTitleFont(for traits: UITraitCollection) -> UIFont {
        let preferred = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits)
        return .systemFont(ofSize: preferred.pointSize, weight: .bold)
    }

    /// The height that a large title adds to a bar: `largeTitleHeight` at the default text size. Whole points.
    @MainActor static func largeTitleHeight(for traits: UITraitCollection) -> CGFloat {
        let standard = UIFont.systemFont(ofSize: largeFontSize, weight: .bold).lineHeight
        return (largeTitleHeight + largeTitleFont(for: traits).lineHeight - standard).rounded()
    }

    /// Whether bars are low: on a phone on its side, but for the largest ones.
    static func isCompact(_ traits: UITraitCollection) -> Bool {
        traits.userInterfaceIdiom != .pad && traits.verticalSizeClass == .compact
            && traits.horizontalSizeClass == .compact
    }

    /// From the sides of a bar to its items.
    static func margin(in width: CGFloat) -> CGFloat {
        width >= TableNumbers.wideWidth ? wideMargin : narrowMargin
    }
}
