/// A line of text while it is edited: characters, selection, and what can be undone. It only computes.
///
/// Offsets are UTF-16 units, as `NSRange` counts, and stand between characters as a reader sees them: an emoji or a
/// letter with its accents is never cut.
package struct TextEditor: Equatable, Sendable {
    private struct Moment: Equatable {
        var text: String
        var anchor: Int
        var head: Int
    }

    package private(set) var text = ""
    /// Where the selection began, and where it is moved: the caret, when both are the same.
    package private(set) var anchor = 0
    package private(set) var head = 0
    private var past: [Moment] = []
    private var future: [Moment] = []
    private var isTyping = false
    /// The places between characters, in order.
    private var stops = [0]

    /// How many changes can be undone.
    private static let memory = 100

    package init() {}

    package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    package var length: Int { stops[stops.count - 1] }

    /// The characters of `range`.
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

    // MARK: Places

    /// The nearest place at or before `offset`; offsets outside the text count as its ends.
    package func snapped(_ offset: Int) -> Int { stops.last { $0 <= max(offset, 0) } ?? 0 }

    /// The place one character before `offset`.
    package func before(_ offset: Int) -> Int { stops.last { $0 < offset } ?? 0 }

    /// The place one character after `offset`.
    package func after(_ offset: Int) -> Int { stops.first { $0 > offset } ?? length }

    /// Where the word before `offset` begins.
    package func wordStart(before offset: Int) -> Int {
        var place = snapped(offset)
        while place > 0, !isWord(at: before(place)) { place = before(place) }
        while place > 0, isWord(at: before(place)) { place = before(place) }
        return place
    }

    /// Where the word after `offset` ends.
    package func wordEnd(after offset: Int) -> Int {
        var place = snapped(offset)
        while place < length, !isWord(at: place) { place = after(place) }
        while place < length, isWord(at: place) { place = after(place) }
        return place
    }

    /// The word around `offset`, or the blanks and signs there.
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

    /// Selects from `anchor` to `head`; with one argument the caret stands there.
    package mutating func select(from anchor: Int, to head: Int) {
        self.anchor = snapped(anchor)
        self.head = snapped(head)
        isTyping = false
    }

    package mutating func place(_ offset: Int) { select(from: offset, to: offset) }

    /// Moves the caret; `extending` leaves the other end of the selection where it is.
    package mutating func move(to offset: Int, extending: Bool) {
        select(from: extending ? anchor : offset, to: offset)
    }

    // MARK: Changes

    /// Another text, which nobody typed: nothing before it can be undone.
    package mutating func reset(_ text: String) {
        self = TextEditor()
        take(text)
        place(length)
    }

    /// Replaces `range`, and puts the caret behind what comes in. One character after the other is one change to undo.
    package mutating func replace(_ range: Range<Int>, with new: String) {
        let range = clamped(range)
        let isOneMore = new.count == 1 && range.isEmpty
        if !(isTyping && isOneMore) { remember() }
        var changed = text
        changed.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
        take(changed)
        let end = range.lowerBound + new.utf16.count
        // What came in may have joined the character after it: the caret goes behind both.
        let caret = stops.first { $0 >= end } ?? length
        (anchor, head) = (caret, caret)
        isTyping = isOneMore
    }

    /// Whether there was anything to take back.
    package mutating func undo() -> Bool {
        guard let moment = past.popLast() else { return false }
        future.append(now)
        restore(moment)
        return true
    }

    /// Whether there was anything to do again.
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
