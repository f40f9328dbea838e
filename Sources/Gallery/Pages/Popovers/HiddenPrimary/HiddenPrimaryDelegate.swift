import UIKit

/// The delegate of a split view before iOS 8: installs and removes the bar button item, and dismisses the popover
/// after a choice.
final class HiddenPrimaryDelegate: NSObject, UISplitViewControllerDelegate {
    private let sample: SplitViewSample
    private let trace: TracePanel
    /// Retained by the split view while the primary controller is hidden.
    private weak var popover: UIPopoverController?

    init(for sample: SplitViewSample, trace: TracePanel) {
        self.sample = sample
        self.trace = trace
        super.init()
        sample.split.delegate = self
        sample.list.onChoice = { [weak self] in self?.close() }
    }

    func close() { popover?.dismiss(animated: true) }

    /// Installs a button that shows the primary column as an overlay, where no popover is available.
    func installOverlayButton() {
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: sample.list.title ?? "") { [weak self] _ in self?.showPrimary() })
        sample.detail.navigationItem.leftBarButtonItem = item
    }

    private func showPrimary() {
        trace.add("Phone", "no popover, primary shown as overlay")
        sample.split.show(.primary)
    }

    func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
    ) {
        trace.add("Split view", "willHide, with \(barButtonItem.title ?? "no title")")
        popover = pc
        sample.detail.navigationItem.setLeftBarButton(barButtonItem, animated: false)
    }

    func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController,
        willPresent aViewController: UIViewController
    ) {
        trace.add("Split view", "popoverController willPresent")
    }

    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem
    ) {
        trace.add("Split view", "willShow, button is invalid")
        sample.detail.navigationItem.setLeftBarButton(nil, animated: false)
    }
}
