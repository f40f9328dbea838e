import TestSupport
import UIKitCore
import VelariumTesting

/// A device with a root controller, a transitioning delegate and one log of all their calls.
@MainActor final class TransitionFixture: NSObject, UIViewControllerTransitioningDelegate {
    let device: TestDevice
    let root: RecordingViewController
    let recorder = CallRecorder()
    let mover: MovingAnimator
    /// Returned for `interactionControllerFor…`.
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Whether the delegate returns an animator; otherwise the transition style animates.
    var givesAnimator = true
    /// Makes the presentation controller for the style `custom`.
    var makesController: ((UIViewController, UIViewController?) -> UIPresentationController)?

    init(_ model: TestDevice.Model = .iPhone14) {
        device = TestDevice(model)
        device.recordsMisuses = true
        root = RecordingViewController("root", recorder)
        mover = MovingAnimator(recorder)
        super.init()
        device.show(root)
        recorder.calls = []
    }

    /// A controller whose transitioning delegate is this object.
    func content(_ style: UIModalPresentationStyle = .custom, _ name: String = "content") -> RecordingViewController {
        // Another test may have changed the current device across an `await`.
        _ = device.application
        let content = RecordingViewController(name, recorder)
        content.modalPresentationStyle = style
        content.transitioningDelegate = self
        return content
    }

    func present(_ content: UIViewController, animated: Bool = true) throws {
        root.present(content, animated: animated) { self.recorder.record("presented") }
        try device.settle()
    }

    // MARK: Delegate

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        recorder.record("asked for controller")
        return makesController?(presented, presenting)
            ?? RecordingPresentationController(presented, presenting, recorder)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        recorder.record("asked for animator")
        return givesAnimator ? mover : nil
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        recorder.record("asked for animator back")
        return givesAnimator ? mover : nil
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        recorder.record("asked for interactor")
        return interactor
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        recorder.record("asked for interactor back")
        return interactor
    }
}

/// Logs its appearance callbacks.
@MainActor final class RecordingViewController: UIViewController {
    let name: String
    private let recorder: CallRecorder
    var onWillAppear: () -> Void = {}
    var onWillDisappear: () -> Void = {}

    init(_ name: String, _ recorder: CallRecorder) {
        self.name = name
        self.recorder = recorder
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        recorder.record("\(name) willAppear")
        onWillAppear()
    }
    override func viewIsAppearing(_ animated: Bool) { recorder.record("\(name) isAppearing") }
    override func viewDidAppear(_ animated: Bool) { recorder.record("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
        recorder.record("\(name) willDisappear")
        onWillDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) { recorder.record("\(name) didDisappear") }
}

/// A presentation controller that logs its hooks and runs a test's handlers in them.
@MainActor final class RecordingPresentationController: UIPresentationController {
    private let recorder: CallRecorder
    var removesPresentersView = false
    var frame: CGRect?
    var onWillBegin: () -> Void = {}
    var onDismissalWillBegin: () -> Void = {}

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ recorder: CallRecorder) {
        self.recorder = recorder
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { removesPresentersView }
    override var frameOfPresentedViewInContainerView: CGRect {
        frame ?? super.frameOfPresentedViewInContainerView
    }
    override func presentationTransitionWillBegin() {
        recorder.record("will begin")
        onWillBegin()
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { recorder.record("did end \(completed)") }
    override func dismissalTransitionWillBegin() {
        recorder.record("dismissal will begin")
        onDismissalWillBegin()
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { recorder.record("dismissal did end \(completed)") }
    override func containerViewWillLayoutSubviews() { recorder.record("will lay out") }
    override func containerViewDidLayoutSubviews() { recorder.record("did lay out") }
}

/// An animator that moves the view by the container's height, linearly, in 0.4 seconds.
@MainActor final class MovingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let recorder: CallRecorder
    var duration = 0.4
    /// Replaces the movement.
    var performs: ((any UIViewControllerContextTransitioning) -> Void)?
    var contexts: [any UIViewControllerContextTransitioning] = []

    init(_ recorder: CallRecorder) {
        self.recorder = recorder
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        recorder.record("asked for duration")
        return duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        recorder.record("animate")
        contexts.append(transitionContext)
        if let performs { return performs(transitionContext) }
        MovingAnimator.move(transitionContext, duration)
    }

    func animationEnded(_ transitionCompleted: Bool) { recorder.record("animation ended \(transitionCompleted)") }

    static func move(_ context: any UIViewControllerContextTransitioning, _ duration: TimeInterval) {
        let isComing =
            context.viewController(forKey: .to)?.presentingViewController != nil
            && context.viewController(forKey: .to)?.presentingViewController === context.viewController(forKey: .from)
        guard let view = context.view(forKey: isComing ? .to : .from) else { return context.completeTransition(true) }
        let height = context.containerView.bounds.height
        if isComing {
            context.containerView.addSubview(view)
            view.frame = context.finalFrame(for: context.viewController(forKey: .to)!).offsetBy(dx: 0, dy: height)
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: .curveLinear,
            animations: { view.frame = view.frame.offsetBy(dx: 0, dy: isComing ? -height : height) },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}

extension UIView {
    /// The current animated y of the view's upper edge, in window coordinates.
    var shownTop: CGFloat { layer.presentation()?.frame.minY ?? frame.minY }
}
