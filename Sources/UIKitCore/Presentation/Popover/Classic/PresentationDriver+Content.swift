/// Replacing the content of a running presentation.
extension PresentationDriver {
    /// Replaces the presented controller by `new`. What the old one presents is dismissed. Both receive appearance
    /// callbacks; an appearance transition that is running for either of them ends first.
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

    /// Removes the view of `old`, which is covered by that of `new`, unless it has become the content again meanwhile.
    private func replaced(_ old: UIViewController, by new: UIViewController) {
        if presented !== old, old.ownPresentation == nil {
            old.viewIfLoaded?.removeFromSuperview()
            old.endRunningAppearance()
        }
        if presented === new, isShown { new.endRunningAppearance() }
    }
}
