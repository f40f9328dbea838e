import Testing
import UIKit
import VelariumTesting

/// What a modal overlay covers gets nothing: no touch, no key, no shortcut, and assistive technology does not reach it.
@MainActor @Suite struct CoveredContentTests {
    nonisolated private static let models = [TestDevice.Model.iPhone14, .iPadPro11]
    /// The page beside an undimmed sheet is there to be used.
    nonisolated private static let covers = FocusCover.allCases.filter { $0 != .undimmedSheet }

    @Test(arguments: covers, models) func noTouchReachesIt(cover: FocusCover, model: TestDevice.Model) throws {
        guard let fixture = CoveredFixture(cover, model) else { return }
        let size = fixture.device.window.bounds.size

        for (x, y) in [(0.1, 0.05), (0.9, 0.05), (0.1, 0.35), (0.5, 0.5), (0.9, 0.65), (0.5, 0.95)] {
            try fixture.cover()
            try fixture.device.tap(x: size.width * x, y: size.height * y)
            try fixture.device.settle()
        }

        #expect(fixture.page.received == [])
    }

    @Test(arguments: covers, models) func noKeyReachesIt(cover: FocusCover, model: TestDevice.Model) throws {
        guard let fixture = CoveredFixture(cover, model) else { return }

        for key in ["cmd+k", "a", "return", "tab", "shift+tab", "down", "cmd+v", "backspace", "escape"] {
            try fixture.cover()
            try fixture.device.key(key)
            try fixture.device.settle()
        }

        #expect(fixture.page.received == [])
        #expect(fixture.page.field.text == "")
    }

    @Test(arguments: covers, models)
    func assistiveTechnologyDoesNotReachIt(cover: FocusCover, model: TestDevice.Model) throws {
        guard let fixture = CoveredFixture(cover, model) else { return }
        try fixture.cover()

        let labels = fixture.device.voiceOver.elements.compactMap(\.label)

        #expect(labels.allSatisfy { !$0.hasPrefix("Behind") }, "\(labels)")
        #expect(throws: TestFailure.self) { try fixture.device.voiceOver.move(to: "Behind 0") }
        #expect(throws: TestFailure.self) { try fixture.device.tap("Behind 0") }
        #expect(fixture.page.received == [])
    }
}

/// A page full of buttons, below an overlay.
@MainActor private final class CoveredFixture {
    let device: TestDevice
    let page = CoveredPage()
    private let kind: FocusCover
    /// Keeps the overlay: one in a view belongs to the app.
    private var dismiss: ((Bool) -> Void)?

    /// Nil for what is no modal overlay there: an action sheet is a popover on a tablet.
    init?(_ kind: FocusCover, _ model: TestDevice.Model) {
        guard kind != .actionSheet || model == .iPhone14 else { return nil }
        self.kind = kind
        device = TestDevice(model)
        device.show(page)
        page.field.becomeFirstResponder()
    }

    /// Presents the overlay, unless it is there.
    func cover() throws {
        if (try? device.expectPresentations(1)) != nil { return }
        dismiss = kind.present(from: page)
        try device.settle()
    }
}

private final class CoveredPage: UIViewController {
    private(set) var received: [String] = []
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        for index in 0..<40 {
            let button = UIButton(type: .system)
            button.setTitle("Behind \(index)", for: .normal)
            button.frame = CGRect(x: index % 5 * 170, y: 50 + index / 5 * 150, width: 170, height: 150)
            button.addAction(UIAction { [weak self] _ in self?.received.append("tap") }, for: .touchDown)
            view.addSubview(button)
        }
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("shortcut:", CoveredPage.shortcut))]
    }

    func shortcut(_ sender: UIKeyCommand) { received.append("shortcut") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        received.append("press")
        super.pressesBegan(presses, with: event)
    }
}
