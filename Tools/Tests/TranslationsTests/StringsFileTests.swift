import Testing
import Translations

/// A file of translated texts and the sources that use them.
@Suite struct StringsFileTests {
    private func violations(_ strings: String, in source: String) -> [String] {
        StringsFile(strings).violations(sources: [source])
    }

    @Test func aTextOfASourceMayBeOverTwoLines() {
        let source = "let note = \"A long \"\n    + \"text.\""

        #expect(violations("\"A long text.\" = \"长文。\";", in: source) == [])
    }

    @Test func aKeyWithoutASourceIsFound() {
        #expect(violations("\"Gone\" = \"没有\";", in: "\"Here\"") == ["No source has the key \"Gone\"."])
    }

    @Test func keysThatComeTwiceAndTextsInEnglishAreFound() {
        let strings = """
            /* A page */
            "A" = "甲";
            "A" = "乙";
            "B" = "B";
            """

        #expect(
            violations(strings, in: "\"A\", \"B\"")
                == ["The key \"A\" comes twice.", "The text of \"B\" is not translated."])
    }
}
