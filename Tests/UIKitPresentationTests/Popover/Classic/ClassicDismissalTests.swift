import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// How a `UIPopoverController` is dismissed, and which delegate methods are called.
@MainActor @Suite struct ClassicDismissalTests {
    private let stage = ClassicStage()
    private var device: TestDevice { stage.device }
    private var popover: UIPopoverController { stage.current }
    /// `#expect` reflects every object in its expression when it fails; a plain value keeps that short.
    private var isVisible: Bool { stage.current.isPopoverVisible }

    // MARK: Touches

    /// Checklist 34
    @Test func aTapOutsideClosesAPopoverButNotAFullScreenPresentation() throws {
        try stage.show()
        #expect(stage.root.view.window != nil && stage.bubble.width < device.window.bounds.width)
        try stage.tapOutside()
        #expect(!isVisible)
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen

        stage.root.present(modal, animated: false)
        try device.settle()
        #expect(stage.root.view.window == nil && modal.view.frame == device.window.bounds)
        try stage.tap(at: ClassicStage.outside)

        #expect(stage.root.presentedViewController === modal)
    }

    /// Checklist 47
    @Test func onlyATapOutsideClosesALegacyPopover() throws {
        try stage.show()

        try device.tap(x: 425, y: 500)
        try device.tap(x: 425, y: 328)
        try device.settle()
        #expect(isVisible && stage.keeper.calls.isEmpty)
        try stage.tapOutside()

        #expect(!isVisible && stage.ends == ["outsideTap"])
    }

    @Test func aTapOutsideReachesNothingButPassthroughViews() throws {
        let taken = TapView(frame: CGRect(x: 0, y: 1100, width: 90, height: 90))
        let passing = TapView()
        passing.frame = CGRect(x: 700, y: 1100, width: 90, height: 90)
        stage.root.view.addSubview(taken)
        stage.root.view.addSubview(passing)
        popover.passthroughViews = [passing]
        try stage.show()

        try device.tap(x: 740, y: 1150)
        #expect(passing.touches == 1 && isVisible)
        popover.passthroughViews = [passing, taken]
        try stage.tap(at: ClassicStage.outside)
        #expect(taken.touches == 1 && isVisible)
        popover.passthroughViews = nil
        try stage.tap(at: ClassicStage.outside)

        #expect(taken.touches == 1 && !isVisible)
    }

    @Test func modalContentKeepsThePopoverOpenWithoutAskingTheDelegate() throws {
        stage.content.isModalInPopover = true
        try stage.show()

        try stage.tapOutside()
        #expect(isVisible && stage.keeper.calls.isEmpty)
        stage.content.isModalInPopover = false
        try stage.tapOutside()

        #expect(stage.keeper.calls == ["should", "did"])
    }

    // MARK: Code

    /// Checklist 48
    @Test(arguments: [false, true]) func dismissFromCodeClosesThePopoverWithOrWithoutAnimation(animated: Bool) throws {
        try stage.show()

        popover.dismiss(animated: animated)
        #expect(!isVisible && (stage.content.view.window == nil) == !animated)
        try device.settle()

        #expect(stage.ends == ["code"] && stage.keeper.calls.isEmpty)
        try device.expectPresentations(0)
    }

    /// Checklist 49
    @Test func onlyUserTapsCallTheDelegate() throws {
        try stage.show()
        try stage.tapOutside()
        #expect(stage.keeper.calls == ["should", "did"])

        try stage.show()
        popover.dismiss(animated: true)
        try device.settle()

        #expect(stage.keeper.calls == ["should", "did"])
    }

    @Test func escapeCallsTheDelegate() throws {
        try stage.show()

        try device.key("escape")
        try device.settle()

        #expect(stage.keeper.calls == ["should", "did"] && stage.ends == ["escape"])
    }

    /// Checklist 49
    @Test func withoutADelegateOrItsMethodATapCloses() throws {
        final class Silent: NSObject, UIPopoverControllerDelegate {}
        let silent = Silent()
        for delegate in [nil, silent] {
            popover.delegate = delegate
            try stage.show()

            try stage.tapOutside()

            #expect(!isVisible)
        }
    }

    /// Checklist 50
    @Test func aRefusingDelegateBlocksTapsButNotDismissFromCode() throws {
        stage.keeper.mayDismiss = false
        try stage.show()

        try stage.tapOutside()
        try stage.tapOutside()
        #expect(isVisible && stage.keeper.calls == ["should", "should"])
        popover.dismiss(animated: false)

        #expect(!isVisible && stage.keeper.calls == ["should", "should"])
    }

    /// Checklist 51
    @Test func inDidDismissThePopoverIsHiddenAndMayBeReleased() throws {
        try stage.show()
        weak let dropped = stage.popover
        var seen: [Bool] = []
        stage.keeper.onDid = { [stage] popover in
            seen = [
                popover.isPopoverVisible, stage.content.view.window != nil, !stage.device.system.presentations.isEmpty,
            ]
            stage.popover = nil
        }

        try stage.tapOutside()

        #expect(seen == [false, false, false] && dropped == nil && device.misuses.isEmpty)
        #expect(stage.content.calls.last == "viewDidDisappear")
    }

    // MARK: Modals

    /// Checklist 35
    @Test(arguments: [false, true]) func presentingAModalLogsAndDismissesThePopoverFirst(animated: Bool) throws {
        try stage.show()
        let modal = ScriptedController()
        modal.modalPresentationStyle = .formSheet
        modal.actions[.viewWillAppear] = { [stage] in stage.content.calls.append("modal") }

        stage.root.present(modal, animated: animated)
        #expect(!isVisible)
        try device.settle()

        #expect(
            stage.messages == [
                "Warning: Attempt to present \(modal) on \(stage.root) while a popover is visible. "
                    + "Dismiss the popover before presenting another view controller modally."
            ])
        #expect(device.misuses.allSatisfy { !$0.raises })
        #expect(stage.content.calls.suffix(3) == ["viewWillDisappear", "viewDidDisappear", "modal"])
        #expect(stage.root.presentedViewController === modal && modal.view.window != nil)
        #expect(stage.keeper.calls.isEmpty && stage.ends == ["replaced"])
    }

    @Test func presentingAModalAfterTheDismissalLogsNothing() throws {
        try stage.show()

        popover.dismiss(animated: true)
        let modal = UIViewController()
        stage.root.present(modal, animated: true)
        try device.settle()

        #expect(device.misuses.isEmpty && stage.root.presentedViewController === modal)
    }

    @Test func aRefusedModalPresentationKeepsThePopover() throws {
        try stage.show()

        stage.root.present(stage.root, animated: false)

        #expect(isVisible && device.misuses.count == 1)
    }

    /// The content may present while the popover is visible, and both are dismissed correctly.
    @Test func presentationsOfTheContentAppearAboveThePopover() throws {
        try stage.show()
        let modal = ScriptedController()
        modal.modalPresentationStyle = .overFullScreen

        stage.content.present(modal, animated: true)
        try device.settle()
        #expect(isVisible && device.misuses.isEmpty)
        #expect(stage.content.presentedViewController === modal && modal.presentingViewController === stage.content)

        popover.dismiss(animated: false)
        try device.settle()
        #expect(modal.calls.last == "viewDidDisappear" && stage.content.calls.last == "viewDidDisappear")
        #expect(stage.root.presentedViewController == nil)
        try device.expectPresentations(0)
    }
}

private final class TapView: UIView {
    var touches = 0

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}
