/// The pre-iOS 8 access to a hidden primary controller: the delegate gets a bar button that opens it in a popover.
extension UISplitViewController {
    /// Where the primary controller is displayed.
    enum PaneState {
        /// In its column, or not yet hidden.
        case shown
        /// Hidden; the delegate does not implement the method that receives the button.
        case hidden
        /// Hidden, and available in a popover.
        case lent(LentPane)
    }

    /// The popover of the hidden primary controller, if any.
    var lentPane: LentPane? {
        if case .lent(let pane) = paneState { return pane }
        return nil
    }

    /// Offers the delegate the button for the primary controller, which is being hidden. Only on iPad, and once each
    /// time that it is hidden.
    func offerPane() {
        guard isClassic, hasBegun, case .shown = paneState, let controller = columns[.primary], let delegate,
            traitCollection.userInterfaceIdiom == .pad
        else { return }
        let pane = LentPane(controller, of: self)
        // Set before the call: the popover shows only a hidden primary controller, and the delegate may present it
        // immediately.
        paneState = .lent(pane)
        let taken: Void? = OptionalRequirement.answer(to: "splitViewController(_:willHide:with:for:)") {
            delegate.splitViewController(self, willHide: controller, with: pane.item, for: pane.popover)
        }
        if taken == nil, lentPane === pane { paneState = .hidden }
    }

    /// Dismisses the popover, and notifies the delegate that its button is invalid, because the primary controller is
    /// shown in a column again or replaced.
    func takePaneBack() {
        let lent = lentPane
        paneState = .shown
        guard let lent else { return }
        lent.popover.dismiss(animated: false)
        delegate?.splitViewController(self, willShow: lent.controller, invalidating: lent.item)
    }

    /// Whether `controller` is displayed in the popover of the hidden primary controller.
    func isLent(_ controller: UIViewController) -> Bool { lentPane != nil && controller.ownPresentation != nil }
}
