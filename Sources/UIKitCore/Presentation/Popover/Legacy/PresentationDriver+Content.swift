/// Replacing the content of a running presentation.
extension PresentationDriver {
    /// Replaces the presented controller by `new`. What the old one presents is dismissed. Both receive appearance
    /// callbacks; an appearance transition that is running for either of them ends first.
    /// - Parameter addContent: Adds the view of `new` to the chrome. The driver removes the old view.
    func replacePresented(with new: UIViewController, fading: Bool, addContent: (UIView) -> Void) {
        let old = presented
        old.endPresentationsForRemoval()
        guard !isDismissingOrDismissed else { return }
        old.containingPresentation = nil
        new.containingPresentation = self
        display(new)
        guard isInstalled else { return controller.setPresented(new) }
        old.beginAppearanceTransition(false, animated: fading)
        new.beginAppearanceTransition(true, animated: fading)
        UIView.performWithoutAnimation {
            controller.setPresented(new)
            addContent(new.view)
        }
        new.sendViewIsAppearing()
        guard fading else { return finishReplacing(old, with: new) }
        let alpha = new.view.alpha
        new.view.alpha = 0
        UIView.animate(withDuration: PopoverDefaults.resizeDuration) {
            new.view.alpha = alpha
        } completion: { _ in
            self.finishReplacing(old, with: new)
        }
    }

    /// Removes the view of `old`, which is covered by that of `new`, unless it has become the content again meanwhile.
    private func finishReplacing(_ old: UIViewController, with new: UIViewController) {
        if presented !== old, old.containingPresentation == nil {
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearanceTransitionIfNeeded()
        }
        if presented === new, isPresented { new.endAppearanceTransitionIfNeeded() }
    }
}
