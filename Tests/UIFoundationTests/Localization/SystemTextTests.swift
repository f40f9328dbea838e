import Testing
import UIFoundation
import UIKitCore
import VelariumTesting

@Suite struct SystemTextTests {
    @Test(arguments: SystemLanguage.allCases)
    func everyTextIsTranslated(to language: SystemLanguage) {
        let texts = SystemText.allCases.map { $0.string(in: language) }

        #expect(texts.allSatisfy { !$0.isEmpty && $0.trimmed == $0 })
    }

    @Test(arguments: SystemLanguage.allCases)
    func everyLanguageHasThePlaceholdersOfEnglish(language: SystemLanguage) {
        for text in SystemText.allCases {
            let expected = text.string(in: .english).placeholders
            #expect(text.string(in: language).placeholders == expected, "\(text)")
        }
    }

    @Test(arguments: [(SystemLanguage.chineseSimplified, 0x4E00...0x9FFF), (.arabic, 0x0600...0x06FF)])
    func everyTextIsInTheScriptOfItsLanguage(language: SystemLanguage, script: ClosedRange<Int>) {
        let foreign = SystemText.allCases.filter { text in
            !text.string(in: language).unicodeScalars.contains { script.contains(Int($0.value)) }
        }

        #expect(foreign == [])
    }

    @Test func germanDiffersFromEnglishButForFewWords() {
        let same = SystemText.allCases.filter { $0.string(in: .german) == $0.string(in: .english) }

        #expect(same == [.ok, .pause, .downloads, .link])
    }

    @Test func argumentsReplacePlaceholdersOnce() {
        #expect(SystemText.pageOfPages.string(in: .german, 2, 7) == "Seite 2 von 7")
        #expect(SystemText.cannotSave.string(in: .english, "%1 of 100%") == "Nothing could be saved in “%1 of 100%”.")
        #expect(SystemText.pageOfPages.string(in: .english, 2) == "page 2 of %2")
    }

    @Test func languagesAreFoundByIdentifier() {
        let known: [(String, SystemLanguage)] = [
            ("en", .english), ("en_US.UTF-8", .english), ("DE-at", .german), ("ar", .arabic), ("ar-EG", .arabic),
            ("zh", .chineseSimplified), ("zh_CN.UTF-8", .chineseSimplified), ("zh-Hans-HK", .chineseSimplified),
        ]

        for (identifier, language) in known {
            #expect(SystemLanguage(identifier: identifier) == language, "\(identifier)")
        }
        for identifier in ["", "C", "fr", "zh-TW", "zh-Hant", "enx"] {
            #expect(SystemLanguage(identifier: identifier) == nil, "\(identifier)")
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// The digits after each percent sign, sorted.
    fileprivate var placeholders: [String] {
        split(separator: "%", omittingEmptySubsequences: false).dropFirst().map { String($0.prefix(1)) }.sorted()
    }
}
