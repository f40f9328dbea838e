import CoreGraphics
import UIFoundation
import UIKitCore

/// Where the tap of a finger places the caret.
extension UITextInteraction {
    /// Places the caret for a single tap of a finger. A tap on the selection, and one that would leave the caret where it
    /// is, shows or hides the menu instead.
    /// - Parameters:
    ///   - point: The finger, in points of the text's view.
    ///   - wasActive: Whether the text was first responder before the tap.
    package func placeCaret(tappedAt point: CGPoint, wasActive: Bool) {
        let before = selection
        let caret = caretOffset(tappedAt: point)
        guard wasActive, before == caret..<caret || before.contains(offset(at: point)) else {
            hideMenu()
            setHandlesShown(false)
            return select(from: caret, to: caret)
        }
        if isMenuShown { hideMenu() } else { showMenuSoon() }
    }

    /// The end of the touched word that is nearer to the finger, which covers the letters; between words, the nearest
    /// character. Of hidden text, the end.
    private func caretOffset(tappedAt point: CGPoint) -> Int {
        let index = offset(at: point)
        if let client, client.isSecureTextEntry { return client.input.editor.length }
        let word = touchedWord(at: index)
        guard index > word.lowerBound, index < word.upperBound else { return index }
        guard let (start, end) = ends(of: word) else {
            return index - word.lowerBound <= word.upperBound - index ? word.lowerBound : word.upperBound
        }
        return abs(point.x - start) <= abs(point.x - end) ? word.lowerBound : word.upperBound
    }

    /// The word around an offset; the offset itself between words.
    private func touchedWord(at offset: Int) -> Range<Int> {
        guard let client else { return unit(.word, at: offset) }
        return client.input.editor.buffer.wordTouching(offset) ?? offset..<offset
    }

    /// The x coordinates of the beginning and the end of a word, in points of the text's view; nil for a word on several
    /// lines.
    ///
    /// They are the outer edges of the first and the last character. The carets there may be at the other end of text of
    /// the other direction.
    private func ends(of word: Range<Int>) -> (start: CGFloat, end: CGFloat)? {
        guard let first = frame(ofCharacterBeside: word.lowerBound, .forward),
            let last = frame(ofCharacterBeside: word.upperBound, .backward),
            abs(first.midY - last.midY) < first.height / 2
        else { return nil }
        return first.midX <= last.midX ? (first.minX, last.maxX) : (first.maxX, last.minX)
    }

    private func frame(ofCharacterBeside offset: Int, _ direction: UITextStorageDirection) -> CGRect? {
        guard let textInput,
            let position = textInput.position(from: textInput.beginningOfDocument, offset: offset),
            let range = textInput.tokenizer.rangeEnclosingPosition(
                position, with: .character, inDirection: .storage(direction))
        else { return nil }
        let frame = textInput.firstRect(for: range)
        return frame.isNull ? nil : frame
    }
}
