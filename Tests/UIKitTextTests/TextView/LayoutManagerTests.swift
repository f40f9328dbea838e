import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitText

/// What code of apps asks TextKit.
@MainActor @Suite struct LayoutManagerTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private var manager: NSLayoutManager { view.layoutManager }
    private var container: NSTextContainer { view.textContainer }

    init() {
        view.font = .systemFont(ofSize: 17)
        view.text = "one\ntwo\nthree\n"
        view.layoutIfNeeded()
    }

    @Test func theLinesInARectangleHaveARange() {
        let second = manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil)

        #expect(manager.glyphRange(forBoundingRect: second.insetBy(dx: 0, dy: 2), in: container) == NSRange(4..<8))
        #expect(
            manager.glyphRange(
                forBoundingRectWithoutAdditionalLayout: CGRect(x: 0, y: 0, width: 1, height: 30), in: container)
                == NSRange(0..<8))
        #expect(manager.glyphRange(forBoundingRect: .null, in: container).length == 0)
        #expect(
            manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 900, width: 9, height: 9), in: container).length == 0)
        #expect(manager.glyphRange(forBoundingRect: second, in: NSTextContainer()).length == 0)
    }

    @Test func aGlyphHasAContainerAndAPlaceOnItsBaseline() {
        var range = NSRange()
        let found = manager.textContainer(forGlyphAt: 4, effectiveRange: &range)
        let first = manager.location(forGlyphAt: 4)
        let second = manager.location(forGlyphAt: 5)

        #expect(found === container && range == NSRange(0..<14))
        #expect(manager.textContainer(forGlyphAt: 99, effectiveRange: nil, withoutAdditionalLayout: true) == nil)
        #expect(first.x == 5 && second.x > first.x + 3 && first.y == second.y)
        #expect(first.y > 12 && first.y < 20 && manager.location(forGlyphAt: -1) == .zero)
        #expect(manager.isValidGlyphIndex(13) && !manager.isValidGlyphIndex(14) && !manager.isValidGlyphIndex(-1))
    }

    @Test func aPointHasAFractionOfItsGlyph() {
        let box = manager.boundingRect(forGlyphRange: NSRange(4..<5), in: container)
        let point = CGPoint(x: box.minX + box.width * 0.75, y: box.midY)
        var fraction: CGFloat = 0

        let index = manager.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)

        #expect(index == 4 && abs(fraction - 0.75) < 0.01)
        #expect(manager.fractionOfDistanceThroughGlyph(for: point, in: container) == fraction)
    }

    @Test func theLineAfterAFinalBreakIsExtra() {
        #expect(manager.extraLineFragmentTextContainer === container)
        #expect(manager.extraLineFragmentUsedRect.width == 10)
        #expect(manager.extraLineFragmentUsedRect.minY == manager.extraLineFragmentRect.minY)

        view.text = "one"

        #expect(manager.extraLineFragmentTextContainer == nil && manager.extraLineFragmentUsedRect == .zero)
    }

    @Test func layoutIsReadyWhenItWasAskedFor() {
        manager.ensureLayout(forGlyphRange: NSRange(0..<99))
        manager.ensureLayout(forBoundingRect: CGRect(x: 0, y: 0, width: 50, height: 50), in: container)
        manager.invalidateDisplay(forGlyphRange: NSRange(4..<5))

        let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil, withoutAdditionalLayout: true)
        let used = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil, withoutAdditionalLayout: true)

        #expect(line.width == container.size.width && used.width < line.width)
        #expect(!manager.hasNonContiguousLayout)
        view.text = String(repeating: "long text ", count: 3_000)
        #expect(manager.hasNonContiguousLayout)
    }

    @Test func aContainerIsInsertedAndItsTextGivenToAnotherManager() {
        let storage = NSTextStorage(string: "text")
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let (one, two) = (NSTextContainer(size: CGSize(width: 90, height: 90)), NSTextContainer())
        manager.addTextContainer(two)
        manager.insertTextContainer(one, at: -5)
        #expect(manager.textContainers == [one, two] && one.layoutManager === manager)
        let other = NSLayoutManager()

        two.replaceLayoutManager(other)
        other.textContainerChangedGeometry(one)

        #expect(other.textContainers == [one, two] && one.layoutManager === other && manager.textContainers.isEmpty)
        #expect(storage.layoutManagers == [other] && other.usedRect(for: one).width > 20)
    }

    @Test func attachmentsFollowTheWidthOfTheirContainer() {
        final class Ruler: NSTextAttachment {
            weak var container: NSTextContainer?
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect {
                container = textContainer
                return CGRect(x: 0, y: 0, width: lineFrag.width, height: 30)
            }
        }
        let ruler = Ruler()
        view.textStorage.insert(NSAttributedString(attachment: ruler), at: 4)

        let wide = manager.boundingRect(forGlyphRange: NSRange(4..<5), in: container).width
        view.frame.size.width = 120
        view.layoutIfNeeded()
        let narrow = manager.boundingRect(forGlyphRange: NSRange(4..<5), in: container).width

        #expect(wide == 190 && narrow == 110 && ruler.container === container)
        #expect(view.sizeThatFits(CGSize(width: 90, height: CGFloat.infinity)).height > 100)
    }

    @Test func aStorageOfTheAppHasInitializersOfItsOwn() {
        final class Store: NSTextStorage {
            private let text = NSMutableAttributedString()
            let name: String
            override init() {
                name = "plain"
                super.init()
            }
            required init?(coder: NSCoder) { nil }
            override var string: String { text.string }
            override func attributes(
                at location: Int, effectiveRange range: NSRangePointer?
            ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }
            override func replaceCharacters(in range: NSRange, with str: String) {
                text.replaceCharacters(in: range, with: str)
                edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            }
            override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
                text.setAttributes(attrs, range: range)
                edited(.editedAttributes, range: range, changeInLength: 0)
            }
        }
        let store = Store()
        let manager = NSLayoutManager()
        store.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)

        view.insertText("typed")

        #expect(store.string == "typed" && view.text == "typed" && store.name == "plain")
        #expect(NSTextStorage().length == 0 && NSTextStorage(attributedString: store).string == "typed")
        #expect(
            NSTextStorage(string: "a", attributes: [.kern: 2]).attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2
        )
    }

    @Test func aContainerLimitsTheLinesOfItsText() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.text = "one two three four five six seven eight nine ten"
        view.isScrollEnabled = false
        let full = view.sizeThatFits(CGSize(width: 100, height: 1000)).height

        view.textContainer.maximumNumberOfLines = 2
        #expect(view.sizeThatFits(CGSize(width: 100, height: 1000)).height < full)
    }

    @Test func aLayoutManagerMapsGlyphsPointsAndLines() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.text = "one two three four"
        let manager = view.layoutManager

        var line = NSRange()
        let used = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: &line)
        #expect(used.minX == 0 && used.width < 100 && used.height > 10)
        #expect(line.location == 0 && line.length < 18)
        let glyph = manager.glyphIndex(for: CGPoint(x: 2, y: used.midY), in: view.textContainer)
        #expect(manager.characterIndexForGlyph(at: glyph) == 0)
        let below = manager.glyphIndex(for: CGPoint(x: 2, y: used.maxY + 5), in: view.textContainer)
        #expect(manager.characterIndexForGlyph(at: below) == line.length)
    }

    @Test func aLayoutManagerDrawsItsTextAndWhatASubclassDrawsBehindIt() {
        let storage = NSTextStorage(string: "text", attributes: [.font: UIFont.boldSystemFont(ofSize: 40)])
        let manager = MarkingLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: 100))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)

        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { _ in
            let all = manager.glyphRange(for: container)
            manager.drawBackground(forGlyphRange: all, at: .zero)
            manager.drawGlyphs(forGlyphRange: all, at: .zero)
        }

        func pixel(_ x: Int, _ y: Int) -> String? { image.cgImage?.bitmap.color(x: x, y: y).description }
        #expect(pixel(95, 2) == "#FF0000FF")
        let inked = (0..<80).contains { pixel($0, 30) == "#000000FF" }
        #expect(inked)
        #expect(pixel(95, 95) == "#00000000")
    }
}

/// Fills the upper 50 points behind the text.
private final class MarkingLayoutManager: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        let rects = [CGRect(x: 0, y: 0, width: 100, height: 50)]
        rects.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            fillBackgroundRectArray(base, count: buffer.count, forCharacterRange: glyphsToShow, color: .red)
        }
    }
}
