import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Misuses of popovers and their results.
@MainActor @Suite struct PopoverMisuseTests {
    private let fixture = PopoverFixture(.iPadPro11)
    private var device: TestDevice { fixture.device }
    private var root: ScriptedController { fixture.root }

    // MARK: Without an anchor

    @Test(arguments: TestDevice.Era.allCases) func withoutAnAnchorItRaisesInUIKitsWords(era: TestDevice.Era) throws {
        let fixture = PopoverFixture(.iPadPro11, era: era)
        let content = fixture.popover()
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = nil

        try fixture.present(content)

        #expect(
            fixture.device.misuses.map(\.message) == [
                "UIPopoverPresentationController (\(popover)) should have a non-nil sourceView or barButtonItem set "
                    + "before the presentation occurs."
            ])
        #expect(fixture.device.misuses.allSatisfy { $0.raises })
        #expect(fixture.device.window.bounds.contains(fixture.frame(of: content)))
        try fixture.tapOutside()
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test func aSourceViewWithoutAWindowLeavesThePopoverOnTheScreen() throws {
        let content = fixture.popover(from: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))

        try fixture.present(content)

        #expect(device.window.bounds.contains(fixture.frame(of: content)))
        #expect(root.presentedViewController === content)
    }

    @Test(arguments: [
        CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 1, width: 2, height: 3),
        CGRect(x: 1e300, y: -1e300, width: 1e308, height: 1e308), CGRect(x: 50, y: 50, width: -20, height: -10),
        CGRect(x: 100, y: 100, width: 0, height: 0),
    ]) func anAnchorThatBecomesInvalidKeepsThePopoverOnTheScreen(rect: CGRect) throws {
        let content = fixture.popover()
        try fixture.present(content)

        content.popoverPresentationController?.sourceRect = rect
        try device.settle()

        let frame = fixture.frame(of: content)
        #expect(device.window.bounds.contains(frame) && frame.width > 0, "\(frame)")
        try fixture.tapOutside()
        #expect(root.presentedViewController == nil)
    }

    @Test(arguments: [
        CGSize(width: -10, height: -20), CGSize(width: CGFloat.nan, height: .nan),
        CGSize(width: CGFloat.infinity, height: 1e300), CGSize(width: 0, height: 50),
    ]) func aSizeThatBecomesInvalidKeepsThePopoverOnTheScreen(size: CGSize) throws {
        let content = fixture.popover()
        try fixture.present(content)

        content.preferredContentSize = size
        try device.settle()

        let frame = fixture.frame(of: content)
        #expect(device.window.bounds.contains(frame) && frame.width > 0 && frame.height > 0, "\(frame)")
    }

    @Test func passthroughViewsOutsideTheWindowPassNoTouches() throws {
        let other = UIWindow(windowScene: try #require(device.window.windowScene))
        let content = fixture.popover()
        content.popoverPresentationController?.passthroughViews = [UIView(), other, content.view]
        try fixture.present(content)

        try fixture.tapOutside()

        #expect(root.presentedViewController == nil)
    }
}
