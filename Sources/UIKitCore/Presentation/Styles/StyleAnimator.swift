import CoreGraphics
import QuartzCore
import StateMachines

/// An animator of a presentation style, which runs a closure.
@MainActor package final class StyleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: Seconds
    private let animate: (any UIViewControllerContextTransitioning) -> Void

    /// - Parameters:
    ///   - duration: The duration of the transition, in seconds.
    ///   - animate: Animates the views of the context, and completes its transition.
    package init(duration: Seconds, animate: @escaping (any UIViewControllerContextTransitioning) -> Void) {
        self.duration = duration
        self.animate = animate
        super.init()
    }

    /// Creates the animator that moves a presented view in or out without chrome of its own.
    package convenience init(_ style: UIModalTransitionStyle, for direction: PresentationStateMachine.Direction) {
        switch style {
        case .coverVertical:
            self.init(duration: PresentationDefaults.transitionDuration) { $0.coverVertical(direction) }
        case .flipHorizontal:
            self.init(duration: PresentationDefaults.flipDuration) { $0.flipHorizontal(direction) }
        // The page curl is not implemented (`Docs/Differences.md`).
        case .crossDissolve, .partialCurl:
            self.init(duration: PresentationDefaults.dissolveDuration) { $0.crossDissolve(direction) }
        }
    }

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        duration
    }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        animate(transitionContext)
    }
}

extension UIViewControllerContextTransitioning {
    /// The view that is presented or dismissed, if it may be moved.
    private func movedView(_ direction: PresentationStateMachine.Direction) -> UIView? {
        view(forKey: direction == .presentation ? .to : .from)
    }

    /// Slides the presented view up from below the container's lower edge, and down again, on the system's spring.
    fileprivate func coverVertical(_ direction: PresentationStateMachine.Direction) {
        guard let view = movedView(direction) else { return completeTransition(true) }
        let place = view.frame
        let below = place.offsetBy(dx: 0, dy: containerView.bounds.maxY - place.minY)
        // The safe area is computed for the resting position during the animation as well.
        let isOwnPlace = view.safeAreaReferenceFrame == nil
        if isOwnPlace { view.safeAreaReferenceFrame = place }
        if direction == .presentation { view.frame = below }
        UIView.animateOnSystemSpring(over: PresentationDefaults.transitionDuration) {
            view.frame = direction == .presentation ? place : below
        } completion: { _ in
            if isOwnPlace { view.safeAreaReferenceFrame = nil }
            self.completeTransition(!self.transitionWasCancelled)
        }
    }

    /// Fades the presented view in, and out again.
    fileprivate func crossDissolve(_ direction: PresentationStateMachine.Direction) {
        guard let view = movedView(direction) else { return completeTransition(true) }
        let alpha = view.alpha
        if direction == .presentation { view.alpha = 0 }
        UIView.animate(
            withDuration: PresentationDefaults.dissolveDuration, delay: 0, options: [],
            animations: { view.alpha = direction == .presentation ? alpha : 0 },
            completion: { _ in
                self.completeTransition(!self.transitionWasCancelled)
                // The view may be presented again, so its alpha is restored.
                view.alpha = alpha
            })
    }
}

extension UIView {
    /// Animates changes along the system's spring, which settles within `duration` seconds.
    package static func animateOnSystemSpring(
        over duration: Seconds, changes: () -> Void, completion: @escaping (Bool) -> Void
    ) {
        let spring = AnimationDefaults.systemSpring
        animate(ViewTiming(duration: duration, curve: .spring(x: spring, y: spring)), [], changes, completion)
    }
}
