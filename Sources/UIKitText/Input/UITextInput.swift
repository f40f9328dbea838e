import CoreGraphics
import UIFoundation
import UIKitCore

/// Text that keyboards and input methods edit: with positions, a selection, marked text and geometry.
///
/// Rectangles and points are in points of `textInputView`.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// The text in `range`; nil when the range is not one of this text.
    func text(in range: UITextRange) -> String?
    /// Replaces the text in `range`.
    func replace(_ range: UITextRange, withText text: String)
    /// The selected range, empty at the caret; nil for no selection.
    var selectedTextRange: UITextRange? { get set }
    /// The range of the text that an input method is composing; nil for none.
    var markedTextRange: UITextRange? { get }
    /// The attributes of marked text; nil for the default, an underline.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, or else the selection, with text that becomes the marked text. `selectedRange` counts
    /// UTF-16 units inside it. Nil removes the marked text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Ends the composition and keeps its text.
    func unmarkText()
    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// The range between two positions in either order; nil when they are not positions of this text.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position `offset` UTF-16 units away; nil outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position `offset` characters or lines away in a direction on the screen; nil outside the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// The order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The number of UTF-16 units between two positions; negative if `toPosition` is earlier.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Notified of changes that the text makes by itself. Set by the system while it needs them.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds words, lines and other units.
    var tokenizer: any UITextInputTokenizer { get }
    /// The position in `range` that is farthest in a direction on the screen.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The range from `position` to the farthest position in a direction on the screen.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?
    /// The writing direction at `position`.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the writing direction of the paragraphs in `range`.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// The first rectangle that covers text of `range`.
    func firstRect(for range: UITextRange) -> CGRect
    /// The frame of a caret at `position`.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles that cover `range`.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The position nearest to `point`.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position in `range` nearest to `point`.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The range of the character at `point`; nil where there is none.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// Whether the user may replace the text in `range`. Default true.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// The attributes of the text at `position`. Default nil.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?
    /// The position a number of UTF-16 units after the start of `range`. Default: by `position(from:offset:)`.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// The number of UTF-16 units from the start of `range`. Default: by `offset(from:to:)`.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// The view whose coordinate space all geometry uses. Default: the first view of the responder chain.
    var textInputView: UIView { get }
    /// The end of a line to which a caret between two lines belongs. Default `forward`.
    var selectionAffinity: UITextStorageDirection { get set }
    /// Marked text with attributes. Default: sets the plain text.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// Called when the user begins to move the caret over the keyboard. Default: does nothing.
    func beginFloatingCursor(at point: CGPoint)
    /// Called while the user moves the caret over the keyboard. Default: moves the caret to the nearest position.
    func updateFloatingCursor(at point: CGPoint)
    /// Called when the user has moved the caret over the keyboard. Default: does nothing.
    func endFloatingCursor()
}

extension UITextInput {
    /// True.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    /// Nil.
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }
    /// By `position(from:offset:)`; nil after the end of `range`.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard offset >= 0, let found = position(from: range.start, offset: offset) else { return nil }
        return compare(found, to: range.end) == .orderedDescending ? nil : found
    }
    /// By `offset(from:to:)`.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }
    /// The first view of the responder chain; an empty view for a responder outside of views.
    public var textInputView: UIView {
        var link = self as? UIResponder
        while let responder = link {
            if let view = responder as? UIView { return view }
            link = responder.next
        }
        return UIView()
    }
    /// `forward`; setting it has no effect.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
    /// Sets the plain text.
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }
    public func beginFloatingCursor(at point: CGPoint) {}
    /// Moves the caret to the nearest position.
    public func updateFloatingCursor(at point: CGPoint) {
        guard let offset = closestPosition(to: point) else { return }
        selectedTextRange = textRange(from: offset, to: offset)
    }
    public func endFloatingCursor() {}
}

/// Notified of the changes that a text makes by itself, such as an app's.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after the selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after the text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
