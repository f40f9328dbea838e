import CoreGraphics
import UIKitCore

/// Shows the overlay of a compact date picker beside it. A tap elsewhere dismisses it.
final class DateOverlayPresentationController: UIPresentationController {
    private let outside = UIView()

    private var overlay: DateOverlayController? { presentedViewController as? DateOverlayController }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let margin = DatePickerMetrics.overlayMargin
        let safe = container.bounds.inset(by: container.safeAreaInsets)
        let bounds = safe.insetBy(dx: min(margin, safe.width / 2), dy: min(margin, safe.height / 2))
        let anchor = overlay?.anchor.flatMap { $0.window == nil ? nil : container.convert($0.bounds, from: $0) }
        return DateOverlayPlacement.frame(
            ofSize: presentedViewController.preferredContentSize,
            beside: anchor ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0), in: bounds,
            gap: DatePickerMetrics.overlayGap)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        outside.frame = containerView.bounds
        outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outside.isAccessibilityElement = true
        outside.accessibilityLabel = SystemText.dismissPopup.localized
        outside.accessibilityTraits = .button
        outside.addGestureRecognizer(
            UITapGestureRecognizer(
                target: self, action: Selector("tapOutside", DateOverlayPresentationController.tapOutside)))
        containerView.insertSubview(outside, at: 0)
    }

    private func tapOutside() { presentedViewController.dismiss(animated: true) }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let view = presentedView, let containerView else { return }
        outside.frame = containerView.bounds
        let frame = frameOfPresentedViewInContainerView
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
