/// The pre-iOS 8 access to a hidden primary controller: the delegate gets a bar button that opens it in a popover.
extension UISplitViewController {
    /// Where the primary controller is displayed.
    enum PrimaryState {
        /// In its column, or not yet hidden.
        case shown
        /// Hidden; the delegate does not implement the method that receives the button.
        case hidden
        /// Hidden, and available in a popover.
        case inPopover(HiddenPrimaryPopover)
    }

    /// The popover of the hidden primary controller, if any.
    var hiddenPrimaryPopover: HiddenPrimaryPopover? {
        if case .inPopover(let pane) = primaryState { return pane }
        return nil
    }

    /// Offers the delegate the button for the primary controller, which is being hidden. Only on iPad, and once each
    /// time that it is hidden.
    func offerHiddenPrimary() {
        guard isLegacy, hasResolvedInitialMode, case .shown = primaryState, let controller = columns[.primary],
            let delegate,
            traitCollection.userInterfaceIdiom == .pad
        else { return }
        let pane = HiddenPrimaryPopover(controller, of: self)
        // Set before the call: the popover shows only a hidden primary controller, and the delegate may present it
        // immediately.
        primaryState = .inPopover(pane)
        let result: Void? = OptionalRequirement.result(of: "splitViewController(_:willHide:with:for:)") {
            delegate.splitViewController(self, willHide: controller, with: pane.item, for: pane.popover)
        }
        if result == nil, hiddenPrimaryPopover === pane { primaryState = .hidden }
    }

    /// Dismisses the popover, and notifies the delegate that its button is invalid, because the primary controller is
    /// shown in a column again or replaced.
    func reclaimPrimary() {
        let hiddenPrimary = hiddenPrimaryPopover
        primaryState = .shown
        guard let hiddenPrimary else { return }
        hiddenPrimary.popover.dismiss(animated: false)
        delegate?.splitViewController(self, willShow: hiddenPrimary.controller, invalidating: hiddenPrimary.item)
    }

    /// Whether `controller` is displayed in the popover of the hidden primary controller.
    func isInPopover(_ controller: UIViewController) -> Bool {
        hiddenPrimaryPopover != nil && controller.containingPresentation != nil
    }
}
