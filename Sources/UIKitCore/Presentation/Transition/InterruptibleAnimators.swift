/// Finds what a transition can be paused, scrubbed and reversed with.
///
/// That is a property animator which the app's code has started when it set the transition going. The app is asked
/// (`interruptibleAnimator(using:)`) only afterwards, once, and only where its own animators leave the answer open: many
/// apps make a new animator for each question, and move views when they do.
@MainActor final class InterruptibleAnimators {
    /// The active animators that the app's code has left behind.
    private var started: [UIViewPropertyAnimator] = []
    private var usesViewAnimations = false
    /// Whether the transition has been set going: before that there is nothing to interrupt.
    private var isOpen = false
    /// What the app has answered; nil before it was asked.
    private var answer: (any UIViewImplicitlyAnimating)??

    /// Takes what the app's code has begun.
    func add(_ gathering: AnimationGathering) {
        isOpen = true
        started += gathering.animators.filter { animator in
            animator.isUnderWay && !started.contains { $0 === animator }
        }
        if !gathering.animations.isEmpty { usesViewAnimations = true }
    }

    /// The animator that can be paused now; nil where there is none, or where the app has not started it.
    ///
    /// - Parameters:
    ///   - isDriven: Whether the transition has an interactor. One property animator is then what that drives.
    ///   - ask: Asks the app; nil where it has no method for that.
    func active(isDriven: Bool, _ ask: () -> (any UIViewImplicitlyAnimating)?)
        -> (any UIViewImplicitlyAnimating)?
    {
        guard let found = candidate(isDriven: isDriven, ask), found.state == .active else { return nil }
        return found
    }

    /// What can be paused, without asking the app.
    var known: (any UIViewImplicitlyAnimating)? {
        let found = answer ?? (started.count == 1 ? started[0] : nil)
        return found?.state == .active ? found : nil
    }

    /// What is to run the animations that go alongside; nil where the views' own animations say how.
    func leader(_ ask: () -> (any UIViewImplicitlyAnimating)?) -> (any UIViewImplicitlyAnimating)? {
        if let first = started.first { return first }
        return usesViewAnimations ? nil : active(isDriven: false, ask)
    }

    /// What moves a transition that begins interactively: what the app has started, or, where it has begun nothing at
    /// all, what it answers.
    func driven(_ ask: () -> (any UIViewImplicitlyAnimating)?) -> [any UIViewImplicitlyAnimating] {
        guard started.isEmpty else { return started }
        return usesViewAnimations ? [] : candidate(isDriven: false, ask).map { [$0] } ?? []
    }

    private func candidate(isDriven: Bool, _ ask: () -> (any UIViewImplicitlyAnimating)?)
        -> (any UIViewImplicitlyAnimating)?
    {
        guard isOpen else { return nil }
        if isDriven, started.count == 1 { return started[0] }
        guard !started.isEmpty || !usesViewAnimations else { return nil }
        if let answer { return answer }
        // A question from inside the answer is not asked again.
        answer = .some(nil)
        let answered = ask()
        answer = .some(answered)
        return answered
    }
}

extension UIViewPropertyAnimator {
    /// Whether it moves, is paused, or waits to start.
    fileprivate var isUnderWay: Bool {
        switch life.phase {
        case .waiting, .running, .paused: true
        case .inactive, .stopped: false
        }
    }
}
