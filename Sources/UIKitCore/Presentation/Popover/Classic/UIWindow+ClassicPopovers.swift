extension UIWindow {
    /// The popovers of `UIPopoverController`s in this window, from back to front.
    var classicPopovers: [PresentationDriver] { presentations.filter { !$0.controller.isModal && !$0.isEnding } }
}

extension UIViewController {
    /// Dismisses the `UIPopoverController`s that do not contain `presenter`, because something is about to be
    /// presented. Logs a warning, as apps have to do that themselves. True when there was one.
    func closeClassicPopovers(for presented: UIViewController, on presenter: UIViewController) -> Bool {
        let around = presenter.presentationsAround
        let popovers = (presenter.viewIfLoaded?.window?.classicPopovers ?? []).filter { popover in
            !around.contains { $0 === popover }
        }
        guard !popovers.isEmpty else { return false }
        misuse(
            "Warning: Attempt to present \(presented) on \(presenter) while a popover is visible. Dismiss the popover "
                + "before presenting another view controller modally.")
        for popover in popovers.reversed() { popover.end(reason: .replaced) }
        return true
    }

    /// The presentations that contain this controller, the innermost first.
    private var presentationsAround: [PresentationDriver] {
        var top = self
        while let parent = top.parent, !top.standsByItself { top = parent }
        guard let driver = top.ownPresentation else { return [] }
        return [driver] + (driver.presenter?.presentationsAround ?? [])
    }
}
