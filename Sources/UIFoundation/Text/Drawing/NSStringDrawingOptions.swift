/// Options for measuring and drawing a string.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: Int

    /// The options whose bits are set in `rawValue`.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The rectangle's origin is the upper left corner of the first line, and lines wrap at its width. Without it,
    /// the origin is on the baseline of a single line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Adds the font's leading between lines. The fonts here have none.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Ends the last line that fits with an ellipsis when there is more text.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Limits for fitting text, and the results of the last drawing call.
open class NSStringDrawingContext: NSObject {
    /// The smallest scale of fonts to fit one line, as a fraction; 0, the default, prevents scaling.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale of fonts in the last call.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The area that the last call filled.
    open internal(set) var totalBounds = CGRect.zero

    /// A context that prevents scaling.
    public override init() {
        super.init()
    }
}
