import UIFoundation
import UIKitCore
import UIKitMenus

/// What shows the text of a `TextInputController`: a field or a text view.
///
/// Offsets are UTF-16 units.
@preconcurrency @MainActor package protocol TextInputClient: UIResponder, UITextInput, TextGeometry {
    /// The controller of the client's text.
    var input: TextInputController { get }

    /// Identifies the texts whose positions this one accepts: its own only, or those of all fields.
    var positionOwner: ObjectIdentifier { get }
    /// Whether the user can change the text.
    var allowsEditing: Bool { get }
    /// Whether the user can select text.
    var allowsSelection: Bool { get }
    /// Whether the user can make text bold, italic or underlined.
    var allowsFormats: Bool { get }
    /// The attributes of text that is typed next.
    var attributesForTyping: [NSAttributedString.Key: Any] { get set }
    /// Whether the text must not be readable anywhere.
    var hidesText: Bool { get }
    /// Called when a character of a hidden text becomes readable (`input.lastTyped`), or a dot again.
    func readableCharacterDidChange()
    /// Whether the next insertion replaces the whole text; asking resets it.
    func replacesAllOnInsertion() -> Bool

    /// Whether the change that the delegate has just allowed replaces the whole text, because it is the first one of an
    /// edit of a secret. Asking resets it. Default false.
    func replacesSecret() -> Bool

    /// Asks the delegate whether the user may replace `range` with `text`.
    func allowsChange(of range: Range<Int>, to text: String) -> Bool
    /// The text of `range` with its attributes.
    func fragment(in range: Range<Int>) -> TextFragment
    /// Replaces `range` in the text and in `input.editor`, which keeps its selection. `range` is inside the text.
    func replaceText(in range: Range<Int>, with fragment: TextFragment)
    /// Called when the user has changed the text, after selection and layout are up to date.
    func textDidChange()
    /// Called when the app has changed text, or an input method has composed, without events of the control.
    func textDidChangeSilently()
    /// Called when the selection has changed, by whatever means.
    func selectionDidChange()
    /// The text as it may be inserted: without line breaks in a field.
    func insertableText(_ text: String) -> String
    /// The menu for a selected range; nil for one of `suggestedActions`.
    func editMenu(for range: Range<Int>, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called before the edit menu appears.
    func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu disappears.
    func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating)
    /// Moves to the next or previous field. False if the client does not do this.
    func moveFocusByTab(backward: Bool) -> Bool
}

extension TextInputClient {
    package func replacesSecret() -> Bool { false }
}
