import UIKit

/// Brings a dialog to the screen, growing on a spring as it fades in, or takes it off. Any custom presentation may use it.
/// Where the system is set to reduce motion, it only fades.
@preconcurrency @MainActor public final class DialogAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Which way a dialog goes.
    public enum Kind: Sendable {
        /// To the screen.
        case present
        /// Off the screen.
        case dismiss
    }

    /// Which way it moves dialogs.
    public let kind: Kind

    /// Makes what moves one dialog one way.
    public init(_ kind: Kind) { self.kind = kind }

    /// Seconds: to present 0.33, and as much again in the proportion of the dialog's longer side to the safe area's; to
    /// dismiss 0.33.
    public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        guard kind == .present, let context, let view = context.view(forKey: .to) else { return DialogNumbers.duration }
        let container = context.containerView
        container.layoutIfNeeded()
        return DialogAnimator.duration(
            of: view.bounds.size, in: container.bounds.inset(by: container.safeAreaInsets).size)
    }

    /// The seconds that a dialog of `size` takes to come in a safe area of `room`; of those without a size, 0.33.
    static func duration(of size: CGSize, in room: CGSize) -> TimeInterval {
        let (side, most) = (max(size.width, size.height), max(room.width, room.height))
        guard side > 0, most > 0, side.isFinite, most.isFinite else { return DialogNumbers.duration }
        return DialogNumbers.duration * Double(1 + min(1, side / most))
    }

    /// Moves the dialog, and completes the transition when it has come to rest. Where that is cancelled the dialog is as it
    /// was; where it is not animated, all happens at once.
    public func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: kind == .present ? .to : .from) else {
            return context.completeTransition(true)
        }
        if view.superview == nil {
            context.containerView.addSubview(view)
            context.containerView.layoutIfNeeded()
        }
        switch kind {
        case .present: present(view, using: context)
        case .dismiss: dismiss(view, using: context)
        }
    }

    private var smallest: CGAffineTransform {
        guard !UIAccessibility.isReduceMotionEnabled else { return .identity }
        return CGAffineTransform(scaleX: DialogNumbers.smallestScale, y: DialogNumbers.smallestScale)
    }

    private func present(_ view: UIView, using context: any UIViewControllerContextTransitioning) {
        let show = {
            view.alpha = 1
            view.transform = .identity
        }
        guard context.isAnimated else {
            show()
            return context.completeTransition(true)
        }
        view.alpha = 0
        view.transform = smallest
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0,
            usingSpringWithDamping: DialogNumbers.springDamping,
            initialSpringVelocity: DialogNumbers.springVelocity, options: [], animations: show
        ) { _ in context.completeTransition(!context.transitionWasCancelled) }
    }

    private func dismiss(_ view: UIView, using context: any UIViewControllerContextTransitioning) {
        guard context.isAnimated else { return context.completeTransition(true) }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut
        ) { [smallest] in
            view.alpha = 0
            view.transform = smallest
        } completion: { _ in
            // As it was: a dismissal that is cancelled leaves it on the screen, and one that is not may be followed by
            // another showing.
            view.alpha = 1
            view.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
