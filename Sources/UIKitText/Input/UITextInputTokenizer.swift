import UIKitCore

/// Finds units of a text, such as words.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The range of the unit that contains `position`. At a boundary, it is the unit in `direction`. Nil between units.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a unit in the opposite of `direction` ends at `position`.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// The next boundary of a unit in `direction`; nil at the end of the text.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether `position` is inside a unit, or at its boundary with the unit in `direction`.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds characters, words, sentences and paragraphs of any text input. Lines depend on the layout: fields and text
/// views find theirs, for others a line is a paragraph.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (UIResponder & UITextInput)?

    /// A tokenizer for the text of `textInput`, which is not retained.
    public init(textInput: UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// How much text around a position is searched, in UTF-16 units to each side.
    private static let searchDistance = 1000

    /// The text around a position, and where it is.
    private struct Window {
        let buffer: TextBuffer
        /// Where the window begins, in UTF-16 units from the beginning of the text.
        let start: Int
        let offset: Int
    }

    private func window(around position: UITextPosition) -> Window? {
        guard let input else { return nil }
        let begin = input.beginningOfDocument
        let offset = input.offset(from: begin, to: position)
        let length = input.offset(from: begin, to: input.endOfDocument)
        guard offset >= 0, offset <= length, input.position(from: begin, offset: offset) != nil else { return nil }
        let low = max(offset - Self.searchDistance, 0)
        let high = min(offset + Self.searchDistance, length)
        guard let from = input.position(from: begin, offset: low), let to = input.position(from: begin, offset: high),
            let range = input.textRange(from: from, to: to), let text = input.text(in: range)
        else { return nil }
        return Window(buffer: TextBuffer(text), start: low, offset: offset - low)
    }

    /// Whether a direction leads towards the end of the text.
    private func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
        switch direction.rawValue {
        case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.up.rawValue: return false
        case UITextLayoutDirection.left.rawValue, UITextLayoutDirection.right.rawValue:
            let isRightToLeft = input?.baseWritingDirection(for: position, in: .forward) == .rightToLeft
            return (direction.rawValue == UITextLayoutDirection.right.rawValue) != isRightToLeft
        default: return true
        }
    }

    /// The range of the unit at the place, in the window.
    private func unit(_ granularity: UITextGranularity, in window: Window, forward: Bool) -> Range<Int>? {
        let buffer = window.buffer
        // At a boundary, the unit in the given direction counts.
        let inside = forward ? window.offset : window.offset - 1
        guard inside >= 0, inside < buffer.length else { return nil }
        switch granularity {
        case .character:
            let low = buffer.characterBoundary(atOrBefore: inside)
            return low..<buffer.nextCharacter(after: low)
        case .word: return buffer.wordTouching(inside).flatMap { $0.contains(inside) ? $0 : nil }
        case .sentence: return buffer.sentence(around: inside)
        case .paragraph: return buffer.paragraphRange(at: inside)
        case .line: return lineRange(containing: inside, in: window) ?? buffer.paragraphRange(at: inside)
        case .document:
            guard let input else { return nil }
            let length = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
            return -window.start..<length - window.start
        }
    }

    private func lineRange(containing offset: Int, in window: Window) -> Range<Int>? {
        guard let client = input as? any TextInputClient else { return nil }
        let line = client.lineRange(at: offset + window.start)
        return line.lowerBound - window.start..<line.upperBound - window.start
    }

    private func position(at offset: Int, in window: Window) -> UITextPosition? {
        guard let input else { return nil }
        return input.position(from: input.beginningOfDocument, offset: offset + window.start)
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input, let window = window(around: position),
            let unit = unit(granularity, in: window, forward: isForward(direction, at: position)),
            let start = self.position(at: unit.lowerBound, in: window),
            let end = self.position(at: unit.upperBound, in: window)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let window = window(around: position) else { return false }
        let forward = isForward(direction, at: position)
        // A boundary belongs to the unit that ends or begins there, seen from the opposite direction.
        guard let unit = unit(granularity, in: window, forward: !forward) else { return false }
        return (forward ? unit.upperBound : unit.lowerBound) == window.offset
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let window = window(around: position) else { return nil }
        let forward = isForward(direction, at: position)
        if let unit = unit(granularity, in: window, forward: forward) {
            return self.position(at: forward ? unit.upperBound : unit.lowerBound, in: window)
        }
        guard granularity == .word else { return nil }
        let buffer = window.buffer
        // Between words: the nearest boundary of a word.
        let next = forward ? buffer.wordEnd(after: window.offset) : buffer.wordStart(before: window.offset)
        if next == window.offset { return nil }
        let edge =
            forward ? buffer.word(around: window.offset).upperBound : buffer.word(around: window.offset - 1).lowerBound
        return self.position(at: edge, in: window)
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let window = window(around: position) else { return false }
        return unit(granularity, in: window, forward: isForward(direction, at: position)) != nil
    }
}
