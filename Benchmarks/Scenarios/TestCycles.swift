import CoreGraphics
import UIKitAlerts
import UIKitControls
import UIKitCore
import VelariumTesting

/// What the steps of an app's tests cost on a device without a display: milliseconds, and how many of them one core performs
/// in a second.
@MainActor func measureTestCycles(_ report: inout Report) {
    report.title("tests: steps of an app's tests, iPhone 14")
    let page = TestedPage()
    let device = TestDevice()
    device.show(page)
    func add(_ name: String, runs: Int = 60, _ work: () throws -> Void) {
        var failures = 0
        let samples = Samples(runs: runs) {
            do { try work() } catch { failures += 1 }
        }
        precondition(failures == 0, "\(failures) of the steps of \(name) fail; its figures mean nothing.")
        report.add("tests/\(name)", samples)
        report.add("tests/\(name)/per-second", (1000 / samples.median).rounded(), unit: "/s")
    }
    func cycle(_ opening: TestTarget, _ closing: TestTarget) throws {
        try device.tap(opening)
        try device.settle()
        try device.tap(closing)
        try device.settle()
    }
    add("device") { TestDevice().show(UIViewController()) }
    add("popover") { try cycle("Show", "Close") }
    add("alert") { try cycle("Ask", "OK") }
    add("twenty-steps", runs: 20) {
        for _ in 0..<2 {
            try cycle("Show", "Close")
            try device.expect("Close", is: .gone)
            try cycle("Ask", "OK")
            try device.expect("Show", is: .visible)
        }
    }
    add("picture") {
        page.changeText()
        _ = device.picture()
    }
}

/// Rows of text, a button that shows a popover, and one that shows an alert.
private final class TestedPage: UIViewController {
    private let number = UILabel(frame: CGRect(x: 20, y: 700, width: 200, height: 30))
    private var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        BenchmarkScreen.fill(view, rows: 12)
        view.addSubview(number)
        addButton("Show", y: 560) { $0.showPopover(from: $1) }
        addButton("Ask", y: 620) { page, _ in page.ask() }
    }

    /// Changes one label, so that the next picture has something to paint.
    func changeText() {
        changes += 1
        number.text = "\(changes)"
    }

    private func addButton(_ title: String, y: CGFloat, _ action: @escaping (TestedPage, UIButton) -> Void) {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: y, width: 120, height: 44)
        button.setTitle(title, for: .normal)
        button.addAction(
            UIAction { [unowned self, unowned button] _ in action(self, button) }, for: .touchUpInside)
        view.addSubview(button)
    }

    private func showPopover(from button: UIButton) {
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 200, height: 120)
        let close = UIButton(type: .system)
        close.frame = CGRect(x: 20, y: 40, width: 160, height: 44)
        close.setTitle("Close", for: .normal)
        close.addAction(UIAction { [unowned content] _ in content.dismiss(animated: true) }, for: .touchUpInside)
        content.view.addSubview(close)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = button
        content.popoverPresentationController?.delegate = NonAdaptivePopoverDelegate.shared
        present(content, animated: true)
    }

    private func ask() {
        let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
