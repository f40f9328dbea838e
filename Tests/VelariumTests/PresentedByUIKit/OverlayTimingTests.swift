import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Overlays that UIKit presents, and calls that come at the wrong moment.
@MainActor @Suite struct OverlayTimingTests {
    private let fixture = OverlayFixture()

    private static let makers: [@MainActor @Sendable () -> OverlayController] = [
        { BlockDialog(DialogSizing(.small, .fit)) }, { BottomSheetController() },
    ]

    /// UIKit refuses to dismiss what it has not presented yet, so the call waits.
    @Test(arguments: [0, 1], [true, false])
    func anOverlayThatIsDismissedInTheTurnThatPresentsItGoes(_ kind: Int, _ animated: Bool) throws {
        _ = fixture.device.application
        let overlay = Self.makers[kind]()
        overlay.delegate = fixture.recorder

        fixture.root.present(overlay, animated: animated)
        overlay.dismiss(for: .code, animated: animated)
        try fixture.device.settle()

        #expect(fixture.root.presentedViewController == nil && !overlay.lifecycle.isPresented)
        #expect(fixture.recorder.ends == ["end code"])
    }

    /// An overlay that comes again waits for its own dismissal. A scene that is closed meanwhile takes it along.
    @Test(arguments: [0, 1]) func aSceneThatClosesEndsAnOverlayThatWaitsForItsOwnDismissal(_ kind: Int) throws {
        _ = fixture.device.application
        let overlay = Self.makers[kind]()
        overlay.delegate = fixture.recorder
        overlay.show(over: fixture.root, animated: true)
        try fixture.device.settle()

        overlay.dismiss(for: .code, animated: true)
        overlay.show(over: fixture.root, animated: true)
        for _ in 0..<120 where fixture.recorder.ends.isEmpty { fixture.device.advance(by: 1.0 / 60) }
        try fixture.device.moveScene(to: .disconnected)
        try fixture.device.settle()

        #expect(fixture.recorder.ends == ["end code", "end sceneClosed"])
        #expect(!overlay.lifecycle.isPresented && overlay.presentingViewController == nil)
    }

    /// While the phone turns, a finger on a sheet moves nothing.
    @Test func aFingerThatComesDownDuringARotationMovesNoSheet() throws {
        let sheet = BottomSheetController()
        try fixture.present(sheet)
        let detent = sheet.detent

        try fixture.device.rotate(to: .landscapeLeft)
        fixture.device.advance(by: 1.0 / 60)
        let finger = MovingTouch(on: fixture.device, x: 400, y: 385)
        finger.move(down: -150, step: 30)
        finger.lift()
        try fixture.device.settle()

        #expect(sheet.detent == detent)
        #expect(fixture.frame(of: sheet).height == 195)
    }

    /// Only what scrolls has precedence over the sheet.
    @Test func aPressOnAListInASheetLeavesTheDragToTheSheet() throws {
        let sheet = BottomSheetController()
        let list = UIScrollView()
        list.isScrollEnabled = false
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.allowableMovement = 1_000
        press.minimumPressDuration = 10
        list.addGestureRecognizer(press)
        sheet.loadViewIfNeeded()
        list.frame = sheet.view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        sheet.view.addSubview(list)
        try fixture.present(sheet)
        let finger = MovingTouch(on: fixture.device, x: 195, y: 600)

        finger.move(down: -110)
        let shown = try #require(sheet.view.layer.presentation()?.frame)
        finger.lift()

        #expect(abs(shown.minY - 322) < 1)
    }
}
