import Gallery
import TestSupport
import UIKit
import Velarium
import VelariumTesting

/// Random events on random pages of the gallery, at random times: touches, keys, rotations, settings, devices, keyboards,
/// the background, and devices that are released in the middle.
@MainActor struct GalleryWalk {
    private enum Event: CaseIterable {
        case tap, drag, longPress, key, type, rotate, style, textSize, direction, contrast, model, keyboard, background
        case present, dismiss, advance, settle, leave
    }

    private static let models = [TestDevice.Model.iPhoneSE, .iPhone11, .iPadMini]
    private static let sizes = [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
    private static let keys = ["escape", "return", "tab", "up", "down", "left", "right", "backspace", "space"]

    private var random: SeededRandom
    private var device: TestDevice
    private var page: GalleryPage
    private var violations: [String] = []

    /// What was wrong during `count` events; empty if nothing was.
    static func violations(of walk: WalkCase, events count: Int) -> [String] {
        var walk = GalleryWalk(seed: walk.seed)
        for _ in 0..<count where walk.violations.count < 5 { walk.perform() }
        walk.checkMisuses()
        return walk.violations
    }

    private init(seed: Int) {
        random = SeededRandom(seed: seed)
        (device, page) = GalleryWalk.start(&random)
    }

    /// A new device with a page. The one before is released with whatever it shows.
    private static func start(_ random: inout SeededRandom) -> (TestDevice, GalleryPage) {
        let page = GalleryPage.all[Int(random.next() % UInt64(GalleryPage.all.count))]
        let model = models[Int(random.next() % UInt64(models.count))]
        let device = TestDevice(model, keyboard: random.next() % 2 == 0 ? .software : .hardware)
        device.recordsMisuses = true
        let controller = page.makeController()
        device.show(page.id == "index" ? controller : UINavigationController(rootViewController: controller))
        return (device, page)
    }

    private mutating func choose<Value>(_ values: [Value]) -> Value {
        values[Int(random.next() % UInt64(values.count))]
    }

    private mutating func point() -> CGPoint {
        let size = device.window.bounds.size
        let x = CGFloat(random.next() % 1_000) / 1_000
        let y = CGFloat(random.next() % 1_000) / 1_000
        return CGPoint(x: 1 + x * (size.width - 2), y: 1 + y * (size.height - 2))
    }

    /// Performs one event. One that the page or the device does not allow changes nothing.
    private mutating func perform() {
        let event = choose(Event.allCases)
        switch event {
        case .tap:
            let point = point()
            try? device.tap(x: point.x, y: point.y)
        case .drag: try? device.drag(from: point(), to: point())
        case .longPress:
            let point = point()
            try? device.press(.point(x: point.x, y: point.y), for: 0.8)
        case .key: try? device.key(choose(Self.keys))
        case .type: try? device.type("a b")
        case .rotate: try? device.rotate(to: choose([.portrait, .landscapeLeft, .landscapeRight]))
        case .style: try? device.setStyle(choose([.light, .dark]))
        case .textSize: try? device.setTextSize(choose(Self.sizes))
        case .direction: try? device.setLayoutDirection(choose([.leftToRight, .rightToLeft]))
        case .contrast: try? device.setContrast(choose([.normal, .high]))
        case .model: try? device.changeModel(to: choose(Self.models))
        case .keyboard:
            let height = choose([0, 216, 336] as [CGFloat])
            if height > 0 { try? device.showKeyboard(height: height) } else { try? device.hideKeyboard() }
        case .background:
            try? device.moveScene(to: .background)
            device.advance(by: 0.3)
            try? device.moveScene(to: .active)
        case .present: present()
        case .dismiss: front?.presentingViewController?.dismiss(animated: true)
        case .advance: device.advance(by: Double(random.next() % 300) / 1_000)
        case .settle: try? device.settle()
        case .leave:
            checkMisuses()
            (device, page) = GalleryWalk.start(&random)
        }
    }

    // MARK: Presentations

    /// The controller in front; nil without a window.
    private var front: UIViewController? {
        var front = device.application.windows.first?.rootViewController
        while let next = front?.presentedViewController { front = next }
        return front
    }

    /// Presents a sheet, an alert, a popover or an overlay of Velarium, whatever else is moving.
    private mutating func present() {
        guard let front, front.transitionCoordinator == nil, front.viewIfLoaded?.window != nil else { return }
        let overlays: [@MainActor () -> UIViewController] = [
            { UIAlertController(title: "Alert", message: "Over a random page", preferredStyle: .alert) },
            { DialogController() }, { BottomSheetController() },
            {
                let sheet = UIViewController()
                sheet.sheetPresentationController?.detents = [.medium(), .large()]
                return sheet
            },
            {
                let popover = UIViewController()
                popover.modalPresentationStyle = .popover
                return popover
            },
        ]
        let overlay = choose(overlays)()
        overlay.popoverPresentationController?.sourceView = front.view
        front.present(overlay, animated: random.next() % 2 == 0)
    }

    private mutating func checkMisuses() {
        // UIKit warns of a dismissal in the middle of another transition, which the walk asks for on purpose.
        let expected = "while a presentation or dismiss is in progress"
        let messages = Set(device.misuses.map(\.message)).filter { !$0.contains(expected) }
        violations += messages.map { "\(page.id): \($0)" }
    }
}
