import Testing
import Translations

/// A document and its translation.
@Suite struct TranslatedDocumentTests {
    private let original = TranslatedDocument(
        """
        # Title

        Use `a` and `b`: [more](Docs/More.md#part).

        ```sh
        ./run   # shows it
        ```

        | x | y |
        """, language: "de")

    private func differences(_ text: String) -> [String] {
        original.differences(of: TranslatedDocument(text, language: "de"))
    }

    @Test func wordsOrderAndCommentsMayDiffer() {
        let translation = """
            # Titel

            Mit `b` und `a`: [mehr](Docs/More.de.md#teil).

            ```sh
            ./run   # zeigt es
            ```

            | ix | ypsilon |
            """

        #expect(differences(translation) == [])
    }

    @Test func missingCodeHeadingsRowsAndLinksAreFound() {
        let translation = "## Titel\n\nMit `b`, `c`: [mehr](Docs/Less.md).\n\n```sh\n./test\n```"

        #expect(
            differences(translation) == [
                "It has other headings.", "It has other code blocks.", "Its tables have 0 lines instead of 1.",
                "`a` is missing.", "`c` is only in the translation.", "No link to Docs/More.md.",
                "A link to Docs/Less.md is only in the translation.",
            ])
    }
}
