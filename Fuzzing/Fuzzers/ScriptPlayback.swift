import Driving
import UIKitAlerts
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

/// Plays scripts on a page with a bit of everything.
@MainActor enum ScriptPlayback {
    /// More steps cost time without anything new.
    private static let mostSteps = 30

    /// Performs the steps that act on the app, up to the first that fails. Those that write files are left out.
    static func play(_ script: Script) {
        let device = TestDevice(.iPhoneSE)
        device.recordsMisuses = true
        device.show(page())
        for line in script.lines.prefix(mostSteps) {
            guard isPlayable(line.step.line) else { continue }
            guard (try? device.perform(script: line.step.line)) != nil else { return }
        }
        _ = device.dump()
    }

    /// Whether a step leaves no files and does not only let time pass.
    private static func isPlayable(_ line: String) -> Bool {
        let words = line.split(separator: " ")
        let files = ["picture", "filmstrip", "film", "touchmap", "dump", "trace", "quit", "expect", "audit"]
        guard let name = words.first, !files.contains(String(name)) else { return false }
        return words.compactMap { Double($0) }.last.map { $0 < 10 } ?? true || name == "tap" || name == "resize"
    }

    private static func page() -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.addAction(
            UIAction { [weak page] _ in
                let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                page?.present(alert, animated: true)
            }, for: .touchUpInside)
        let field = UITextField()
        field.placeholder = "Name"
        let views: [UIView] = [button, field, UISwitch(), UISlider(), UISegmentedControl(items: ["One", "Two"])]
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 20, y: 60 + 60 * index, width: 200, height: 44)
            page.view.addSubview(view)
        }
        return page
    }
}
