import UIFoundation

/// The text that an input method composes: how it is marked, and what it has replaced.
///
/// The marked range belongs to `TextEditor`, which moves it with the text.
package struct TextComposition {
    /// The attributes of marked text; nil for an underline.
    package var markedTextStyle: [NSAttributedString.Key: Any]?
    /// What the marked text has replaced; nil while nothing is composed.
    private var replaced: TextFragment?

    package init() {}

    /// Notes that composed text was inserted in place of a text, if `isFirst`, or of the marked text. Returns what undo
    /// takes back if the composition ends because the composed text is empty: what it has replaced is then deleted.
    package mutating func update(_ edit: TextUndoGroup.Edit, isFirst: Bool) -> TextUndoGroup.Edit? {
        if isFirst { replaced = edit.old }
        return edit.range.isEmpty ? end(with: edit) : nil
    }

    /// Ends with the text that `edit` has inserted in place of the marked text. Returns what undo takes back: without a
    /// composition the edit itself, else also what the marked text has replaced.
    package mutating func end(with edit: TextUndoGroup.Edit) -> TextUndoGroup.Edit {
        TextUndoGroup.Edit(edit.range, old: cancel() ?? edit.old)
    }

    /// Ends without a text. Returns what the marked text has replaced; nil without a composition.
    @discardableResult package mutating func cancel() -> TextFragment? {
        defer { replaced = nil }
        return replaced
    }
}
