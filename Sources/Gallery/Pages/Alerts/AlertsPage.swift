import UIKit

extension GalleryPage {
    /// Alerts and action sheets, with a trace of their callbacks.
    static let alerts = GalleryPage(
        id: "alerts", title: "Alerts", summary: "Alerts, text fields, action sheets",
        group: .overlays, symbol: "exclamationmark.circle", tint: .systemOrange,
        tour: ["tap \"three-buttons\"", "settle"]
    ) { AlertsPage() }
}

private final class AlertsPage: TracedExamplesController {
    private let kinds = ButtonGrid(AlertSample.allCases.map(\.rawValue))
    private let changes = ButtonGrid(["live changes", "one after another"])
    private let switches = SwitchList(["Animated", "Preferred action", "Own tint", "Without cancel"])

    override func makeExamples() -> [Example] {
        title = "Alerts".localized
        switches.isOn = [true, true, false, false]
        kinds.onChoice = { [unowned self] in show(AlertSample.allCases[$0], from: $1) }
        changes.onChoice = { [unowned self] index, _ in index == 0 ? showLiveChanges() : showTwo() }
        return [
            Example(
                "Present",
                note:
                    "Escape cancels, Return performs the preferred action. A finger may slide from button to button.",
                kinds),
            Example(
                "Changes", note: "The text decides whether the button is enabled. A handler presents the next alert.",
                changes),
            Example("Options", switches),
        ]
    }

    private func show(_ sample: AlertSample, from source: UIView) {
        let alert = sample.makeAlert(withCancel: !switches.isOn[3]) { [weak trace] in trace?.add("handler", $0) }
        present(alert, source)
    }

    private func present(_ alert: UIAlertController, _ source: UIView) {
        if switches.isOn[1], alert.preferredStyle == .alert {
            alert.preferredAction = alert.actions.last { $0.style == .default }
        }
        if switches.isOn[2] { alert.view.tintColor = .systemPurple }
        alert.popoverPresentationController?.sourceView = source
        alert.popoverPresentationController?.sourceRect = source.bounds
        trace.add("present", alert.title ?? "")
        present(alert, animated: switches.isOn[0]) { [weak trace] in trace?.add("present", "completion") }
    }

    private func showLiveChanges() {
        let alert = UIAlertController(title: "Name", message: "At least 3 letters.", preferredStyle: .alert)
        let save = UIAlertAction(title: "Save", style: .default) { [weak trace, weak alert] _ in
            trace?.add("saved", alert?.textFields?.first?.text ?? "")
        }
        save.isEnabled = false
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(save)
        alert.preferredAction = save
        alert.addTextField { field in
            field.placeholder = "Name"
            field.addAction(
                UIAction { [weak alert, weak field, weak save] _ in
                    let count = field?.text?.count ?? 0
                    save?.isEnabled = count >= 3
                    alert?.message = count >= 3 ? "Good." : "At least 3 letters."
                }, for: .editingChanged)
        }
        present(alert, animated: switches.isOn[0])
    }

    private func showTwo() {
        let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        first.addAction(
            UIAlertAction(title: "Next", style: .default) { [weak self] _ in
                let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
                second.addAction(UIAlertAction(title: "Done", style: .default))
                self?.present(second, animated: true)
            })
        present(first, animated: switches.isOn[0])
    }
}
