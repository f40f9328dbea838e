import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// Keys that scroll when no text input and no key command handles them.
@MainActor @Suite struct KeyScrollingTests {
    private let device = TestDevice()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))

    private func show() {
        scroll.contentSize = CGSize(width: 390, height: 2000)
        scroll.contentInsetAdjustmentBehavior = .never
        let controller = UIViewController()
        controller.loadViewIfNeeded()
        controller.view.addSubview(scroll)
        device.show(controller)
    }

    @Test func arrowPageHomeAndEndKeysScrollTheCenteredScrollView() throws {
        show()
        var places: [CGFloat] = []

        for key in ["down", "pagedown", "pageup", "end", "down", "home"] {
            try device.key(key)
            try device.settle()
            places.append(scroll.contentOffset.y)
        }

        #expect(places == [60, 600, 60, 1400, 1400, 0])
    }

    @Test func allowsKeyboardScrollingFalsePreventsKeyScrolling() throws {
        show()
        scroll.allowsKeyboardScrolling = false

        try device.key("pagedown")
        try device.settle()

        #expect(scroll.contentOffset.y == 0)
    }

    @Test func aControllerThatHandlesThePressPreventsKeyScrolling() throws {
        final class Taking: UIViewController {
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
        }
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let controller = Taking()
        controller.loadViewIfNeeded()
        controller.view.addSubview(scroll)
        device.show(controller)

        try device.key("pagedown")
        try device.settle()

        #expect(scroll.contentOffset.y == 0)
    }
}
