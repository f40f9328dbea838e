import UIKit

/// Presents a dialog by scaling it up on a spring while it fades in, or dismisses it. Any custom presentation can use
/// it. With Reduce Motion it only fades.
///
///     final class Transition: DialogTransition {
///         override func animationController(
///             forDismissed dismissed: UIViewController
///         ) -> (any UIViewControllerAnimatedTransitioning)? {
///             UIAccessibility.isReduceMotionEnabled ? nil : DialogAnimator(.dismiss)
///         }
///     }
@preconcurrency @MainActor public final class DialogAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The direction of the animation.
    public enum Kind: Sendable {
        /// Presents the dialog.
        case present
        /// Dismisses the dialog.
        case dismiss
    }

    /// The direction of this animator.
    public let kind: Kind
    /// How the theme lets the dialog appear and disappear.
    private var motion = OverlayTheme.Motion.standard

    /// Creates an animator for one direction.
    public init(_ kind: Kind) { self.kind = kind }

    /// The duration in seconds: 0.33 to dismiss. Presenting takes 0.33 × (1 + the dialog's longer side / the safe
    /// area's longer side).
    public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        guard kind == .present, let context, let view = context.view(forKey: .to) else { return DialogMetrics.duration }
        let container = context.containerView
        container.layoutIfNeeded()
        return DialogAnimator.duration(
            of: view.bounds.size, in: container.bounds.inset(by: container.safeAreaInsets).size)
    }

    /// The duration for presenting a dialog, in seconds; 0.33 for a size that is not positive.
    ///
    /// - Parameters:
    ///   - size: The dialog's size.
    ///   - available: The size of the safe area.
    static func duration(of size: CGSize, in available: CGSize) -> TimeInterval {
        let side = max(size.width, size.height)
        let most = max(available.width, available.height)
        guard side > 0, most > 0, side.isFinite, most.isFinite else { return DialogMetrics.duration }
        return DialogMetrics.duration * Double(1 + min(1, side / most))
    }

    /// Animates the dialog and completes the transition at the end; immediately if it is not animated. A canceled
    /// transition restores the dialog.
    public func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: kind == .present ? .to : .from) else {
            return context.completeTransition(true)
        }
        if view.superview == nil {
            context.containerView.addSubview(view)
            context.containerView.layoutIfNeeded()
        }
        let key: UITransitionContextViewControllerKey = kind == .present ? .to : .from
        let presentation = context.viewController(forKey: key)?.presentationController
        motion = (presentation as? OverlayPresentationController)?.theme.motion ?? .standard
        switch kind {
        case .present: present(view, using: context)
        case .dismiss: dismiss(view, using: context)
        }
    }

    private var smallestTransform: CGAffineTransform {
        guard motion == .standard, !UIAccessibility.isReduceMotionEnabled else { return .identity }
        return CGAffineTransform(scaleX: DialogMetrics.smallestScale, y: DialogMetrics.smallestScale)
    }

    private func present(_ view: UIView, using context: any UIViewControllerContextTransitioning) {
        let show = {
            view.alpha = 1
            view.transform = .identity
        }
        guard context.isAnimated, motion != .none else {
            show()
            return context.completeTransition(true)
        }
        view.alpha = 0
        view.transform = smallestTransform
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0,
            usingSpringWithDamping: DialogMetrics.springDamping,
            initialSpringVelocity: DialogMetrics.springVelocity, options: [], animations: show
        ) { _ in context.completeTransition(!context.transitionWasCancelled) }
    }

    private func dismiss(_ view: UIView, using context: any UIViewControllerContextTransitioning) {
        guard context.isAnimated, motion != .none else { return context.completeTransition(true) }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut
        ) { [smallestTransform] in
            view.alpha = 0
            view.transform = smallestTransform
        } completion: { _ in
            // Restored, because the dismissal may be canceled, or the dialog may be presented again.
            view.alpha = 1
            view.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
