import CoreGraphics
import UIKitCore

/// Lets the overlay of a compact date picker grow from it, and shrink into it.
final class DateOverlayAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private weak var anchor: UIView?

    init(isPresenting: Bool, anchor: UIView?) {
        self.isPresenting = isPresenting
        self.anchor = anchor
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        DatePickerMetrics.overlayDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            return transitionContext.completeTransition(false)
        }
        if isPresenting {
            if let controller = transitionContext.viewController(forKey: .to) {
                view.frame = transitionContext.finalFrame(for: controller)
            }
            transitionContext.containerView.addSubview(view)
            view.layoutIfNeeded()
        }
        let small = UIAccessibility.isReduceMotionEnabled ? .identity : smallTransform(of: view)
        if isPresenting {
            view.alpha = 0
            view.transform = small
        }
        UIView.animate(
            withDuration: DatePickerMetrics.overlayDuration, delay: 0, usingSpringWithDamping: 0.9,
            initialSpringVelocity: 0
        ) {
            view.alpha = self.isPresenting ? 1 : 0
            view.transform = self.isPresenting ? .identity : small
        } completion: { [isPresenting, weak view, weak transitionContext] _ in
            guard let transitionContext else { return }
            let isComplete = !transitionContext.transitionWasCancelled
            view?.transform = .identity
            view?.alpha = 1
            if isComplete != isPresenting { view?.removeFromSuperview() }
            transitionContext.completeTransition(isComplete)
        }
    }

    /// Small, toward the anchor.
    private func smallTransform(of view: UIView) -> CGAffineTransform {
        let scale = DatePickerMetrics.overlayStartScale
        guard let anchor, anchor.window != nil, let container = view.superview else {
            return CGAffineTransform(scaleX: scale, y: scale)
        }
        let point = container.convert(CGPoint(x: anchor.bounds.midX, y: anchor.bounds.midY), from: anchor)
        let translation = CGPoint(
            x: (point.x - view.center.x) * (1 - scale), y: (point.y - view.center.y) * (1 - scale))
        return CGAffineTransform(translationX: translation.x, y: translation.y).scaledBy(x: scale, y: scale)
    }
}
