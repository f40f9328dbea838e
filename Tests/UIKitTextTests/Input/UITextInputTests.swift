import CoreGraphics
import Testing
import UIKitCore
import UIKitText

/// Positions, ranges and the tokenizer of text views.
@MainActor @Suite struct UITextInputTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func position(_ offset: Int) -> UITextPosition {
        view.position(from: view.beginningOfDocument, offset: offset)!
    }

    private func offsets(_ range: UITextRange?) -> [Int]? {
        range.map { range in
            [range.start, range.end].map { view.offset(from: view.beginningOfDocument, to: $0) }
        }
    }

    @Test func offsetsAreUTF16AndEndAtTheText() {
        view.text = "A😀B"

        #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 4)
        #expect(view.position(from: view.beginningOfDocument, offset: 5) == nil)
        #expect(view.position(from: view.endOfDocument, offset: .max) == nil)
        #expect(view.text(in: view.textRange(from: position(2), to: position(0))!) == "A\u{FFFD}")
    }

    @Test func positionsOfOtherTextsAndBarePositionsAreRefused() {
        view.text = "one"
        let other = UITextView()
        other.text = "other"

        #expect(view.position(from: other.endOfDocument, offset: -1) == nil)
        #expect(view.textRange(from: UITextPosition(), to: view.endOfDocument) == nil)
        #expect(view.text(in: UITextRange()) == nil && view.caretRect(for: UITextPosition()) == .zero)
        view.replace(UITextRange(), withText: "x")
        #expect(view.text == "one")
    }

    @Test func stalePositionsAreRefused() {
        view.text = "a long text"
        let end = view.endOfDocument

        view.text = "a"

        #expect(view.position(from: end, offset: 0) == nil && view.compare(end, to: end) == .orderedSame)
    }

    @Test(arguments: [
        (UITextGranularity.character, [4, 5]), (.word, [4, 7]), (.sentence, [0, 9]), (.paragraph, [0, 13]),
        (.document, [0, 17]),
    ])
    func theTokenizerFindsTheUnitAroundAPosition(granularity: UITextGranularity, expected: [Int]) {
        view.text = "one two. Six\nnext"

        let range = view.tokenizer.rangeEnclosingPosition(
            position(4), with: granularity, inDirection: .storage(.forward))

        #expect(offsets(range) == expected)
    }

    @Test func aWordEndsInTheForwardDirection() {
        view.text = "one two"
        let tokenizer = view.tokenizer

        #expect(tokenizer.isPosition(position(3), atBoundary: .word, inDirection: .storage(.forward)))
        #expect(!tokenizer.isPosition(position(2), atBoundary: .word, inDirection: .storage(.forward)))
        #expect(!tokenizer.isPosition(position(3), withinTextUnit: .word, inDirection: .storage(.forward)))
        #expect(tokenizer.isPosition(position(3), withinTextUnit: .word, inDirection: .storage(.backward)))
    }

    @Test func closestPositionsAndCaretsAgree() {
        view.text = "one שלום two\nsecond line 👨‍👩‍👧 end"
        view.layoutIfNeeded()
        for offset in 0...3 {
            let caret = view.caretRect(for: position(offset))
            let found = view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY))!
            #expect(view.offset(from: position(offset), to: found) == 0)
        }
    }

    @Test func exclusionPathsAreLeftFree() {
        view.font = .systemFont(ofSize: 17)
        view.text = String(repeating: "word ", count: 60)
        let hole = CGRect(x: 0, y: 0, width: 120, height: 60)

        view.textContainer.exclusionPaths = [UIBezierPath(rect: hole)]
        view.layoutIfNeeded()

        #expect(view.caretRect(for: view.beginningOfDocument).minX >= 120)
        let rects = view.selectionRects(for: view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!)
        let inset = hole.offsetBy(dx: 0, dy: 8).insetBy(dx: 1, dy: 1)
        #expect(rects.count > 3 && rects.allSatisfy { !$0.rect.intersects(inset) })
    }

    @Test func aLayoutManagerOfALabelFindsCharacters() {
        let storage = NSTextStorage(string: "tap here", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: 100))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)

        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 4), in: container)
        let index = manager.characterIndex(
            for: CGPoint(x: rect.minX + 2, y: rect.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)

        #expect(index == 4 && manager.usedRect(for: container).maxX >= rect.maxX - 1)
        #expect(NSMaxRange(manager.glyphRange(for: container)) == 8)
    }
}
