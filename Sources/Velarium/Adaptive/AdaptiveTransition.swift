import UIKit

/// Presents and dismisses an adaptive overlay in the way of its style: sheets and full screen slide, cards scale,
/// popovers fade.
@MainActor final class AdaptiveTransition: NSObject, UIViewControllerTransitioningDelegate {
    weak var presentation: AdaptivePresentationController?
    private unowned let overlay: AdaptiveOverlayController
    private let card: AdaptiveCardView

    init(of overlay: AdaptiveOverlayController, card: AdaptiveCardView) {
        self.overlay = overlay
        self.card = card
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        overlay.applyRule(for: (presenting ?? source).traitCollection, animated: false)
        let controller = AdaptivePresentationController(overlay, card: card, presenting: presenting)
        controller.themeSource = source.viewIfLoaded
        presentation = controller
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch overlay.style {
        case .sheet, .fullScreen: BottomSheetPresentAnimator()
        case .dialog, .modal: DialogAnimator(.present)
        case .popover: PopoverFadeAnimator(.to)
        }
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch overlay.style {
        case .sheet, .fullScreen: BottomSheetDismissAnimator(speed: presentation?.dismissalSpeed ?? 0)
        case .dialog, .modal: DialogAnimator(.dismiss)
        case .popover: PopoverFadeAnimator(.from)
        }
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        overlay.style == .sheet ? presentation?.dismissalInteractor : nil
    }
}

/// Fades a popover in or out.
@MainActor private final class PopoverFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let key: UITransitionContextViewKey

    /// - Parameter key: `to` for a presentation, `from` for a dismissal.
    init(_ key: UITransitionContextViewKey) { self.key = key }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        AdaptiveOverlayMetrics.popoverFadeDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard context.isAnimated, let view = context.view(forKey: key) else { return context.completeTransition(true) }
        let isPresentation = key == .to
        view.alpha = isPresentation ? 0 : 1
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut) {
            view.alpha = isPresentation ? 1 : 0
        } completion: { _ in
            // Restored, because the overlay may be presented again.
            view.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
