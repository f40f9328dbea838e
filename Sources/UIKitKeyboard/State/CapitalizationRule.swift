import UIKitCore

/// Decides whether the next letter is a capital, and where a second space becomes a period. Pure.
package enum CapitalizationRule {
    /// Whether a letter after `text` is a capital.
    package static func capitalizes(after text: String, _ type: UITextAutocapitalizationType) -> Bool {
        switch type {
        case .none: return false
        case .allCharacters: return true
        case .words: return text.last.map { $0.isWhitespace || $0.isNewline } ?? true
        case .sentences:
            guard let last = text.last else { return true }
            if last.isNewline { return true }
            guard last.isWhitespace else { return false }
            guard let end = text.last(where: { !$0.isWhitespace }) else { return true }
            return ".?!。？！؟".contains(end) || text.hasLineBreakAtEnd
        }
    }

    /// Whether a space after `text`, which ends with a space, makes it a sentence.
    package static func endsSentence(afterSecondSpace text: String) -> Bool {
        guard text.hasSuffix(" ") else { return false }
        guard let last = text.dropLast().last else { return false }
        return last.isLetter || last.isNumber || ")\"'”’".contains(last)
    }
}

extension String {
    /// Whether a line break is in the white space at the end.
    fileprivate var hasLineBreakAtEnd: Bool { reversed().prefix { $0.isWhitespace }.contains { $0.isNewline } }
}
