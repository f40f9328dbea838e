import TextLayout

extension UIFont {
    /// The purpose of a text; its font follows the user's text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name.
        public let rawValue: String

        /// The style called `rawValue`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The largest title. From iOS 17.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// The second largest title. From iOS 17.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// A large title, as in a navigation bar.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A first-level heading.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A second-level heading.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A third-level heading.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading in semibold weight at the size of `body`.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A secondary heading.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Text of a callout.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// Metrics that scale values with this style.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
    }

    /// The font of `style` at the text size of the current traits.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of `style` at the text size of `traitCollection` (nil: the current traits). Unknown styles count as
    /// `body`.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        let dynamics = FontScaling(style: style)
        let font = TextFont(
            size: dynamics.size(at: traits.preferredContentSizeCategory), weight: DynamicType.weight(of: style).rawValue
        )
        return UIFont(traits.legibilityWeight == .bold ? font.emboldened : font, following: dynamics)
    }
}

/// Apple's published sizes of the text styles.
enum DynamicType {
    /// In points. An unspecified category counts as the default, an unknown style as `body`.
    static func size(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
        let step = category.index ?? defaultIndex
        return (sizes[style] ?? bodySizes)[step]
    }

    static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
        switch style {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }

    private static let defaultIndex = 3

    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// From extra small to the largest accessibility size, as in `UIContentSizeCategory.ascending`.
    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        // Only the default size is published; the others follow the large title (chosen).
        .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
        .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: bodySizes,
        .body: bodySizes,
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
}
