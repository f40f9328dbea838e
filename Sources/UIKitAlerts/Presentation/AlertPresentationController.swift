import UIKitCore

/// Presents an alert in the middle of the screen, or an action sheet at the bottom.
@MainActor final class AlertPresentationController: UIPresentationController {
    override func presentationTransitionWillBegin() {
        (presentedViewController as? UIAlertController)?.reportMissingContent()
        super.presentationTransitionWillBegin()
    }
}

/// Presents an action sheet in a popover, and in compact width at the bottom of the screen.
@MainActor final class ActionSheetPopoverPresentationController: UIPopoverPresentationController {
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .custom : .none
    }

    override func presentationTransitionWillBegin() {
        (presentedViewController as? UIAlertController)?.reportMissingContent()
        if effectiveStyle == .popover, !hasAnchor { reportMissingAnchor() }
        super.presentationTransitionWillBegin()
    }

    /// Where UIKit's exception does not end the app, the popover is in the middle, without an arrow.
    private func reportMissingAnchor() {
        let presenter = presentingViewController
        let address = UInt(bitPattern: ObjectIdentifier(presenter).hashValue)
        let name = type(of: presenter)
        misuse(
            "Your application has presented a UIAlertController (\(presentedViewController)) of style "
                + "UIAlertControllerStyleActionSheet from \(name) (<\(name): 0x\(String(address, radix: 16))>). "
                + "The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. "
                + "You must provide location information for this popover through the alert controller's "
                + "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
                + "barButtonItem.  If this information is not known when you present the alert controller, you may "
                + "provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.",
            raises: true)
        guard let container = containerView else { return }
        sourceView = container
        sourceRect = CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
        permittedArrowDirections = []
    }
}

extension UIAlertController {
    /// Reports an alert in which there is nothing to see.
    fileprivate func reportMissingContent() {
        guard title == nil, message == nil, actions.isEmpty else { return }
        misuse("UIAlertController must have a title, a message or an action to display", raises: true)
    }
}
