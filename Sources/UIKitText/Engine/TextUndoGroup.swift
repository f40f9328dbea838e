/// The kinds of edits. Edits of the same kind that follow each other are undone together.
package enum TextEditKind: Equatable, Sendable {
    /// Characters that were typed, or deleted one by one.
    case typing, deleting
    /// Everything else, such as pasting; always undone on its own.
    case other
}

/// Decides which edits one undo takes back: until the caret moves, a line ends, the user pauses, or the kind changes.
package struct TextUndoGrouping: Equatable, Sendable {
    /// The pause after which a new group begins, in seconds (inferred).
    package static let pause = 1.0

    private var kind = TextEditKind.other
    private var caret = -1
    private var time = 0.0

    package init() {}

    /// Whether an edit at `start` continues the group. Remembers the edit; `caret` is the place of the caret after it.
    package mutating func continues(
        _ kind: TextEditKind, range: Range<Int>, isLineEnd: Bool, caretAfter caret: Int, time: Double
    ) -> Bool {
        let offset = kind == .deleting ? range.upperBound : range.lowerBound
        let isNext = kind != .other && kind == self.kind && offset == self.caret
        let isSoon = time - self.time <= TextUndoGrouping.pause
        self.kind = isLineEnd ? .other : kind
        self.caret = caret
        self.time = time
        return isNext && isSoon
    }

    /// Ends the group, after the caret moved or an undo.
    package mutating func close() { kind = .other }
}
