extension UIWindow {
    /// The popovers of popover controllers in this window, those below first.
    var classicPopovers: [PresentationDriver] { presentations.filter { !$0.controller.isModal && !$0.isEnding } }
}

extension UIViewController {
    /// Takes the popovers of popover controllers off the screen that `presenter` is not in, because something is about to
    /// be presented: apps are to do that themselves. True when there was one.
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

    /// The presentations that this controller stands in, the innermost first.
    private var presentationsAround: [PresentationDriver] {
        var top = self
        while let parent = top.parent, !top.standsByItself { top = parent }
        guard let driver = top.ownPresentation else { return [] }
        return [driver] + (driver.presenter?.presentationsAround ?? [])
    }
}
