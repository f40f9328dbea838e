/// The animator of a transition, and the property animators that can pause, scrub and reverse it.
///
/// Those are the property animators that the app's code started together with the transition. The app's
/// `interruptibleAnimator(using:)` is called only afterwards, once, and only if those leave the answer open: many apps
/// create a new animator on each call, and move views in it.
@MainActor final class TransitionAnimators {
    typealias Context = any UIViewControllerContextTransitioning

    /// The app's animator, or the style's; nil when nothing moves.
    let animator: (any UIViewControllerAnimatedTransitioning)?
    /// Whether `animateTransition(using:)` has been called.
    private(set) var hasStartedAnimator = false
    /// The active animators that the app's code has started.
    private var started: [UIViewPropertyAnimator] = []
    private var usesViewAnimations = false
    /// Whether the transition has started: before that there is nothing to interrupt.
    private var hasTransitionStarted = false
    /// The app's answer; nil before it was asked.
    private var appAnimator: (any UIViewImplicitlyAnimating)??

    init(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
        self.animator = animator
    }

    /// The duration that the animator reports for `context`, in seconds.
    func duration(using context: Context) -> Seconds {
        guard let animator else { return 0 }
        return max(0, ViewTiming.sanitized(animator.transitionDuration(using: context)))
    }

    /// Starts the animator.
    func startAnimator(using context: Context) {
        hasStartedAnimator = true
        animator?.animateTransition(using: context)
    }

    /// Notifies the animator that the transition has ended.
    func notifyAnimatorOfEnd(completed: Bool) {
        _ = OptionalRequirement.result(of: "animationEnded(_:)") { animator?.animationEnded(completed) }
    }

    /// Adds what the app's code has started.
    func add(_ gathering: AnimationCollector) {
        hasTransitionStarted = true
        started += gathering.animators.filter { animator in
            animator.isUnderWay && !started.contains { $0 === animator }
        }
        if !gathering.animations.isEmpty { usesViewAnimations = true }
    }

    /// The animator that can be paused now; nil if there is none, or the app has not started it.
    /// - Parameter isDriven: Whether the transition has an interactor, which then drives a single property animator.
    func active(isDriven: Bool, using context: Context) -> (any UIViewImplicitlyAnimating)? {
        guard let found = candidate(isDriven: isDriven, using: context), found.state == .active else { return nil }
        return found
    }

    /// The animator that can be paused, without asking the app.
    var known: (any UIViewImplicitlyAnimating)? {
        let found = appAnimator ?? (started.count == 1 ? started[0] : nil)
        return found?.state == .active ? found : nil
    }

    /// The animator that runs the coordinator's animations; nil if view animations determine the timing.
    func leader(using context: Context) -> (any UIViewImplicitlyAnimating)? {
        if let first = started.first { return first }
        return usesViewAnimations ? nil : active(isDriven: false, using: context)
    }

    /// The animators to scrub in a transition that begins interactively: those that the app started or, if it started
    /// nothing, the one that it returns.
    func driven(using context: Context) -> [any UIViewImplicitlyAnimating] {
        guard started.isEmpty else { return started }
        return usesViewAnimations ? [] : candidate(isDriven: false, using: context).map { [$0] } ?? []
    }

    private func candidate(isDriven: Bool, using context: Context) -> (any UIViewImplicitlyAnimating)? {
        guard hasTransitionStarted else { return nil }
        if isDriven, started.count == 1 { return started[0] }
        guard !started.isEmpty || !usesViewAnimations else { return nil }
        if let appAnimator { return appAnimator }
        // A nested call from inside the app's answer must not ask again.
        appAnimator = .some(nil)
        let answered = askApp(using: context)
        appAnimator = .some(answered)
        return answered
    }

    /// Asks the app; nil if it does not implement the method.
    private func askApp(using context: Context) -> (any UIViewImplicitlyAnimating)? {
        guard let animator else { return nil }
        return OptionalRequirement.result(of: "interruptibleAnimator(using:)") {
            animator.interruptibleAnimator(using: context)
        }
    }
}

extension UIViewPropertyAnimator {
    /// Whether it is running, paused, or scheduled to start.
    fileprivate var isUnderWay: Bool {
        switch stateMachine.phase {
        case .pending, .running, .paused: true
        case .inactive, .stopped: false
        }
    }
}
