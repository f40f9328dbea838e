import Testing

@testable import Fidelity

@Suite struct ToleranceTests {
    @Test(arguments: [("44.00", true), ("44.50", true), ("43.50", true), ("44.60", false), ("none", false)])
    func lengthsAgreeWithinHalfAPoint(value: String, agrees: Bool) {
        let tolerance = Tolerance(name: "375x812@3x iOS 17/bar.navigation.height", value: "44.00")

        #expect(tolerance.accepts(value, expecting: "44.00") == agrees)
    }

    @Test(arguments: [("198.00", true), ("197.90", false), ("202.00", true)])
    func widthsOfTextsAgreeWithinOnePercent(value: String, agrees: Bool) {
        let tolerance = Tolerance(name: "393x852@3x iOS 17/text.ink.17.regular.Some words", value: "200.00")

        #expect(tolerance.accepts(value, expecting: "200.00") == agrees)
    }

    @Test func widthsOfShortTextsAgreeWithinHalfAPoint() {
        let tolerance = Tolerance(name: "text.ink.17.regular.a", value: "8.00")

        #expect(tolerance.accepts("8.50", expecting: "8.00"))
        #expect(!tolerance.accepts("8.60", expecting: "8.00"))
    }

    @Test(arguments: [("227 224 221", true), ("228 224 224", false)])
    func colorsAgreeWithinThree(value: String, agrees: Bool) {
        #expect(
            Tolerance(name: "sheet.page.color", value: "224 224 224").accepts(value, expecting: "224 224 224") == agrees
        )
    }

    @Test func everyColorOfAListMayDifferByThree() {
        let colors = Tolerance(name: "picker.textColors", value: "47 47 49, 134 137 138")
        let grays = Tolerance(name: "popover.shadowGrays", value: "234 242 250 253")

        #expect(colors.accepts("48 48 50, 131 137 138", expecting: "47 47 49, 134 137 138"))
        #expect(!colors.accepts("48 48 50, 130 137 138", expecting: "47 47 49, 134 137 138"))
        #expect(grays.accepts("231 242 250 253", expecting: "234 242 250 253"))
    }

    @Test(arguments: [("24.50", true), ("26.00", true), ("27.50", true), ("23.90", false), ("27.60", false)])
    func aNumberAgreesWithTheRangeThatItIsIn(value: String, agrees: Bool) {
        let tolerance = Tolerance(name: "popover.arrow.base", value: "24.5 to 27")

        #expect(tolerance.accepts(value, expecting: "24.5 to 27") == agrees)
    }

    @Test func wordsMustBeEqual() {
        let tolerance = Tolerance(name: "text.break.lorem", value: "one / two")

        #expect(tolerance.accepts("one / two", expecting: "one / two"))
        #expect(!tolerance.accepts("one two /", expecting: "one / two"))
    }

    @Test func everyNumberOfAFrameIsCompared() {
        let tolerance = Tolerance(name: "bar.tab.frames", value: "(2 1; 94 48)")

        #expect(tolerance.accepts("(2.00 1.50; 94.00 48.00)", expecting: "(2 1; 94 48)"))
        #expect(!tolerance.accepts("(2.00 1.00; 94.00 47.00)", expecting: "(2 1; 94 48)"))
        #expect(!tolerance.accepts("(2.00 1.00; 94.00)", expecting: "(2 1; 94 48)"))
    }
}
