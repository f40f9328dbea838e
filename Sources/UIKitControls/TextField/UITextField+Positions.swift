import UIKitCore

/// The subset of `UITextInput` for positions in the field's text. Offsets count UTF-16 units.
extension UITextField {
    /// The selected range; empty at the caret. Nil while the field is not being edited.
    public var selectedTextRange: UITextRange? {
        get { isEditing ? UITextRange(editor.selection) : nil }
        set { newValue.map { selectRange($0.range) } }
    }

    /// The position before the first character.
    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    /// The position after the last character.
    public var endOfDocument: UITextPosition { UITextPosition(offset: editor.length) }

    /// The range between two positions, in either order.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let from = fromPosition.offset
        let to = toPosition.offset
        return UITextRange(editor.snapped(min(from, to))..<editor.snapped(max(from, to)))
    }

    /// The position `offset` UTF-16 units away; nil outside the text. Inside a character it is the position before
    /// it.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, isTooFar) = position.offset.addingReportingOverflow(offset)
        guard !isTooFar, (0...editor.length).contains(sum) else { return nil }
        return UITextPosition(offset: editor.snapped(sum))
    }

    /// The number of UTF-16 units between two positions; negative if `toPosition` is earlier.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// The order of two positions in the text.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }

    /// The text in `range`.
    public func text(in range: UITextRange) -> String? { editor.characters(in: range.range) }

    /// Replaces `range` with `text`, without asking the delegate.
    public func replace(_ range: UITextRange, withText text: String) {
        replaceText(in: range.range, with: text, asksDelegate: false)
    }

    /// The frame of the caret at `position`, in points of the field.
    public func caretRect(for position: UITextPosition) -> CGRect {
        convert(contentViews.line.caretRect(at: position.offset), from: contentViews.line)
    }

    /// The position nearest to `point`, in points of the field.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        UITextPosition(offset: contentViews.line.offset(closestTo: convert(point, to: contentViews.line)))
    }
}
