import CoreGraphics

/// The system's animation of pushes and pops: the upper view slides in from the trailing side or out to it, while the
/// lower one moves by a fraction of the width and is dimmed.
@MainActor final class NavigationSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPop: Bool
    private let isMirrored: Bool
    private var animator: UIViewPropertyAnimator?
    /// The backgrounds of the bars over the old and the new view, which move with them.
    var backgrounds = (old: [UIView](), new: [UIView]())
    private var dimmingView: UIView?

    init(pops isPop: Bool, isMirrored: Bool) {
        self.isPop = isPop
        self.isMirrored = isMirrored
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        BarMetrics.transitionDuration
    }

    /// Starts the animator. The transition adds the alongside animations to it, so that the bars move in step.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = makeAnimator(transitionContext)
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }

    /// The displayed part of the distance, 0 to 1.
    var displayedFraction: CGFloat { CGFloat(animator?.displayedFraction ?? 0) }

    /// Continues from a part of the distance, 0 to 1, when the transition reverses one that was interrupted.
    func skip(to fraction: CGFloat) {
        guard let animator, fraction > 0 else { return }
        animator.pauseAnimation()
        animator.fractionComplete = fraction
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    /// Adds the new view to the container and lays it out, so that its layout is not animated. Call before the
    /// transition begins.
    func insert(_ coming: UIView, into container: UIView) {
        UIView.performWithoutAnimation {
            if isPop { container.insertSubview(coming, at: 0) } else { container.addSubview(coming) }
            coming.layoutIfNeeded()
        }
    }

    private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: context), timingParameters: BarAnimation.timing)
        let container = context.containerView
        guard let coming = context.view(forKey: .to), let going = context.view(forKey: .from) else {
            animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            return animator
        }
        let (upper, lower) = isPop ? (going, coming) : (coming, going)
        let (upperBars, lowerBars) =
            isPop ? (backgrounds.old, backgrounds.new) : (backgrounds.new, backgrounds.old)
        let dimmingView = makeDimmingView(in: container)
        self.dimmingView = dimmingView
        let width = container.bounds.width * (isMirrored ? -1 : 1)
        let outside = SlidingViews([upper] + upperBars, by: width)
        let covered = SlidingViews([lower] + lowerBars, by: -width * BarMetrics.parallax)
        UIView.performWithoutAnimation {
            for bar in lowerBars { container.insertSubview(bar, aboveSubview: lower) }
            container.insertSubview(dimmingView, belowSubview: upper)
            for bar in upperBars { container.insertSubview(bar, aboveSubview: upper) }
            (isPop ? covered : outside).setMoved(true)
            dimmingView.alpha = isPop ? 1 : 0
        }
        animator.addAnimations { [isPop] in
            outside.setMoved(isPop)
            covered.setMoved(!isPop)
            dimmingView.alpha = isPop ? 0 : 1
        }
        animator.addCompletion { [weak self] _ in
            self?.removeAddedViews()
            context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
    }

    private func makeDimmingView(in container: UIView) -> UIView {
        let view = UIView(frame: container.bounds)
        view.backgroundColor = UIColor(white: 0, alpha: BarMetrics.dimmingAlpha)
        view.isUserInteractionEnabled = false
        return view
    }

    /// Removes the dimming and the backgrounds of the bars, also when the transition is interrupted.
    func removeAddedViews() {
        for view in backgrounds.old + backgrounds.new { view.removeFromSuperview() }
        backgrounds = ([], [])
        dimmingView?.removeFromSuperview()
        dimmingView = nil
    }
}

/// Views that move sideways by the same distance. Points.
@MainActor private struct SlidingViews {
    private let places: [(view: UIView, rest: CGPoint)]
    private let distance: CGFloat

    init(_ views: [UIView], by distance: CGFloat) {
        places = views.map { ($0, $0.center) }
        self.distance = distance
    }

    func setMoved(_ isMoved: Bool) {
        for (view, rest) in places {
            view.center = CGPoint(x: rest.x + (isMoved ? distance : 0), y: rest.y)
        }
    }
}
