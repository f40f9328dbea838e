import QuartzCore

/// Runs the app's animations alongside a change of a window's size, and its completions afterwards.
@MainActor final class SizeTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private enum Phase { case pending, running, finished }

    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private unowned let window: UIWindow
    private var phase = Phase.pending
    private var animations: [Block] = []
    private var completions: [Block] = []
    /// In seconds; 0 without animation.
    let transitionDuration: TimeInterval
    let targetTransform: CGAffineTransform
    /// The orientations of a rotation; nil for another change of the size.
    let rotation: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
    private let start: Seconds

    init(
        in window: UIWindow, duration: Seconds, angle: CGFloat,
        rotation: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
    ) {
        self.window = window
        self.rotation = rotation
        transitionDuration = duration
        targetTransform = angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle)
        start = window.system.host.clock.now
        super.init()
    }

    var isAnimated: Bool { transitionDuration > 0 }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { window }

    /// The elapsed fraction of the duration, without easing.
    var percentComplete: CGFloat {
        switch phase {
        case .pending: 0
        case .finished: 1
        case .running: isAnimated ? min(1, (window.system.host.clock.now - start) / transitionDuration) : 0
        }
    }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        queue(animation, completion)
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        queue(animation, completion)
    }

    /// Never calls `handler`, because the transition is not interactive.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    }

    /// Never calls `handler`, because the transition is not interactive.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}

    /// Always nil, because no controller is presented or dismissed.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

    /// Always nil, because no view is added or removed.
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    /// Returns false, and ignores the blocks, after the animations have started.
    private func queue(_ animation: Block?, _ completion: Block?) -> Bool {
        guard phase == .pending else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func begin() { phase = .running }

    /// Lays the window out at its new size, and then runs the app's animations.
    func runAnimations() {
        window.layoutIfNeeded()
        let pending = animations
        animations = []
        for animation in pending { animation(self) }
        window.layoutIfNeeded()
    }

    func end() {
        phase = .finished
        if window.sizeTransition === self { window.sizeTransition = nil }
        let pending = completions
        completions = []
        for completion in pending { completion(self) }
    }
}
