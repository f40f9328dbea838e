import CoreGraphics

/// How items of bars come and go.
@MainActor enum BarMotion {
    static func fadeIn(_ view: UIView) {
        let alpha = view.alpha
        UIView.performWithoutAnimation { view.alpha = 0 }
        UIView.animate(withDuration: BarNumbers.itemFade) { view.alpha = alpha }
    }

    /// Takes `view` out of its bar. Only what bars have made themselves fades: a view of the app is wanted elsewhere.
    static func remove(_ view: UIView, animated: Bool) {
        guard animated, view is BarButton else { return view.removeFromSuperview() }
        view.isUserInteractionEnabled = false
        UIView.animate(withDuration: BarNumbers.itemFade) {
            view.alpha = 0
        } completion: { _ in
            view.removeFromSuperview()
        }
    }

    /// Fast at first, then slowly to rest: what screens and titles of a stack move by.
    static var timing: UICubicTimingParameters {
        UICubicTimingParameters(controlPoint1: CGPoint(x: 0.23, y: 1), controlPoint2: CGPoint(x: 0.32, y: 1))
    }

    /// Runs `animations` as screens of a stack move.
    static func move(_ animations: @escaping () -> Void, completion: @escaping () -> Void) {
        let animator = UIViewPropertyAnimator(duration: BarNumbers.transition, timingParameters: timing)
        animator.addAnimations(animations)
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
    }
}
