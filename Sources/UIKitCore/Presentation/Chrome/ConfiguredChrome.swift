/// The chrome of a style whose settings an app may change while it is shown: a sheet or a popover.
@MainActor package protocol ConfiguredChrome: AnyObject, PresentationChrome {
    /// Called when a setting of the presentation controller has changed.
    func settingsDidChange()
    /// Performs changes of settings, animated together if the style does that.
    func animateChanges(_ changes: () -> Void)
}

extension ConfiguredChrome {
    package func animateChanges(_ changes: () -> Void) { changes() }
}
