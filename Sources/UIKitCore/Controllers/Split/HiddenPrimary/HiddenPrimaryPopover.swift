/// The popover that shows the hidden primary controller of a split view controller, and the button that opens it.
@MainActor final class HiddenPrimaryPopover {
    let controller: UIViewController
    let popover: UIPopoverController
    private(set) lazy var item = makeItem()
    private weak var split: UISplitViewController?

    init(_ controller: UIViewController, of split: UISplitViewController) {
        self.controller = controller
        self.split = split
        popover = UIPopoverController(contentViewController: controller)
    }

    /// The popover is dismissed with its split view controller.
    isolated deinit { popover.dismiss(animated: false) }

    /// Creates the button, titled like the controller until the app changes it.
    private func makeItem() -> UIBarButtonItem {
        let title = controller.title ?? controller.children.last?.title ?? ""
        return UIBarButtonItem(title: title, primaryAction: UIAction { [weak self] _ in self?.togglePopover() })
    }

    /// Opens or dismisses the popover.
    private func togglePopover() {
        guard !popover.isPopoverVisible else { return popover.dismiss(animated: true) }
        guard let split, split.hiddenPrimaryPopover === self else { return }
        split.delegate?.splitViewController(split, popoverController: popover, willPresent: controller)
        guard split.hiddenPrimaryPopover === self else { return }
        popover.present(from: item, permittedArrowDirections: .any, animated: true)
    }
}
