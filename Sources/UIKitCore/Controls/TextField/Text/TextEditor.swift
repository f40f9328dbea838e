/// The editing model of a line of text: characters, selection and undo history. A pure value.
///
/// Offsets are UTF-16 units, as in `NSRange`, and always lie between characters as the user sees them. An emoji or a
/// letter with accents is never split.
package struct TextEditor: Equatable, Sendable {
    private struct Moment: Equatable {
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
    private var past: [Moment] = []
    private var future: [Moment] = []
    private var isTyping = false
    /// The offsets between characters, in order.
    private var stops = [0]

    /// The maximum number of changes that can be undone.
    private static let memory = 100

    package init() {}

    /// The selected range; empty at the caret.
    package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    /// The length of the text in UTF-16 units.
    package var length: Int { stops[stops.count - 1] }

    /// The text of `range`, extended to whole characters.
    package func characters(in range: Range<Int>) -> String {
        let range = clamped(range)
        let (low, high) = (index(range.lowerBound), index(range.upperBound))
        return String(text[low..<high])
    }

    private func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: offset, in: text) }

    private func clamped(_ range: Range<Int>) -> Range<Int> {
        let low = snapped(range.lowerBound)
        let high = stops.first { $0 >= min(range.upperBound, length) } ?? length
        return low..<max(low, high)
    }

    // MARK: Character and word boundaries

    /// The nearest character boundary at or before `offset`. Offsets outside the text become its ends.
    package func snapped(_ offset: Int) -> Int { stops.last { $0 <= max(offset, 0) } ?? 0 }

    /// The offset one character before `offset`.
    package func before(_ offset: Int) -> Int { stops.last { $0 < offset } ?? 0 }

    /// The offset one character after `offset`.
    package func after(_ offset: Int) -> Int { stops.first { $0 > offset } ?? length }

    /// The start of the word before `offset`.
    package func wordStart(before offset: Int) -> Int {
        var place = snapped(offset)
        while place > 0, !isWord(at: before(place)) { place = before(place) }
        while place > 0, isWord(at: before(place)) { place = before(place) }
        return place
    }

    /// The end of the word after `offset`.
    package func wordEnd(after offset: Int) -> Int {
        var place = snapped(offset)
        while place < length, !isWord(at: place) { place = after(place) }
        while place < length, isWord(at: place) { place = after(place) }
        return place
    }

    /// The range of the word at `offset`, or of the run of spaces and punctuation there.
    package func word(around offset: Int) -> Range<Int> {
        let place = min(snapped(offset), before(length))
        let kind = isWord(at: place)
        var (low, high) = (place, place)
        while low > 0, isWord(at: before(low)) == kind { low = before(low) }
        while high < length, isWord(at: high) == kind { high = after(high) }
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
    package mutating func place(_ offset: Int) { select(from: offset, to: offset) }

    /// Moves the caret. With `extending` the selection's anchor does not change.
    package mutating func move(to offset: Int, extending: Bool) {
        select(from: extending ? anchor : offset, to: offset)
    }

    // MARK: Changes

    /// Replaces the whole text and clears the undo history.
    package mutating func reset(_ text: String) {
        self = TextEditor()
        take(text)
        place(length)
    }

    /// Replaces `range`, and moves the caret behind the new text. Consecutive single characters are one undo step.
    package mutating func replace(_ range: Range<Int>, with new: String) {
        let range = clamped(range)
        let isOneMore = new.count == 1 && range.isEmpty
        if !(isTyping && isOneMore) { remember() }
        var changed = text
        changed.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
        take(changed)
        let end = range.lowerBound + new.utf16.count
        // The new text may have combined with the following character. The caret is then behind both.
        let caret = stops.first { $0 >= end } ?? length
        (anchor, head) = (caret, caret)
        isTyping = isOneMore
    }

    /// Undoes the last change. False if there is none.
    package mutating func undo() -> Bool {
        guard let moment = past.popLast() else { return false }
        future.append(now)
        restore(moment)
        return true
    }

    /// Redoes the last undone change. False if there is none.
    package mutating func redo() -> Bool {
        guard let moment = future.popLast() else { return false }
        past.append(now)
        restore(moment)
        return true
    }

    private var now: Moment { Moment(text: text, anchor: anchor, head: head) }

    private mutating func remember() {
        past.append(now)
        if past.count > TextEditor.memory { past.removeFirst() }
        future.removeAll()
    }

    private mutating func restore(_ moment: Moment) {
        take(moment.text)
        (anchor, head) = (moment.anchor, moment.head)
        isTyping = false
    }

    private mutating func take(_ text: String) {
        self.text = text
        var (offset, places) = (0, [0])
        for character in text {
            offset += character.utf16.count
            places.append(offset)
        }
        stops = places
    }
}
