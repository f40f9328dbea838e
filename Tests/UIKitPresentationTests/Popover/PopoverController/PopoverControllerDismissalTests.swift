import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// How a `UIPopoverController` is dismissed, and which delegate methods are called.
@MainActor @Suite struct PopoverControllerDismissalTests {
    private let fixture = PopoverControllerFixture()
    private var device: TestDevice { fixture.device }
    private var popover: UIPopoverController { fixture.current }
    /// `#expect` reflects every object in its expression when it fails; a plain value keeps that short.
    private var isVisible: Bool { fixture.current.isPopoverVisible }

    // MARK: Touches

    /// Checklist 34
    @Test func aTapOutsideClosesAPopoverButNotAFullScreenPresentation() throws {
        try fixture.show()
        #expect(fixture.root.view.window != nil && fixture.bubble.width < device.window.bounds.width)
        try fixture.tapOutside()
        #expect(!isVisible)
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen

        fixture.root.present(modal, animated: false)
        try device.settle()
        #expect(fixture.root.view.window == nil && modal.view.frame == device.window.bounds)
        try fixture.tap(at: PopoverControllerFixture.outside)

        #expect(fixture.root.presentedViewController === modal)
    }

    /// Checklist 47
    @Test func onlyATapOutsideClosesALegacyPopover() throws {
        try fixture.show()

        try device.tap(x: 425, y: 500)
        try device.tap(x: 425, y: 328)
        try device.settle()
        #expect(isVisible && fixture.recorder.calls.isEmpty)
        try fixture.tapOutside()

        #expect(!isVisible && fixture.ends == ["outsideTap"])
    }

    @Test func aTapOutsideReachesNothingButPassthroughViews() throws {
        let taken = TapView(frame: CGRect(x: 0, y: 1100, width: 90, height: 90))
        let passing = TapView()
        passing.frame = CGRect(x: 700, y: 1100, width: 90, height: 90)
        fixture.root.view.addSubview(taken)
        fixture.root.view.addSubview(passing)
        popover.passthroughViews = [passing]
        try fixture.show()

        try device.tap(x: 740, y: 1150)
        #expect(passing.touches == 1 && isVisible)
        popover.passthroughViews = [passing, taken]
        try fixture.tap(at: PopoverControllerFixture.outside)
        #expect(taken.touches == 1 && isVisible)
        popover.passthroughViews = nil
        try fixture.tap(at: PopoverControllerFixture.outside)

        #expect(taken.touches == 1 && !isVisible)
    }

    @Test func modalContentKeepsThePopoverOpenWithoutAskingTheDelegate() throws {
        fixture.content.isModalInPopover = true
        try fixture.show()

        try fixture.tapOutside()
        #expect(isVisible && fixture.recorder.calls.isEmpty)
        fixture.content.isModalInPopover = false
        try fixture.tapOutside()

        #expect(fixture.recorder.calls == ["should", "did"])
    }

    // MARK: Code

    /// Checklist 48
    @Test(arguments: [false, true]) func dismissFromCodeClosesThePopoverWithOrWithoutAnimation(animated: Bool) throws {
        try fixture.show()

        popover.dismiss(animated: animated)
        #expect(!isVisible && (fixture.content.view.window == nil) == !animated)
        try device.settle()

        #expect(fixture.ends == ["code"] && fixture.recorder.calls.isEmpty)
        try device.expectPresentations(0)
    }

    /// Checklist 49
    @Test func onlyUserTapsCallTheDelegate() throws {
        try fixture.show()
        try fixture.tapOutside()
        #expect(fixture.recorder.calls == ["should", "did"])

        try fixture.show()
        popover.dismiss(animated: true)
        try device.settle()

        #expect(fixture.recorder.calls == ["should", "did"])
    }

    @Test func escapeCallsTheDelegate() throws {
        try fixture.show()

        try device.key("escape")
        try device.settle()

        #expect(fixture.recorder.calls == ["should", "did"] && fixture.ends == ["escape"])
    }

