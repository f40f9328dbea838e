import UIKit

/// The page's custom presentation: a panel at the lower edge that comes with the system's own motion.
final class PanelTransition: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        PanelPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

/// Leaves the upper part of the screen to the presenter, dark; a tap there closes the panel.
private final class PanelPresentationController: UIPresentationController {
    private static let height: CGFloat = 320

    private let shade = UIButton(type: .custom)

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let room = containerView?.bounds else { return .zero }
        let height = min(room.height, Self.height + (containerView?.safeAreaInsets.bottom ?? 0))
        return CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        shade.backgroundColor = UIColor(white: 0, alpha: 0.4)
        shade.alpha = 0
        shade.accessibilityLabel = "Close the panel"
        shade.addAction(
            UIAction { [unowned self] _ in presentedViewController.dismiss(animated: true) }, for: .touchUpInside)
        shade.frame = containerView?.bounds ?? .zero
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView?.addSubview(shade)
        presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 0 }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
        presentedView?.layer.cornerRadius = 16
        presentedView?.layer.cornerCurve = .continuous
        presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        presentedView?.clipsToBounds = true
    }
}
