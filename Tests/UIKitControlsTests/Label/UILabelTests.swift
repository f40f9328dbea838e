import HeadlessHost
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct UILabelTests {
    @Test(arguments: [(CGFloat(1), CGFloat(21)), (CGFloat(2), CGFloat(20.5)), (CGFloat(3), CGFloat(61) / 3)])
    func sizesAreRoundedUpToThePixel(scale: CGFloat, height: CGFloat) {
        let label = UILabel.shown("Hello", scale: scale)

        let size = label.intrinsicContentSize

        #expect(abs(size.height - height) < 1e-6)
        #expect(abs((size.width * scale).rounded() - size.width * scale) < 1e-6)
    }

    @Test func settingEqualValuesDoesNotInvalidateLayout() {
        let label = UILabel.shown("Hello", scale: 1)
        let parent = UIView()
        parent.addSubview(label)
        parent.layoutIfNeeded()

        label.text = "Hello"
        label.font = .systemFont(ofSize: UIFont.labelFontSize)
        label.textColor = .label
        label.textAlignment = .natural
        label.lineBreakMode = .byTruncatingTail
        label.numberOfLines = 1
        label.adjustsFontSizeToFitWidth = false
        label.minimumScaleFactor = 0

        #expect(!parent.layer.needsLayout())
        label.text = "Goodbye"
        #expect(parent.layer.needsLayout())
    }

    /// Setting a font removes the fonts of runs even when the label's font does not change.
    @Test func settingTheSameFontReplacesTheFontsOfRuns() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 1, length: 1))
        label.attributedText = text

        label.font = .systemFont(ofSize: 17)

        let font = label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
        #expect(font == .systemFont(ofSize: 17))
    }

    @Test func aLabelWithoutTextHasNoSize() {
        let label = UILabel()

        #expect(label.intrinsicContentSize == .zero)
        label.text = "x"
        #expect(label.intrinsicContentSize.width > 0)
        label.text = nil
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test func oneLineIsAsWideAsItsTextWhateverTheRoom() {
        let label = UILabel.shown("The quick brown fox jumps over the lazy dog", scale: 2)

        let narrow = label.sizeThatFits(CGSize(width: 40, height: 10))

        #expect(narrow == label.intrinsicContentSize)
        #expect(narrow.width > 200)
    }

    @Test func severalLinesWrapAtTheWidth() {
        let label = UILabel.shown("The quick brown fox jumps over the lazy dog", scale: 2)
        label.numberOfLines = 0

        let size = label.sizeThatFits(CGSize(width: 120, height: 0))

        #expect(size.width <= 120)
        #expect(size.height > 60)
        label.preferredMaxLayoutWidth = 120
        #expect(label.intrinsicContentSize == size)
        label.numberOfLines = 2
        #expect(abs(label.intrinsicContentSize.height - 41) < 0.01)
    }

    @Test func labelsTakeNoTouches() {
        #expect(!UILabel().isUserInteractionEnabled)
    }

    @Test func attributedTextSetsTheLabelsFontAndAlignment() {
        let label = UILabel()
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        label.attributedText = NSAttributedString(
            string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 30), .paragraphStyle: style])

        #expect(label.text == "Hi")
        #expect(label.font.pointSize == 30)
        #expect(label.textAlignment == .right)
    }

    @Test func charactersWithoutAttributesKeepTheLabelsFont() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 11)
        let text = NSMutableAttributedString(string: "big small")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 3))

        label.attributedText = text

        #expect(
            label.attributedText?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 11))
    }

    @Test func aNewFontAppliesToTheWholeAttributedText() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 30)])

        label.font = .systemFont(ofSize: 10)

        #expect(
            label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 10))
    }

    @Test func theLabelCopiesItsAttributedText() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "one")
        label.attributedText = text

        text.mutableString.append(" two")

        #expect(label.text == "one")
    }

    @Test func textIsCenteredVerticallyAndAligned() throws {
        let label = UILabel.shown("MMM", scale: 1)
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        label.textAlignment = .right

        let ink = try #require(label.ink(scale: 1))

        #expect(abs(ink.midY - 30) <= 2)
        #expect(ink.maxX >= 96 && ink.minX > 40)
    }

    @Test func adjustsFontSizeToFitWidthShrinksWideText() throws {
        let label = UILabel.shown("A title that is far too wide", scale: 1)
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
        let before = try #require(label.ink(scale: 1)).height

        label.adjustsFontSizeToFitWidth = true

        #expect(try #require(label.ink(scale: 1)).height < before)
    }

    @Test func textShrinksToTheMinimumScaleFactorAndIsThenTruncated() throws {
        let label = UILabel.shown("A title that is far too wide", scale: 1)
        label.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        label.adjustsFontSizeToFitWidth = true
        let smallest = try #require(label.ink(scale: 1)).height

        label.minimumScaleFactor = 0.8

        let ink = try #require(label.ink(scale: 1))
        #expect(ink.height > smallest)
        #expect(ink.maxX <= 60)
    }

    @Test func noMoreLinesAreMeasuredThanAllowed() {
        let label = UILabel.shown(String(repeating: "many words ", count: 30), scale: 2)
        label.numberOfLines = 1
        let one = label.sizeThatFits(CGSize(width: 100, height: 0)).height

        label.numberOfLines = 2
        let two = label.sizeThatFits(CGSize(width: 100, height: 0))

        #expect(abs(two.height - 2 * one) <= 1)
        #expect(two.width <= 100)
    }

    @Test func theLargestFontOfALineDecidesItsHeight() {
        let label = UILabel.shown("", scale: 2)
        let text = NSMutableAttributedString(string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 40)]))

        label.attributedText = text

        #expect(label.intrinsicContentSize.height >= UIFont.systemFont(ofSize: 40).lineHeight.rounded(.down))
        #expect(label.intrinsicContentSize.height < 60)
    }

    @Test func naturalAlignmentIsRightInRightToLeftLayout() throws {
        let label = UILabel.shown("Hi", scale: 1)
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
        #expect(try #require(label.ink(scale: 1)).maxX < 100)

        label.semanticContentAttribute = .forceRightToLeft

        #expect(try #require(label.ink(scale: 1)).minX > 100)
    }

    @Test func theTextColorFollowsStateStyleAndTint() {
        // Colors resolve in the current device's system: without this device that of another test may still be current.
        let device = TestDevice()
        defer { withExtendedLifetime(device) {} }
        let label = UILabel.shown("MMM", scale: 1)
        label.font = .boldSystemFont(ofSize: 40)
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
        label.highlightedTextColor = .red
        label.overrideUserInterfaceStyle = .light

        #expect(label.strongestColor() == "#000000FF")
        label.overrideUserInterfaceStyle = .dark
        #expect(label.strongestColor() == "#FFFFFFFF")
        label.isHighlighted = true
        #expect(label.strongestColor() == "#FF0000FF")
        label.textColor = .tintColor
        label.isHighlighted = false
        label.tintColor = .green
        #expect(label.strongestColor() == "#00FF00FF")
    }

    @Test func aSubclassCanMoveItsText() throws {
        let label = PaddedLabel()
        label.text = "Hello"

        let plain = UILabel()
        plain.text = "Hello"

        #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
    }

    @Test func aTextStyleFontFollowsTheTextSizeOnlyWhenEnabled() {
        let fixed = HugeTextLabel()
        let following = HugeTextLabel()
        for label in [fixed, following] {
            label.font = .preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection())
        }
        following.adjustsFontForContentSizeCategory = true

        fixed.traitCollectionDidChange(nil)
        following.traitCollectionDidChange(nil)

        #expect(fixed.font.pointSize == 17)
        #expect(following.font.pointSize == 53)
    }

    @Test func theLabelIsReadOut() {
        let label = UILabel()
        label.text = "Hello"

        #expect(label.accessibilityLabel == "Hello")
        #expect(label.accessibilityTraits == .staticText)
    }
}

