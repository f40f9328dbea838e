import AccessibilitySharing
import Testing

/// Offsets of texts: AT-SPI counts Unicode scalars, UIKit counts UTF-16 units.
@Suite struct AccessibleTextTests {
    /// Five scalars, seven UTF-16 units, four characters: the last is a letter with a combining accent.
    private let mixed = "a🙂🎈e\u{301}"

    @Test func theSelectionIsCountedInScalars() {
        let text = AccessibleText(mixed, selection: 1..<5)

        #expect(text.count == 5)
        #expect(text.selection == 1..<3)
        #expect(text[1..<3] == "🙂🎈")
    }

    @Test func aRangeOfScalarsBecomesUnitsAndBack() {
        for range in [0..<0, 0..<1, 1..<2, 2..<5, 3..<3, 0..<5] {
            let units = AccessibleText.units(of: range, in: mixed)

            #expect(AccessibleText(mixed, selection: units).selection == range)
        }
    }

    @Test func aRangeBehindTheEndIsLimited() {
        #expect(AccessibleText.units(of: 3..<90, in: mixed) == 5..<7)
        #expect(AccessibleText(mixed)[4..<90] == "\u{301}")
        #expect(AccessibleText("ab", selection: 5..<9).selection == 2..<2)
    }

    @Test func aSecretIsReadAsBullets() {
        let text = AccessibleText("hunter", selection: 2..<2, isSecret: true)

        #expect(text.string == "••••••")
        #expect(text.caret == 2)
    }

    @Test(arguments: [
        (AccessibleText.Unit.character, 4, 4..<5), (.word, 1, 0..<4), (.word, 5, 4..<11), (.sentence, 2, 0..<11),
        (.line, 11, 11..<15), (.line, 9, 0..<11), (.line, 15, 15..<15),
    ])
    func unitsContainWhatSeparatesThemFromTheNext(unit: AccessibleText.Unit, offset: Int, expected: Range<Int>) {
        let text = AccessibleText("One 你good.\nTwo\n")

        #expect(text.range(of: unit, at: offset) == expected)
    }

    @Test func theUnitsBeforeAndAfterAreEmptyAtTheEnds() {
        let text = AccessibleText("One two")

        #expect(text[text.range(of: .word, before: 5)] == "One ")
        #expect(text.range(of: .word, before: 1).isEmpty)
        #expect(text[text.range(of: .word, after: 1)] == "two")
        #expect(text.range(of: .word, after: 5).isEmpty)
    }
}
