import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// The primary controller of a split view without columns, shown in a popover while it is hidden.
@MainActor @Suite struct PaneHandOverTests {
    private let device: TestDevice
    private let split = UISplitViewController()
    private let list = ScriptedController()
    private let detail = ScriptedController()
    private let (first, second): (UINavigationController, UINavigationController)
    private let recorder = PaneDelegate()

    init() {
        device = TestDevice(.iPadPro11)
        device.recordsMisuses = true
        list.title = "Mail"
        detail.title = "Letter"
        first = UINavigationController(rootViewController: list)
        second = UINavigationController(rootViewController: detail)
        split.viewControllers = [first, second]
        split.delegate = recorder
        recorder.screen = detail
    }

    /// Checklist 33
    @Test func inPortraitTheButtonShowsThePrimaryControllerInAPopover() throws {
        device.show(split)
        #expect(recorder.calls == ["hide"] && recorder.item?.title == "Mail")

        try device.tap("Mail")
        try device.settle()

        #expect(recorder.calls == ["hide", "present"] && recorder.popover?.isPopoverVisible == true)
        #expect(recorder.popover?.contentViewController === first && list.view.window != nil)
        #expect(recorder.popover?.arrowDirection == .up && split.displayMode == .secondaryOnly)
        #expect(list.splitViewController === split && device.misuses.isEmpty)
        #expect(list.calls.last == "viewDidAppear")
        #expect(list.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test func theButtonAndATapOutsideCloseThePrimaryPopover() throws {
        device.show(split)
        try device.tap("Mail")
        try device.settle()
        // The name would match the title in the popover, which is in front.
        try device.tap(try #require(recorder.item?.itemView))
        try device.settle()
        #expect(recorder.popover?.isPopoverVisible == false && list.calls.last == "viewDidDisappear")

        try device.tap("Mail")
        try device.settle()
        try device.tap(outside: first)
        try device.settle()

        #expect(recorder.popover?.isPopoverVisible == false && recorder.calls == ["hide", "present", "present"])
    }

    @Test func inLandscapeThePrimaryControllerReturnsAndTheButtonIsInvalidated() throws {
        device.show(split)
        let popover = recorder.popover
        let item = recorder.item
        try device.tap("Mail")
        try device.settle()

        try device.rotate(to: .landscapeRight)
        try device.settle()

        #expect(recorder.calls == ["hide", "present", "show"] && popover?.isPopoverVisible == false)
        #expect(recorder.invalidated === item && recorder.item == nil)
        #expect(first.view.window != nil && split.displayMode == .oneBesideSecondary)
        #expect(first.view.convert(first.view.bounds, to: nil).width == 320)
        #expect(list.calls.last == "viewDidAppear" && device.misuses.isEmpty)
        try device.expectPresentations(0)

        try device.rotate(to: .portrait)
        try device.settle()
        #expect(recorder.calls.last == "hide" && first.view.window == nil)
        try device.tap("Mail")
        try device.settle()
        #expect(list.view.window != nil)
    }

    @Test func layoutOfTheSplitViewKeepsThePrimaryPopoversSize() throws {
        list.preferredContentSize = CGSize(width: 360, height: 500)
        device.show(split)
        try device.tap("Mail")
        try device.settle()

        split.view.setNeedsLayout()
        try device.settle()

        #expect(device.system.presentations.last?.bubble.size == CGSize(width: 360, height: 500))
        #expect(list.view.window != nil)
    }

    @Test func replacingTheDetailKeepsThePopoverAndReplacingThePrimaryClosesIt() throws {
        device.show(split)
        try device.tap("Mail")
        try device.settle()
        let fresh = UINavigationController(rootViewController: UIViewController())

        split.viewControllers = [first, fresh]
        try device.settle()
        #expect(recorder.popover?.isPopoverVisible == true && fresh.view.window != nil)

        let other = UINavigationController(rootViewController: UIViewController())
        split.viewControllers = [other, second]
        try device.settle()
        #expect(recorder.calls == ["hide", "present", "show", "hide"])
        #expect(first.view.window == nil && recorder.popover?.contentViewController === other)
    }

    @Test func withoutThePopoverDelegateMethodTheSplitViewShowsThePrimaryOverTheDetail() throws {
        final class Modern: UISplitViewControllerDelegate {}
        let modern = Modern()
        split.delegate = modern
        device.show(split)

        split.show(.primary)
        try device.settle()

        #expect(split.displayMode == .oneOverSecondary && first.view.window != nil)
        split.delegate = recorder
        split.hide(.primary)
        try device.settle()
        #expect(recorder.calls == ["hide"])
    }

    @Test func aSwipeShowsThePrimaryOverTheDetail() throws {
        device.show(split)

        try device.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 300, y: 600))
        try device.settle()
        #expect(recorder.calls == ["hide", "show"] && first.view.window != nil)
        try device.tap(outside: first)
        try device.settle()

        #expect(recorder.calls == ["hide", "show", "hide"])
    }

    @Test func collapsingReturnsThePrimaryControllerFromThePopover() throws {
        device.show(split)
        try device.tap("Mail")
        try device.settle()

        try device.changeModel(to: .iPhone14)
        try device.settle()

        #expect(recorder.calls == ["hide", "present", "show"] && split.isCollapsed)
        #expect(first.view.window != nil && device.misuses.isEmpty)
        try device.expectPresentations(0)
    }

    @Test func theDelegateMayReplaceTheSplitViewsControllersInEveryCallback() throws {
        for moment in ["hide", "present", "show"] {
            let test = PaneHandOverTests()
            test.recorder.actions[moment] = { test.split.viewControllers = [UIViewController(), test.second] }

            test.device.show(test.split)
            if test.recorder.item?.title == "Mail" { try test.device.tap("Mail") }
            try test.device.settle()
            try test.device.rotate(to: .landscapeRight)
            try test.device.settle()

            #expect(test.first.view.window == nil, "\(moment)")
            try test.device.expectPresentations(0)
        }
    }
}

/// Puts the button into the detail's bar and removes it again, as apps before iOS 8 do.
@MainActor private final class PaneDelegate: UISplitViewControllerDelegate {
    var calls: [String] = []
    var actions: [String: () -> Void] = [:]
    weak var screen: UIViewController?
    private(set) var item: UIBarButtonItem?
    private(set) weak var popover: UIPopoverController?
    private(set) var invalidated: UIBarButtonItem?

    private func note(_ call: String) {
        calls.append(call)
        actions.removeValue(forKey: call)?()
    }

    func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
    ) {
        item = barButtonItem
        popover = pc
        screen?.navigationItem.leftBarButtonItem = barButtonItem
        note("hide")
    }

    func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController,
        willPresent aViewController: UIViewController
    ) { note("present") }

    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem
    ) {
        invalidated = barButtonItem
        if item === barButtonItem { item = nil }
        screen?.navigationItem.leftBarButtonItem = nil
        note("show")
    }
}
