extension UIWindow {
    /// The popovers of `UIPopoverController`s in this window, from back to front.
    var legacyPopovers: [PresentationDriver] {
        presentations.filter { !$0.controller.isModal && !$0.isDismissingOrDismissed }
    }
}

extension UIViewController {
    /// Dismisses the `UIPopoverController`s that do not contain `presenter`, because something is about to be
    /// presented. Logs a warning, as apps have to do that themselves. True when there was one.
    func dismissLegacyPopovers(for presented: UIViewController, on presenter: UIViewController) -> Bool {
        let around = presenter.enclosingPresentations
        let popovers = (presenter.viewIfLoaded?.window?.legacyPopovers ?? []).filter { popover in
            !around.contains { $0 === popover }
        }
        guard !popovers.isEmpty else { return false }
        misuse(
            "Warning: Attempt to present \(presented) on \(presenter) while a popover is visible. Dismiss the popover "
                + "before presenting another view controller modally.")
        for popover in popovers.reversed() { popover.dismissImmediately(reason: .replaced) }
        return true
    }

    /// The presentations that contain this controller, the innermost first.
    private var enclosingPresentations: [PresentationDriver] {
        var top = self
        while let parent = top.parent, !top.isPresentationRoot { top = parent }
        guard let driver = top.containingPresentation else { return [] }
        return [driver] + (driver.presenter?.enclosingPresentations ?? [])
    }
}
