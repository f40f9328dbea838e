/// Places in a field's text, as apps name them. Offsets count UTF-16 units.
extension UITextField {
    /// What is selected; empty at the caret. Nil while the field is not edited.
    public var selectedTextRange: UITextRange? {
        get { isEditing ? UITextRange(editor.selection) : nil }
        set { newValue.map { select($0.range) } }
    }

    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    public var endOfDocument: UITextPosition { UITextPosition(offset: editor.length) }

    /// From the earlier of the two to the later.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (fromPosition.offset, toPosition.offset)
        return UITextRange(editor.snapped(min(from, to))..<editor.snapped(max(from, to)))
    }

    /// Nil beyond the text's ends. Inside a character: the place before it.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, isTooFar) = position.offset.addingReportingOverflow(offset)
        guard !isTooFar, (0...editor.length).contains(sum) else { return nil }
        return UITextPosition(offset: editor.snapped(sum))
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }

    public func text(in range: UITextRange) -> String? { editor.characters(in: range.range) }

    /// Puts `text` in place of `range`, without asking the delegate.
    public func replace(_ range: UITextRange, withText text: String) {
        change(range.range, to: text, asks: false)
    }

    /// Where the caret at `position` stands, in points of the field.
    public func caretRect(for position: UITextPosition) -> CGRect {
        convert(parts.line.caretRect(at: position.offset), from: parts.line)
    }

    /// The place nearest to `point`, in points of the field.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        UITextPosition(offset: parts.line.offset(closestTo: convert(point, to: parts.line)))
    }
}
