import Testing
import UIKitCore
import VelariumTesting

/// The tint of the presenter behind a sheet.
@MainActor @Suite struct SheetTintTests {
    private let fixture = SheetFixture()
    private var device: TestDevice { fixture.device }
    private var tint: UIView.TintAdjustmentMode { fixture.root.view.tintAdjustmentMode }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
    func aSheetDimsTheTintOfItsPresenterUntilItGoes(style: UIModalPresentationStyle) throws {
        let content = try fixture.present(style)
        let behind = tint
        let inside = content.view.tintAdjustmentMode

        content.dismiss(animated: true)
        device.advance(by: 0.05)

        #expect(behind == .dimmed && inside == .normal)
        #expect(tint == .normal)
    }

    @Test func aFloatingSheetDimsAsWell() throws {
        let fixture = SheetFixture(.iPadPro11)

        try fixture.present(.formSheet)

        #expect(fixture.root.view.tintAdjustmentMode == .dimmed)
    }

    @Test func presenterWithoutDimmingKeepsItsTint() throws {
        let fixture = SheetFixture(isLandscape: true)

        try fixture.present(.pageSheet)

        #expect(fixture.root.view.tintAdjustmentMode == .normal)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func fullScreenStylesKeepThePresentersTint(style: UIModalPresentationStyle) throws {
        try fixture.present(style)

        #expect(tint == .normal)
    }

    @Test func theTintFollowsADragAndReturnsWhenItIsCanceled() throws {
        let swatch = UIView()
        swatch.backgroundColor = .tintColor
        fixture.root.view.addSubview(swatch)
        try fixture.present()
        let shown = { swatch.layer.presentation()?.backgroundColor?.components?.prefix(3).map { ($0 * 255).rounded() } }
        let rest = try #require(shown())
        let finger = SheetDrag(on: device, x: 195, y: 120)
        var reds: [CGFloat] = []
        for y in stride(from: 122, through: 300, by: 2) {
            finger.move(to: CGPoint(x: 195, y: CGFloat(y)))
            reds.append(shown()?[0] ?? 0)
        }
        let stopped = try #require(shown())
        finger.move(to: CGPoint(x: 195, y: 240))
        let raised = try #require(shown())

        // Up again, so that letting go cancels the dismissal.
        finger.move(to: CGPoint(x: 195, y: 200))
        finger.lift()
        try device.settle()

        #expect(reds == reds.sorted(by: >) && stopped[0] < rest[0] && stopped[0] > 0, "gray toward blue")
        #expect(raised[0] > stopped[0], "back with the sheet")
        #expect(shown() == rest && tint == .dimmed)
        #expect(fixture.root.presentedViewController != nil)
    }

    @Test func dismissingASheetByDraggingRestoresTheTint() throws {
        try fixture.present()

        try fixture.pull(600, in: 0.2)
        try device.settle()

        #expect(fixture.root.presentedViewController == nil)
        #expect(tint == .normal)
    }

    @Test func aPopoverDimsTheTintAgainWhenItsDismissalIsCanceled() throws {
        let fixture = TransitionFixture(.iPadPro11)
        let hand = UIPercentDrivenInteractiveTransition()
        let content = fixture.content(.popover)
        content.popoverPresentationController?.sourceView = fixture.root.view
        try fixture.present(content)
        let shown = fixture.root.view.tintAdjustmentMode
        fixture.interactor = hand
        content.dismiss(animated: true)
        fixture.device.advance(by: 0.05)
        hand.update(0.5)
        fixture.device.advance(by: 0.05)

        hand.cancel()
        try fixture.device.settle()

        #expect(fixture.root.presentedViewController === content)
        #expect(shown == .dimmed && fixture.root.view.tintAdjustmentMode == .dimmed)
    }

    /// After a canceled drag the presenter is still scaled down when the device rotates and back.
    @Test func aCanceledDragKeepsThePresenterScaledDown() throws {
        try fixture.present()
        let receded = fixture.presentersFrame
        try fixture.pull(60, in: 0.5)
        try device.settle()

        try device.rotate(to: .landscapeRight)
        try device.settle()
        try device.rotate(to: .portrait)
        try device.settle()

        #expect(fixture.presentersFrame == receded)
        #expect(tint == .dimmed)
    }

    @Test func aTintModeSetByTheAppDuringASheetStays() throws {
        let content = try fixture.present()

        fixture.root.view.tintAdjustmentMode = .normal
        content.dismiss(animated: false)
        try device.settle()
        device.window.tintAdjustmentMode = .dimmed

        #expect(tint == .normal)
    }

    @Test func aSheetOverASheetDimsTheLowerOne() throws {
        let lower = try fixture.present()
        let upper = try fixture.present(on: lower)
        let modes = [tint, lower.view.tintAdjustmentMode, upper.view.tintAdjustmentMode]

        fixture.root.dismiss(animated: false)
        try device.settle()

        #expect(modes == [.dimmed, .dimmed, .normal])
        #expect(tint == .normal)
        #expect(lower.view.tintAdjustmentMode == .normal)
    }
}
