/// How a string is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The rectangle's origin is the upper left corner of the first line, and lines wrap at its width. Without this
    /// option the origin is on the baseline of one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines stand apart by the font's leading. The fonts here have none.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that fits ends in an ellipsis when there is more text.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What a drawing call may do to make text fit, and what it did.
open class NSStringDrawingContext: NSObject {
    /// How far fonts may shrink to fit one line, as a fraction; 0, the default, forbids it.
    open var minimumScaleFactor: CGFloat = 0
    /// By how much fonts did shrink in the last call.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// What the last call filled.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}
