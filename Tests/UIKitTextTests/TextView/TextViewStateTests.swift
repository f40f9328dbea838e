import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitText
import VelariumTesting

/// What a text view keeps: its offset when editing begins, and the style of text that was deleted.
@MainActor @Suite struct TextViewStateTests {
    // MARK: Offset

    @Test(arguments: [0.05, 0.5, 0.95])
    func aTapThatBeginsEditingLeavesTheOffset(part: CGFloat) throws {
        let fixture = TextViewFixture((0..<200).map { "Line \($0)" }.joined(separator: "\n"))
        fixture.view.contentOffset.y = 700
        try fixture.device.settle()

        try fixture.device.tap(x: 100, y: 100 + 200 * part)
        try fixture.device.settle()

        #expect(fixture.view.isFirstResponder)
        #expect(abs(fixture.view.contentOffset.y - 700) < 21)
        let caret = fixture.view.caretRect(for: try #require(fixture.view.selectedTextRange).start)
        #expect(caret.minY >= fixture.view.bounds.minY && caret.maxY <= fixture.view.bounds.maxY + 2)

        let offset = fixture.view.contentOffset
        fixture.view.resignFirstResponder()
        try fixture.device.settle()
        #expect(fixture.view.contentOffset == offset)
    }

    @Test func aTapInThePageFillingTextLeavesTheOffsetAlsoWithADrawnKeyboard() throws {
        let device = TestDevice(.iPhone14, keyboard: .software)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.text = (0..<200).map { "Line \($0)" }.joined(separator: "\n")
        let page = UIViewController()
        page.view.addSubview(view)
        device.show(page)
        view.contentOffset.y = 700
        try device.settle()

        try device.tap(x: 100, y: 300)
        try device.settle()

        #expect(view.isFirstResponder && view.contentOffset.y == 700)
    }

    @Test func becomingFirstResponderByCodeShowsTheCaret() throws {
        let fixture = TextViewFixture((0..<200).map { "Line \($0)" }.joined(separator: "\n"))

        fixture.view.becomeFirstResponder()
        try fixture.device.settle()

        #expect(fixture.view.contentOffset.y > 1000)
    }

    // MARK: Style

    private func color(_ view: UITextView, at place: Int) -> UIColor? {
        view.textStorage.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }

    @Test func textThatWasColoredAndDeletedIsTypedAgainInItsColor() throws {
        let fixture = TextViewFixture()
        fixture.focus()
        try fixture.device.type("abc")
        let all = NSRange(location: 0, length: 3)
        fixture.view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: all)

        for _ in 0..<3 { try fixture.device.key("backspace") }
        #expect(fixture.view.typingAttributes[.foregroundColor] as? UIColor == .red)
        try fixture.device.type("x")

        #expect(fixture.view.text == "x" && color(fixture.view, at: 0) == .red)
    }

    @Test func aSelectedTextThatIsReplacedKeepsItsColor() throws {
        let fixture = TextViewFixture("abc")
        fixture.focus()
        let all = NSRange(location: 0, length: 3)
        fixture.view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: all)
        fixture.view.selectAll(nil)

        try fixture.device.type("xy")

        #expect(fixture.view.text == "xy" && color(fixture.view, at: 0) == .red && color(fixture.view, at: 1) == .red)
    }

    @Test func theTypingAttributesOfTheAppStayUntilTheCaretMoves() throws {
        let fixture = TextViewFixture("abc")
        fixture.focus()
        fixture.view.typingAttributes[.foregroundColor] = UIColor.blue

        try fixture.device.type("de")

        #expect(color(fixture.view, at: 3) == .blue && color(fixture.view, at: 4) == .blue)
        #expect(color(fixture.view, at: 2) != .blue)
    }

    @Test func aNewTextOfTheAppHasTheTextViewsOwnColor() throws {
        let fixture = TextViewFixture("abc")
        let all = NSRange(location: 0, length: 3)
        fixture.view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: all)

        fixture.view.text = "def"

        #expect(color(fixture.view, at: 0) == .label)
    }

    // MARK: Content size

    @Test func theContentSizeFollowsTheContainerBeforeTheNextLayout() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.font = .systemFont(ofSize: 20)
        view.text = String(repeating: "Lorem ipsum dolor sit amet. ", count: 8)
        let scrolling = view.contentSize.height

        view.isScrollEnabled = false
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 100, height: 0)).height)
        #expect(view.contentSize.height < scrolling)

        view.text = "One"
        #expect(view.contentSize.height < 30)
        view.frame.size.width = 20
        #expect(view.contentSize.width == 20 && view.contentSize.height > 30)
    }
}
