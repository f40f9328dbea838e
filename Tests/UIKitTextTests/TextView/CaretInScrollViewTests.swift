import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitText
import VelariumTesting

/// Text views that grow instead of scrolling, inside scroll views.
@MainActor @Suite struct CaretInScrollViewTests {
    private let device = TestDevice(.iPhone14, keyboard: .software)
    private let page = UIViewController()
    private let scroll = UIScrollView()
    private let text = UITextView()

    init() {
        text.isScrollEnabled = false
        text.font = .systemFont(ofSize: 17)
        for view in [scroll, text] { view.translatesAutoresizingMaskIntoConstraints = false }
        page.view.addSubview(scroll)
        scroll.addSubview(text)
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor),
            text.topAnchor.constraint(equalTo: content.topAnchor, constant: 300),
            text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -100),
            text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            text.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        device.show(page)
    }

    private var caret: CGRect {
        text.convert(text.caretRect(for: text.selectedTextRange?.end ?? text.endOfDocument), to: nil)
    }

    @Test func theScrollViewFollowsTheCaretWhileTheTextGrows() throws {
        text.becomeFirstResponder()
        try device.settle()

        for _ in 0..<12 {
            try device.type("line\n")
            try device.settle()
            #expect(caret.maxY <= 508 && caret.minY >= 47)
        }
    }

    @Test func theScrollViewFollowsTheCaretThatKeysMove() throws {
        text.text = String(repeating: "line\n", count: 60)
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: 300, length: 0)
        try device.settle()
        #expect(caret.maxY <= 508)

        text.selectedRange = NSRange(location: 0, length: 0)
        try device.settle()

        #expect(caret.minY >= 47 && caret.maxY <= 508)
    }

    @Test func aTextThatIsNotEditedLeavesTheScrollViewWhereItIs() throws {
        try device.settle()

        text.text = String(repeating: "line\n", count: 60)
        text.selectedRange = NSRange(location: 300, length: 0)
        try device.settle()

        #expect(scroll.contentOffset.y == 0)
    }

    @Test func aTextViewThatLeavesAfterAChangeScrollsNothing() throws {
        text.becomeFirstResponder()
        try device.settle()
        let offset = scroll.contentOffset

        text.insertText(String(repeating: "line\n", count: 30))
        text.removeFromSuperview()
        try device.settle()

        #expect(scroll.contentOffset.y <= offset.y)
    }
}
