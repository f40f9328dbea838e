import QuartzCore
import TestSupport
import Testing
import UIKitCore
import VelariumTesting

/// Interactive transitions: update, finish and cancel.
@MainActor @Suite struct InteractiveTransitionTests {
    private let fixture = TransitionFixture()
    private let hand = UIPercentDrivenInteractiveTransition()
    private var device: TestDevice { fixture.device }
    private var recorder: CallRecorder { fixture.recorder }

    /// Starts an interactive presentation.
    private func grab(_ content: UIViewController) {
        fixture.interactor = hand
        fixture.root.present(content, animated: true) { recorder.record("presented") }
        device.advance(by: 0.05)
    }

    @Test func theViewFollowsPercentComplete() {
        let content = fixture.content()
        grab(content)
        #expect(content.view.shownTop == 844)

        for percent: CGFloat in [0.25, 0.5, 0.75, 0.1] {
            hand.update(percent)
            device.advance(by: 0.1)

            #expect(abs(content.view.shownTop - 844 * (1 - percent)) < 0.01)
            #expect(hand.percentComplete == percent)
        }
        #expect(hand.duration == 0.4)
        #expect(fixture.mover.contexts.last?.isInteractive == true)
    }

    /// (1 − percent) · duration / speed.
    @Test(arguments: [(0.25, 1.0, 0.3), (0.5, 2.0, 0.1), (0.5, 0.5, 0.4)])
    func finishingTakesTheRemainingPartOfTheDuration(percent: Double, speed: Double, seconds: Double) {
        let content = fixture.content()
        grab(content)
        hand.update(percent)
        hand.completionSpeed = speed

        hand.finish()
        device.advance(by: seconds)
        #expect(!recorder.calls.contains("did end true"))
        device.advance(by: 0.05)

        #expect(recorder.calls.contains("did end true"))
        #expect(content.view.shownTop == 0)
    }

