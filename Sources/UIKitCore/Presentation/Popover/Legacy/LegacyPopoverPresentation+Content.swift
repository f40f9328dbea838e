/// Replacing the content.
extension LegacyPopoverPresentation {
    /// Shows another content controller. What the old one presents is dismissed. Both receive appearance callbacks; an
    /// appearance transition that is running for either of them ends first.
    func showContent(_ content: UIViewController, animated: Bool) {
        if let driver { replaceContent(of: driver, by: content, fading: animated) }
        if !animated { layOut(animated: false) }
    }

    private func replaceContent(of driver: PresentationDriver, by new: UIViewController, fading: Bool) {
        let old = driver.presented
        old.endPresentationsForRemoval()
        guard !driver.isDismissingOrDismissed else { return }
        old.containingPresentation = nil
        new.containingPresentation = driver
        driver.display(new)
        guard driver.isInstalled else { return setPresented(new) }
        old.beginAppearanceTransition(false, animated: fading)
        new.beginAppearanceTransition(true, animated: fading)
        UIView.performWithoutAnimation {
            setPresented(new)
            driver.chrome.addContent(new.view)
        }
        new.sendViewIsAppearing()
        guard fading else { return finishReplacing(old, by: new, in: driver) }
        let alpha = new.view.alpha
        new.view.alpha = 0
        UIView.animate(withDuration: PopoverDefaults.resizeDuration) {
            new.view.alpha = alpha
        } completion: { _ in
            self.finishReplacing(old, by: new, in: driver)
        }
    }

    /// Removes the view of `old`, which is covered by that of `new`, unless it has become the content again meanwhile.
    private func finishReplacing(_ old: UIViewController, by new: UIViewController, in driver: PresentationDriver) {
        if driver.presented !== old, old.containingPresentation == nil {
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearanceTransitionIfNeeded()
        }
        if driver.presented === new, driver.isPresented { new.endAppearanceTransitionIfNeeded() }
    }
}
