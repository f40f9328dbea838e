import CoreGraphics
import UIKitAlerts
import UIKitControls
import UIKitCore
import UIKitPresentation
import VelariumTesting

extension Fuzzer {
    /// Presentations, dismissals, touches and rotations in any order: in the end nothing is shown, every controller that
    /// appeared has disappeared, and touches reach the page.
    static let presentations = Fuzzer("presentations", longestInput: 256) { bytes in
        var input = InputReader(bytes)
        let device = TestDevice(input.flag() ? .iPhoneSE : .iPadPro11)
        device.recordsMisuses = true
        let walk = PresentationWalk(device)
        for _ in 0..<40 where !input.isAtEnd { walk.step(&input) }
        walk.end()
    }
}

/// Presents and dismisses on one page.
@MainActor private final class PresentationWalk {
    private let device: TestDevice
    private let page = WatchedController()
    private var shown: [WatchedController] = []
    private var taps = 0

    init(_ device: TestDevice) {
        self.device = device
        device.show(page)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 60, height: 44)
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        page.view.addSubview(button)
    }

    private var top: UIViewController {
        var top: UIViewController = page
        while let next = top.presentedViewController { top = next }
        return top
    }

    func step(_ input: inout InputReader) {
        device.system.activate()
        switch input.number(below: 8) {
        case 0, 1, 2: top.present(makeController(&input), animated: input.flag())
        case 3: top.dismiss(animated: input.flag())
        case 4: page.dismiss(animated: input.flag())
        case 5: device.advance(by: Double(input.byte()) / 300)
        case 6:
            let screen = device.window.bounds.size
            let x = screen.width * CGFloat(input.byte()) / 256
            let y = screen.height * CGFloat(input.byte()) / 256
            if input.flag() {
                try? device.tap(x: x, y: y)
            } else {
                try? device.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: screen.height - 1), in: 0.2)
            }
        default: try? device.rotate(to: input.element(of: [.portrait, .landscapeLeft]))
        }
    }

    private func makeController(_ input: inout InputReader) -> UIViewController {
        let kind = input.number(below: 6)
        if kind < 2 {
            let alert = UIAlertController(
                title: "Title", message: "Text", preferredStyle: kind == 0 ? .alert : .actionSheet)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.popoverPresentationController?.sourceView = page.view
            return alert
        }
        let controller = WatchedController()
        controller.modalPresentationStyle = input.element(
            of: [.pageSheet, .fullScreen, .popover, .formSheet, .overFullScreen, .currentContext])
        controller.isModalInPresentation = input.number(below: 4) == 0
        controller.popoverPresentationController?.sourceView = page.view
        if kind == 3 { controller.sheetPresentationController?.detents = [.medium(), .large()] }
        shown.append(controller)
        return controller
    }

    /// Dismisses everything and checks what remains.
    func end() {
        try? device.rotate(to: .portrait)
        for _ in 0..<3 where page.presentedViewController != nil {
            page.dismiss(animated: false)
            device.advance(by: 2)
        }
        device.advance(by: 2)
        precondition(page.presentedViewController == nil, "A presentation cannot be dismissed.")
        for controller in shown {
            precondition(!controller.isShown, "A controller has appeared and never disappears.")
        }
        let before = taps
        try? device.tap(x: 130, y: 122)
        precondition(taps == before + 1, "A tap does not reach the page.")
    }
}

/// Knows whether it has appeared. A drag that does not dismiss it lets it appear again.
private final class WatchedController: UIViewController {
    private(set) var isShown = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isShown = true
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isShown = false
    }
}
