import CoreGraphics
import UIFoundation
import UIKitCore

/// One rectangle of a selection. Abstract: texts have subclasses of their own.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// The rectangle in points of the text's view. Default null.
    open var rect: CGRect { .null }
    /// The writing direction of the text in the rectangle. Default `natural`.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in the rectangle. Default false.
    open var containsStart: Bool { false }
    /// Whether the selection ends in the rectangle. Default false.
    open var containsEnd: Bool { false }
    /// Whether the text is vertical. Default false.
    open var isVertical: Bool { false }
    /// How the rectangle is transformed. Default identity.
    open var transform: CGAffineTransform { .identity }

    /// A rectangle without content; for subclasses.
    public override init() {
        super.init()
    }
}

/// A selection rectangle of a field or text view.
final class LaidOutSelectionRect: UITextSelectionRect {
    private let frame: CGRect
    private let direction: NSWritingDirection
    private let ends: (start: Bool, end: Bool)

    init(_ rect: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        frame = rect
        self.direction = direction
        ends = (containsStart, containsEnd)
        super.init()
    }

    override var rect: CGRect { frame }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}
