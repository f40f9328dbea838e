import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitText
import VelariumTesting

/// Links, attachments and tagged texts in text views that cannot be edited.
@MainActor @Suite struct TextItemTests {
    /// A text with a link, a tag and an attachment, and the calls of the delegate.
    @MainActor private final class Page: NSObject, UITextViewDelegate {
        let device = TestDevice(keyboard: .hardware)
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 350, height: 160))
        var calls: [String] = []
        /// Whether the delegate provides an action; nil for the default one.
        var providesAction: Bool?
        var menu: UIMenu?
        var allowsMenu = true

        override init() {
            super.init()
            let text = NSMutableAttributedString(
                string: "Read our terms, ask #swift or see ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            text.addAttribute(.link, value: "https://example.com/terms", range: NSRange(location: 9, length: 5))
            text.addAttribute(.textItemTag, value: "topic", range: NSRange(location: 20, length: 6))
            let attachment = NSTextAttachment()
            attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
            text.append(NSAttributedString(attachment: attachment))
            view.attributedText = text
            view.isEditable = false
            view.delegate = self
            let controller = UIViewController()
            controller.view.addSubview(view)
            device.show(controller)
            device.advance(by: 0)
        }

        /// The center of the text that begins at `offset`, in points of the window.
        func place(of offset: Int, length: Int) -> TestTarget {
            let rect = view.selectionBoxes(of: offset..<offset + length)[0]
            let point = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
            return .point(x: point.x, y: point.y)
        }

        var link: TestTarget { place(of: 9, length: 5) }
        var tag: TestTarget { place(of: 20, length: 6) }
        var attachment: TestTarget { place(of: 34, length: 1) }

        private func name(_ item: UITextItem) -> String {
            switch item.content {
            case .link(let url): "link \(url.absoluteString) \(item.range.location)+\(item.range.length)"
            case .textAttachment: "attachment \(item.range.location)+\(item.range.length)"
            case .tag(let tag): "tag \(tag) \(item.range.location)+\(item.range.length)"
            }
        }

        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            calls.append("action: " + name(textItem))
            guard let providesAction else { return defaultAction }
            return providesAction ? UIAction { [weak self] _ in self?.calls.append("performed") } : nil
        }

        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? {
            calls.append("menu: " + name(textItem))
            return allowsMenu ? UITextItem.MenuConfiguration(menu: menu ?? defaultMenu) : nil
        }

        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { calls.append("will display") }

        func textView(
            _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { calls.append("will end") }

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            calls.append("opens \(URL.absoluteString)")
            return true
        }
    }

    @Test func aTapOnEachKindOfItemAsksForItsAction() throws {
        let page = Page()
        page.providesAction = true

        for target in [page.link, page.tag, page.attachment] { try page.device.tap(target) }

        #expect(
            page.calls == [
                "action: link https://example.com/terms 9+5", "performed", "action: tag topic 20+6", "performed",
                "action: attachment 34+1", "performed",
            ])
    }

    @Test func theDefaultActionCallsTheOlderMethod() throws {
        let page = Page()

        try page.device.tap(page.link)

        #expect(page.calls == ["action: link https://example.com/terms 9+5", "opens https://example.com/terms"])
    }

    @Test func withoutAnActionATapShowsTheMenu() throws {
        let page = Page()
        page.providesAction = false
        UIPasteboard.general.string = nil

        try page.device.tap(page.link)
        try page.device.settle()
        try page.device.tap("Copy")
        try page.device.settle()

        #expect(UIPasteboard.general.string == "https://example.com/terms")
        #expect(
            page.calls == [
                "action: link https://example.com/terms 9+5", "menu: link https://example.com/terms 9+5",
                "will display", "will end",
            ])
    }

    @Test func aPressAndASecondaryClickShowTheMenuOfTheApp() throws {
        let page = Page()
        var chosen = 0
        page.menu = UIMenu(children: [UIAction(title: "Follow") { _ in chosen += 1 }])

        try page.device.press(page.tag)
        try page.device.settle()
        try page.device.tap("Follow")
        try page.device.settle()
        try page.device.rightClick(page.tag)
        try page.device.settle()
        try page.device.tap("Follow")
        try page.device.settle()

        #expect(chosen == 2)
        #expect(
            page.calls == [
                "menu: tag topic 20+6", "will display", "will end",
                "menu: tag topic 20+6", "will display", "will end",
            ])
    }

    @Test func aTagHasNoDefaultMenuAndAnAppCanRefuseOne() throws {
        let page = Page()

        try page.device.press(page.tag)
        try page.device.settle()
        page.allowsMenu = false
        try page.device.press(page.link)
        try page.device.settle()

        #expect(page.calls == ["menu: tag topic 20+6", "menu: link https://example.com/terms 9+5"])
    }

    @Test(arguments: ["editable", "secret", "not selectable"])
    func itemsOfOtherTextsAreNotAskedAbout(kind: String) throws {
        let page = Page()
        let link = page.link
        let tag = page.tag
        switch kind {
        case "editable": page.view.isEditable = true
        case "secret": page.view.isSecureTextEntry = true
        default: page.view.isSelectable = false
        }
        page.device.advance(by: 0)

        try page.device.tap(link)
        try page.device.press(tag)
        try page.device.settle()

        #expect(page.calls.isEmpty)
    }

    @Test func plainTextBesideAnItemIsNoItem() throws {
        let page = Page()

        try page.device.tap(page.place(of: 0, length: 4))
        try page.device.tap(page.place(of: 14, length: 5))

        #expect(page.calls.isEmpty)
    }
}
