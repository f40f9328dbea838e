import CoreGraphics
import UIKitCore

/// The content of a row, a header or a footer: an image, a text and a secondary text.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The image at the leading edge. Default nil.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties = ImageProperties()
    /// The text without attributes. Setting it removes `attributedText`. Default nil.
    public var text: String? {
        get { mainText.plain }
        set { mainText = ListText(newValue) }
    }
    /// The text with attributes, which have precedence over `textProperties`. Setting it replaces `text`.
    public var attributedText: NSAttributedString? {
        get { mainText.attributed }
        set { mainText = ListText(newValue) }
    }
    /// How the text is shown.
    public var textProperties = TextProperties()
    /// The secondary text without attributes. Setting it removes `secondaryAttributedText`. Default nil.
    public var secondaryText: String? {
        get { otherText.plain }
        set { otherText = ListText(newValue) }
    }
    /// The secondary text with attributes. Setting it replaces `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        get { otherText.attributed }
        set { otherText = ListText(newValue) }
    }
    /// How the secondary text is shown.
    public var secondaryTextProperties = TextProperties()
    /// The axes on which the margins are at least those of the superview. Default: those of the kind.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The margins of the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    /// Whether the texts are side by side where there is room for both. Default: true for `valueCell()`.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between image and texts, in points.
    public var imageToTextPadding = ConfigurationMetrics.imagePadding
    /// The smallest distance between texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding = ConfigurationMetrics.textPadding
    /// The distance between texts one above the other, in points.
    public var textToSecondaryTextVerticalPadding = ConfigurationMetrics.linePadding
    /// The opacity of the content, from 0 to 1. Default 1.
    public var alpha: CGFloat = 1

    private var mainText = ListText()
    private var otherText = ListText()
    private let kind: ListContentKind
    /// The values of `kind` that were last applied. A property that still has such a value follows the state.
    private var applied: ListContentDefaults

    private init(_ kind: ListContentKind) {
        self.kind = kind
        applied = kind.defaults(for: ConfigurationStateParts())
        textProperties = kind.textProperties
        secondaryTextProperties = kind.secondaryTextProperties
        textProperties.color = applied.textColor
        secondaryTextProperties.color = applied.secondaryTextColor
        imageProperties.tintColor = applied.imageTint
        directionalLayoutMargins = kind.margins
        prefersSideBySideTextAndSecondaryText = kind == .valueCell
    }

    // MARK: Kinds

    /// A row: a text, and a smaller gray one below it.
    public static func cell() -> UIListContentConfiguration { .init(.cell) }
    /// A row: a text, and a small one below it.
    public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }
    /// A row: a text, and a gray one at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }
    /// The header of a section in a plain table.
    public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }
    /// The footer of a section in a plain table.
    public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }
    /// The header of a section in a grouped table, in capitals.
    public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }
    /// A large header of a section in an inset grouped table.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init(.prominentHeader) }
    /// A very large header of a section in an inset grouped table.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        .init(.extraProminentHeader)
    }
    /// The footer of a section in a grouped table.
    public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }
    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }
    /// A row of a sidebar with a small text below the other.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init(.sidebarSubtitleCell) }
    /// A row of a column that accompanies a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }
    /// A row of a column that accompanies a sidebar, with a small text below the other.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { .init(.sidebarSubtitleCell) }
    /// The header of a section in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }

    // MARK: UIContentConfiguration

    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    @MainActor public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let next = kind.defaults(for: ConfigurationStateParts(state))
        var result = self
        if textProperties.color == applied.textColor { result.textProperties.color = next.textColor }
        if secondaryTextProperties.color == applied.secondaryTextColor {
            result.secondaryTextProperties.color = next.secondaryTextColor
        }
        if imageProperties.tintColor == applied.imageTint { result.imageProperties.tintColor = next.imageTint }
        result.applied = next
        return result
    }
}

/// A text as the app has given it, with or without attributes.
struct ListText: Hashable {
    private(set) var plain: String?
    private(set) var attributed: NSAttributedString?

    init() {}

    init(_ text: String?) {
        plain = text
    }

    init(_ text: NSAttributedString?) {
        attributed = text
        plain = text?.string
    }
}
