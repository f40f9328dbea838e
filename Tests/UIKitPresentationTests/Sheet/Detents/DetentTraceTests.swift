import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// The order of callbacks while a sheet with detents is presented, dragged, rotated and dismissed.
@MainActor @Suite struct DetentTraceTests {
    private static let traced: Set<String> = [
        "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
        "viewDidDisappear(_:)", "presentationTransitionWillBegin()", "presentationTransitionDidEnd(_:)",
        "dismissalTransitionWillBegin()", "dismissalTransitionDidEnd(_:)", "presentationControllerShouldDismiss(_:)",
        "presentationControllerWillDismiss(_:)", "presentationControllerDidDismiss(_:)",
        "presentationControllerDidAttemptToDismiss(_:)",
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", "end",
    ]

    /// The traced callbacks during `action`, until the device has settled.
    private func callbacks(_ device: TestDevice, _ action: () throws -> Void) throws -> [String] {
        let before = device.trace.count
        try action()
        try device.settle()
        return device.trace.dropFirst(before).map(\.callback).filter(Self.traced.contains)
    }

    /// The name of the delegate method that is called for a changed detent.
    private static let change = "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"

    @Test func presentingDraggingRotatingAndDismissingCallBackInUIKitsOrder() throws {
        let fixture = try DetentFixture()
        let device = fixture.device

        let detent = try callbacks(device) { try fixture.drag(-300) }
        #expect(detent == [Self.change])

        let rotation = try callbacks(device) {
            try device.rotate(to: .landscapeRight)
            try device.settle()
            try device.rotate(to: .portrait)
        }
        #expect(rotation.isEmpty)

        let refusal = try callbacks(device) {
            fixture.mayDismiss = false
            try fixture.drag(-10)
            try fixture.drag(560)
            fixture.mayDismiss = true
        }
        #expect(
            refusal == [
                "presentationControllerShouldDismiss(_:)", "presentationControllerDidAttemptToDismiss(_:)", Self.change,
            ])

        let dismissal = try callbacks(device) { try fixture.drag(300) }
        #expect(
            dismissal == [
                "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
                "dismissalTransitionWillBegin()", "viewWillDisappear(_:)", "dismissalTransitionDidEnd(_:)",
                "viewDidDisappear(_:)", "end", "presentationControllerDidDismiss(_:)",
            ])
    }

    @Test func aSheetCaughtOnItsWayUpHasAppearedBeforeTheDelegateIsAsked() throws {
        let fixture = try DetentFixture()
        fixture.content.dismiss(animated: false)
        try fixture.device.settle()
        let content = fixture.base.content()
        content.sheetPresentationController?.detents = [.medium(), .large()]
        content.sheetPresentationController?.delegate = fixture

        let all = try callbacks(fixture.device) {
            fixture.base.root.present(content, animated: true)
            fixture.device.advance(by: 0.1)
            let finger = SheetDrag(on: fixture.device, x: 195, y: 800)
            finger.move(to: CGPoint(x: 195, y: 825))
            finger.move(to: CGPoint(x: 195, y: 830))
            finger.cancel()
        }

        #expect(
            all == [
                "presentationTransitionWillBegin()", "viewWillAppear(_:)", "viewIsAppearing(_:)",
                "presentationTransitionDidEnd(_:)", "viewDidAppear(_:)", "presentationControllerShouldDismiss(_:)",
                "presentationControllerWillDismiss(_:)", "dismissalTransitionWillBegin()", "viewWillDisappear(_:)",
                "dismissalTransitionDidEnd(_:)", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
            ])
    }
}
