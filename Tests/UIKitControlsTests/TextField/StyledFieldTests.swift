import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Text fields whose text has several styles.
@MainActor @Suite struct StyledFieldTests {
    private func styled(_ parts: [(String, UIColor)]) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for (part, color) in parts {
            text.append(NSAttributedString(string: part, attributes: [.foregroundColor: color]))
        }
        return text
    }

    private func colors(of field: UITextField) -> [UIColor?] {
        guard let text = field.attributedText else { return [] }
        return (0..<text.length).map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
    }

    @Test func aStyledTextIsReadAsItWasSet() {
        let fixture = TextFieldFixture()

        fixture.field.attributedText = styled([("a", .red), ("b", .blue)])

        #expect(fixture.field.text == "ab" && colors(of: fixture.field) == [.red, .blue])
        let font = fixture.field.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
        #expect(font == fixture.field.font)
        #expect(fixture.field.textColor == .red)
    }

    @Test func eachCharacterIsDrawnInItsColor() {
        let fixture = TextFieldFixture()
        fixture.field.attributedText = styled([("████", .red), ("████", .blue)])
        fixture.device.advance(by: 0)

        let picture = fixture.device.picture()
        let line = fixture.field.frame
        let red = picture.color(atX: line.minX + 7 + 15, y: line.midY)
        let blue = picture.color(atX: line.minX + 7 + 75, y: line.midY)

        #expect(red.red > 230 && red.blue < 25)
        #expect(blue.blue > 230 && blue.red < 25)
    }

    @Test func theParagraphStyleAlignsTheText() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let centered = TextFieldFixture()
        centered.field.attributedText = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
        let set = TextFieldFixture("ab")
        set.field.defaultTextAttributes = [.paragraphStyle: style]

        for fixture in [centered, set] {
            let start = fixture.field.caretRect(for: fixture.field.beginningOfDocument).midX
            let end = fixture.field.caretRect(for: fixture.field.endOfDocument).midX
            #expect(fixture.field.textAlignment == .center)
            #expect(abs((start + end) / 2 - fixture.field.bounds.midX) < 2)
        }
    }

    @Test func typedTextHasTheStyleOfTheCharacterBeforeIt() throws {
        let fixture = TextFieldFixture()
        fixture.field.attributedText = styled([("a", .red), ("b", .blue)])
        fixture.focus()

        try fixture.device.type("x")
        try fixture.device.key("home")
        try fixture.device.key("right")
        try fixture.device.type("y")

        #expect(fixture.field.text == "aybx" && colors(of: fixture.field) == [.red, .red, .blue, .blue])
    }

    @Test func undoBringsStylesBack() throws {
        let fixture = TextFieldFixture()
        fixture.field.attributedText = styled([("a", .red), ("b", .blue), ("c", .green)])
        fixture.focus()
        fixture.field.selectAll(nil)

        try fixture.device.type("x")
        #expect(colors(of: fixture.field) == [.red])
        try fixture.device.key("cmd+z")

        #expect(fixture.field.text == "abc" && colors(of: fixture.field) == [.red, .blue, .green])
    }

    @Test func fontAndColorChangeTheWholeText() {
        let fixture = TextFieldFixture()
        fixture.field.attributedText = styled([("a", .red), ("b", .blue)])

        fixture.field.textColor = .green
        fixture.field.font = .systemFont(ofSize: 30)

        #expect(colors(of: fixture.field) == [.green, .green])
        let font = fixture.field.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 30)
    }

    @Test func aTextWithoutStylesEndsThem() throws {
        let fixture = TextFieldFixture()
        fixture.field.attributedText = styled([("a", .red), ("b", .blue)])

        fixture.field.text = "abc"

        #expect(colors(of: fixture.field) == [.red, .red, .red])
    }

    @Test func aCompositionBetweenStylesIsUnderlinedAlone() {
        let fixture = TextFieldFixture()
        fixture.field.attributedText = styled([("a", .red), ("b", .blue)])
        fixture.focus()
        let middle = fixture.field.position(from: fixture.field.beginningOfDocument, offset: 1)!
        fixture.field.selectedTextRange = fixture.field.textRange(from: middle, to: middle)

        fixture.field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        #expect(fixture.field.text == "aかb" && colors(of: fixture.field) == [.red, .red, .blue])
        fixture.field.unmarkText()

        #expect(fixture.selection.low == 2)
    }

    @Test func spacingBetweenCharactersCountsInTheWidth() {
        let plain = UITextField()
        plain.text = "1234"
        let spaced = UITextField()
        let text = NSMutableAttributedString(string: "1234", attributes: [.kern: 20])
        text.addAttribute(.kern, value: 0, range: NSRange(location: 3, length: 1))
        spaced.attributedText = text

        #expect(abs(spaced.intrinsicContentSize.width - plain.intrinsicContentSize.width - 60) <= 1)
    }

    /// Code fields show the text of a hidden field in another one, and use the positions of one in the other.
    @Test func aPositionOfOneFieldIsOneOfAnother() {
        let fixture = TextFieldFixture("1234")
        fixture.other.text = "56"
        fixture.focus()

        let second = fixture.other.position(from: fixture.other.beginningOfDocument, offset: 1)!
        fixture.field.selectedTextRange = fixture.field.textRange(from: second, to: second)
        #expect(fixture.selection == (1, 1))

        let end = fixture.field.endOfDocument
        #expect(fixture.other.textRange(from: end, to: end) == nil, "The other text is shorter.")
        #expect(fixture.field.position(from: fixture.field.beginningOfDocument, offset: 4) == end)
    }
}
