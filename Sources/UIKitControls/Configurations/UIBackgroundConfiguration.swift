import UIKitCore

/// The background of a cell, a header, a footer or a button: a shape with a color, an effect, an image, a view of the
/// app and a stroke.
public struct UIBackgroundConfiguration: Hashable {
    /// A view of the app behind the content, in the background's shape. Default nil.
    public var customView: UIView?
    /// The radius of the corners, in points. Default: that of the cell or button.
    public var cornerRadius: CGFloat = 0
    /// The distance of the background from the edges of its view, in points. Default zero.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the view's layout margins are added to `backgroundInsets`. Default none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The color; nil is the tint color of the view, and `clear` shows nothing.
    public var backgroundColor: UIColor?
    /// Changes `backgroundColor`. Default nil.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// An effect behind the color. Default nil.
    public var visualEffect: UIVisualEffect?
    /// An image in front of color and effect. Default nil.
    public var image: UIImage?
    /// How the image fills the background. Default `scaleToFill`.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the stroke; nil is the tint color of the view.
    public var strokeColor: UIColor?
    /// Changes `strokeColor`. Default nil.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke in points, inside the shape. Default 0: no stroke.
    public var strokeWidth: CGFloat = 0
    /// How far the stroke is outside the shape, in points. Default 0.
    public var strokeOutset: CGFloat = 0

    private let kind: BackgroundKind
    /// The values of `kind` that were last applied. A property that still has such a value follows the state.
    private var applied: BackgroundDefaults

    init(_ kind: BackgroundKind) {
        self.kind = kind
        applied = kind.defaults(for: ConfigurationStateParts())
        backgroundColor = applied.color
        cornerRadius = applied.cornerRadius
        backgroundInsets = applied.insets
    }

    /// An empty background.
    public static func clear() -> UIBackgroundConfiguration { .init(.clear) }
    /// The background of a row, as the list that contains it wants it.
    public static func listCell() -> UIBackgroundConfiguration { .init(.listCell) }
    /// The background of a header, as the list that contains it wants it.
    public static func listHeader() -> UIBackgroundConfiguration { .init(.listHeader) }
    /// The background of a footer, as the list that contains it wants it.
    public static func listFooter() -> UIBackgroundConfiguration { .init(.listFooter) }
    /// The background of a row in a plain table.
    public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }
    /// The background of a row in a grouped table.
    public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
    /// The background of a row in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }
    /// The background of a row in a column that accompanies a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }
    /// The background of a header or footer in a plain table.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.plainHeaderFooter) }
    /// The background of a header or footer in a grouped table.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.clear) }
    /// The background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.clear) }

    /// This background with the default values for `state`. Values that the app has set stay.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var result = self
        let next = kind.defaults(for: ConfigurationStateParts(state))
        if backgroundColor == applied.color { result.backgroundColor = next.color }
        if cornerRadius == applied.cornerRadius { result.cornerRadius = next.cornerRadius }
        if backgroundInsets == applied.insets { result.backgroundInsets = next.insets }
        result.applied = next
        return result
    }

    /// The color that is shown in a view with this tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The color of the stroke in a view with this tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

extension UIBackgroundConfiguration {
    public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
        left.kind == right.kind && left.applied == right.applied && left.customView === right.customView
            && left.cornerRadius == right.cornerRadius && left.backgroundInsets == right.backgroundInsets
            && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
            && left.backgroundColor == right.backgroundColor
            && left.backgroundColorTransformer?.identity == right.backgroundColorTransformer?.identity
            && left.visualEffect == right.visualEffect && left.image == right.image
            && left.imageContentMode == right.imageContentMode && left.strokeColor == right.strokeColor
            && left.strokeColorTransformer?.identity == right.strokeColorTransformer?.identity
            && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
        hasher.combine(backgroundInsets)
        hasher.combine(strokeWidth)
    }
}
