import Foundation
import UIKitCore

/// Checks the spelling of text.
///
/// The dictionaries are those of hunspell, which is looked for when the first word is checked. Without it, or without a
/// dictionary for the language, no word is misspelled.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    /// The words that the user has taught the app, in the order of the alphabet. They are forgotten when the app ends.
    private static var learned: Set<String> = []

    /// The words that this checker accepts, in no order. Default nil: none.
    open var ignoredWords: [String]?

    /// Creates a checker that ignores no words.
    public override init() { super.init() }

    /// The languages that can be checked, such as `en_US`.
    open class var availableLanguages: [String] {
        SpellingLibrary.installed == nil ? [] : SpellingDictionary.languages
    }

    /// The range of the first word that is misspelled.
    ///
    /// - Parameters:
    ///   - range: Where to search, in UTF-16 units. A word that is partly outside is not searched.
    ///   - startingOffset: Where in the range to begin.
    ///   - wrapFlag: Whether the beginning of the range is searched when there is none after `startingOffset`.
    ///   - language: The language, such as `en_US`.
    /// - Returns: The range; its location is `NSNotFound` if there is none.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let notFound = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = SpellingDictionary.dictionary(of: language) else { return notFound }
        let words = Self.words(of: stringToCheck).filter {
            $0.range.location >= range.location && NSMaxRange($0.range) <= NSMaxRange(range)
        }
        let misspelled = words.filter { !accepts($0.text, dictionary) }.map(\.range)
        return misspelled.first { $0.location >= startingOffset } ?? (wrapFlag ? misspelled.first : nil) ?? notFound
    }

    /// Words that were perhaps meant, the most likely first; nil for a language that cannot be checked, or an invalid range.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        Self.text(in: range, of: string).flatMap { word in
            SpellingDictionary.dictionary(of: language)?.suggestions(for: word)
        }
    }

    /// Words that begin as the partial word does, the shortest first, and ten at most; nil for a language that cannot be
    /// checked, or an invalid range.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        Self.text(in: range, of: string).flatMap { word in
            SpellingDictionary.dictionary(of: language)?.completions(of: word)
        }
    }

    /// Accepts a word in this checker.
    open func ignoreWord(_ wordToIgnore: String) {
        guard ignoredWords?.contains(wordToIgnore) != true else { return }
        ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
    }

    /// Accepts a word in all checkers.
    open class func learnWord(_ word: String) { learned.insert(word) }

    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

    /// No longer accepts a word that was learned.
    open class func unlearnWord(_ word: String) { learned.remove(word) }

    private func accepts(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
        ignoredWords?.contains(word) == true || Self.learned.contains(word) || word.contains(where: \.isNumber)
            || dictionary.knows(word)
    }

    private static func text(in range: NSRange, of string: String) -> String? {
        Range(range, in: string).map { String(string[$0]) }
    }

    /// Letters, digits, and apostrophes between them.
    private static func words(of string: String) -> [(text: String, range: NSRange)] {
        let isPart = { (character: Character) in character.isLetter || character.isNumber }
        var words: [(String, NSRange)] = []
        var index = string.startIndex
        while let start = string[index...].firstIndex(where: isPart) {
            var end = string.index(after: start)
            while end < string.endIndex {
                let next = string.index(after: end)
                let joins = "'’".contains(string[end]) && next < string.endIndex && isPart(string[next])
                guard isPart(string[end]) || joins else { break }
                end = next
            }
            words.append((String(string[start..<end]), NSRange(start..<end, in: string)))
            index = end
        }
        return words
    }
}
