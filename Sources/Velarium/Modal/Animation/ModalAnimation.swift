import UIKit

/// A built-in animation of an overlay.
@MainActor struct ModalAnimation {
    let style: ModalPresentationAnimationStyle
    let background: ModalContainerView
    let content: ModalContainerView
    /// The frame of the content, in points of its container view.
    let contentFrame: CGRect
    /// Changes what is behind the overlay, in the same animation.
    let alongside: () -> Void

    /// Animates in, from the hidden state or, when reversing, from the current state.
    func show(fromCurrentState isReversing: Bool, completion: @escaping (Bool) -> Void) {
        UIView.performWithoutAnimation {
            if !isReversing { hide(scale: startScale) }
        }
        guard case .alert = shownStyle else { return animate({ appear() }, completion) }
        UIView.animate(
            withDuration: ModalAnimationDefaults.alertDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, options: options, animations: { appear() }, completion: completion)
    }

    func hide(completion: @escaping (Bool) -> Void) {
        guard case .alert = shownStyle else {
            return animate({ disappear(scale: ModalAnimationDefaults.popupEndScale) }, completion)
        }
        // A curve ends on time; a spring's invisible tail would block touches.
        UIView.animate(
            withDuration: ModalAnimationDefaults.alertFadeDuration, delay: 0, options: [options, .curveEaseOut],
            animations: { disappear(scale: 1) }, completion: completion)
    }

    private var options: UIView.AnimationOptions {
        [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve]
    }

    private var startScale: CGFloat {
        switch shownStyle {
        case .alert: UIAccessibility.isReduceMotionEnabled ? 1 : ModalAnimationDefaults.alertStartScale
        case .fade, .popup, .slide: ModalAnimationDefaults.popupStartScale
        }
    }

    /// Runs `changes` with the duration and curve of the built-in animations.
    private func animate(_ changes: @escaping () -> Void, _ completion: @escaping (Bool) -> Void) {
        UIView.animate(
            withDuration: ModalAnimationDefaults.duration, delay: 0,
            options: [options, UIView.AnimationOptions(rawValue: ModalAnimationDefaults.curve << 16)],
            animations: changes,
            completion: completion)
    }

    private func appear() {
        for stage in [background, content] {
            stage.alpha = 1
            stage.transform = .identity
        }
        alongside()
    }

    private func disappear(scale: CGFloat) {
        hide(scale: scale)
        alongside()
    }

    private func hide(scale: CGFloat) {
        background.alpha = 0
        content.alpha = 1
        switch shownStyle {
        case .fade: content.alpha = 0
        case .alert:
            content.alpha = 0
            content.transform = scaled(to: scale)
        case .popup: content.transform = scaled(to: scale)
        case .slide:
            content.transform = CGAffineTransform(translationX: 0, y: max(0, content.bounds.maxY - contentFrame.minY))
        }
    }

    /// With Reduce Motion every style fades; `alert` with its own duration.
    private var shownStyle: ModalPresentationAnimationStyle {
        UIAccessibility.isReduceMotionEnabled && style != .alert ? .fade : style
    }

    /// A scale about the content's center instead of its container view's.
    private func scaled(to scale: CGFloat) -> CGAffineTransform {
        let x = contentFrame.midX - content.bounds.midX
        let y = contentFrame.midY - content.bounds.midY
        return CGAffineTransform(translationX: x, y: y).scaledBy(x: scale, y: scale).translatedBy(x: -x, y: -y)
    }
}
