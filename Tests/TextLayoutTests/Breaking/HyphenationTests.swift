import CoreGraphics
import Foundation
import Testing
import TextLayout

/// Words that are divided at line ends, by a dictionary or by their letters.
@Suite struct HyphenationTests {
    /// A dictionary that divides the words it knows at their hyphens, and no others.
    private func dictionary(_ words: String...) -> HyphenationDictionary {
        HyphenationDictionary { word in
            guard let entry = words.first(where: { $0.filter { $0 != "-" } == String(word) }) else { return [] }
            var count = 0
            return Set(
                entry.compactMap { letter in
                    if letter == "-" { return count }
                    count += 1
                    return nil
                })
        }
    }

    private func width(_ text: String) -> CGFloat {
        TextLayout(runs: [run(text)], paragraph: TextParagraph()).size.width
    }

    private func lines(
        of string: String, language: String? = nil, width: CGFloat, hyphenation: CGFloat = 1,
        with dictionaries: HyphenationDictionaries = .none
    ) -> [String] {
        var paragraph = TextParagraph()
        paragraph.hyphenation = hyphenation
        var styled = run(string)
        styled.language = language
        let layout = Hyphenation.$dictionaries.withValue(dictionaries) {
            TextLayout(runs: [styled], paragraph: paragraph, width: width)
        }
        return layout.lines.map { text(of: $0, in: string) }
    }

    @Test func aDictionaryDecidesWhereAWordIsDivided() {
        let dictionaries = HyphenationDictionaries { [dictionary = dictionary("inter-national")] _ in dictionary }

        #expect(lines(of: "An international idea", width: 100, with: dictionaries).first == "An inter")
        #expect(lines(of: "An INTERNATIONAL idea", width: 140, with: dictionaries).first == "An INTER")
        #expect(lines(of: "An international idea", width: 100).first == "An interna")
        #expect(lines(of: "An international idea", width: 100, hyphenation: 0, with: dictionaries).first == "An ")
    }

    @Test func wordsThatTheDictionaryDoesNotDivideStayWhole() {
        let dictionaries = HyphenationDictionaries { [dictionary = dictionary("other")] _ in dictionary }

        #expect(lines(of: "An international idea", width: 100, with: dictionaries).first == "An ")
    }

    @Test func theLanguageOfTheRunSelectsTheDictionary() {
        let german = dictionary("inter-na-tional")
        let dictionaries = HyphenationDictionaries { $0 == "de" ? german : nil }

        #expect(lines(of: "An international idea", language: "de", width: 80, with: dictionaries).first == "An inter")
        #expect(
            lines(of: "An international idea", language: "fr", width: 100, with: dictionaries).first == "An interna")
    }

    @Test func longWordsAreHyphenatedToFillTheLine() {
        let string = "An international representation"

        let divided = lines(of: string, width: 100)

        #expect(divided.first == "An interna")
        #expect(divided.joined() == string)
        #expect(lines(of: string, width: 100, hyphenation: 0).first == "An ")
    }

    @Test(arguments: ["aaaa 1234567890", "aaaa state", "aaaa 快速的棕", "aaaa x"])
    func numbersAndShortWordsAreNotHyphenated(_ string: String) {
        let width = width(string) - 10

        #expect(lines(of: string, width: width) == lines(of: string, width: width, hyphenation: 0))
    }

    @Test(arguments: [
        ("en-GB", "hyph_en_GB.dic"), ("en", "hyph_en_US.dic"), ("en-AU", "hyph_en_US.dic"), ("de-AT", "hyph_de.dic"),
        ("pt", "hyph_pt_BR.dic"), ("sr-Latn", "hyph_sr_Latn.dic"), ("ja", nil),
    ])
    func theFileIsTheNearestOne(_ language: String, _ expected: String?) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["en_GB", "en_US", "de", "pt_BR", "pt_PT", "sr_Latn"] {
            try Data().write(to: folder.appending(path: "hyph_\(name).dic"))
        }

        #expect(HyphenationDictionaries.fileName(for: language, in: folder.path) == expected)
    }

    @Test(.enabled(if: HyphenationLibrary.installed != nil), arguments: ["UTF-8", "ISO8859-1"])
    func libhyphenReadsAFile(_ encoding: String) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).dic")
        let patterns = "\(encoding)\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 3\nr1n\nä1ta\n1ta1l\nsch1sch/sch=sch,2,4\n"
        let codes: String.Encoding = encoding == "UTF-8" ? .utf8 : .isoLatin1
        try #require(patterns.data(using: codes)).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }

        let dictionary = try #require(HyphenationLibrary.installed?.dictionary(at: file.path))

        #expect(dictionary.divisionPoints(Array("international")) == [5])
        #expect(dictionary.divisionPoints(Array("qualitätal")) == [7])
        #expect(dictionary.divisionPoints(Array("tauschschule")).isEmpty)
        #expect(dictionary.divisionPoints(Array("a")).isEmpty)
    }
}
