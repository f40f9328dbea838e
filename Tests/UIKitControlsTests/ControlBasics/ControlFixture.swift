import UIKitCore
import VelariumTesting

/// A device that shows one control and records its events.
@MainActor final class ControlFixture<Control: UIControl> {
    let device: TestDevice
    let control: Control
    private(set) var events: [String] = []

    /// Shows `control` with its upper left corner at (100, 200), sized to fit when its size is zero.
    init(_ control: Control, on device: TestDevice = TestDevice()) {
        self.device = device
        self.control = control
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        if control.bounds.size == .zero { control.sizeToFit() }
        control.frame.origin = CGPoint(x: 100, y: 200)
        page.view.addSubview(control)
        control.addAction(UIAction { [weak self] _ in self?.events.append("value") }, for: .valueChanged)
        control.addAction(UIAction { [weak self] _ in self?.events.append("primary") }, for: .primaryActionTriggered)
        control.addAction(UIAction { [weak self] _ in self?.events.append("up") }, for: .touchUpInside)
        device.show(page)
    }

    /// The color at a point in the control's coordinates.
    func color(_ x: CGFloat, _ y: CGFloat) -> Picture.Color {
        device.picture().color(atX: 100 + x, y: 200 + y)
    }
}
