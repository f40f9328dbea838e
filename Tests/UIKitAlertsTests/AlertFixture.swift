import CoreGraphics
import UIKitAlerts
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// A device with a root controller that presents alerts, and a record of what happens.
@MainActor final class AlertFixture {
    let device: TestDevice
    let root = ScriptedController()
    /// The handlers and callbacks so far, oldest first.
    var calls: [String] = []

    init(
        _ model: TestDevice.Model = .iPhone14, era: TestDevice.Era = .iOS17, style: UIUserInterfaceStyle = .light,
        isLandscape: Bool = false
    ) {
        device = TestDevice(model, era: era, style: style, isLandscape: isLandscape)
        device.recordsMisuses = true
        root.view.backgroundColor = .systemBackground
        device.show(root)
        root.calls = []
    }

    /// An alert with actions that record their title. `-` in front of a title makes its action cancel, `!` destructive.
    func makeAlert(
        _ title: String? = "Title", _ message: String? = "Message", _ style: UIAlertController.Style = .alert,
        actions: [String] = ["-Cancel", "OK"]
    ) -> UIAlertController {
        _ = device.application
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for name in actions { alert.addAction(makeAction(name)) }
        return alert
    }

    func makeAction(_ name: String) -> UIAlertAction {
        let style: UIAlertAction.Style = name.hasPrefix("-") ? .cancel : name.hasPrefix("!") ? .destructive : .default
        let title = style == .default ? name : String(name.dropFirst())
        return UIAlertAction(title: title, style: style) { [weak self] _ in
            self?.calls.append(title)
            UIKitSystem.current?.trace.record(AlertFixture.self, callback: "handler", arguments: title)
        }
    }

    /// Presents `alert` and waits until it is shown.
    func present(_ alert: UIAlertController, animated: Bool = true) throws {
        _ = device.application
        root.present(alert, animated: animated)
        try device.settle()
    }

    /// The frame of `view` on the screen, in points.
    func frame(of view: UIView?) -> CGRect? { view.map { $0.convert($0.bounds, to: nil) } }
}
