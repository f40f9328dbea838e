/// The classic way to the first controller while it is hidden, which apps of the time before iOS 8 expect: they get a
/// button for their bar, which opens it in a popover.
extension UISplitViewController {
    /// Where the first controller is.
    enum PaneState {
        case shown
        /// It has been offered, and the delegate did not want its button.
        case hidden
        case lent(LentPane)
    }

    /// What is lent to a popover now.
    var lentPane: LentPane? {
        if case .lent(let pane) = paneState { return pane }
        return nil
    }

    /// The first controller is about to leave the screen, or has left it: offers the delegate its button. Only on pads,
    /// and once for each time that it is hidden.
    func offerPane() {
        guard isClassic, hasBegun, case .shown = paneState, let controller = columns[.primary], let delegate,
            traitCollection.userInterfaceIdiom == .pad
        else { return }
        let pane = LentPane(controller, of: self)
        // The popover takes nothing that is not lent to it, and the delegate may present it at once.
        paneState = .lent(pane)
        let taken: Void? = OptionalRequirement.answer(to: "splitViewController(_:willHide:with:for:)") {
            delegate.splitViewController(self, willHide: controller, with: pane.item, for: pane.popover)
        }
        if taken == nil, lentPane === pane { paneState = .hidden }
    }

    /// The first controller is about to be shown in a column again, or is replaced: the popover gives it up, and the
    /// delegate takes its button away.
    func takePaneBack() {
        let lent = lentPane
        paneState = .shown
        guard let lent else { return }
        lent.popover.dismiss(animated: false)
        delegate?.splitViewController(self, willShow: lent.controller, invalidating: lent.item)
    }

    /// Whether this is on its way elsewhere in the hands of a popover.
    func isLent(_ controller: UIViewController) -> Bool { lentPane != nil && controller.ownPresentation != nil }
}
