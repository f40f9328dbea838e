import UIFoundation
import UIKitCore
import UIKitMenus

/// What shows the text of a `TextInputController`: a field or a text view.
///
/// Offsets are UTF-16 units.
@preconcurrency @MainActor
package protocol TextInputClient: UIResponder, UITextInput, KeyEditing, TextContextProviding, TextGeometry {
    /// The controller of the client's text.
    var input: TextInputController { get }

    /// Whether the user can change the text.
    var allowsEditing: Bool { get }
    /// Whether the user can make text bold, italic or underlined.
    var allowsEditingTextAttributes: Bool { get }
    /// Whether the next insertion replaces the whole text.
    var clearsOnInsertion: Bool { get set }
    /// The attributes of text that is typed next.
    var attributesForTyping: [NSAttributedString.Key: Any] { get set }

    /// Asks the delegate whether the user may replace `range` with `text`.
    func allowsChange(of range: Range<Int>, to text: String) -> Bool
    /// The text of `range` with its attributes.
    func fragment(in range: Range<Int>) -> TextFragment
    /// Replaces `range` in the text and in `input.editor`, which keeps its selection. `range` is inside the text. Returns
    /// what was there.
    func replaceText(in range: Range<Int>, with fragment: TextFragment) -> TextFragment
    /// Called when text has changed, after selection and layout are up to date. Without `byUser`, when the app has changed
    /// it, no event of the control is sent.
    func textDidChange(byUser: Bool)
    /// Called when the selection has changed, by whatever means.
    func selectionDidChange()
    /// Called when a character of a secret becomes readable (`input.lastTyped`), or a dot again.
    func readableCharacterDidChange()

    /// The menu for a selected range; nil for one of `suggestedActions`.
    func editMenu(for range: Range<Int>, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Closes the edit menu, and opens none that is about to open, because the user goes on to edit.
    func hideEditMenu()
    /// Called before the edit menu appears.
    func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu disappears.
    func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating)
}

extension TextInputClient {
    package func canEdit(with stroke: KeyStroke) -> Bool { input.handles(stroke) }
    package func performEdit(with stroke: KeyStroke) -> Bool { input.perform(stroke) }
    package func compose(_ text: String, selected: Range<Int>) {
        input.setMarkedText(text, selected: selected, isFromSystem: true)
    }
    package var isComposing: Bool { input.editor.markedRange != nil }
    package func commitMarkedText() { input.unmark() }
    package var compositionArea: CGRect? { input.compositionArea }
    package var textBeforeInsertionPoint: String { input.textBeforeInsertionPoint }
}
