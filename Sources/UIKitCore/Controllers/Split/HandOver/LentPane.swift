/// The first controller of a split view in the hands of a popover, and the button that opens it.
@MainActor final class LentPane {
    let controller: UIViewController
    let popover: UIPopoverController
    private(set) lazy var item = makeItem()
    private weak var split: UISplitViewController?

    init(_ controller: UIViewController, of split: UISplitViewController) {
        (self.controller, self.split) = (controller, split)
        popover = UIPopoverController(contentViewController: controller)
    }

    /// The split view has gone; its popover does not stay.
    isolated deinit { popover.dismiss(animated: false) }

    /// Called as the controller until the app gives it a title of its own.
    private func makeItem() -> UIBarButtonItem {
        let title = controller.title ?? controller.children.last?.title ?? ""
        return UIBarButtonItem(title: title, primaryAction: UIAction { [weak self] _ in self?.turn() })
    }

    /// Opens the popover, or closes it.
    private func turn() {
        guard !popover.isPopoverVisible else { return popover.dismiss(animated: true) }
        guard let split, split.lentPane === self else { return }
        split.delegate?.splitViewController(split, popoverController: popover, willPresent: controller)
        guard split.lentPane === self else { return }
        popover.present(from: item, permittedArrowDirections: .any, animated: true)
    }
}
