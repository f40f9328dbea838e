import Testing
import UIKit
import VelariumTesting

/// Every overlay with a text field, beside every keyboard that users have met.
@MainActor @Suite struct KeyboardOverlayTests {
    /// An overlay on a device.
    struct Case: Sendable, CustomStringConvertible {
        let overlay: KeyboardOverlay
        let model: TestDevice.Model
        let isLandscape: Bool

        var description: String { "\(overlay) on \(model)\(isLandscape ? ", landscape" : "")" }

        static let all: [Case] = KeyboardOverlay.allCases.flatMap { overlay in
            [
                Case(overlay: overlay, model: .iPhone14, isLandscape: false),
                Case(overlay: overlay, model: .iPhone14, isLandscape: true),
                Case(overlay: overlay, model: .iPadPro11, isLandscape: false),
                Case(overlay: overlay, model: .iPadPro11, isLandscape: true),
            ]
        }
    }

    /// A page with an overlay whose field is being edited.
    @MainActor private final class Fixture {
        let device: TestDevice
        let page = UIViewController()
        let overlay: UIViewController
        let field: UITextField

        /// - Parameters:
        ///   - isShown: Whether there is a keyboard before the overlay.
        ///   - isEarly: Whether editing begins in the middle of the presentation.
        init(
            _ overlay: Case, keyboard: TestDevice.Keyboard = .hardware, isShown: Bool = false, isEarly: Bool = false
        ) throws {
            device = TestDevice(overlay.model, isLandscape: overlay.isLandscape, keyboard: keyboard)
            let source = UIView(frame: CGRect(x: 40, y: 60, width: 40, height: 20))
            page.view.backgroundColor = .white
            page.view.addSubview(source)
            device.show(page)
            if isShown {
                try device.showKeyboard()
                try device.settle()
            }
            self.overlay = overlay.overlay.present(from: page, beside: source)
            if isEarly { device.advance(by: 0.1) } else { try device.settle() }
            field = try #require(Self.field(in: self.overlay.view))
            field.becomeFirstResponder()
            try device.settle()
        }

        private static func field(in view: UIView) -> UITextField? {
            if let field = view as? UITextField { return field }
            for child in view.subviews { if let found = field(in: child) { return found } }
            return nil
        }

        /// What is wrong with the place of the field: covered by the docked keyboard, clipped or outside the screen.
        var problem: String? {
            let screen = device.window.bounds
            var visible = field.convert(field.bounds, to: nil)
            let whole = visible
            for view in sequence(first: field.superview, next: { $0?.superview }).compactMap({ $0 })
            where view.clipsToBounds {
                visible = visible.intersection(view.convert(view.bounds, to: nil))
            }
            visible = visible.intersection(screen)
            if let keyboard = device.keyboardFrame, keyboard.maxY >= screen.maxY, keyboard.width >= screen.width {
                if keyboard.minY < visible.maxY - 0.5 {
                    return "\(whole) is below the keyboard's edge \(keyboard.minY)"
                }
            }
            // The room above a high keyboard in landscape is a point lower than a field with its border.
            return visible.height < whole.height - 2 ? "\(whole) is visible only in \(visible)" : nil
        }
    }

    @Test(arguments: Case.all, TestDevice.KeyboardSituation.allCases)
    func noFocusedFieldIsCoveredInASituation(overlay: Case, situation: TestDevice.KeyboardSituation) throws {
        // Velarium's overlays know only what notifications report.
        guard situation != .silentChange || overlay.overlay.isUIKits, situation != .responderRemoved else { return }
        let fixture = try Fixture(overlay)

        try fixture.device.replay(situation)
        try fixture.device.settle()

        #expect(fixture.field.isFirstResponder)
        #expect(fixture.problem == nil)
        #expect(fixture.device.misuses.isEmpty)
    }

    @Test(arguments: Case.all, [TestDevice.KeyboardSituation.doubledRounds, .previousFrame, .hideShowStorm])
    func noFocusedFieldIsCoveredInASituationAfterTheKeyboard(
        overlay: Case, situation: TestDevice.KeyboardSituation
    ) throws {
        let fixture = try Fixture(overlay)
        try fixture.device.showKeyboard()
        try fixture.device.settle()

        try fixture.device.replay(situation)
        try fixture.device.settle()

        #expect(fixture.problem == nil)
    }

    @Test(arguments: Case.all) func noFocusedFieldIsCoveredByTheDrawnKeyboard(overlay: Case) throws {
        let fixture = try Fixture(overlay, keyboard: .software)

        #expect(fixture.device.keyboardFrame != nil)
        #expect(fixture.problem == nil)
        try fixture.device.rotate(to: overlay.isLandscape ? .portrait : .landscapeLeft)
        try fixture.device.settle()
        #expect(fixture.problem == nil, "after the rotation")
    }

    // MARK: Moments

    @Test(arguments: Case.all) func noFieldIsCoveredByAKeyboardThatWasThereBefore(overlay: Case) throws {
        let fixture = try Fixture(overlay, isShown: true)

        #expect(fixture.device.keyboardFrame != nil)
        #expect(fixture.problem == nil)
    }

    @Test(arguments: Case.all) func noFieldIsCoveredByAKeyboardThatComesWithTheOverlay(overlay: Case) throws {
        let fixture = try Fixture(overlay, keyboard: .software, isEarly: true)

        #expect(fixture.field.isFirstResponder)
        #expect(fixture.device.keyboardFrame != nil)
        #expect(fixture.problem == nil)
    }

    @Test(arguments: Case.all) func nothingIsLeftOfAnOverlayDismissedInTheKeyboardsAnimation(overlay: Case) throws {
        let fixture = try Fixture(overlay)
        let view: UIView = fixture.page.view
        let guide = view.keyboardLayoutGuide

        try fixture.device.replay(.hideLater)
        fixture.page.dismiss(animated: true)
        try fixture.device.settle()

        #expect(fixture.page.presentedViewController == nil)
        #expect(fixture.device.keyboardFrame == nil)
        #expect(guide.layoutFrame.minY == view.bounds.maxY - view.safeAreaInsets.bottom)
    }

    @Test(arguments: Case.all) func noFieldIsCoveredAfterARotationInTheKeyboardsAnimation(overlay: Case) throws {
        let fixture = try Fixture(overlay)

        try fixture.device.replay(.showLater)
        try fixture.device.rotate(to: overlay.isLandscape ? .portrait : .landscapeLeft)
        try fixture.device.settle()

        #expect(fixture.device.keyboardFrame != nil)
        #expect(fixture.problem == nil)
    }

    @Test(arguments: Case.all.filter { $0.model == .iPadPro11 })
    func noFieldIsCoveredInAnAppThatGetsHalfOfTheScreen(overlay: Case) throws {
        let fixture = try Fixture(overlay, keyboard: .software)
        let size = fixture.device.window.bounds.size

        try fixture.device.resize(to: CGSize(width: size.width / 2 - 5, height: size.height))
        try fixture.device.settle()

        #expect(fixture.device.keyboardFrame != nil)
        #expect(fixture.problem == nil)
    }

    @Test(arguments: Case.all) func aFieldThatIsRemovedTakesTheKeyboardWithIt(overlay: Case) throws {
        let fixture = try Fixture(overlay, keyboard: .software)

        try fixture.device.replay(.responderRemoved)
        try fixture.device.settle()

        #expect(!fixture.field.isFirstResponder)
        // A form sheet of a tablet keeps its keyboard.
        let keeps = overlay.overlay == .formSheet && overlay.model == .iPadPro11
        #expect((fixture.device.keyboardFrame != nil) == keeps)
    }
}
