extension UIPopoverController {
    /// Whether `viewController` can be the content of a popover now. One that is in use elsewhere is refused with
    /// UIKit's exception, as for any presentation.
    func verifyAvailability(of viewController: UIViewController) -> Bool {
        guard let words = unavailabilityMessage(for: viewController) else { return true }
        misuse(words, raises: true)
        return false
    }

    private func unavailabilityMessage(for content: UIViewController) -> String? {
        if let parent = content.parent, !isHiddenPrimary(content, of: parent) {
            return
                "Application tried to present modally a view controller \(content) that has a parent view controller "
                + "\(parent)."
        }
        let isShown = content.containingPresentation?.isDismissed == false
        guard isShown || content.viewIfLoaded?.window?.rootViewController === content else { return nil }
        return "Application tried to present modally an active controller \(content)."
    }

    /// Whether `parent` is a split view controller whose hidden primary controller this popover shows.
    private func isHiddenPrimary(_ content: UIViewController, of parent: UIViewController) -> Bool {
        (parent as? UISplitViewController)?.hiddenPrimaryPopover?.popover === self
    }
}
