import Foundation
import Testing
import UIKitText

/// With hunspell and an English dictionary, and without them.
@MainActor @Suite struct TextCheckerTests {
    private let checker = UITextChecker()
    private static let hasEnglish = UITextChecker.availableLanguages.contains("en_US")

    private func misspelled(_ text: String, from start: Int = 0, wrap: Bool = false, _ language: String = "en_US")
        -> String?
    {
        let all = NSRange(location: 0, length: text.utf16.count)
        let range = checker.rangeOfMisspelledWord(
            in: text, range: all, startingAt: start, wrap: wrap, language: language)
        return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
    }

    @Test(
        .enabled { await hasEnglish },
        arguments: [
            ("This is correct.", nil), ("It is definitly wrong", "definitly"), ("It's fine, isn't it?", nil),
            ("Version 2b and 3rd", nil), ("", nil), ("👩‍👩‍👧 famly", "famly"), ("one—twoo", "twoo"),
        ])
    func theFirstWordThatNoDictionaryHasIsFound(_ text: String, _ word: String?) {
        #expect(misspelled(text) == word)
        #expect(misspelled(text, "en") == word && misspelled(text, "en-US") == word)
    }

    @Test(.enabled { await hasEnglish }) func theSearchBeginsWhereItShouldAndWrapsIfAllowed() {
        let text = "wrogn and rihgt"

        #expect(misspelled(text) == "wrogn" && misspelled(text, from: 2) == "rihgt")
        #expect(misspelled(text, from: 15) == nil && misspelled(text, from: 15, wrap: true) == "wrogn")
        let part = checker.rangeOfMisspelledWord(
            in: text, range: NSRange(location: 2, length: 6), startingAt: 2, wrap: true, language: "en_US")
        #expect(part.location == NSNotFound && part.length == 0)
    }

    @Test(.enabled { await hasEnglish }) func guessesAndCompletionsAreWords() throws {
        let word = NSRange(location: 0, length: 7)

        let guesses = try #require(checker.guesses(forWordRange: word, in: "recieve", language: "en_US"))
        let completions = try #require(checker.completions(forPartialWordRange: word, in: "Velocit", language: "en_US"))

        #expect(guesses.contains("receive"))
        #expect(completions.contains("Velocity") && completions.count <= 10)
        #expect(checker.guesses(forWordRange: NSRange(location: 5, length: 9), in: "short", language: "en_US") == nil)
    }

    @Test(.enabled { await hasEnglish }) func wordsThatWereIgnoredOrLearnedAreAccepted() {
        checker.ignoreWord("velariumm")
        checker.ignoreWord("velariumm")
        UITextChecker.learnWord("sheett")

        #expect(misspelled("velariumm sheett") == nil && checker.ignoredWords == ["velariumm"])
        #expect(UITextChecker.hasLearnedWord("sheett"))
        UITextChecker.unlearnWord("sheett")
        #expect(misspelled("velariumm sheett") == "sheett" && !UITextChecker.hasLearnedWord("sheett"))
    }

    @Test func aLanguageWithoutADictionaryHasNoMisspelledWords() {
        #expect(misspelled("definitly wrogn", "xx_XX") == nil)
        #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 5), in: "wrogn", language: "xx") == nil)
        #expect(
            checker.completions(forPartialWordRange: NSRange(location: 0, length: 2), in: "wr", language: "xx") == nil)
    }
}