    /// Checklist 49
    @Test func withoutADelegateOrItsMethodATapCloses() throws {
        final class Silent: NSObject, UIPopoverControllerDelegate {}
        let silent = Silent()
        for delegate in [nil, silent] {
            popover.delegate = delegate
            try fixture.show()

            try fixture.tapOutside()

            #expect(!isVisible)
        }
    }

    /// Checklist 50
    @Test func aRefusingDelegateBlocksTapsButNotDismissFromCode() throws {
        fixture.recorder.mayDismiss = false
        try fixture.show()

        try fixture.tapOutside()
        try fixture.tapOutside()
        #expect(isVisible && fixture.recorder.calls == ["should", "should"])
        popover.dismiss(animated: false)

        #expect(!isVisible && fixture.recorder.calls == ["should", "should"])
    }

    /// Checklist 51
    @Test func inDidDismissThePopoverIsHiddenAndMayBeReleased() throws {
        try fixture.show()
        weak let dropped = fixture.popover
        var seen: [Bool] = []
        fixture.recorder.onDid = { [fixture] popover in
            seen = [
                popover.isPopoverVisible, fixture.content.view.window != nil,
                !fixture.device.system.presentations.isEmpty,
            ]
            fixture.popover = nil
        }

        try fixture.tapOutside()

        #expect(seen == [false, false, false] && dropped == nil && device.misuses.isEmpty)
        #expect(fixture.content.calls.last == "viewDidDisappear")
    }

    // MARK: Modals

    /// Checklist 35
    @Test(arguments: [false, true]) func presentingAModalLogsAndDismissesThePopoverFirst(animated: Bool) throws {
        try fixture.show()
        let modal = ScriptedController()
        modal.modalPresentationStyle = .formSheet
        modal.actions[.viewWillAppear] = { [fixture] in fixture.content.calls.append("modal") }

        fixture.root.present(modal, animated: animated)
        #expect(!isVisible)
        try device.settle()

        #expect(
            fixture.messages == [
                "Warning: Attempt to present \(modal) on \(fixture.root) while a popover is visible. "
                    + "Dismiss the popover before presenting another view controller modally."
            ])
        #expect(device.misuses.allSatisfy { !$0.raises })
        #expect(fixture.content.calls.suffix(3) == ["viewWillDisappear", "viewDidDisappear", "modal"])
        #expect(fixture.root.presentedViewController === modal && modal.view.window != nil)
        #expect(fixture.recorder.calls.isEmpty && fixture.ends == ["replaced"])
    }

    @Test func presentingAModalAfterTheDismissalLogsNothing() throws {
        try fixture.show()

        popover.dismiss(animated: true)
        let modal = UIViewController()
        fixture.root.present(modal, animated: true)
        try device.settle()

        #expect(device.misuses.isEmpty && fixture.root.presentedViewController === modal)
    }

    @Test func aRefusedModalPresentationKeepsThePopover() throws {
        try fixture.show()

        fixture.root.present(fixture.root, animated: false)

        #expect(isVisible && device.misuses.count == 1)
    }

    /// The content may present while the popover is visible, and both are dismissed correctly.
    @Test func presentationsOfTheContentAppearAboveThePopover() throws {
        try fixture.show()
        let modal = ScriptedController()
        modal.modalPresentationStyle = .overFullScreen

        fixture.content.present(modal, animated: true)
        try device.settle()
        #expect(isVisible && device.misuses.isEmpty)
        #expect(fixture.content.presentedViewController === modal && modal.presentingViewController === fixture.content)

        popover.dismiss(animated: false)
        try device.settle()
        #expect(modal.calls.last == "viewDidDisappear" && fixture.content.calls.last == "viewDidDisappear")
        #expect(fixture.root.presentedViewController == nil)
        try device.expectPresentations(0)
    }
}

private final class TapView: UIView {
    var touches = 0

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}
