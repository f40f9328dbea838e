import UIKitCore
import VelariumTesting

/// A device with a root controller, a transitioning delegate and one log of all their calls.
@MainActor final class TransitionStage: NSObject, UIViewControllerTransitioningDelegate {
    let device: TestDevice
    let root: DiaryController
    let diary = Diary()
    let mover: Mover
    /// Returned for `interactionControllerFor…`.
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Whether the delegate returns an animator; otherwise the transition style animates.
    var givesAnimator = true
    /// Makes the presentation controller for the style `custom`.
    var makesController: ((UIViewController, UIViewController?) -> UIPresentationController)?

    init(_ model: TestDevice.Model = .iPhone14) {
        device = TestDevice(model)
        device.recordsMisuses = true
        root = DiaryController("root", diary)
        mover = Mover(diary)
        super.init()
        device.show(root)
        diary.lines = []
    }

    /// A controller whose transitioning delegate is this object.
    func content(_ style: UIModalPresentationStyle = .custom, _ name: String = "content") -> DiaryController {
        // Another test may have changed the current device across an `await`.
        _ = device.application
        let content = DiaryController(name, diary)
        content.modalPresentationStyle = style
        content.transitioningDelegate = self
        return content
    }

    func present(_ content: UIViewController, animated: Bool = true) throws {
        root.present(content, animated: animated) { self.diary.note("presented") }
        try device.settle()
    }

    // MARK: Delegate

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        diary.note("asked for controller")
        return makesController?(presented, presenting) ?? DiaryPresentation(presented, presenting, diary)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        diary.note("asked for animator")
        return givesAnimator ? mover : nil
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        diary.note("asked for animator back")
        return givesAnimator ? mover : nil
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        diary.note("asked for interactor")
        return interactor
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        diary.note("asked for interactor back")
        return interactor
    }
}

@MainActor final class Diary {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}

/// Logs its appearance callbacks.
@MainActor final class DiaryController: UIViewController {
    let name: String
    private let diary: Diary
    var onWillAppear: () -> Void = {}
    var onWillDisappear: () -> Void = {}

    init(_ name: String, _ diary: Diary) {
        self.name = name
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        diary.note("\(name) willAppear")
        onWillAppear()
    }
    override func viewIsAppearing(_ animated: Bool) { diary.note("\(name) isAppearing") }
    override func viewDidAppear(_ animated: Bool) { diary.note("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
        diary.note("\(name) willDisappear")
        onWillDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) { diary.note("\(name) didDisappear") }
}

/// A presentation controller that logs its hooks and runs a test's handlers in them.
@MainActor final class DiaryPresentation: UIPresentationController {
    private let diary: Diary
    var removesPresentersView = false
    var frame: CGRect?
    var onWillBegin: () -> Void = {}
    var onDismissalWillBegin: () -> Void = {}

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ diary: Diary) {
        self.diary = diary
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { removesPresentersView }
    override var frameOfPresentedViewInContainerView: CGRect {
        frame ?? super.frameOfPresentedViewInContainerView
    }
    override func presentationTransitionWillBegin() {
        diary.note("will begin")
        onWillBegin()
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { diary.note("did end \(completed)") }
    override func dismissalTransitionWillBegin() {
        diary.note("dismissal will begin")
        onDismissalWillBegin()
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { diary.note("dismissal did end \(completed)") }
    override func containerViewWillLayoutSubviews() { diary.note("will lay out") }
    override func containerViewDidLayoutSubviews() { diary.note("did lay out") }
}

/// An animator that moves the view by the container's height, linearly, in 0.4 seconds.
@MainActor final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
    let diary: Diary
    var duration = 0.4
    /// Replaces the movement.
    var performs: ((any UIViewControllerContextTransitioning) -> Void)?
    var contexts: [any UIViewControllerContextTransitioning] = []

    init(_ diary: Diary) {
        self.diary = diary
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        diary.note("asked for duration")
        return duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        diary.note("animate")
        contexts.append(transitionContext)
        if let performs { return performs(transitionContext) }
        Mover.move(transitionContext, duration)
    }

    func animationEnded(_ transitionCompleted: Bool) { diary.note("animation ended \(transitionCompleted)") }

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
