import UIKit

/// Returns the chosen answers, and logs the calls.
extension PopoverLabPage: UIPopoverPresentationControllerDelegate {
    /// The size of the corner that the delegate may move the popover to, in points.
    private static let corner = CGSize(width: 12, height: 12)

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        let (style, name): (UIModalPresentationStyle, String) =
            switch model.settings.adaptation {
            case .never: (.none, "none")
            case .system: (isCompact ? .formSheet : .none, isCompact ? "formSheet" : "none")
            case .fullScreen: (isCompact ? .fullScreen : .none, isCompact ? "fullScreen" : "none")
            }
        trace("adaptivePresentationStyle in \(isCompact ? "compact" : "regular") width: \(name)")
        return style
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        trace("willPresentWithAdaptiveStyle: \(style == .none ? "none" : "\(style)")")
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        trace("prepareForPopoverPresentation")
    }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        let asked = rect.pointee
        if model.settings.movesToCorner { rect.pointee.size = Self.corner }
        let answer = rect.pointee == asked ? "as proposed" : "to its corner"
        trace("willRepositionPopoverTo (\(Int(asked.minX)), \(Int(asked.minY))): \(answer)")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        trace("shouldDismiss: \(model.settings.isDismissible)")
        return model.settings.isDismissible
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        trace("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { trace("didDismiss") }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        trace("didAttemptToDismiss")
    }

    // MARK: Systems before iOS 13

    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        trace("shouldDismissPopover: \(model.settings.isDismissible)")
        return model.settings.isDismissible
    }

    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) { trace("didDismissPopover") }

    private func trace(_ news: String) { panel.trace.add("delegate", news) }
}
