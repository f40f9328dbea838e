import QuartzCore

/// Runs an app's animations beside a change of a window's size, and its completions after it.
@MainActor final class SizeTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private enum Phase { case announced, running, over }

    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private unowned let window: UIWindow
    private var phase = Phase.announced
    private var animations: [Block] = []
    private var completions: [Block] = []
    /// Seconds; 0 when nothing moves.
    let transitionDuration: TimeInterval
    let targetTransform: CGAffineTransform
    private let start: Seconds

    init(in window: UIWindow, duration: Seconds, angle: CGFloat) {
        self.window = window
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

    /// Of the time, not of the curve.
    var percentComplete: CGFloat {
        switch phase {
        case .announced: 0
        case .over: 1
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

    /// Nothing is interactive here, so that `handler` is never called.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    }

    /// Nothing is interactive here, so that `handler` is never called.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}

    /// No controller comes or goes here.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

    /// No view comes or goes here.
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    /// False, with nothing kept, once the animations run: then it is too late.
    private func queue(_ animation: Block?, _ completion: Block?) -> Bool {
        guard phase == .announced else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func begin() { phase = .running }

    /// Lays the window out in its new size, then has the app's animations join.
    func runAnimations() {
        window.layoutIfNeeded()
        let taken = animations
        animations = []
        for animation in taken { animation(self) }
        window.layoutIfNeeded()
    }

    func end() {
        phase = .over
        if window.sizeTransition === self { window.sizeTransition = nil }
        let taken = completions
        completions = []
        for completion in taken { completion(self) }
    }
}
