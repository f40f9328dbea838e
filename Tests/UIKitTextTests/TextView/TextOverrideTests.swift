import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitText
import VelariumTesting

/// What subclasses of text views and of TextKit's classes see and change by overriding members.
@MainActor @Suite struct TextOverrideTests {
    private let device = TestDevice(style: .light)

    private func show(_ view: UITextView) {
        view.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
        view.accessibilityIdentifier = "text"
        let page = UIViewController()
        page.view.backgroundColor = .white
        page.view.addSubview(view)
        device.show(page)
        device.advance(by: 0)
    }

    /// A text view with a container and a layout manager of the test.
    private func makeView(_ container: NSTextContainer, _ manager: NSLayoutManager = NSLayoutManager()) -> UITextView {
        let storage = NSTextStorage(string: "")
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: .zero, textContainer: container)
        view.font = .systemFont(ofSize: 17)
        return view
    }

    // MARK: The text container

    /// Leaves the left half of the second line free.
    private final class Stepped: NSTextContainer {
        var asked: [CGFloat] = []
        override func lineFragmentRect(
            forProposedRect proposedRect: CGRect, at characterIndex: Int,
            writingDirection baseWritingDirection: NSWritingDirection,
            remaining remainingRect: UnsafeMutablePointer<CGRect>?
        ) -> CGRect {
            var line = super.lineFragmentRect(
                forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
                remaining: remainingRect)
            asked.append(line.minY)
            if line.minY > 5, line.minY < 30 {
                line.origin.x += 150
                line.size.width -= 150
            }
            return line
        }
    }

    @Test func aContainerOfTheAppDecidesWhereLinesAre() {
        let container = Stepped(size: CGSize(width: 300, height: 0))
        let view = makeView(container)
        show(view)

        view.text = String(repeating: "word ", count: 40)
        view.layoutIfNeeded()

        let manager = view.layoutManager
        var lefts: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, used, _, _, _ in
            lefts.append(used.minX)
        }
        #expect(lefts.count >= 4 && lefts[1] == lefts[0] + 150 && lefts[2] == lefts[0])
        #expect(container.asked.first == 0 && Set(container.asked).count == lefts.count)
        #expect(!container.asked.isEmpty && container.isSimpleRectangularTextContainer)
    }

    @Test func aContainerWithoutRoomEndsTheText() {
        final class OneLine: NSTextContainer {
            override func lineFragmentRect(
                forProposedRect proposedRect: CGRect, at characterIndex: Int,
                writingDirection baseWritingDirection: NSWritingDirection,
                remaining remainingRect: UnsafeMutablePointer<CGRect>?
            ) -> CGRect {
                proposedRect.minY > 0
                    ? .zero
                    : super.lineFragmentRect(
                        forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
                        remaining: remainingRect)
            }
        }
        let view = makeView(OneLine(size: CGSize(width: 300, height: 0)))
        show(view)

        view.text = String(repeating: "word ", count: 40)
        view.layoutIfNeeded()

        #expect(view.contentSize.height < 50)
        #expect(view.layoutManager.usedRect(for: view.textContainer).height < 30)
    }

    @Test func theDefaultLineIsWhatExcludedAreasLeave() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 80, y: 0, width: 40, height: 100))]
        var rest = CGRect.null
        func line(_ y: CGFloat, _ direction: NSWritingDirection = .leftToRight) -> CGRect {
            container.lineFragmentRect(
                forProposedRect: CGRect(x: 0, y: y, width: 1_000, height: 20), at: 0, writingDirection: direction,
                remaining: &rest)
        }

        let first = line(0)
        let afterFirst = rest
        let last = line(0, .rightToLeft)
        let below = line(120)

        #expect(first.minX == 0 && abs(first.maxX - 80) <= 2 && first.height == 20)
        #expect(afterFirst.minX == first.maxX && afterFirst.maxX == 200)
        #expect(abs(last.minX - 120) <= 2 && last.maxX == 200)
        #expect(below == CGRect(x: 0, y: 120, width: 200, height: 20) && rest == .zero)
    }

    // MARK: The layout manager

    /// Records backgrounds, and fills them in another color.
    private final class Blue: NSLayoutManager {
        var ranges: [NSRange] = []
        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
            color: UIColor
        ) {
            ranges.append(charRange)
            super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: .blue)
        }
    }

    @Test func aLayoutManagerFillsTheBackgroundsOfCharacters() {
        let manager = Blue()
        let view = makeView(NSTextContainer(size: CGSize(width: 300, height: 0)), manager)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        show(view)
        let text = NSMutableAttributedString(string: "      ", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        text.append(
            NSAttributedString(
                string: "████",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.clear,
                    .backgroundColor: UIColor.red,
                ]))

        view.attributedText = text
        device.advance(by: 0)
        let box = manager.boundingRect(forGlyphRange: NSRange(location: 7, length: 1), in: view.textContainer)
        let picture = device.picture()

        #expect(Set(manager.ranges) == [NSRange(location: 6, length: 4)])
        #expect(
            picture.color(atX: 20 + box.midX, y: 100 + box.midY).isClose(
                to: Picture.Color(red: 0, green: 0, blue: 255), within: 3))
        #expect(
            picture.color(atX: 24, y: 100 + box.midY).isClose(
                to: Picture.Color(red: 255, green: 255, blue: 255), within: 3))
    }

    @Test func aLayoutManagerWithoutBackgroundsDrawsNone() {
        final class Bare: NSLayoutManager {
            override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
        }
        let view = makeView(NSTextContainer(size: CGSize(width: 300, height: 0)), Bare())
        show(view)

        view.attributedText = NSAttributedString(
            string: "████", attributes: [.foregroundColor: UIColor.clear, .backgroundColor: UIColor.red])
        device.advance(by: 0)

        #expect(
            device.picture().color(atX: 30, y: 114).isClose(
                to: Picture.Color(red: 255, green: 255, blue: 255), within: 3))
    }

    // MARK: The storage

    /// A storage with a text of its own, as editors have.
    private final class Store: NSTextStorage {
        let text = NSMutableAttributedString()
        var edits = 0
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
        override func processEditing() {
            edits += 1
            super.processEditing()
        }
    }

    @Test func aStorageOfTheAppReceivesEveryChange() throws {
        let store = Store()
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 300, height: 0))
        store.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: .zero, textContainer: container)
        show(view)
        view.becomeFirstResponder()

        try device.type("ab")
        view.textColor = .red
        view.textStorage.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 1))
        view.textStorage.append(NSAttributedString(string: "c", attributes: [.kern: 5]))

        #expect(store.text.string == "abc" && view.text == "abc" && store.edits >= 4)
        #expect(store.text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(store.text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
        #expect(store.text.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 5)
    }

    // MARK: The text view

    /// Records the calls of what keys do.
    private final class Recording: UITextView {
        var heard: [String] = []
        let changes = UndoManager()
        override var undoManager: UndoManager? { changes }
        override func insertText(_ text: String) {
            heard.append("insert \(text.debugDescription)")
            super.insertText(text)
        }
        override func deleteBackward() {
            heard.append("delete")
            super.deleteBackward()
        }
        override func paste(_ sender: Any?) { heard.append("paste") }
        override func toggleBoldface(_ sender: Any?) {
            heard.append("bold")
            super.toggleBoldface(sender)
        }
    }

    @Test func keysCallWhatATextViewOverrides() throws {
        let view = Recording()
        view.allowsEditingTextAttributes = true
        show(view)
        view.becomeFirstResponder()

        try device.type("a")
        try device.key("tab")
        try device.key("backspace")
        try device.key("cmd+b")
        try device.key("cmd+v")

        #expect(view.heard == ["insert \"a\"", "insert \"\\t\"", "delete", "bold", "paste"])
    }

    @Test func anOverriddenUndoManagerTakesChangesBack() throws {
        let view = Recording()
        show(view)
        view.becomeFirstResponder()
        try device.type("abc")
        #expect(view.changes.canUndo)

        try device.key("cmd+z")

        #expect(view.text.isEmpty && view.changes.canRedo)
    }

    @Test func overriddenTypingAttributesApplyToWhatIsTyped() throws {
        final class Wide: UITextView {
            override var typingAttributes: [NSAttributedString.Key: Any] {
                get { super.typingAttributes.merging([.kern: 4]) { $1 } }
                set { super.typingAttributes = newValue }
            }
        }
        let view = Wide()
        show(view)
        view.becomeFirstResponder()

        try device.type("a")

        #expect(view.textStorage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 4)
    }

    @Test func anOverriddenDelegateAndContentSizeAreUsed() throws {
        final class Growing: UITextView {
            var heights: [CGFloat] = []
            weak var observer: (any UITextViewDelegate)?
            override var delegate: (any UITextViewDelegate)? {
                get { super.delegate }
                set { (super.delegate, observer) = (newValue, newValue) }
            }
            override var contentSize: CGSize {
                didSet { if contentSize != oldValue { heights.append(contentSize.height) } }
            }
        }
        final class Counter: NSObject, UITextViewDelegate {
            var changes = 0
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
        }
        let (view, counter) = (Growing(), Counter())
        show(view)
        view.delegate = counter
        view.becomeFirstResponder()
        view.heights = []

        try device.type("a")
        try device.key("return")

        #expect(counter.changes == 2 && view.observer === counter)
        #expect(view.heights.last == view.contentSize.height && view.heights == view.heights.sorted())
    }
}
