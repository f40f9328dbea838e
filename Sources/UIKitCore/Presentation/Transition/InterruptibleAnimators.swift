/// Finds the animators that can pause, scrub and reverse a transition.
///
/// These are the property animators that the app's code started together with the transition. The app's
/// `interruptibleAnimator(using:)` is called only afterwards, once, and only if those leave the answer open: many apps
/// create a new animator on each call, and move views in it.
@MainActor final class InterruptibleAnimators {
    /// The active animators that the app's code has started.
    private var started: [UIViewPropertyAnimator] = []
    private var usesViewAnimations = false
    /// Whether the transition has started: before that there is nothing to interrupt.
    private var hasTransitionStarted = false
    /// The app's answer; nil before it was asked.
    private var appAnimator: (any UIViewImplicitlyAnimating)??

    /// Adds what the app's code has started.
    func add(_ gathering: AnimationCollector) {
        hasTransitionStarted = true
        started += gathering.animators.filter { animator in
            animator.isUnderWay && !started.contains { $0 === animator }
        }
        if !gathering.animations.isEmpty { usesViewAnimations = true }
    }

    /// The animator that can be paused now; nil if there is none, or the app has not started it.
    /// - Parameters:
    ///   - isDriven: Whether the transition has an interactor, which then drives a single property animator.
    ///   - ask: Asks the app; nil if it does not implement the method.
    func active(isDriven: Bool, _ ask: () -> (any UIViewImplicitlyAnimating)?)
        -> (any UIViewImplicitlyAnimating)?
    {
        guard let found = candidate(isDriven: isDriven, ask), found.state == .active else { return nil }
        return found
    }

    /// The animator that can be paused, without asking the app.
    var known: (any UIViewImplicitlyAnimating)? {
        let found = appAnimator ?? (started.count == 1 ? started[0] : nil)
        return found?.state == .active ? found : nil
    }

    /// The animator that runs the coordinator's animations; nil if view animations determine the timing.
    func leader(_ ask: () -> (any UIViewImplicitlyAnimating)?) -> (any UIViewImplicitlyAnimating)? {
        if let first = started.first { return first }
        return usesViewAnimations ? nil : active(isDriven: false, ask)
    }

    /// The animators to scrub in a transition that begins interactively: those that the app started or, if it started
    /// nothing, the one that it returns.
    func driven(_ ask: () -> (any UIViewImplicitlyAnimating)?) -> [any UIViewImplicitlyAnimating] {
        guard started.isEmpty else { return started }
        return usesViewAnimations ? [] : candidate(isDriven: false, ask).map { [$0] } ?? []
    }

    private func candidate(isDriven: Bool, _ ask: () -> (any UIViewImplicitlyAnimating)?)
        -> (any UIViewImplicitlyAnimating)?
    {
        guard hasTransitionStarted else { return nil }
        if isDriven, started.count == 1 { return started[0] }
        guard !started.isEmpty || !usesViewAnimations else { return nil }
        if let appAnimator { return appAnimator }
        // A nested call from inside the app's answer must not ask again.
        appAnimator = .some(nil)
        let answered = ask()
        appAnimator = .some(answered)
        return answered
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
