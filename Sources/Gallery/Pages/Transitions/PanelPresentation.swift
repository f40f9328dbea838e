import UIKit

/// A presentation controller that centers a panel over dimmed content. A tap outside dismisses it.
final class PanelPresentation: UIPresentationController {
    private static let maximumSize = CGSize(width: 420, height: 360)
    private static let margin: CGFloat = 24
    private static let dimmingAlpha: CGFloat = 0.3

    private static let cornerRadius: CGFloat = 16

    /// Called for every method that UIKit calls.
    var record: (String, String) -> Void = { _, _ in }
    private let dim = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let availableRect = containerView.bounds.inset(by: containerView.safeAreaInsets)
            .insetBy(dx: Self.margin, dy: Self.margin)
        let size = CGSize(
            width: min(availableRect.width, Self.maximumSize.width),
            height: min(availableRect.height, Self.maximumSize.height))
        return CGRect(
            x: (availableRect.midX - size.width / 2).rounded(), y: (availableRect.midY - size.height / 2).rounded(),
            width: size.width,
            height: size.height)
    }

    override func presentationTransitionWillBegin() {
        record("presentation", "presentationTransitionWillBegin()")
        guard let containerView else { return }
        presentedView?.layer.cornerRadius = Self.cornerRadius
        presentedView?.layer.cornerCurve = .continuous
        presentedView?.clipsToBounds = true
        dim.frame = containerView.bounds
        dim.backgroundColor = .black
        dim.alpha = 0
        dim.accessibilityLabel = "Dismiss the panel"
        dim.accessibilityTraits = .button
        dim.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("close", PanelPresentation.close)))
        containerView.addSubview(dim)
        fade(to: Self.dimmingAlpha)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        record("presentation", "presentationTransitionDidEnd(\(completed))")
    }

    override func dismissalTransitionWillBegin() {
        record("presentation", "dismissalTransitionWillBegin()")
        fade(to: 0)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        record("presentation", "dismissalTransitionDidEnd(\(completed))")
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dim.frame = containerView?.bounds ?? .zero
        // The frame of a transformed view is undefined.
        guard let presentedView, presentedView.transform.isIdentity else { return }
        presentedView.frame = frameOfPresentedViewInContainerView
    }

    /// Fades the dimming view alongside the transition if there is one, interactive or not.
    private func fade(to alpha: CGFloat) {
        let note = record
        guard let coordinator = presentedViewController.transitionCoordinator else { return dim.alpha = alpha }
        coordinator.animate { [dim] _ in
            dim.alpha = alpha
        } completion: { context in
            note("coordinator", context.isCancelled ? "completion, canceled" : "completion")
        }
        coordinator.notifyWhenInteractionChanges { context in
            note("coordinator", "released at \(Int(context.percentComplete * 100))%")
        }
    }

    private func close() {
        presentedViewController.dismiss(animated: true)
    }
}
