import Foundation
import UIKitCore
import UIKitText

/// The parts by which VoiceOver reads a text.
package enum TextPart: String, CaseIterable, Sendable {
    case characters = "Characters"
    case words = "Words"
    case lines = "Lines"
}

/// The text of an element, read part by part. Offsets are in UTF-16 units.
@MainActor struct TextReading {
    /// The most lines that are asked of an element, in case its lines never end.
    private static let mostLines = 10_000

    private let buffer: TextBuffer
    /// The line at an offset; nil for a text whose lines are not known.
    private let line: ((Int) -> Range<Int>)?
    /// Where the user types; nil for another text.
    private let client: (any TextInputClient)?

    /// Nil without a text.
    init?(of node: AccessibilityNode) {
        let entry = node.textEntry?.isSecure == true ? nil : node.responder as? any TextInputClient
        if let content = node.responder as? any UIAccessibilityReadingContent {
            let lines = (0..<Self.mostLines).lazy.map(content.accessibilityContent).prefix { $0 != nil }
            let text = TextBuffer(lines.compactMap(\.self).joined(separator: "\n"))
            buffer = text
            line = { text.paragraphRange(at: $0) }
            client = nil
        } else if let entry, let text = node.value {
            buffer = TextBuffer(text)
            line = { entry.lineRange(at: $0) }
            client = entry.isFirstResponder ? entry : nil
        } else {
            buffer = TextBuffer([node.label, node.value].compactMap(\.self).joined(separator: " "))
            line = nil
            client = nil
        }
        guard buffer.length > 0 else { return nil }
    }

    /// Whether it can be read by `part`.
    func has(_ part: TextPart) -> Bool { part != .lines || line != nil }

    /// Where the user types; empty at the start for another text.
    var start: Range<Int> {
        guard let client, let caret = client.selectedTextRange?.start else { return 0..<0 }
        let offset = client.offset(from: client.beginningOfDocument, to: caret)
        return offset..<offset
    }

    /// The part after the one in `range`, or before it. Nil at the end.
    func next(_ part: TextPart, from range: Range<Int>, forward: Bool) -> Range<Int>? {
        let offset = forward ? range.upperBound : range.lowerBound
        guard forward ? offset < buffer.length : offset > 0 else { return nil }
        switch part {
        case .characters:
            return forward
                ? offset..<buffer.nextCharacter(after: offset) : buffer.previousCharacter(before: offset)..<offset
        case .words:
            let edge = forward ? buffer.wordEnd(after: offset) : buffer.wordStart(before: offset)
            let word = forward ? buffer.wordStart(before: edge)..<edge : edge..<buffer.wordEnd(after: edge)
            return word.isEmpty || (forward ? word.lowerBound < offset : word.upperBound > offset) ? nil : word
        case .lines:
            guard let line else { return nil }
            let own = line(forward ? offset : offset - 1)
            // In the middle of a line, that one was read already.
            guard forward, own.lowerBound < offset else { return own }
            var start = own.upperBound
            // A line may end before the character that ends it.
            if start < buffer.length, line(start).lowerBound < start { start = buffer.nextCharacter(after: start) }
            return start < buffer.length ? line(start) : nil
        }
    }

    /// Moves the insertion point over `range`, where the user types. Returns where to go on.
    func pass(_ range: Range<Int>, forward: Bool) -> Range<Int> {
        let offset = forward ? range.upperBound : range.lowerBound
        guard let client, let caret = client.position(from: client.beginningOfDocument, offset: offset) else {
            return range
        }
        client.selectedTextRange = client.textRange(from: caret, to: caret)
        return offset..<offset
    }

    /// What VoiceOver says for `range`.
    func spoken(_ range: Range<Int>, in language: SystemLanguage) -> String {
        let text = buffer.text(in: range)
        switch text {
        case " ": return SpokenWord.space.text(in: language)
        case "\n": return SpokenWord.newLine.text(in: language)
        default: return text.trimmingCharacters(in: .newlines)
        }
    }
}
