import Testing
import UIKitCore

@Suite struct ParagraphStyleTests {
    @Test func theDefaultsAreUIKits() {
        let style = NSParagraphStyle.default

        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
        #expect(style.lineBreakMode == .byWordWrapping && style.alignment == .natural)
        #expect(style.hyphenationFactor == 0 && style.lineBreakStrategy == [])
        #expect(!style.allowsDefaultTighteningForTruncation)
    }

    @Test func tabStopsAreAddedInOrderAndRemovedByValue() {
        let style = NSMutableParagraphStyle()
        style.tabStops = []

        style.addTabStop(NSTextTab(textAlignment: .right, location: 90))
        style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 91))
        #expect(style.tabStops.map(\.location) == [40, 90])

        style.removeTabStop(NSTextTab(textAlignment: .right, location: 90))
        #expect(style.tabStops.map(\.location) == [40])
    }

    @Test(
        arguments: [
            ("ar", true), ("he-IL", true), ("fa_IR", true), ("ur", true), ("en", false), ("az-Arab", true),
            ("ar-Latn", false), ("", false), (nil, false),
        ] as [(String?, Bool)])
    func everyLanguageHasItsWritingDirection(language: String?, isRightToLeft: Bool) {
        let direction = NSParagraphStyle.defaultWritingDirection(forLanguage: language)

        #expect(direction == (isRightToLeft ? .rightToLeft : .leftToRight))
    }

    @Test func everyParagraphOfATextHasItsOwnStyle() {
        let indented = NSMutableParagraphStyle()
        indented.firstLineHeadIndent = 50
        indented.paragraphSpacingBefore = 10
        let text = NSMutableAttributedString(string: "one\n", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let plain = text.size()

        text.append(
            NSAttributedString(
                string: "one", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: indented]))

        #expect(abs(text.size().width - plain.width - 50) < 0.01)
        #expect(abs(text.size().height - 2 * plain.height - 10) < 0.01)
    }

    @Test func attributesOfWrongTypesAreLeftOut() {
        let keys: [NSAttributedString.Key] = [
            .font, .foregroundColor, .backgroundColor, .kern, .tracking, .baselineOffset, .underlineStyle,
            .underlineColor, .strikethroughStyle, .strikethroughColor, .paragraphStyle, .shadow, .strokeColor,
            .strokeWidth, .obliqueness, .expansion, .attachment,
        ]
        let plain = NSAttributedString(string: "text").size()

        for key in keys {
            for value in ["nonsense", Double.nan, Date(timeIntervalSince1970: 0)] as [Any] {
                let text = NSAttributedString(string: "text", attributes: [key: value])

                #expect(abs(text.size().width - plain.width) < 0.01, "\(key.rawValue)")
                text.draw(at: .zero)
            }
        }
    }

    @Test(arguments: [("", 0), ("a\0b", 3), ("\u{FFFD}", 1), ("a\u{0301}\u{200D}", 3)] as [(String, Int)])
    func awkwardStringsAreMeasured(string: String, length: Int) {
        let text = NSAttributedString(string: string)

        #expect(text.length == length)
        #expect(text.size().width.isFinite)
    }

    @Test func aLoneSurrogateIsMeasured() {
        let unit: [unichar] = [0xD83D]
        let text = NSString(characters: unit, length: 1)

        #expect(text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width.isFinite)
    }
}
