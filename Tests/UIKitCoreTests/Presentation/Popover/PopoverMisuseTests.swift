import Testing
import UIKitCore
import VelariumTesting

/// What nobody should do with a popover, and what comes of it.
@MainActor @Suite struct PopoverMisuseTests {
    private let stage = PopoverStage(.iPadPro11)
    private var device: TestDevice { stage.device }
    private var root: ScriptedController { stage.root }

    // MARK: Without an anchor

    @Test(arguments: TestDevice.Era.allCases) func withoutAnAnchorItRaisesInUIKitsWords(era: TestDevice.Era) throws {
        let stage = PopoverStage(.iPadPro11, era: era)
        let content = stage.popover()
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = nil

        try stage.present(content)

        #expect(
            stage.device.misuses.map(\.message) == [
                "UIPopoverPresentationController (\(popover)) should have a non-nil sourceView or barButtonItem set "
                    + "before the presentation occurs."
            ])
        #expect(stage.device.misuses.allSatisfy { $0.raises })
        #expect(stage.device.window.bounds.contains(stage.frame(of: content)))
        try stage.tapOutside()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func aSourceViewWithoutAWindowLeavesThePopoverOnTheScreen() throws {
        let content = stage.popover(from: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))

        try stage.present(content)

        #expect(device.window.bounds.contains(stage.frame(of: content)))
        #expect(root.presentedViewController === content)
    }

    @Test(arguments: [
        CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 1, width: 2, height: 3),
        CGRect(x: 1e300, y: -1e300, width: 1e308, height: 1e308), CGRect(x: 50, y: 50, width: -20, height: -10),
        CGRect(x: 100, y: 100, width: 0, height: 0),
    ]) func anAnchorThatBecomesNonsenseKeepsThePopoverOnTheScreen(rect: CGRect) throws {
        let content = stage.popover()
        try stage.present(content)

        content.popoverPresentationController?.sourceRect = rect
        try device.settle()

        let frame = stage.frame(of: content)
        #expect(device.window.bounds.contains(frame) && frame.width > 0, "\(frame)")
        try stage.tapOutside()
        #expect(root.presentedViewController == nil)
    }

    @Test(arguments: [
        CGSize(width: -10, height: -20), CGSize(width: CGFloat.nan, height: .nan),
        CGSize(width: CGFloat.infinity, height: 1e300), CGSize(width: 0, height: 50),
    ]) func aSizeThatBecomesNonsenseKeepsThePopoverOnTheScreen(size: CGSize) throws {
        let content = stage.popover()
        try stage.present(content)

        content.preferredContentSize = size
        try device.settle()

        let frame = stage.frame(of: content)
        #expect(device.window.bounds.contains(frame) && frame.width > 0 && frame.height > 0, "\(frame)")
    }

    @Test func passthroughViewsFromElsewhereLetNothingThrough() throws {
        let other = UIWindow(windowScene: try #require(device.window.windowScene))
        let content = stage.popover()
        content.popoverPresentationController?.passthroughViews = [UIView(), other, content.view]
        try stage.present(content)

        try stage.tapOutside()

        #expect(root.presentedViewController == nil)
    }

    // MARK: Busy delegates

    enum Moment: String, CaseIterable {
        case prepare, reposition, should, will, did
    }

    enum Deed: String, CaseIterable {
        case dismiss, dismissWithAnimation, present, move, resize, changeView
    }

    /// A delegate that does something in every callback: everything comes to rest, nothing is left on the screen, and
    /// the next popover works.
    @Test(arguments: Moment.allCases, Deed.allCases)
    func aDelegateMayDoAnythingInAnyCallback(moment: Moment, deed: Deed) throws {
        let views = device.window.subviews.count
        let content = stage.popover()
        let act = action(deed, content)
        switch moment {
        case .prepare: stage.keeper.onPrepare = act
        case .reposition: stage.keeper.onReposition = { _, _ in act() }
        case .should: stage.keeper.onShould = act
        case .will: stage.keeper.onWill = act
        case .did: stage.keeper.onDid = act
        }

        root.present(content, animated: true)
        try device.settle()
        content.popoverPresentationController?.sourceRect = CGRect(x: 120, y: 320, width: 50, height: 20)
        try device.settle()
        try stage.tapOutside()
        clear()
        root.dismiss(animated: false)
        try device.settle()

        #expect(root.presentedViewController == nil)
        #expect(device.window.subviews.count == views)
        #expect(root.view.tintAdjustmentMode == .normal)
        #expect(
            content.calls.filter { $0 == "viewDidAppear" }.count
                == content.calls.filter { $0 == "viewDidDisappear" }.count)
        let next = stage.popover()
        try stage.present(next)
        try device.expectArrow(.up, at: CGPoint(x: 125, y: 320))
    }

    private func action(_ deed: Deed, _ content: ScriptedController) -> () -> Void {
        let (root, stage) = (root, stage)
        return {
            let popover = content.popoverPresentationController
            switch deed {
            case .dismiss: root.dismiss(animated: false)
            case .dismissWithAnimation: root.dismiss(animated: true)
            case .present:
                let upper = stage.popover(from: content.view, at: CGRect(x: 5, y: 5, width: 10, height: 10))
                content.present(upper, animated: false)
            case .move: popover?.sourceRect.origin.x += 1
            case .resize: content.preferredContentSize.width += 10
            case .changeView:
                let view = UIView(frame: CGRect(x: 200, y: 300, width: 20, height: 20))
                root.view.addSubview(view)
                popover?.sourceView = view
            }
        }
    }

    private func clear() {
        let keeper = stage.keeper
        (keeper.onPrepare, keeper.onShould, keeper.onWill, keeper.onDid) = ({}, {}, {}, {})
        keeper.onReposition = { _, _ in }
    }
}
