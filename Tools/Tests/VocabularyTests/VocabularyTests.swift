import Testing
import Vocabulary

/// Which words the vocabulary check finds, and where.
@Suite struct VocabularyTests {
    private let table = """
        # kind, word, replacement
        suffix\tplate\twrite surface
        name\tguest\twrite contextPresented
        function\ttake\tsay what it does
        comment\tin hand\twrite interactive
        variable\tway\twrite translation
        unchecked\tOld/Folder\tnot yet
        allowed\ttakeGuest\tApple's
        """

    private func violations(in text: String) throws -> [String] {
        var check = VocabularyCheck(banned: try BannedWords(table))
        return check.violations(in: text, path: "A.swift")
    }

    @Test(arguments: [
        ("let guestView = 1", 1), ("\n\nclass SheetPlate {}", 3), ("func take() {}", 1), ("/// It is in hand.", 1),
        ("// It is in\n// hand.", 1), ("/* a\n in hand */", 2), ("let text = \"\\(guest)\"", 1),
        ("let x = 1  // in hand", 1), ("if let way {}", 1), ("\nvar way = 1", 2),
    ])
    func bannedWordIsReportedWithItsLine(text: String, line: Int) throws {
        let violations = try violations(in: text)

        #expect(violations.count == 1)
        #expect(violations.first?.hasPrefix("A.swift:\(line): ") == true)
    }

    @Test(arguments: [
        "let text = \"guest in hand\"", "let text = #\"guest \"# + \"\"\"\n    guest\n    \"\"\"", "let guesting = 1",
        "// In `hand`, in, hand.", "// in; hand", "func takeGuest() {}", "class Plate {}", "take()",
        "let ways = [way]", "func f(way: Int) {}", "let x = 1; way()",
    ])
    func otherWordsPass(text: String) throws {
        #expect(try violations(in: text) == [])
    }

    @Test func variablesInUncheckedFoldersPass() throws {
        var check = VocabularyCheck(banned: try BannedWords(table))

        #expect(check.violations(in: "let way = 1", path: "Old/Folder/A.swift") == [])
        #expect(check.violations(in: "let way = 1", path: "Old/Folders/A.swift").count == 1)
    }

    @Test func aNameIsReportedOncePerFile() throws {
        #expect(try violations(in: "let guest = 1\nprint(guest)").count == 1)
    }

    @Test func unusedTermsOfTheGlossaryAreReported() throws {
        var check = VocabularyCheck(banned: try BannedWords(table))
        _ = check.violations(in: "let sheetDetent = LayoutPass()", path: "A.swift")

        let violations = check.violations(
            inGlossary: "| **layout pass** | … |\n| **detent** | … |\n| **anchor** | … |\n", path: "Glossary.md")

        #expect(violations == ["Glossary.md: no code uses the term \"anchor\"."])
    }

    @Test func aTableWithoutReplacementIsMalformed() {
        #expect(throws: Malformed.self) { try BannedWords("name\tguest") }
        #expect(throws: Malformed.self) { try BannedWords("kind\tguest\twrite") }
    }
}
