import UIKit
import Velarium

/// The ready-made overlays that take input, on the gallery's page of ready-made dialogs. Each method presents one and
/// returns what to trace.
@MainActor final class ReadyMadeSamples {
    private unowned let page: UIViewController
    private static let cities = [
        "Aachen", "Athens", "Bergen", "Berlin", "Brussels", "Dublin", "Helsinki", "Köln", "Lisbon", "Madrid", "Oslo",
        "Porto", "Riga", "Rome", "Split", "Vienna", "Warsaw", "Zürich",
    ]

    init(over page: UIViewController) { self.page = page }

    private func line<Value>(_ result: OverlayResult<Value>, _ text: (Value) -> String) -> String {
        switch result {
        case .value(let value): text(value)
        case .dismissed(let reason): "no value, \(reason)"
        }
    }

    // MARK: Input

    func rename() async -> String {
        let field = TextInputField(placeholder: "Name of the draft", text: "Letter to Anna") {
            $0.isEmpty ? "A draft needs a name." : nil
        }
        return await page.presentTextInput(title: "Rename the draft", field: field) ?? "no name"
    }

    func signUp() async -> String {
        let dialog = TextInputDialog(
            title: "Sign up", message: "The name “anna” is taken: the check takes a second.",
            fields: [
                TextInputField(label: "Name", text: "anna", autocapitalizationType: .none) {
                    $0.count < 3 ? "At least 3 letters, please." : nil
                },
                TextInputField(label: "Mail", keyboardType: .emailAddress, autocapitalizationType: .none) {
                    $0.contains("@") ? nil : "This address has no @."
                },
                TextInputField(label: "Password", isSecure: true) { $0.count < 4 ? "At least 4 characters." : nil },
            ], confirm: "Sign up")
        dialog.verify = { [unowned self] texts in
            await pause(1)
            return texts[0] == "anna" ? [0: "This name is taken."] : [:]
        }
        return line(await page.present(dialog)) { "\($0[0]), \($0[1])" }
    }

    func enterCode() async -> String {
        let dialog = CodeDialog(title: "Confirm the payment", message: "12 € to Anna. The code is 246810.")
        dialog.verify = { [unowned self] code in
            await pause(0.6)
            return code == "246810" ? nil : "This code is wrong."
        }
        return line(await page.present(dialog)) { _ in "accepted" }
    }

    func chooseCity() async -> String {
        let city = await page.presentChoice(title: "City", from: Self.cities, isSearchable: true) { $0 }
        return city ?? "no city"
    }

    func chooseCities() async -> String {
        let dialog = MultipleChoiceDialog(
            title: "One to three cities", choices: Self.cities, selected: [1, 3], allowedCounts: 1...3,
            isSearchable: true
        ) { $0 }
        return line(await page.present(dialog)) { $0.joined(separator: ", ") }
    }

    func chooseDate(style: UIDatePickerStyle) async -> String {
        let dialog = DateDialog(
            title: "Remind me", date: SampleDate.now,
            mode: style == .wheels ? .dateAndTime : .date, style: style)
        return line(await page.present(dialog)) { "\($0)" }
    }

    // MARK: Work

    func work(seconds: TimeInterval, isDeterminate: Bool) async -> String {
        let dialog = ProgressDialog(title: "Uploading", message: "The letter and its pictures")
        let result = await page.presentProgress(dialog) { [unowned self] dialog in
            let parts = 20
            for part in 0..<parts where !Task.isCancelled {
                if isDeterminate { dialog.progress = Double(part) / Double(parts) }
                await pause(seconds / Double(parts))
            }
            return parts
        }
        return line(result) { _ in dialog.dismissReason == .action ? "canceled" : "done" }
    }

    /// Waits on the screen's clock, so that scripts control it. Without a screen it returns at once.
    private func pause(_ seconds: TimeInterval) async {
        guard page.view.window != nil else { return }
        await withCheckedContinuation { continuation in
            let marker = UIView()
            page.view.addSubview(marker)
            UIView.animate(withDuration: seconds) {
                marker.alpha = 0
            } completion: { _ in
                marker.removeFromSuperview()
                continuation.resume()
            }
        }
    }

    // MARK: Toasts

    func showToast(_ index: Int) async -> String {
        let toast: Toast =
            switch index {
            case 0: Toast(title: "Draft saved", image: UIImage(systemName: "checkmark.circle"))
            case 1: Toast(title: "Letter deleted", message: "It stays in the archive.", action: .init("Undo"))
            case 2:
                Toast(
                    title: "You are offline", message: "Letters are sent as soon as there is a connection.",
                    image: UIImage(systemName: "exclamationmark.triangle"), edge: .top, style: .banner)
            default: Toast(title: "From the side", edge: .trailing)
            }
        return line(await page.present(toast)) { "\($0.title)" }
    }

    func queueToasts() {
        guard let scene = page.view.window?.windowScene else { return }
        let coordinator = OverlayCoordinator.toastCoordinator(for: scene)
        for name in ["First", "Second", "Third"] {
            coordinator.present(Toast(title: "\(name) of three"), options: .init(id: name, minimumDuration: 1))
        }
    }
}
