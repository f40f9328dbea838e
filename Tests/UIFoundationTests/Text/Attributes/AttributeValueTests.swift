import Testing
import UIKitCore

/// Foundation compares attribute values when texts are changed and joined, which must work on Linux.
@Suite struct AttributeValueTests {
    private let key = NSAttributedString.Key("value")

    @Test(arguments: AttributeValueTests.pairs)
    func anAttributeValueCanReplaceAnother(pair: Pair) {
        let text = NSMutableAttributedString(string: "text", attributes: [key: pair.one])

        text.addAttribute(key, value: pair.other, range: NSRange(location: 0, length: 2))
        text.addAttribute(key, value: pair.one, range: NSRange(location: 1, length: 1))

        #expect(text.attribute(key, at: 0, effectiveRange: nil) as? NSObject == pair.other)
        #expect(text.attribute(key, at: 1, effectiveRange: nil) as? NSObject == pair.one)
    }

    @Test(arguments: AttributeValueTests.pairs)
    func equalAttributeValuesAreJoined(pair: Pair) {
        let text = NSMutableAttributedString(string: "one", attributes: [key: pair.one])

        text.append(NSAttributedString(string: "more", attributes: [key: pair.equal]))
        text.append(NSAttributedString(string: "two", attributes: [key: pair.other]))

        var stretches: [Int] = []
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length), options: []) { _, range, _ in
            stretches.append(range.length)
        }
        #expect(stretches == [7, 3])
    }

    /// Two equal values and a different one.
    struct Pair: @unchecked Sendable, CustomStringConvertible {
        let one: NSObject
        let equal: NSObject
        let other: NSObject

        var description: String { "\(type(of: one))" }
    }

    static let pairs: [Pair] = {
        func style(_ alignment: NSTextAlignment) -> NSMutableParagraphStyle {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            return style
        }
        func shadow(_ blur: CGFloat) -> NSShadow {
            let shadow = NSShadow()
            shadow.shadowBlurRadius = blur
            return shadow
        }
        return [
            Pair(
                one: UIFont.systemFont(ofSize: 1), equal: UIFont.systemFont(ofSize: 1),
                other: UIFont.systemFont(ofSize: 2)),
            Pair(one: UIColor.red, equal: UIColor(red: 1, green: 0, blue: 0, alpha: 1), other: UIColor.label),
            Pair(one: style(.left), equal: style(.left), other: style(.right)),
            Pair(
                one: NSTextTab(textAlignment: .left, location: 1), equal: NSTextTab(textAlignment: .left, location: 1),
                other: NSTextTab(textAlignment: .right, location: 1)),
            Pair(
                one: UIFont.systemFont(ofSize: 1).fontDescriptor, equal: UIFont.systemFont(ofSize: 1).fontDescriptor,
                other: UIFont.systemFont(ofSize: 2).fontDescriptor),
            Pair(one: shadow(1), equal: shadow(1), other: shadow(2)),
        ]
    }()
}