    /// percent · duration / speed.
    @Test func cancelingAPresentationTakesTheElapsedPartOfTheDuration() {
        let content = fixture.content()
        grab(content)
        hand.update(0.5)

        hand.cancel()
        device.advance(by: 0.2)
        #expect(fixture.root.presentedViewController === content)
        device.advance(by: 0.05)

        #expect(fixture.root.presentedViewController == nil)
        #expect(
            recorder.calls.suffix(5) == [
                "animation ended false", "content willDisappear", "did end false", "content didDisappear", "presented",
            ])
    }

    /// A presentation above it may have moved its view into a container of its own, which goes with it.
    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext, .fullScreen, .pageSheet])
    func cancelingAPresentationEndsWhatIsBeingPresentedAboveIt(style: UIModalPresentationStyle) throws {
        let content = fixture.content()
        grab(content)
        hand.update(0.5)
        let upper = RecordingViewController("upper", recorder)
        upper.modalPresentationStyle = style
        content.present(upper, animated: true) { recorder.record("presented upper") }
        device.advance(by: 0.1)
        #expect(upper.isBeingPresented)

        hand.cancel()
        try device.settle()

        #expect(fixture.root.presentedViewController == nil && upper.presentingViewController == nil)
        #expect(recorder.calls.filter { $0.hasPrefix("presented") } == ["presented upper", "presented"])
        #expect(recorder.calls.filter { $0 == "upper didDisappear" || $0 == "content didDisappear" }.count == 2)
        #expect(device.trace.filter { $0.callback == "end" }.count == 2)
    }

    /// viewWillDisappear, then all callbacks of an appearance; the trace contains no end.
    @Test func aCanceledDismissalRestoresThePresentation() throws {
        let content = fixture.content()
        try fixture.present(content)
        fixture.interactor = hand
        recorder.calls = []
        content.dismiss(animated: true)
        device.advance(by: 0.05)
        hand.update(0.6)
        device.advance(by: 0.05)
        #expect(abs(content.view.shownTop - 844 * 0.6) < 0.01)

        hand.cancel()
        try device.settle()

        #expect(content.view.frame.minY == 0 && content.view.shownTop == 0)
        #expect(
            recorder.calls.filter { $0.hasPrefix("content") } == [
                "content willDisappear", "content willAppear", "content isAppearing", "content didAppear",
            ])
        #expect(device.trace.filter { $0.callback == "end" }.isEmpty)
        content.dismiss(animated: false)
        try device.settle()
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test func aCanceledDismissalHidesThePresenterAgain() throws {
        let content = fixture.content(.fullScreen)
        try fixture.present(content)
        fixture.interactor = hand
        recorder.calls = []
        content.dismiss(animated: true)
        device.advance(by: 0.05)
        hand.cancel()
        try device.settle()

        #expect(
            recorder.calls.filter { $0.hasPrefix("content ") || $0.hasPrefix("root ") } == [
                "content willDisappear", "root willAppear", "root isAppearing", "root willDisappear",
                "root didDisappear", "content willAppear", "content isAppearing", "content didAppear",
            ])
        #expect(fixture.root.view.window == nil)
    }

    /// `notifyWhenInteractionChanges` is called before the appearance callbacks reverse.
    @Test func interactionChangesAreNotifiedBeforeTheAppearanceReverses() throws {
        let content = fixture.content()
        content.onWillAppear = { [unowned content] in
            let coordinator = content.transitionCoordinator
            coordinator?.notifyWhenInteractionChanges {
                recorder.record("interactive \($0.isInteractive), cancelled \($0.isCancelled), \($0.percentComplete)")
            }
            #expect(coordinator?.initiallyInteractive == true && coordinator?.isInteractive == true)
        }
        grab(content)
        hand.update(0.25)

        hand.cancel()
        try device.settle()

        let told = try #require(recorder.calls.firstIndex(of: "interactive false, cancelled true, 0.25"))
        let turned = try #require(recorder.calls.firstIndex(of: "content willDisappear"))
        #expect(told < turned)
        #expect(recorder.calls.filter { $0.hasPrefix("interactive") }.count == 1)
    }

    @Test func aCoordinatorTellsHowFarAnAnimatedTransitionIs() throws {
        let content = fixture.content()
        device.advance(by: 10)
        fixture.root.present(content, animated: true)
        device.advance(by: 0.05)
        let coordinator = try #require(content.transitionCoordinator)
        let start = coordinator.percentComplete

        device.advance(by: 0.1)
        let quarterLater = coordinator.percentComplete

        #expect(start > 0 && start < 0.2)
        #expect(abs(quarterLater - start - 0.25) < 0.01)
        #expect(!coordinator.isCancelled && !coordinator.isInteractive)
    }

    @Test func alongsideAnimationsFollowTheInteraction() {
        let content = fixture.content()
        let dim = UIView(frame: device.window.bounds)
        fixture.root.view.addSubview(dim)
        dim.alpha = 0
        var wasCancelled: Bool?
        content.onWillAppear = { [unowned content] in
            content.transitionCoordinator?.animate(
                alongsideTransition: { _ in dim.alpha = 1 }, completion: { wasCancelled = $0.isCancelled })
        }
        grab(content)

        hand.update(0.4)
        device.advance(by: 0.1)
        #expect(abs((dim.layer.presentation()?.opacity ?? 0) - 0.4) < 0.001)
        hand.cancel()
        device.advance(by: 0.3)

        #expect(dim.alpha == 0)
        #expect(wasCancelled == true)
    }

    /// Layer animations follow the container layer's time.
    @Test func layerAnimationsFollowTheInteraction() throws {
        let content = fixture.content()
        fixture.mover.performs = { context in
            let view = context.view(forKey: .to)!
            context.containerView.addSubview(view)
            CATransaction.begin()
            CATransaction.setCompletionBlock { context.completeTransition(!context.transitionWasCancelled) }
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.toValue = 1
            fade.duration = 0.4
            view.layer.add(fade, forKey: "fade")
            CATransaction.commit()
        }
        grab(content)

        for percent in [0.5, 0.25, 0.75] {
            hand.update(percent)
            device.advance(by: 0.1)
            #expect(abs(Double(content.view.layer.presentation()?.opacity ?? 0) - percent) < 0.05)
        }
        hand.finish()
        try device.settle()

        #expect(recorder.calls.contains("did end true"))
        #expect(content.view.layer.presentation()?.opacity == 1)
    }

    @Test func canceledLayerAnimationsEndTheTransition() throws {
        let content = fixture.content()
        fixture.mover.performs = { context in
            let view = context.view(forKey: .to)!
            CATransaction.begin()
            CATransaction.setCompletionBlock { context.completeTransition(!context.transitionWasCancelled) }
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.toValue = 1
            fade.duration = 0.4
            view.layer.add(fade, forKey: "fade")
            CATransaction.commit()
        }
        grab(content)
        hand.update(0.5)

        hand.cancel()
        try device.settle()

        #expect(fixture.root.presentedViewController == nil)
        #expect(device.misuses.isEmpty)
    }

    /// What still runs after the end of a completed transition runs on; what a canceled one left would show again.
    @Test(arguments: [true, false]) func layerAnimationsRunOnAfterTheEndUnlessItIsCanceled(finishes: Bool) throws {
        let content = fixture.content()
        fixture.mover.performs = { context in
            let view = context.view(forKey: .to)!
            context.containerView.addSubview(view)
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.toValue = 1
            fade.duration = 5
            view.layer.add(fade, forKey: "fade")
        }
        grab(content)
        hand.update(0.5)
        device.advance(by: 0.05)

        if finishes { hand.finish() } else { hand.cancel() }
        device.advance(by: 0.5)
        fixture.mover.contexts.last?.completeTransition(finishes)
        let keys = content.view.layer.animationKeys()

        #expect(keys == (finishes ? ["fade"] : nil))
        try device.settle()
        #expect((fixture.root.presentedViewController === content) == finishes)
    }

    @Test func anInteractorWithoutATransitionHasNoDuration() {
        #expect(hand.duration == 0 && hand.percentComplete == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func updatingWithANonFiniteFractionRaises(part: CGFloat) {
        let content = fixture.content()
        grab(content)
        hand.update(0.5)

        hand.update(part)

        #expect(hand.percentComplete == 0.5)
        #expect(device.misuses.map(\.raises) == [true])
    }

    @Test func fractionsAreClampedToZeroThroughOne() {
        let content = fixture.content()
        grab(content)

        hand.update(7)
        #expect(hand.percentComplete == 1)
        hand.update(-2)
        device.advance(by: 0.05)

        #expect(hand.percentComplete == 0)
        #expect(content.view.shownTop == 844)
    }

    @Test func interactionCallsAfterFinishHaveNoEffect() throws {
        let content = fixture.content()
        grab(content)
        hand.finish()
        hand.cancel()
        hand.update(0.1)
        try device.settle()

        hand.cancel()
        hand.finish()
        hand.update(0.5)
        hand.pause()

        #expect(fixture.root.presentedViewController === content)
        #expect(device.misuses.isEmpty)
    }

    /// A paused interactive transition is no pending work, and the report of endless transitions does not run.
    @Test func aPausedInteractiveTransitionIsNotReported() throws {
        let content = fixture.content()
        grab(content)
        hand.update(0.5)

        try device.settle()
        device.advance(by: 60)

        #expect(device.misuses.isEmpty)
        #expect(abs(content.view.shownTop - 422) < 0.01)
    }

    @Test func replacingTheRootEndsAnInteractiveTransition() throws {
        let content = fixture.content()
        grab(content)
        hand.update(0.5)

        device.window.rootViewController = UIViewController()
        hand.update(0.7)
        hand.finish()
        try device.settle()

        try device.expectPresentations(0)
        #expect(recorder.calls.filter { $0.hasPrefix("animation ended") } == ["animation ended false"])
        #expect(device.misuses.isEmpty)
    }

    /// A call in the change handler applies after the first one and has no effect then.
    @Test func cancelingInTheChangeHandlerDoesNotUndoFinish() throws {
        let content = fixture.content()
        content.onWillAppear = { [unowned content, hand] in
            content.transitionCoordinator?.notifyWhenInteractionChanges { _ in
                hand.cancel()
                hand.pause()
            }
        }
        grab(content)
        hand.update(0.5)

        hand.finish()
        try device.settle()

        #expect(fixture.root.presentedViewController === content)
        #expect(recorder.calls.filter { $0.hasPrefix("animation ended") } == ["animation ended true"])
        #expect(device.misuses.isEmpty)
    }
}
