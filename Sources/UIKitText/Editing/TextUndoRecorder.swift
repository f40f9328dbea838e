/// The kinds of edits. Edits of the same kind that follow each other are undone together.
package enum TextEditKind: Equatable, Sendable {
    /// Characters that were typed, or deleted one by one.
    case typing, deleting
    /// Everything else, such as pasting; always undone on its own.
    case other
}

/// The edits that one undo takes back.
package final class TextUndoGroup {
    /// What takes an edit back: `old` in place of `range`, the UTF-16 units that the edit has inserted.
    package struct Edit {
        package var range: Range<Int>
        package var old: TextFragment

        package init(_ range: Range<Int>, old: TextFragment) {
            self.range = range
            self.old = old
        }
    }

    /// The edits, the first one first.
    package fileprivate(set) var edits: [Edit]

    init(_ edits: [Edit]) { self.edits = edits }
}

/// Decides which edits one undo takes back: until the caret moves, a line ends, the user pauses, or the kind changes.
package struct TextUndoRecorder {
    /// The pause after which a new group begins, in seconds (inferred).
    package static let pause = 1.0

    /// The group that the next edit may join, and what that edit has to continue.
    private struct Continuation {
        var group: TextUndoGroup
        var kind: TextEditKind
        var caret: Int
        var time: Double
    }

    private var continuation: Continuation?

    package init() {}

    /// Adds an edit to the last group if it continues that. Returns a new group if it does not.
    ///
    /// - Parameters:
    ///   - endsLine: Whether the edit inserts a line break, after which a new group begins.
    ///   - caret: The offset of the caret after the edit, in UTF-16 units.
    ///   - time: When it happened, in seconds.
    ///   - canContinue: Whether the last group can still be undone.
    package mutating func record(
        _ edit: TextUndoGroup.Edit, kind: TextEditKind, endsLine: Bool, caretAfter caret: Int, time: Double,
        canContinue: Bool
    ) -> TextUndoGroup? {
        let start = edit.range.lowerBound + (kind == .deleting ? edit.old.length : 0)
        let continued = continuation.flatMap { last in
            let isNext = kind == last.kind && start == last.caret && time - last.time <= Self.pause
            return isNext && canContinue ? last.group : nil
        }
        let group = continued ?? TextUndoGroup([])
        group.edits.append(edit)
        let isLast = kind == .other || endsLine
        continuation = isLast ? nil : Continuation(group: group, kind: kind, caret: caret, time: time)
        return continued == nil ? group : nil
    }

    /// Ends the group, after the caret moved or an undo.
    package mutating func close() { continuation = nil }
}
