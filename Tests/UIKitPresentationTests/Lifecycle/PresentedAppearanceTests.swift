import Testing
import UIKitCore
import VelariumTesting

/// Appearance callbacks of a presented controller and the values of its transition flags in them.
@MainActor @Suite struct PresentedAppearanceTests {
    private let fixture = TransitionFixture()
    private var device: TestDevice { fixture.device }

    /// Many presentation controllers add the presented view themselves.
    @Test(arguments: [true, false]) func aViewThatItsPresentationControllerAddsAppearsWithTheTransition(
        animated: Bool
    ) throws {
        let content = FlagController()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = fixture
        fixture.makesController = { EagerPresentation(presentedViewController: $0, presenting: $1) }

        fixture.root.present(content, animated: animated)
        try device.settle()
        content.dismiss(animated: animated)
        try device.settle()

        #expect(
            content.calls == [
                "willAppear \(animated) presented", "isAppearing \(animated) presented",
                "didAppear \(animated) presented", "willDisappear \(animated) dismissed",
                "didDisappear \(animated) dismissed",
            ])
    }

    /// As in published sheet libraries: the presented view is a wrapper that is added before the transition.
    @Test func aViewInAWrapperThatIsAddedAppearsWithTheTransition() throws {
        let content = FlagController()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = fixture
        fixture.makesController = { WrappingPresentation(presentedViewController: $0, presenting: $1) }

        fixture.root.present(content, animated: true)
        device.advance(by: 0.1)
        let half = content.calls
        try device.settle()

        #expect(half == ["willAppear true presented", "isAppearing true presented"])
        #expect(content.calls.dropFirst(2) == ["didAppear true presented"])
        #expect(content.view.window != nil)
        #expect(device.misuses == [])
    }

    @Test func aViewThatItsAnimatorTakesOutDisappearsOnce() throws {
        let content = FlagController()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = fixture
        try fixture.present(content)
        fixture.mover.performs = { context in
            context.view(forKey: .from)?.removeFromSuperview()
            context.completeTransition(true)
        }
        content.calls = []

        content.dismiss(animated: true)
        try device.settle()

        #expect(content.calls == ["willDisappear true dismissed", "didDisappear true dismissed"])
    }

    @Test func aChildOfTheAddedViewAppearsWithItsParent() throws {
        let content = UIViewController()
        let child = FlagController()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = fixture
        content.addChild(child)
        content.view.addSubview(child.view)
        child.didMove(toParent: content)
        fixture.makesController = { EagerPresentation(presentedViewController: $0, presenting: $1) }

        try fixture.present(content)

        #expect(child.calls == ["willAppear true", "isAppearing true", "didAppear true"])
    }

    // MARK: Being presented, being dismissed

    @Test func isBeingPresentedAndDismissedAreSetForTheWholeTransition() throws {
        let content = fixture.content()
        var flags: [String] = []
        func note() { flags.append("\(content.isBeingPresented) \(content.isBeingDismissed)") }

        fixture.root.present(content, animated: true)
        device.advance(by: 0.05)
        note()
        device.advance(by: 0.2)
        note()
        try device.settle()
        note()
        content.dismiss(animated: true)
        note()
        device.advance(by: 0.2)
        note()
        try device.settle()
        note()

        #expect(flags == ["true false", "true false", "false false", "false true", "false true", "false false"])
        #expect(!fixture.root.isBeingPresented && !fixture.root.isBeingDismissed)
    }

    /// Pan handlers read the flag so that they do not dismiss twice.
    @Test func anInteractiveDismissalIsBeingDismissedUntilItIsCanceled() throws {
        let content = fixture.content()
        try fixture.present(content)
        let hand = UIPercentDrivenInteractiveTransition()
        fixture.interactor = hand
        content.dismiss(animated: true)
        device.advance(by: 0.05)
        hand.update(0.3)

        let wasBeingDismissed = content.isBeingDismissed
        hand.cancel()
        try device.settle()

        #expect(wasBeingDismissed)
        #expect(!content.isBeingDismissed && !content.isBeingPresented)
    }

    @Test func onlyTheContainerIsBeingPresented() throws {
        let screen = UIViewController()
        let stack = UINavigationController(rootViewController: screen)
        fixture.root.present(stack, animated: true)
        device.advance(by: 0.1)

        #expect(stack.isBeingPresented)
        #expect(!screen.isBeingPresented)
    }

    @Test func transitionHooksRunWhileTheTransitionFlagsAreSet() throws {
        let content = fixture.content()
        var flags: [String] = []
        fixture.makesController = { presented, presenting in
            let made = HookedPresentation(presentedViewController: presented, presenting: presenting)
            made.onHook = { flags.append("\($0) \(presented.isBeingPresented) \(presented.isBeingDismissed)") }
            return made
        }

        try fixture.present(content)
        content.dismiss(animated: true)
        try device.settle()

        #expect(
            flags == [
                "will begin true false", "did end true false", "dismissal will begin false true",
                "dismissal did end false true",
            ])
    }

    // MARK: Moving between parents

    @Test func isMovingToAndFromParentAreSetForTheWholeTransition() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        device.show(stack)
        try device.settle()
        let pushed = FlagController()

        stack.pushViewController(pushed, animated: true)
        device.advance(by: 0.2)
        #expect(pushed.isMovingToParent && !pushed.isMovingFromParent)
        try device.settle()
        #expect(!pushed.isMovingToParent)
        stack.popViewController(animated: true)
        device.advance(by: 0.2)
        #expect(pushed.isMovingFromParent && !pushed.isMovingToParent)
        try device.settle()

        #expect(!pushed.isMovingFromParent)
        #expect(
            pushed.calls == [
                "willAppear true moving to", "isAppearing true moving to", "didAppear true moving to",
                "willDisappear true moving from", "didDisappear true moving from",
            ])
    }
}

/// Adds the presented view in `presentationTransitionWillBegin`, as many published presentation controllers do.
private final class EagerPresentation: UIPresentationController {
    override func presentationTransitionWillBegin() {
        containerView?.addSubview(presentedViewController.view)
    }
}

private final class WrappingPresentation: UIPresentationController {
    private lazy var wrapper: UIView = {
        let wrapper = UIView(frame: containerView?.bounds ?? .zero)
        wrapper.addSubview(presentedViewController.view)
        return wrapper
    }()

    override var presentedView: UIView? { wrapper }

    override func presentationTransitionWillBegin() { containerView?.addSubview(wrapper) }
}

private final class HookedPresentation: UIPresentationController {
    var onHook: (String) -> Void = { _ in }

    override func presentationTransitionWillBegin() { onHook("will begin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { onHook("did end") }
    override func dismissalTransitionWillBegin() { onHook("dismissal will begin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { onHook("dismissal did end") }
}

/// Records its appearance callbacks with the flags that are set at the time.
private final class FlagController: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }

    private func note(_ call: String, _ animated: Bool) {
        let flags = [
            isBeingPresented ? " presented" : "", isBeingDismissed ? " dismissed" : "",
            isMovingToParent ? " moving to" : "", isMovingFromParent ? " moving from" : "",
        ]
        calls.append("\(call) \(animated)" + flags.joined())
    }
}
