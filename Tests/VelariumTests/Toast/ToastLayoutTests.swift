import Testing
import UIKit
import Velarium
import VelariumTesting

/// Title, message and button of a toast are readable, whatever they say.
@MainActor @Suite struct ToastLayoutTests {
    private static let titles = [
        "OK", "Sent", "Draft saved", "Message deleted", "Conversation archived now",
        "A title that is too long for one line of any phone",
    ]
    private static let actions = ["Undo", "Retry now", "Rückgängig", "Show the whole conversation"]

    /// The part of `view` in the window that nothing around it clips.
    private func visibleFrame(of view: UIView) -> CGRect {
        var frame = view.convert(view.bounds, to: nil)
        for around in sequence(first: view, next: \.superview).dropFirst()
        where around.clipsToBounds || around is UIScrollView {
            frame = frame.intersection(around.convert(around.bounds, to: nil))
        }
        return frame.isNull ? .zero : frame
    }

    private func complaint(_ toast: Toast, on device: TestDevice) throws -> String? {
        let title = try device.view(.text(toast.title))
        let button = try device.view(.text(try #require(toast.action).title))
        let needed = title.sizeThatFits(CGSize(width: title.bounds.width, height: 10_000)).height
        let visible = visibleFrame(of: title)
        if visible.height < needed - 1 { return "\(visible.height) of \(needed) points of the title are visible" }
        if visibleFrame(of: button).height < 20 { return "the button is clipped" }
        let common = visible.intersection(visibleFrame(of: button))
        return !common.isNull && common.width > 1 && common.height > 1 ? "title and button overlap" : nil
    }

    /// The image is above a text whose longest word has no room beside it.
    @Test(arguments: Toast.Style.allCases) func noWordBreaksAtTheLargestTextSize(_ style: Toast.Style) throws {
        let device = TestDevice(.iPhoneSE)
        try device.setTextSize(.accessibilityExtraExtraExtraLarge)
        let page = UIViewController()
        device.show(page)
        let toast = Toast(
            title: "Offline", message: "There is no connection.", image: UIImage(systemName: "wifi.slash"), style: style
        )
        toast.show(over: page, animated: false)
        try device.settle()

        let message = try device.view(.text("There is no connection."))
        let word = UILabel()
        word.font = UIFont.preferredFont(forTextStyle: .subheadline)
        word.text = "connection."

        #expect(word.sizeThatFits(.zero).width <= message.bounds.width)
        #expect(try complaintAboutImage(above: message, on: device) == nil)
    }

    /// Image and texts are one block in the middle of a toast that a high button beside them makes higher.
    @Test(arguments: Toast.Style.allCases) func anImageAboveTheTextsIsInTheMiddleWithThem(_ style: Toast.Style) throws {
        let device = TestDevice(.iPhoneSE)
        try device.setTextSize(.accessibilityExtraExtraExtraLarge)
        let page = UIViewController()
        device.show(page)
        var found = 0
        let action = "1\n2\n3\n4\n5\n6"
        for length in 5..<30 {
            let title = String(repeating: "i", count: length)
            let toast = Toast(
                title: title, image: UIImage(systemName: "wifi.slash"), action: .init(action), style: style)
            toast.show(over: page, animated: false)
            device.advance(by: 0.1)
            let label = try device.view(.text(title))
            let images = sequence(first: label as UIView, next: \.superview).flatMap(\.subviews)
                .compactMap { $0 as? UIImageView }.filter { $0.image != nil && $0.window != nil }
            let image = try #require(images.first)
            let imageFrame = image.convert(image.bounds, to: nil)
            let titleFrame = label.convert(label.bounds, to: nil)
            let button = try device.view(.text(action))
            let buttonFrame = button.convert(button.bounds, to: nil)
            if imageFrame.maxY <= titleFrame.minY + 1, buttonFrame.minX >= titleFrame.maxX - 1 {
                found += 1
                #expect(abs((imageFrame.minY + titleFrame.maxY) / 2 - buttonFrame.midY) < 2)
            }
            toast.dismiss(for: .code, animated: false)
        }
        #expect(found > 0)
    }

    private func complaintAboutImage(above message: UIView, on device: TestDevice) throws -> String? {
        let title = try device.view(.text("Offline"))
        let images = sequence(first: title, next: \.superview).flatMap(\.subviews).compactMap { $0 as? UIImageView }
        let frames = images.filter { $0.image != nil }.map { $0.convert($0.bounds, to: nil) }
        let texts = [title, message].map { $0.convert($0.bounds, to: nil) }
        return frames.contains { frame in texts.contains { $0.insetBy(dx: 1, dy: 1).intersects(frame) } }
            ? "the image covers a text" : nil
    }

    @Test(arguments: Toast.Style.allCases, [TestDevice.Model.iPhoneSE, .iPhone14, .iPad])
    func titleAndButtonAreReadable(_ style: Toast.Style, on model: TestDevice.Model) throws {
        for language in [TestDevice.Language.english, .arabic] {
            let device = TestDevice(model, language: language)
            let page = UIViewController()
            device.show(page)
            for title in Self.titles {
                for action in Self.actions {
                    for message in [nil, "A message"] as [String?] {
                        for image in [nil, UIImage(systemName: "checkmark")] {
                            let toast = Toast(
                                title: title, message: message, image: image, action: .init(action), style: style)
                            toast.show(over: page, animated: false)
                            device.advance(by: 0.1)

                            let complaint = try complaint(toast, on: device)

                            #expect(complaint == nil, "\(title), \(action), \(message ?? "no message")")
                            toast.dismiss(for: .code, animated: false)
                        }
                    }
                }
            }
        }
    }

    @Test func aBottomToastLeavesTheTabBarUsable() throws {
        let device = TestDevice(.iPhone14)
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map {
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
            return page
        }
        device.show(tabs)
        let toast = Toast(title: "A message that is as wide as most of the screen")

        toast.show(over: tabs, animated: false)
        device.advance(by: 0.1)

        let card = try device.view(.text(toast.title)).convert(try device.view(.text(toast.title)).bounds, to: nil)
        #expect(card.maxY <= tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY)
        try device.tap(.text("Two"))
        #expect(tabs.selectedIndex == 1)
    }
}
