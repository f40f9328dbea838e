/// Other content in a presentation that stays.
extension PresentationDriver {
    /// Shows `new` where the presented controller stands; what that presents goes with it. Both hear of it, and who is in
    /// a transition hears of its end with that.
    func replacePresented(with new: UIViewController, fading: Bool) {
        let old = presented
        old.endPresentationsForRemoval()
        guard !isEnding, let popover = controller as? UIPopoverPresentationController else { return }
        old.ownPresentation = nil
        new.ownPresentation = self
        presented = new
        guard isMounted else { return popover.adoptPresented(new) }
        old.beginAppearanceTransition(false, animated: fading)
        new.beginAppearanceTransition(true, animated: fading)
        UIView.performWithoutAnimation { popover.takeContent(new) }
        new.announceAppearing()
        guard fading else { return replaced(old, by: new) }
        let alpha = new.view.alpha
        new.view.alpha = 0
        UIView.animate(withDuration: PopoverNumbers.resizeDuration) {
            new.view.alpha = alpha
        } completion: { _ in
            self.replaced(old, by: new)
        }
    }

    /// The view of `new` covers that of `old`, which leaves unless it has come back meanwhile.
    private func replaced(_ old: UIViewController, by new: UIViewController) {
        if presented !== old, old.ownPresentation == nil {
            old.viewIfLoaded?.removeFromSuperview()
            old.endRunningAppearance()
        }
        if presented === new, isShown { new.endRunningAppearance() }
    }
}
