extension UIView {
    /// Changes the content of a view with a transition from its old to its new appearance.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - options: A transition. Without one, the block is animated as in `animate(withDuration:…)`.
    ///   - animations: Called immediately. Its changes are only animated with `allowAnimatedContent`.
    ///   - completion: Called once. True if the transition ran to its end.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let changes = animations ?? {}
        guard options.transition != 0 else {
            return animate(
                withDuration: duration, delay: 0, options: options, animations: changes, completion: completion)
        }
        let timing = ViewTiming(duration: duration, curve: options.curve)
            .inherited(from: AnimationContext.current?.animation?.timing, options)
        guard areAnimationsEnabled, timing.duration > 0, view.canAnimate else {
            performWithoutAnimation(changes)
            if let completion { AnimationContext.performBeforeLayout { completion(true) } }
            return
        }
        let end = TransitionCompletionHandler(view, options, completion)
        view.layer.add(view.transition(timing: timing, options: options, delegate: end), forKey: "transition")
        if options.contains(.allowAnimatedContent) {
            animate(withDuration: duration, delay: 0, options: options, animations: changes)
        } else {
            performWithoutAnimation(changes)
        }
    }

    /// Replaces a view by another one, with a transition of their superview.
    ///
    /// - Parameters:
    ///   - options: A transition. With `showHideTransitionViews`, `fromView` is hidden and `toView`, a sibling, is
    ///     shown. Otherwise `fromView` is removed and `toView` added.
    ///   - completion: Called once. True if the transition ran to its end.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let swap = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        guard fromView !== toView, let container = fromView.superview else {
            if let completion { AnimationContext.performBeforeLayout { completion(true) } }
            return
        }
        transition(with: container, duration: duration, options: options, animations: swap, completion: completion)
    }

    /// Performs a system animation on views.
    ///
    /// - Parameters:
    ///   - parallelAnimations: Changes that are animated alongside.
    ///   - completion: Called once, after the views were removed from their superviews.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let shrink = {
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(
                    x: AnimationDefaults.deletedScale, y: AnimationDefaults.deletedScale)
            }
            parallelAnimations?()
        }
        animate(
            withDuration: AnimationDefaults.deletionDuration, delay: 0, options: options, animations: shrink,
            completion: { finished in
                for view in views { view.removeFromSuperview() }
                completion?(finished)
            })
    }

    /// The layer transition for these options.
    private func transition(
        timing: ViewTiming, options: AnimationOptions, delegate: any CAAnimationDelegate
    ) -> CATransition {
        let transition = makeTransition(options)
        transition.duration = timing.duration
        transition.delegate = delegate
        if case .cubic(let function) = timing.curve { transition.timingFunction = function }
        return transition
    }

    private func makeTransition(_ options: AnimationOptions) -> CATransition {
        let (width, height) = (
            bounds.width * AnimationDefaults.flipDistance, bounds.height * AnimationDefaults.flipDistance
        )
        switch AnimationOptions(rawValue: options.transition << 20) {
        case .transitionFlipFromLeft: return FlipTransition(from: .left, distance: width)
        case .transitionFlipFromRight: return FlipTransition(from: .right, distance: width)
        case .transitionFlipFromTop: return FlipTransition(from: .top, distance: height)
        case .transitionFlipFromBottom: return FlipTransition(from: .bottom, distance: height)
        default: return CATransition()
        }
    }
}

/// Handles the end of a view's transition. Blocks touches until then.
@MainActor private final class TransitionCompletionHandler: NSObject, @MainActor CAAnimationDelegate {
    private let touchBlockedView: UIView?
    private let completion: ((Bool) -> Void)?

    init(_ view: UIView, _ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?) {
        touchBlockedView = options.contains(.allowUserInteraction) ? nil : view
        self.completion = completion
        super.init()
        touchBlockedView?.touchBlockCount += 1
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        touchBlockedView?.touchBlockCount -= 1
        completion?(flag)
    }
}
