import CoreGraphics

/// Animations of bars and their items.
@MainActor enum BarAnimation {
    static func fadeIn(_ view: UIView) {
        let alpha = view.alpha
        UIView.performWithoutAnimation { view.alpha = 0 }
        UIView.animate(withDuration: BarMetrics.itemFadeDuration) { view.alpha = alpha }
    }

    /// Removes `view` from its bar. Only the bar's own buttons fade: the app may need its views elsewhere at once.
    static func remove(_ view: UIView, animated: Bool) {
        guard animated, view is BarButton else { return view.removeFromSuperview() }
        view.isUserInteractionEnabled = false
        UIView.animate(withDuration: BarMetrics.itemFadeDuration) {
            view.alpha = 0
        } completion: { _ in
            view.removeFromSuperview()
        }
    }

    /// The timing of navigation transitions: fast at first, then slowing down.
    static var timing: UICubicTimingParameters {
        UICubicTimingParameters(controlPoint1: CGPoint(x: 0.23, y: 1), controlPoint2: CGPoint(x: 0.32, y: 1))
    }

    /// Runs `animations` with the duration and timing of navigation transitions.
    static func runTransition(_ animations: @escaping () -> Void, completion: @escaping () -> Void) {
        let animator = UIViewPropertyAnimator(duration: BarMetrics.transitionDuration, timingParameters: timing)
        animator.addAnimations(animations)
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
    }
}
