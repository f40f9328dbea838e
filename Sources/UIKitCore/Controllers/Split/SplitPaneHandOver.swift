/// Shows the first controller of a classic split view in a popover while it is hidden, as apps of the time before iOS 8
/// expect, and tells their delegates.
@MainActor package protocol SplitPaneHandOver: AnyObject {
    /// `pane` leaves the screen: a popover may take it, which `item` opens.
    func paneWillHide(
        _ pane: UIViewController, for item: UIBarButtonItem, in splitViewController: UISplitViewController)
    /// `pane` comes back: a popover gives it up.
    func paneWillShow(
        _ pane: UIViewController, for item: UIBarButtonItem, in splitViewController: UISplitViewController)
}

extension UISplitViewController {
    /// Tells whoever shows the pane elsewhere, and the delegate, which takes the button away.
    func handOver(_ pane: UIViewController, isHidden: Bool) {
        guard let paneHandOver else { return }
        if isHidden {
            paneHandOver.paneWillHide(pane, for: displayModeButtonItem, in: self)
        } else {
            paneHandOver.paneWillShow(pane, for: displayModeButtonItem, in: self)
            delegate?.splitViewController(self, willShow: pane, invalidating: displayModeButtonItem)
        }
    }
}
