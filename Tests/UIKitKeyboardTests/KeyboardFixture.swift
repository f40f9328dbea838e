import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// A device with a drawn keyboard and a screen with text fields.
@MainActor final class KeyboardFixture {
    let device: TestDevice
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 240, height: 34))
    let other = UITextField(frame: CGRect(x: 20, y: 130, width: 240, height: 34))
    let controller = UIViewController()

    init(
        _ model: TestDevice.Model = .iPhone14, isLandscape: Bool = false, language: TestDevice.Language = .english,
        keyboard: TestDevice.Keyboard = .software
    ) {
        device = TestDevice(model, isLandscape: isLandscape, language: language, keyboard: keyboard)
        field.accessibilityIdentifier = "field"
        other.accessibilityIdentifier = "other"
        controller.view.backgroundColor = .white
        controller.view.addSubview(field)
        controller.view.addSubview(other)
        device.show(controller)
    }

    /// Begins to edit the field, and waits for the keyboard.
    func edit() throws {
        field.becomeFirstResponder()
        try device.settle()
    }

    /// Edits again, which shows the first page of the type.
    func showFirstPage() throws {
        field.resignFirstResponder()
        try edit()
    }

    /// Taps keys by their names.
    func press(_ names: String...) throws {
        for name in names { try device.tap(.id("key:" + name)) }
    }

    /// The frame of a key in points of the screen, of its visible cap's middle; nil when it is not shown.
    func key(_ name: String) -> CGRect? {
        keyViews.first { $0.accessibilityIdentifier == "key:" + name }.map { $0.convert($0.bounds, to: nil) }
    }

    /// The names of the keys that are shown, from top to bottom.
    var keyNames: [String] { keyViews.compactMap { $0.accessibilityIdentifier.map { String($0.dropFirst(4)) } } }

    private var keyViews: [UIView] {
        guard let window = device.system.keyboard.window else { return [] }
        return window.tree.filter { view in
            view.accessibilityIdentifier?.hasPrefix("key:") == true && view.accessibilityTraits.contains(.keyboardKey)
                && !view.isHidden && view.alpha > 0
        }
    }

    /// A finger that comes down, moves or is lifted, and the frame after it.
    func touch(_ finger: Int, _ phase: TouchPhase, at place: CGPoint) {
        device.system.frameLoop.receive(.touch(id: finger, phase: phase, location: place, time: device.now))
        device.advance(by: 1.0 / 60)
    }
}

extension UIView {
    /// This view and all below it, back to front.
    var tree: [UIView] { [self] + subviews.flatMap(\.tree) }
}

extension CGRect {
    /// The middle.
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
