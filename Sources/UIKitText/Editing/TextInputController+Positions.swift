import CoreGraphics
import UIFoundation
import UIKitCore

/// The positions, ranges and geometry of `UITextInput`. Positions of other texts, except between fields, and of text that
/// is gone, are refused.
extension TextInputController {
    /// The position at `offset`.
    package func position(_ offset: Int) -> UITextPosition { IndexedTextPosition(offset, owner: positionOwner) }
    /// The range with these offsets.
    package func textRange(_ range: Range<Int>) -> UITextRange { IndexedTextRange(range, owner: positionOwner) }

    /// The offset of a position of this text; nil for others.
    package func offset(of position: UITextPosition) -> Int? {
        guard let own = position as? IndexedTextPosition, own.owner == positionOwner, own.offset <= editor.length else {
            return nil
        }
        return own.offset
    }

    /// The offsets of a range of this text; nil for others.
    package func offsets(of range: UITextRange) -> Range<Int>? {
        guard let own = range as? IndexedTextRange, own.owner == positionOwner, own.range.upperBound <= editor.length
        else { return nil }
        return own.range
    }

    /// The text in `range`; an unpaired surrogate becomes a replacement character.
    package func text(in range: UITextRange) -> String? { offsets(of: range).map { editor.buffer.text(in: $0) } }

    /// The range between two positions in either order.
    package func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        guard let from = offset(of: from), let to = offset(of: to) else { return nil }
        return textRange(min(from, to)..<max(from, to))
    }

    /// The position `distance` UTF-16 units away; nil outside the text.
    package func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
        guard let start = offset(of: position) else { return nil }
        let (sum, isTooFar) = start.addingReportingOverflow(distance)
        return isTooFar || !(0...editor.length).contains(sum) ? nil : self.position(sum)
    }

    /// The position `count` characters or lines away on the screen; nil outside the text.
    package func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset count: Int
    ) -> UITextPosition? {
        guard var index = offset(of: position) else { return nil }
        let movement: TextKeyCommand.Movement =
            switch (direction, count < 0) {
            case (.left, false), (.right, true): .left
            case (.right, false), (.left, true): .right
            case (.up, false), (.down, true): .up
            case (.down, false), (.up, true): .down
            }
        for _ in 0..<min(count.magnitude, UInt(editor.length) + 1) {
            let next = destination(of: movement, from: index)
            if next == index { return nil }
            index = next
        }
        return self.position(index)
    }

    /// The order of two positions; the same for positions of other texts.
    package func compare(_ first: UITextPosition, to second: UITextPosition) -> ComparisonResult {
        guard let first = offset(of: first), let second = offset(of: second), first != second else {
            return .orderedSame
        }
        return first < second ? .orderedAscending : .orderedDescending
    }

    /// The number of UTF-16 units between two positions; 0 for positions of other texts.
    package func offset(from: UITextPosition, to: UITextPosition) -> Int {
        guard let from = offset(of: from), let to = offset(of: to) else { return 0 }
        return to - from
    }

    /// The end of `range` that is farthest in a direction.
    package func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        guard let range = offsets(of: range) else { return nil }
        return position(isForward(direction, at: range.lowerBound) ? range.upperBound : range.lowerBound)
    }

    /// The range of the character next to `position` in a direction.
    package func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        guard let index = offset(of: position) else { return nil }
        let buffer = editor.buffer
        return isForward(direction, at: index)
            ? textRange(index..<buffer.nextCharacter(after: index))
            : textRange(buffer.previousCharacter(before: index)..<index)
    }

    private func isForward(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
        switch direction {
        case .up: false
        case .down: true
        case .right: !client.isRightToLeft(at: offset)
        case .left: client.isRightToLeft(at: offset)
        }
    }

    /// The writing direction of the paragraph; natural for positions of other texts.
    package func baseWritingDirection(for position: UITextPosition) -> NSWritingDirection {
        offset(of: position).map { client.isRightToLeft(at: $0) ? .rightToLeft : .leftToRight } ?? .natural
    }

    // MARK: Geometry

    /// The first rectangle of the marked text, or the caret, in points of the screen; nil without a window.
    package var compositionArea: CGRect? {
        let view = client.textInputView
        guard let window = view.window else { return nil }
        let mark = editor.markedRange.flatMap { client.selectionBoxes(of: $0).first }
        let rect = mark ?? client.caretRect(at: editor.head)
        return window.convert(view.convert(rect, to: nil), to: nil)
    }

    /// The frame of the caret; zero for positions of other texts.
    package func caretRect(for position: UITextPosition) -> CGRect {
        offset(of: position).map { client.caretRect(at: $0) } ?? .zero
    }

    /// The first rectangle of `range`, the caret's for an empty one; null for ranges of other texts.
    package func firstRect(for range: UITextRange) -> CGRect {
        guard let range = offsets(of: range) else { return .null }
        return client.selectionBoxes(of: range).first ?? client.caretRect(at: range.lowerBound)
    }

    /// The rectangles of `range`; none for ranges of other texts.
    package func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let range = offsets(of: range) else { return [] }
        let boxes = client.selectionBoxes(of: range)
        let direction: NSWritingDirection = client.isRightToLeft(at: range.lowerBound) ? .rightToLeft : .leftToRight
        return boxes.enumerated().map { index, box in
            LaidOutSelectionRect(
                box, direction: direction, containsStart: index == 0, containsEnd: index == boxes.count - 1)
        }
    }

    /// The position nearest to `point`, in `range` if given.
    package func closestPosition(to point: CGPoint, within range: UITextRange? = nil) -> UITextPosition? {
        let found = client.offset(closestTo: point)
        guard let range else { return position(found) }
        return offsets(of: range).map { position(min(max(found, $0.lowerBound), $0.upperBound)) }
    }

    /// The character at `point`; nil where there is none.
    package func characterRange(at point: CGPoint) -> UITextRange? {
        let offset = client.offset(closestTo: point)
        let buffer = editor.buffer
        for range in [buffer.previousCharacter(before: offset)..<offset, offset..<buffer.nextCharacter(after: offset)]
        where !range.isEmpty && client.selectionBoxes(of: range).contains(where: { $0.contains(point) }) {
            return textRange(range)
        }
        return nil
    }
}
