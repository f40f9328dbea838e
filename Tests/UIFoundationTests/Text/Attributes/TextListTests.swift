import Testing
import UIFoundation

@Suite struct TextListTests {
    @Test(arguments: [
        (NSTextList.MarkerFormat.decimal, 12, "12"), (.octal, 9, "11"), (.lowercaseHexadecimal, 255, "ff"),
        (.uppercaseHexadecimal, 255, "FF"), (.lowercaseAlpha, 1, "a"), (.lowercaseLatin, 26, "z"),
        (.uppercaseAlpha, 27, "AA"), (.uppercaseLatin, 703, "AAA"), (.lowercaseRoman, 4, "iv"),
        (.uppercaseRoman, 1994, "MCMXCIV"), (.uppercaseRoman, 3999, "MMMCMXCIX"), (.uppercaseRoman, 4000, "4000"),
        (.uppercaseRoman, 0, "0"), (.lowercaseAlpha, 0, "0"), (.lowercaseAlpha, -3, "-3"), (.decimal, -1, "-1"),
        (.disc, 7, "•"), (.circle, 1, "◦"), (.hyphen, 1, "⁃"), (.check, 1, "✓"), (.diamond, 1, "◆"),
        (.init("({decimal})"), 3, "(3)"), (.init(rawValue: "{decimal}."), 3, "3."), (.init("* "), 3, "* "),
        (.init("{unknown}"), 3, "{unknown}"), (.init("{decimal"), 3, "{decimal"), (.init(""), 3, ""),
    ])
    func anItemHasTheMarkOfItsFormat(_ format: NSTextList.MarkerFormat, _ number: Int, _ mark: String) {
        #expect(NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number) == mark)
    }

    @Test func listsThatCountAreOrdered() {
        #expect(NSTextList(markerFormat: .uppercaseRoman).isOrdered)
        #expect(!NSTextList(markerFormat: .disc).isOrdered && !NSTextList(markerFormat: .init("-")).isOrdered)
    }

    @Test func aParagraphKeepsItsLists() throws {
        let style = NSMutableParagraphStyle()
        #expect(style.textLists.isEmpty)
        let list = NSTextList(markerFormat: .decimal, options: 1)

        style.textLists = [list]
        let copy = try #require(style.copy() as? NSParagraphStyle)

        #expect(copy.textLists == [NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker)])
        #expect(copy.isEqual(style) && copy.hash == style.hash && !copy.isEqual(NSParagraphStyle()))
        #expect(list != NSTextList(markerFormat: .decimal, options: 1 << 4) && list.startingItemNumber == 1)
        #expect(list.listOptions == .prependEnclosingMarker && list.markerFormat == .decimal)
    }

    @Test func attributesThatAreNotDrawnStayWithTheText() {
        let direction = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
        let text = NSAttributedString(
            string: "a",
            attributes: [
                .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle, .verticalGlyphForm: 0,
                .writingDirection: [direction],
            ])

        let attributes = text.attributes(at: 0, effectiveRange: nil)

        #expect(attributes[.textEffect] as? NSAttributedString.TextEffectStyle == .letterpressStyle)
        #expect(attributes[.writingDirection] as? [Int] == [3] && attributes[.verticalGlyphForm] as? Int == 0)
        #expect(NSWritingDirectionFormatType.embedding.rawValue == 0)
    }
}
