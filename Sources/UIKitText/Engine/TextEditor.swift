/// The editing engine of fields and text views: a text, its selection and its marked text. A pure value.
///
/// Offsets are UTF-16 units, as in `NSRange`. The ends of the selection always lie between characters as the user sees
/// them: an emoji or a letter with accents is never split.
package struct TextEditor: Equatable, Sendable {
    /// A replacement that was carried out.
    package struct Edit: Equatable, Sendable {
        /// The range that was replaced, in the text before.
        package var range: Range<Int>
        /// The text that was there.
        package var oldText: String
        /// The text that is there now.
        package var newText: String
        /// The paragraphs that changed.
        package var paragraphs: TextBuffer.Change

        /// The range of the new text.
        package var newRange: Range<Int> { range.lowerBound..<range.lowerBound + newText.utf16.count }
    }

    /// The text.
    package private(set) var buffer = TextBuffer()
    /// The fixed end of the selection. Equal to `head` when there is only a caret.
    package private(set) var anchor = 0
    /// The end of the selection that moves; the caret.
    package private(set) var head = 0
    /// The text that an input method is composing; nil for none. Never empty.
    package private(set) var markedRange: Range<Int>?

    /// An empty text.
    package init() {}

    /// A text with the caret at its end.
    package init(_ text: String) {
        buffer = TextBuffer(text)
        placeCaret(at: buffer.length)
    }

    /// The selected range; empty at the caret.
    package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    /// The whole text.
    package var text: String { buffer.text }
    /// The length of the text in UTF-16 units.
    package var length: Int { buffer.length }

    /// The text of `range`, extended to whole characters.
    package func characters(in range: Range<Int>) -> String { buffer.text(in: wholeCharacters(range)) }

    /// `range` without parts outside the text, extended to whole characters.
    package func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
        let range = buffer.clamped(range)
        let low = buffer.characterBoundary(atOrBefore: range.lowerBound)
        return low..<max(low, buffer.characterBoundary(atOrAfter: range.upperBound))
    }

    // MARK: Selection

    /// Selects from `anchor` to `head`. Offsets outside the text become its ends.
    package mutating func select(from anchor: Int, to head: Int) {
        self.anchor = buffer.characterBoundary(atOrBefore: anchor)
        self.head = buffer.characterBoundary(atOrBefore: head)
    }

    /// Selects `range`, with the caret at its end.
    package mutating func select(_ range: Range<Int>) { select(from: range.lowerBound, to: range.upperBound) }

    /// Moves the caret, with an empty selection.
    package mutating func placeCaret(at offset: Int) { select(from: offset, to: offset) }

    /// Moves the caret. With `extending` the selection's anchor does not change.
    package mutating func moveCaret(to offset: Int, extending: Bool) {
        select(from: extending ? anchor : offset, to: offset)
    }

    // MARK: Changes

    /// Replaces `range`, extended to whole characters, moves the caret behind the new text, and ends the composition.
    @discardableResult
    package mutating func replace(_ range: Range<Int>, with new: String) -> Edit {
        let edit = substitute(wholeCharacters(range), new)
        markedRange = nil
        // The new text may have combined with the following character. The caret is then behind both.
        let caret = buffer.characterBoundary(atOrAfter: edit.newRange.upperBound)
        anchor = caret
        head = caret
        return edit
    }

    /// Replaces `range` for a change that the user did not make: the selection stays at its text. A composition that the
    /// change touches ends.
    @discardableResult
    package mutating func replaceKeepingSelection(_ range: Range<Int>, with new: String) -> Edit {
        let before = (anchor, head)
        let edit = substitute(buffer.clamped(range), new)
        func moved(_ offset: Int) -> Int {
            if offset <= edit.range.lowerBound { return offset }
            if offset < edit.range.upperBound { return edit.newRange.upperBound }
            return offset + edit.newRange.count - edit.range.count
        }
        if let mark = markedRange {
            let isApart = mark.upperBound <= edit.range.lowerBound || mark.lowerBound >= edit.range.upperBound
            let low = mark.lowerBound >= edit.range.upperBound ? moved(mark.lowerBound) : mark.lowerBound
            markedRange = isApart ? low..<low + mark.count : nil
        }
        select(from: moved(before.0), to: moved(before.1))
        return edit
    }

    private mutating func substitute(_ range: Range<Int>, _ new: String) -> Edit {
        let old = buffer.text(in: range)
        let change = buffer.replace(range, with: new)
        return Edit(range: range, oldText: old, newText: new, paragraphs: change)
    }

    // MARK: Marked text

    /// The range that a composition, or text that is typed, replaces: the marked text or the selection.
    package var insertionRange: Range<Int> { markedRange ?? selection }

    /// Replaces the marked text, or else the selection, with `text`, which becomes the marked text. `selected` counts
    /// inside it. An empty text removes the marked text; without one nothing changes, and the result is nil.
    package mutating func setMarkedText(_ text: String, selected: Range<Int>) -> Edit? {
        if text.isEmpty, markedRange == nil { return nil }
        let edit = substitute(wholeCharacters(insertionRange), text)
        mark(edit.newRange, selected: selected)
        return edit
    }

    /// Marks `range`, which must lie in the text, and selects `selected` inside it. An empty range ends the composition.
    package mutating func mark(_ range: Range<Int>, selected: Range<Int>) {
        let range = wholeCharacters(range)
        markedRange = range.isEmpty ? nil : range
        let low = min(max(selected.lowerBound, 0), range.count)
        let high = min(max(selected.upperBound, low), range.count)
        select(from: range.lowerBound + low, to: range.lowerBound + high)
    }

    /// Ends the composition and keeps its text.
    package mutating func unmark() { markedRange = nil }

    // MARK: Deleting

    /// What the backspace key deletes: the selection, or the character before the caret.
    package var backspaceRange: Range<Int> {
        selection.isEmpty ? buffer.deletionStart(before: head)..<head : selection
    }
}
