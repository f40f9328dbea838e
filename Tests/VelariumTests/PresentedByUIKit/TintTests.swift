import Testing
import UIKit
import Velarium
import VelariumTesting

/// The tint color of what is behind overlays that UIKit presents.
@MainActor @Suite struct TintTests {
    private let fixture = OverlayFixture()
    private var tint: UIView.TintAdjustmentMode { fixture.root.view.tintAdjustmentMode }

    nonisolated private static let kinds = ["dialog", "sheet"]

    private func makeOverlay(_ kind: String, _ backdrop: Dimming = Dimming()) -> OverlayController {
        if kind == "sheet" {
            let sheet = BottomSheetController()
            sheet.configuration.dimming = backdrop
            return sheet
        }
        let dialog = DialogController()
        dialog.preferredContentSize = CGSize(width: 200, height: 100)
        dialog.configuration.dimming = backdrop
        return dialog
    }

    @Test(arguments: kinds) func overlayDimsTheTintOfItsPresenterUntilItIsDismissed(kind: String) throws {
        let overlay = makeOverlay(kind)
        try fixture.present(overlay)
        let behind = tint
        let inside = overlay.view.tintAdjustmentMode

        overlay.dismiss(animated: true)
        fixture.device.advance(by: 0.05)

        #expect(behind == .dimmed && inside == .normal)
        #expect(tint == .normal)
        try fixture.device.settle()
        fixture.device.window.tintAdjustmentMode = .dimmed
        #expect(tint == .dimmed)
    }

    @Test(arguments: kinds + ["message"]) func theTintOfWhatIsBehindFadesWithTheTransition(kind: String) throws {
        let swatch = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        swatch.backgroundColor = .tintColor
        fixture.root.view.addSubview(swatch)
        try fixture.device.settle()
        let shown = { swatch.layer.presentation()?.backgroundColor?.components }
        let before = shown()
        let message = MessageDialog(title: "Title", message: nil)

        if kind == "message" {
            message.show(over: fixture.root)
        } else {
            fixture.root.present(makeOverlay(kind), animated: true)
        }
        fixture.device.advance(by: 0)
        let first = shown()
        fixture.device.advance(by: 0.1)
        let during = shown()
        try fixture.device.settle()

        #expect(before != nil && first == before)
        #expect(during != before && during != shown())
    }

    @Test(arguments: kinds) func presenterWithoutDimmingKeepsItsTint(kind: String) throws {
        let overlay = makeOverlay(kind, .clear)

        try fixture.present(overlay)

        #expect(tint == .normal)
    }

    @Test func changingTheDimmingChangesTheTint() throws {
        let dialog = DialogController()
        dialog.preferredContentSize = CGSize(width: 200, height: 100)
        try fixture.present(dialog)

        dialog.configuration.dimming = .clear
        let clear = tint
        dialog.configuration.dimming = Dimming(color: .black, alpha: 0.4)

        #expect(clear == .normal)
        #expect(tint == .dimmed)
    }

    @Test func appsOwnTintAdjustmentModeIsRestored() throws {
        fixture.device.window.tintAdjustmentMode = .dimmed
        fixture.root.view.tintAdjustmentMode = .normal
        let dialog = makeOverlay("dialog")
        try fixture.present(dialog)
        let during = tint

        dialog.dismiss(animated: false)
        try fixture.device.settle()

        #expect(during == .dimmed)
        #expect(tint == .normal)
    }

    @Test(arguments: kinds) func replacingTheRootRestoresTheTint(kind: String) throws {
        let root = fixture.root
        try fixture.present(makeOverlay(kind))

        fixture.device.window.rootViewController = UIViewController()
        try fixture.device.settle()

        #expect(root.view.tintAdjustmentMode == .normal)
    }

    @Test func anOverlayOverAnOverlayDimsTheLowerOne() throws {
        let lower = makeOverlay("sheet")
        let upper = makeOverlay("dialog")
        try fixture.present(lower)
        lower.present(upper, animated: true)
        try fixture.device.settle()
        let modes = [tint, lower.view.tintAdjustmentMode, upper.view.tintAdjustmentMode]

        upper.dismiss(animated: true)
        try fixture.device.settle()

        #expect(modes == [.dimmed, .dimmed, .normal])
        #expect(tint == .dimmed && lower.view.tintAdjustmentMode == .normal)
    }

    /// The appearance of the presented controller begins with the transition, not when its view is added to the
    /// container.
    @Test(arguments: kinds) func anOverlayAppearsOnceAndAnimated(kind: String) throws {
        let heard = AppearanceRecorder()
        let dialog = DialogTransition()
        let sheet = BottomSheetTransition()
        heard.preferredContentSize = CGSize(width: 200, height: 100)
        heard.modalPresentationStyle = .custom
        heard.transitioningDelegate = kind == "sheet" ? sheet : dialog

        fixture.root.present(heard, animated: true)
        fixture.device.advance(by: 0.1)
        let half = heard.calls
        try fixture.device.settle()
        heard.dismiss(animated: true)
        try fixture.device.settle()

        #expect(half == ["will true presented", "is true presented"])
        #expect(heard.calls.dropFirst(2) == ["did true presented", "leaves true", "left true"])
    }
}

/// Records appearance callbacks.
private final class AppearanceRecorder: UIViewController {
    var calls: [String] = []
    private var flag: String { isBeingPresented ? " presented" : "" }

    override func viewWillAppear(_ animated: Bool) { calls.append("will \(animated)" + flag) }
    override func viewIsAppearing(_ animated: Bool) { calls.append("is \(animated)" + flag) }
    override func viewDidAppear(_ animated: Bool) { calls.append("did \(animated)" + flag) }
    override func viewWillDisappear(_ animated: Bool) { calls.append("leaves \(animated)" + flag) }
    override func viewDidDisappear(_ animated: Bool) { calls.append("left \(animated)" + flag) }
}
