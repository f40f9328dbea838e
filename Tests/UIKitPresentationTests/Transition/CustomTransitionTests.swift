import Testing
import UIKitCore
import VelariumTesting

/// Transitions with an app's transitioning delegate: calls, context and appearance callbacks (facts B4 and B5).
@MainActor @Suite struct CustomTransitionTests {
    private let stage = TransitionStage()
    private var device: TestDevice { stage.device }
    private var diary: Diary { stage.diary }

    /// B4, B5, J3 (D); the positions of the alongside completion and of `presented` are inferred (I).
    @Test func aCustomPresentationMakesItsCallsInUIKitsOrder() throws {
        let content = stage.content()
        stage.makesController = { [diary] presented, presenting in
            let made = DiaryPresentation(presented, presenting, diary)
            made.onWillBegin = { [unowned made] in
                made.presentedViewController.transitionCoordinator?.animate(
                    alongsideTransition: { _ in diary.note("alongside") },
                    completion: { _ in diary.note("alongside over") })
            }
            return made
        }

        try stage.present(content)

        let begun = try #require(diary.lines.firstIndex(of: "animate"))
        #expect(
            diary.lines[..<begun] + diary.lines[begun...].filter { !$0.hasSuffix("lay out") } == [
                "asked for controller", "asked for animator", "asked for interactor", "will begin",
                "content willAppear", "content isAppearing", "will lay out", "did lay out", "asked for duration",
                "animate", "alongside", "animation ended true", "did end true", "content didAppear", "alongside over",
                "presented",
            ])
    }

    @Test func aCustomDismissalMakesItsCallsInUIKitsOrder() throws {
        let content = stage.content()
        try stage.present(content)
        diary.lines = []

        content.dismiss(animated: true) { diary.note("dismissed") }
        try device.settle()

        #expect(
            diary.lines.filter { !$0.hasSuffix("lay out") } == [
                "asked for animator back", "asked for interactor back", "dismissal will begin",
                "content willDisappear", "asked for duration", "animate", "animation ended true",
                "dismissal did end true", "content didDisappear", "dismissed",
            ])
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func onlyCustomPresentationsAskForAController(style: UIModalPresentationStyle) throws {
        let content = stage.content(style)

        try stage.present(content)

        #expect(!diary.lines.contains("asked for controller"))
        #expect(diary.lines.contains("asked for animator"))
    }

    /// B5: the animator of a custom presentation runs even without animation, so that it can add views.
    @Test func withoutAnimationOnlyCustomPresentationsAreAnimated() throws {
        let custom = stage.content()
        let full = stage.content(.fullScreen)
        var wasAnimated: Bool?
        stage.mover.performs = { context in
            wasAnimated = context.isAnimated
            context.completeTransition(true)
        }

        try stage.present(custom, animated: false)
        #expect(wasAnimated == false)
        stage.root.dismiss(animated: false)
        try device.settle()
        diary.lines = []
        try stage.present(full, animated: false)

        #expect(!diary.lines.contains("animate"))
        #expect(full.view.window != nil)
        #expect(device.misuses.isEmpty)
    }

    @Test func withoutAnAnimatorTheTransitionStyleAnimates() throws {
        stage.givesAnimator = false
        let content = stage.content(.fullScreen)
        stage.root.present(content, animated: true)
        device.advance(by: 0.1)

        let top = content.view.shownTop

        #expect(top > 0 && top < 844)
        #expect(!diary.lines.contains("asked for interactor"))
        try device.settle()
        #expect(content.view.shownTop == 0)
    }

    // MARK: The context

    @Test func thePresentationContextProvidesControllersViewsAndFrames() throws {
        let content = stage.content()
        let place = CGRect(x: 20, y: 100, width: 200, height: 300)
        stage.makesController = { [diary] presented, presenting in
            let made = DiaryPresentation(presented, presenting, diary)
            made.frame = place
            return made
        }
        stage.root.present(content, animated: true)
        device.advance(by: 0.05)
        let context = try #require(stage.mover.contexts.last)

        #expect(context.viewController(forKey: .from) === stage.root)
        #expect(context.viewController(forKey: .to) === content)
        #expect(context.view(forKey: .from) == nil)
        #expect(context.view(forKey: .to) === content.view)
        #expect(context.initialFrame(for: stage.root) == device.window.bounds)
        #expect(context.finalFrame(for: stage.root) == device.window.bounds)
        #expect(context.initialFrame(for: content) == .zero)
        #expect(context.finalFrame(for: content) == place)
        #expect(context.finalFrame(for: UIViewController()) == .zero)
        #expect(context.presentationStyle == .custom && context.isAnimated && !context.isInteractive)
        #expect(context.targetTransform == .identity)
    }

    @Test func aRemovedPresentersViewIsInTheContainerDuringTransitions() throws {
        let content = stage.content(.fullScreen)
        let rootView = try #require(stage.root.view)
        stage.root.present(content, animated: true)
        device.advance(by: 0.05)
        let context = try #require(stage.mover.contexts.last)

        #expect(context.view(forKey: .from) === rootView)
        #expect(rootView.superview === context.containerView)
        #expect(context.finalFrame(for: stage.root) == .zero)
        try device.settle()
        #expect(rootView.window == nil)

        content.dismiss(animated: true)
        device.advance(by: 0.05)
        let back = try #require(stage.mover.contexts.last)
        #expect(back.view(forKey: .to) === rootView)
        #expect(rootView.superview === back.containerView)
        #expect(back.initialFrame(for: stage.root) == .zero && back.finalFrame(for: stage.root) == device.window.bounds)
        #expect(back.initialFrame(for: content) == device.window.bounds && back.finalFrame(for: content) == .zero)
        try device.settle()
        #expect(rootView.superview === device.window)
        #expect(rootView.frame == device.window.bounds)
    }

    @Test func shouldRemovePresentersViewSendsFullScreenAppearanceCallbacks() throws {
        let content = stage.content()
        stage.makesController = { [diary] presented, presenting in
            let made = DiaryPresentation(presented, presenting, diary)
            made.removesPresentersView = true
            return made
        }

        try stage.present(content)
        content.dismiss(animated: true)
        try device.settle()

        #expect(
            diary.lines.filter { $0.hasPrefix("root") || $0.hasPrefix("content") } == [
                "root willDisappear", "content willAppear", "content isAppearing", "content didAppear",
                "root didDisappear", "content willDisappear", "root willAppear", "root isAppearing", "root didAppear",
                "content didDisappear",
            ])
    }

    @Test func aSecondCompletionIsRefusedOnce() throws {
        let content = stage.content()
        try stage.present(content)

        stage.mover.contexts.last?.completeTransition(true)

        #expect(device.misuses.map(\.raises) == [true])
        #expect(device.misuses.first?.message.contains("a second time for the presentation of DiaryController") == true)
        #expect(content.presentingViewController === stage.root)
    }

    @Test func aPresentationCompletedWithFalseIsUndone() throws {
        let content = stage.content()
        let views = device.window.subviews.count
        stage.mover.performs = { $0.completeTransition(false) }

        try stage.present(content)

        #expect(stage.root.presentedViewController == nil)
        #expect(device.window.subviews.count == views)
        #expect(
            diary.lines.suffix(6) == [
                "animate", "animation ended false", "content willDisappear", "did end false", "content didDisappear",
                "presented",
            ])
        #expect(device.trace.last { $0.callback == "end" }?.arguments.hasSuffix("reason: cancelled") == true)
    }

    @Test func aDismissalCompletedWithFalseKeepsThePresentation() throws {
        let content = stage.content()
        try stage.present(content)
        stage.mover.performs = { $0.completeTransition(false) }
        diary.lines = []

        content.dismiss(animated: true)
        try device.settle()

        #expect(stage.root.presentedViewController === content)
        #expect(
            diary.lines.suffix(5) == [
                "animation ended false", "dismissal did end false", "content willAppear", "content isAppearing",
                "content didAppear",
            ])
    }

    /// Pain 15 and B5: an app's animator starts when the final layout is done.
    @Test func layoutIsDoneBeforeTheAnimatorRuns() throws {
        let content = stage.content()
        let label = UIView()
        content.view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.topAnchor.constraint(equalTo: content.view.safeAreaLayoutGuide.topAnchor).isActive = true
        label.heightAnchor.constraint(equalToConstant: 10).isActive = true
        label.leadingAnchor.constraint(equalTo: content.view.leadingAnchor, constant: 7).isActive = true
        label.widthAnchor.constraint(equalToConstant: 10).isActive = true
        var frame: CGRect?
        stage.mover.performs = { context in
            frame = label.frame
            context.completeTransition(true)
        }

        try stage.present(content)

        #expect(frame == CGRect(x: 7, y: 47, width: 10, height: 10))
    }

    // MARK: Touches, ends

    @Test func touchesReachTheContentOnlyAfterTheTransition() throws {
        let content = stage.content()
        stage.root.present(content, animated: true)
        device.advance(by: 0.1)
        let container = try #require(content.presentationController?.containerView)

        #expect(device.window.hitTest(CGPoint(x: 50, y: 800), with: nil) === container)
        try device.settle()
        #expect(device.window.hitTest(CGPoint(x: 50, y: 800), with: nil) === content.view)
    }

    @Test func aTransitionThatNeverEndsIsReported() throws {
        let content = stage.content()
        stage.mover.performs = { _ in }

        stage.root.present(content, animated: true)
        device.advance(by: 5.3)
        #expect(device.misuses.isEmpty)
        device.advance(by: 0.2)

        #expect(device.misuses.count == 1)
        #expect(
            device.misuses.first?.message.hasPrefix(
                "the presentation of DiaryController has not ended after 5.4 seconds")
                == true)
        stage.mover.contexts.last?.completeTransition(true)
        try device.settle()
        #expect(diary.lines.last == "content didAppear")
    }

    @Test func replacingTheRootEndsTheAnimationOnce() throws {
        let content = stage.content()
        stage.root.present(content, animated: true)
        device.advance(by: 0.1)

        device.window.rootViewController = UIViewController()
        stage.mover.contexts.last?.completeTransition(true)
        try device.settle()

        #expect(diary.lines.filter { $0.hasPrefix("animation ended") } == ["animation ended false"])
        #expect(device.misuses.isEmpty)
        #expect(content.view.window == nil)
    }
}
