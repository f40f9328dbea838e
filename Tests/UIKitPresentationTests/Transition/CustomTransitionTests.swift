import TestSupport
import Testing
import UIKitCore
import VelariumTesting

/// Transitions with an app's transitioning delegate: calls, context and appearance callbacks.
@MainActor @Suite struct CustomTransitionTests {
    private let fixture = TransitionFixture()
    private var device: TestDevice { fixture.device }
    private var recorder: CallRecorder { fixture.recorder }

    /// Documented; the positions of the alongside completion and of `presented` are inferred.
    @Test func aCustomPresentationMakesItsCallsInUIKitsOrder() throws {
        let content = fixture.content()
        fixture.makesController = { [recorder] presented, presenting in
            let made = RecordingPresentationController(presented, presenting, recorder)
            made.onWillBegin = { [unowned made] in
                made.presentedViewController.transitionCoordinator?.animate(
                    alongsideTransition: { _ in recorder.record("alongside") },
                    completion: { _ in recorder.record("alongside over") })
            }
            return made
        }

        try fixture.present(content)

        let begun = try #require(recorder.calls.firstIndex(of: "animate"))
        #expect(
            recorder.calls[..<begun] + recorder.calls[begun...].filter { !$0.hasSuffix("lay out") } == [
                "asked for controller", "asked for animator", "asked for interactor", "will begin",
                "content willAppear", "content isAppearing", "will lay out", "did lay out", "asked for duration",
                "animate", "alongside", "animation ended true", "did end true", "content didAppear", "alongside over",
                "presented",
            ])
    }

    @Test func aCustomDismissalMakesItsCallsInUIKitsOrder() throws {
        let content = fixture.content()
        try fixture.present(content)
        recorder.calls = []

        content.dismiss(animated: true) { recorder.record("dismissed") }
        try device.settle()

        #expect(
            recorder.calls.filter { !$0.hasSuffix("lay out") } == [
                "asked for animator back", "asked for interactor back", "dismissal will begin",
                "content willDisappear", "asked for duration", "animate", "animation ended true",
                "dismissal did end true", "content didDisappear", "dismissed",
            ])
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func onlyCustomPresentationsAskForAController(style: UIModalPresentationStyle) throws {
        let content = fixture.content(style)

        try fixture.present(content)

        #expect(!recorder.calls.contains("asked for controller"))
        #expect(recorder.calls.contains("asked for animator"))
    }

    /// The animator of a custom presentation runs even without animation, so that it can add views.
    @Test func withoutAnimationOnlyCustomPresentationsAreAnimated() throws {
        let custom = fixture.content()
        let full = fixture.content(.fullScreen)
        var wasAnimated: Bool?
        fixture.mover.performs = { context in
            wasAnimated = context.isAnimated
            context.completeTransition(true)
        }

        try fixture.present(custom, animated: false)
        #expect(wasAnimated == false)
        fixture.root.dismiss(animated: false)
        try device.settle()
        recorder.calls = []
        try fixture.present(full, animated: false)

        #expect(!recorder.calls.contains("animate"))
        #expect(full.view.window != nil)
        #expect(device.misuses.isEmpty)
    }

    @Test func withoutAnAnimatorTheTransitionStyleAnimates() throws {
        fixture.givesAnimator = false
        let content = fixture.content(.fullScreen)
        fixture.root.present(content, animated: true)
        device.advance(by: 0.1)

        let top = content.view.shownTop

        #expect(top > 0 && top < 844)
        #expect(!recorder.calls.contains("asked for interactor"))
        try device.settle()
        #expect(content.view.shownTop == 0)
    }

    // MARK: The context

    @Test func thePresentationContextProvidesControllersViewsAndFrames() throws {
        let content = fixture.content()
        let place = CGRect(x: 20, y: 100, width: 200, height: 300)
        fixture.makesController = { [recorder] presented, presenting in
            let made = RecordingPresentationController(presented, presenting, recorder)
            made.frame = place
            return made
        }
        fixture.root.present(content, animated: true)
        device.advance(by: 0.05)
        let context = try #require(fixture.mover.contexts.last)

        #expect(context.viewController(forKey: .from) === fixture.root)
        #expect(context.viewController(forKey: .to) === content)
        #expect(context.view(forKey: .from) == nil)
        #expect(context.view(forKey: .to) === content.view)
        #expect(context.initialFrame(for: fixture.root) == device.window.bounds)
        #expect(context.finalFrame(for: fixture.root) == device.window.bounds)
        #expect(context.initialFrame(for: content) == .zero)
        #expect(context.finalFrame(for: content) == place)
        #expect(context.finalFrame(for: UIViewController()) == .zero)
        #expect(context.presentationStyle == .custom && context.isAnimated && !context.isInteractive)
        #expect(context.targetTransform == .identity)
    }

    @Test func aRemovedPresentersViewIsInTheContainerDuringTransitions() throws {
        let content = fixture.content(.fullScreen)
        let rootView = try #require(fixture.root.view)
        fixture.root.present(content, animated: true)
        device.advance(by: 0.05)
        let context = try #require(fixture.mover.contexts.last)

        #expect(context.view(forKey: .from) === rootView)
        #expect(rootView.superview === context.containerView)
        #expect(context.finalFrame(for: fixture.root) == .zero)
        try device.settle()
        #expect(rootView.window == nil)

        content.dismiss(animated: true)
        device.advance(by: 0.05)
        let back = try #require(fixture.mover.contexts.last)
        #expect(back.view(forKey: .to) === rootView)
        #expect(rootView.superview === back.containerView)
        #expect(
            back.initialFrame(for: fixture.root) == .zero && back.finalFrame(for: fixture.root) == device.window.bounds)
        #expect(back.initialFrame(for: content) == device.window.bounds && back.finalFrame(for: content) == .zero)
        try device.settle()
        #expect(rootView.superview === device.window)
        #expect(rootView.frame == device.window.bounds)
    }

    @Test func shouldRemovePresentersViewSendsFullScreenAppearanceCallbacks() throws {
        let content = fixture.content()
        fixture.makesController = { [recorder] presented, presenting in
            let made = RecordingPresentationController(presented, presenting, recorder)
            made.removesPresentersView = true
            return made
        }

        try fixture.present(content)
        content.dismiss(animated: true)
        try device.settle()

        #expect(
            recorder.calls.filter { $0.hasPrefix("root") || $0.hasPrefix("content") } == [
                "root willDisappear", "content willAppear", "content isAppearing", "content didAppear",
                "root didDisappear", "content willDisappear", "root willAppear", "root isAppearing", "root didAppear",
                "content didDisappear",
            ])
    }

    @Test func aSecondCompletionIsRefusedOnce() throws {
        let content = fixture.content()
        try fixture.present(content)

        fixture.mover.contexts.last?.completeTransition(true)

        #expect(device.misuses.map(\.raises) == [true])
        #expect(
            device.misuses.first?.message.contains("a second time for the presentation of RecordingViewController")
                == true)
        #expect(content.presentingViewController === fixture.root)
    }

    @Test func aPresentationCompletedWithFalseIsUndone() throws {
        let content = fixture.content()
        let views = device.window.subviews.count
        fixture.mover.performs = { $0.completeTransition(false) }

        try fixture.present(content)

        #expect(fixture.root.presentedViewController == nil)
        #expect(device.window.subviews.count == views)
        #expect(
            recorder.calls.suffix(6) == [
                "animate", "animation ended false", "content willDisappear", "did end false", "content didDisappear",
                "presented",
            ])
        #expect(device.trace.last { $0.callback == "end" }?.arguments.hasSuffix("reason: cancelled") == true)
    }

    @Test func aDismissalCompletedWithFalseKeepsThePresentation() throws {
        let content = fixture.content()
        try fixture.present(content)
        fixture.mover.performs = { $0.completeTransition(false) }
        recorder.calls = []

        content.dismiss(animated: true)
        try device.settle()

        #expect(fixture.root.presentedViewController === content)
        #expect(
            recorder.calls.suffix(5) == [
                "animation ended false", "dismissal did end false", "content willAppear", "content isAppearing",
                "content didAppear",
            ])
    }

    /// An app's animator starts when the final layout is done, so that it can read final frames.
    @Test func layoutIsDoneBeforeTheAnimatorRuns() throws {
        let content = fixture.content()
        let label = UIView()
        content.view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.topAnchor.constraint(equalTo: content.view.safeAreaLayoutGuide.topAnchor).isActive = true
        label.heightAnchor.constraint(equalToConstant: 10).isActive = true
        label.leadingAnchor.constraint(equalTo: content.view.leadingAnchor, constant: 7).isActive = true
        label.widthAnchor.constraint(equalToConstant: 10).isActive = true
        var frame: CGRect?
        fixture.mover.performs = { context in
            frame = label.frame
            context.completeTransition(true)
        }

        try fixture.present(content)

        #expect(frame == CGRect(x: 7, y: 47, width: 10, height: 10))
    }

    // MARK: Touches, ends

    @Test func touchesReachTheContentOnlyAfterTheTransition() throws {
        let content = fixture.content()
        fixture.root.present(content, animated: true)
        device.advance(by: 0.1)
        let container = try #require(content.presentationController?.containerView)

        #expect(device.window.hitTest(CGPoint(x: 50, y: 800), with: nil) === container)
        try device.settle()
        #expect(device.window.hitTest(CGPoint(x: 50, y: 800), with: nil) === content.view)
    }

    @Test func aTransitionThatNeverEndsIsReported() throws {
        let content = fixture.content()
        fixture.mover.performs = { _ in }

        fixture.root.present(content, animated: true)
        device.advance(by: 5.3)
        #expect(device.misuses.isEmpty)
        device.advance(by: 0.2)

        #expect(device.misuses.count == 1)
        #expect(
            device.misuses.first?.message.hasPrefix(
                "the presentation of RecordingViewController has not ended after 5.4 seconds")
                == true)
        fixture.mover.contexts.last?.completeTransition(true)
        try device.settle()
        #expect(recorder.calls.last == "content didAppear")
    }

    @Test func replacingTheRootEndsTheAnimationOnce() throws {
        let content = fixture.content()
        fixture.root.present(content, animated: true)
        device.advance(by: 0.1)

        device.window.rootViewController = UIViewController()
        fixture.mover.contexts.last?.completeTransition(true)
        try device.settle()

        #expect(recorder.calls.filter { $0.hasPrefix("animation ended") } == ["animation ended false"])
        #expect(device.misuses.isEmpty)
        #expect(content.view.window == nil)
    }
}
