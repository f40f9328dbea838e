import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitMenus
import UITestSupport
import VelariumTesting

/// A device with one button that shows a menu on a touch, and a record of what happens.
@MainActor final class MenuFixture {
    let device: TestDevice
    let controller = UIViewController()
    let button = RecordingButton(type: .system)
    /// What happened, oldest first.
    private(set) var events: [String] = []

    init(
        _ model: TestDevice.Model = .iPhone14, isLandscape: Bool = false,
        language: TestDevice.Language = .english, button frame: CGRect = CGRect(x: 20, y: 120, width: 100, height: 40),
        menu: UIMenu? = nil
    ) {
        device = TestDevice(model, isLandscape: isLandscape, language: language)
        button.frame = frame
        button.setTitle("Menu", for: .normal)
        button.accessibilityIdentifier = "button"
        button.record = { [weak self] in self?.events.append($0) }
        button.showsMenuAsPrimaryAction = true
        device.show(controller)
        controller.view.addSubview(button)
        button.menu = menu ?? UIMenu(children: [action("Copy"), action("Share"), action("Delete")])
        device.advance(by: 0.1)
        events = []
    }

    /// An action that records its title.
    func action(
        _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [weak self] in
            self?.events.append("perform \($0.title)")
        }
    }

    /// The open menu; nil for none.
    var presentation: MenuPresentation? { device.system.menus.current }

    /// The view of the front menu.
    var platter: MenuPlatterView? { presentation?.frontLevel?.view }

    /// The titles that the front menu shows, in order.
    var titles: [String] { platter?.model.items.map(\.title) ?? [] }

    /// Taps the button and waits until the menu is open.
    func open() throws {
        try device.tap(.view(button))
        try device.settle()
    }

    /// Presses a key.
    func key(_ name: String) throws {
        try device.key(name)
        device.advance(by: 0.05)
    }

    /// Forgets what happened.
    func clear() { events = [] }
}

/// A button that records its menu's callbacks and its control events.
final class RecordingButton: UIButton {
    var record: (String) -> Void = { _ in }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        record("willDisplay")
        animator?.addAnimations { [record] in record("opening animations") }
        animator?.addCompletion { [record] in record("did open") }
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        record("willEnd")
        animator?.addCompletion { [record] in record("did close") }
    }
}
