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

        init(_ overlay: Case, keyboard: TestDevice.Keyboard = .hardware) throws {
            device = TestDevice(overlay.model, isLandscape: overlay.isLandscape, keyboard: keyboard)
            let source = UIView(frame: CGRect(x: 40, y: 60, width: 40, height: 20))
            page.view.backgroundColor = .white
            page.view.addSubview(source)
            device.show(page)
            self.overlay = overlay.overlay.present(from: page, beside: source)
            try device.settle()
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
        guard situation != .silentChange || overlay.overlay.isUIKits else { return }
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
}
