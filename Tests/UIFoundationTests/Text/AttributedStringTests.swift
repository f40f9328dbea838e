import Testing
import UIFoundation

@Suite struct AttributedStringTests {
    @Test func attributesSurviveTheWayToAnAttributedStringAndBack() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSMutableAttributedString(
            string: "Red ",
            attributes: [
                .foregroundColor: UIColor.red, .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue,
                .paragraphStyle: style,
            ])
        text.append(NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)]))

        let there = AttributedString(text)
        let back = NSAttributedString(there)

        #expect(String(there.characters) == "Red big" && back.string == "Red big")
        #expect(there.runs.first?.foregroundColor == .red && there.runs.first?.kern == 2)
        #expect(back.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == NSUnderlineStyle.single.rawValue)
        #expect(back.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 40))
        #expect(
            (back.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .center)
        #expect(back.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
    }

    @Test func aContainerTakesTheValuesOfADictionaryThatHaveTheRightType() {
        let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 12), .foregroundColor: "red", .kern: 1.5])

        #expect(container.font == .systemFont(ofSize: 12))
        #expect(container.foregroundColor == nil && container.kern == 1.5)
    }

    @Test func shadowsLigaturesAndEffectsSurviveTheWayThereAndBack() {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 3
        let text = NSAttributedString(
            string: "a",
            attributes: [
                .shadow: shadow, .ligature: 0,
                .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
            ])

        let there = AttributedString(text)
        let back = NSAttributedString(there)

        #expect(there.runs.first?.uiKit.shadow == shadow)
        #expect(back.attribute(.ligature, at: 0, effectiveRange: nil) as? Int == 0)
        #expect(
            back.attribute(.textEffect, at: 0, effectiveRange: nil) as? NSAttributedString.TextEffectStyle
                == .letterpressStyle)
    }
}
