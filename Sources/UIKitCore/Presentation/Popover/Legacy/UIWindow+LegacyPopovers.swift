extension UIWindow {
    /// The popovers of `UIPopoverController`s in this window, from back to front.
    var legacyPopovers: [PresentationDriver] {
        presentations.filter { !$0.controller.isModal && !$0.isDismissingOrDismissed }
    }
}
