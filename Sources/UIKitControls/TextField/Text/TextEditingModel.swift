import UIKitCore

/// The editing model of a line of text: characters, selection and undo history. A pure value.
///
/// Offsets are UTF-16 units, as in `NSRange`, and always lie between characters as the user sees them. An emoji or a
/// letter with accents is never split.
package struct TextEditingModel: Equatable, Sendable {
    private struct Snapshot: Equatable {
        var text: String
        var anchor: Int
        var head: Int
    }

    /// The whole text.
    package private(set) var text = ""
    /// The fixed end of the selection. Equal to `head` when there is only a caret.
    package private(set) var anchor = 0
    /// The end of the selection that moves; the caret.
    package private(set) var head = 0
    private var undoStack: [Snapshot] = []
    private var redoStack: [Snapshot] = []
    private var isTyping = false
    /// The offsets between characters, in order.
    private var characterOffsets = [0]

    /// The maximum number of changes that can be undone.
    private static let undoLimit = 100

    package init() {}

    /// The selected range; empty at the caret.
    package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    /// The length of the text in UTF-16 units.
    package var length: Int { characterOffsets[characterOffsets.count - 1] }

    /// The text of `range`, extended to whole characters.
    package func characters(in range: Range<Int>) -> String {
        let range = clamped(range)
        let low = index(range.lowerBound)
        let high = index(range.upperBound)
        return String(text[low..<high])
    }

    private func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: offset, in: text) }

    private func clamped(_ range: Range<Int>) -> Range<Int> {
        let low = snapped(range.lowerBound)
        let high = characterOffsets.first { $0 >= min(range.upperBound, length) } ?? length
        return low..<max(low, high)
    }

    // MARK: Character and word boundaries

    /// The nearest character boundary at or before `offset`. Offsets outside the text become its ends.
    package func snapped(_ offset: Int) -> Int { characterOffsets.last { $0 <= max(offset, 0) } ?? 0 }

    /// The offset one character before `offset`.
    package func previousOffset(before offset: Int) -> Int { characterOffsets.last { $0 < offset } ?? 0 }

    /// The offset one character after `offset`.
    package func nextOffset(after offset: Int) -> Int { characterOffsets.first { $0 > offset } ?? length }

    /// The start of the word before `offset`.
    package func wordStart(before offset: Int) -> Int {
        var place = snapped(offset)
        while place > 0, !isWord(at: previousOffset(before: place)) { place = previousOffset(before: place) }
        while place > 0, isWord(at: previousOffset(before: place)) { place = previousOffset(before: place) }
        return place
    }

    /// The end of the word after `offset`.
    package func wordEnd(after offset: Int) -> Int {
        var place = snapped(offset)
        while place < length, !isWord(at: place) { place = nextOffset(after: place) }
        while place < length, isWord(at: place) { place = nextOffset(after: place) }
        return place
    }

    /// The range of the word at `offset`, or of the run of spaces and punctuation there.
    package func word(around offset: Int) -> Range<Int> {
        let place = min(snapped(offset), previousOffset(before: length))
        let kind = isWord(at: place)
        var low = place
        var high = place
        while low > 0, isWord(at: previousOffset(before: low)) == kind { low = previousOffset(before: low) }
        while high < length, isWord(at: high) == kind { high = nextOffset(after: high) }
        return low..<high
    }

    private func isWord(at offset: Int) -> Bool {
        guard offset < length else { return false }
        let character = text[index(offset)]
        return character.isLetter || character.isNumber || character == "_" || character == "'" || character == "’"
    }

    // MARK: Selection

    /// Selects from `anchor` to `head`.
    package mutating func select(from anchor: Int, to head: Int) {
        self.anchor = snapped(anchor)
        self.head = snapped(head)
        isTyping = false
    }

    /// Moves the caret, with an empty selection.
    package mutating func placeCaret(at offset: Int) { select(from: offset, to: offset) }

    /// Moves the caret. With `extending` the selection's anchor does not change.
    package mutating func moveCaret(to offset: Int, extending: Bool) {
        select(from: extending ? anchor : offset, to: offset)
    }

    // MARK: Changes

    /// Replaces the whole text and clears the undo history.
    package mutating func reset(_ text: String) {
        self = TextEditingModel()
        setText(text)
        placeCaret(at: length)
    }

    /// Replaces `range`, and moves the caret behind the new text. Consecutive single characters are one undo step.
    package mutating func replace(_ range: Range<Int>, with new: String) {
        let range = clamped(range)
        let isOneMore = new.count == 1 && range.isEmpty
        if !(isTyping && isOneMore) { recordUndo() }
        var changed = text
        changed.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
        setText(changed)
        let end = range.lowerBound + new.utf16.count
        // The new text may have combined with the following character. The caret is then behind both.
        let caret = characterOffsets.first { $0 >= end } ?? length
        anchor = caret
        head = caret
        isTyping = isOneMore
    }

    /// Undoes the last change. False if there is none.
    package mutating func undo() -> Bool {
        guard let moment = undoStack.popLast() else { return false }
        redoStack.append(snapshot)
        restore(moment)
        return true
    }

    /// Redoes the last undone change. False if there is none.
    package mutating func redo() -> Bool {
        guard let moment = redoStack.popLast() else { return false }
        undoStack.append(snapshot)
        restore(moment)
        return true
    }

    private var snapshot: Snapshot { Snapshot(text: text, anchor: anchor, head: head) }

    private mutating func recordUndo() {
        undoStack.append(snapshot)
        if undoStack.count > TextEditingModel.undoLimit { undoStack.removeFirst() }
        redoStack.removeAll()
    }

    private mutating func restore(_ moment: Snapshot) {
        setText(moment.text)
        anchor = moment.anchor
        head = moment.head
        isTyping = false
    }

    private mutating func setText(_ text: String) {
        self.text = text
        var offset = 0
        var places = [0]
        for character in text {
            offset += character.utf16.count
            places.append(offset)
        }
        characterOffsets = places
    }
}
