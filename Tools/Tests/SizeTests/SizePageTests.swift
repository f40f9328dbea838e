import Foundation
import Size
import Testing

/// What an app compiles, and the page that says it.
@Suite struct SizePageTests {
    private let manifest = """
        {"products": [{"name": "Full", "targets": ["Umbrella"]}],
         "targets": [
          {"name": "Core", "dependencies": []},
          {"name": "Lists", "path": "Other/Lists", "dependencies": [{"byName": ["Core", null]}]},
          {"name": "Umbrella", "dependencies": [
            {"byName": ["Core", null]}, {"target": ["Lists", {"platformNames": [], "traits": ["Whole"]}]},
            {"product": ["Parser", "parser", null, null]}]}]}
        """

    private func targets(with traits: Set<String>) throws -> [String] {
        try TraitManifest(json: Data(manifest.utf8)).targets(of: ["Full"], with: traits).map(\.folder)
    }

    @Test func anAppCompilesWhatItsTraitsAskFor() throws {
        #expect(try targets(with: []) == ["Sources/Core", "Sources/Umbrella"])
        #expect(try targets(with: ["Whole"]) == ["Sources/Core", "Other/Lists", "Sources/Umbrella"])
    }

    @Test func emptyLinesAndCommentsAreNoCode() {
        let text = """
            /* A heading
               of two lines. */
            import Core

            /// A note.
            let one = 1 // its value
            """

        #expect(SourceLines(of: text + "\n") == SourceLines(all: 6, code: 2))
    }

    @Test func smallDifferencesOfCountsAreAllowed() {
        let written = "| app | lines |\n|---|---:|\n| a | 10,000 |\n| b | 90 |"

        #expect(SizePage.differences(written, written.replacing("10,000", with: "10,400")) == [])
        #expect(
            SizePage.differences(written, written.replacing("10,000", with: "11,000"))
                == ["a: the page says 10,000, it is 11,000."])
    }

    @Test func rowsThatAreMissingOrOfNothingAreFound() {
        let heading = "| app | lines |\n|---|---:|\n"

        #expect(
            SizePage.differences(heading + "| a | 1 |", heading + "| b | 1 |")
                == ["The page has no row \"b\".", "The page's row \"a\" is of nothing."])
    }

    @Test func largeNumbersHaveCommas() {
        #expect([0, 999, 1000, 1_234_567].map(grouped) == ["0", "999", "1,000", "1,234,567"])
    }

    @Test func aMeasuredRowHasSecondsAndSize() {
        let measured = Measurements("Core\t12.6\t1234567\nbroken line\n")

        #expect(measured.cells("Core", megabytes: true) == ["13", "1.2"])
        #expect(measured.cells("Core", megabytes: false) == ["13", "1,235"])
        #expect(measured.cells("Other", megabytes: false) == ["", ""])
        #expect(Measurements("").cells("Core", megabytes: true) == [])
    }
}