/// A label whose text size setting is the largest.
private final class HugeTextLabel: UILabel {
    override var traitCollection: UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    }
}

private final class PaddedLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inner = super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 0), limitedToNumberOfLines: numberOfLines)
        return inner.insetBy(dx: -10, dy: 0)
    }
}

extension UILabel {
    /// A label whose traits have `scale` pixels per point.
    fileprivate static func shown(_ text: String, scale: CGFloat) -> UILabel {
        var label: UILabel?
        UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)]).performAsCurrent {
            label = UILabel()
        }
        label!.text = text
        return label!
    }

    /// The bounding box of the drawn pixels; nil when there are none.
    fileprivate func ink(scale: CGFloat) -> CGRect? {
        let bitmap = drawn(scale: scale)
        var box = CGRect.null
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap.color(x: x, y: y).alpha > 40 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box.isNull ? nil : box
    }

    fileprivate func strongestColor() -> String {
        let bitmap = drawn(scale: 1)
        let pixels = (0..<bitmap.width * bitmap.height).map {
            bitmap.color(x: $0 % bitmap.width, y: $0 / bitmap.width)
        }
        return pixels.max { $0.alpha < $1.alpha }?.description ?? "none"
    }

    private func drawn(scale: CGFloat) -> Bitmap {
        let bitmap = Bitmap(width: Int(bounds.width * scale), height: Int(bounds.height * scale))
        draw(layer, in: CGContext(bitmap: bitmap, scale: scale))
        return bitmap
    }
}
