import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Drags on a bottom sheet.
@MainActor @Suite struct SheetPullTests {
    private let fixture = OverlayFixture()
    private let sheet = BottomSheetController()

    private func finger(at y: CGFloat = 450) -> MovingTouch { MovingTouch(on: fixture.device, x: 195, y: y) }

    private var shown: CGRect { sheet.view.layer.presentation()?.frame ?? .null }

    private final class Moves: BottomSheetControllerDelegate {
        var detents: [SheetDetent] = []
        func bottomSheetController(_ controller: BottomSheetController, didMoveTo detent: SheetDetent) {
            detents.append(detent)
        }
    }

    @Test func theSheetFollowsTheFingerAndSettlesAtTheNearestDetent() throws {
        try fixture.present(sheet)
        let moves = Moves()
        sheet.delegate = moves
        let finger = finger()

        finger.move(down: -130)
        #expect(abs(shown.minY - (422 - 120)) < 1, "The recognizer needs 10 points to begin.")
        #expect(shown.maxY == 844)
        finger.rest()
        finger.lift()
        try fixture.device.settle()

        #expect(fixture.frame(of: sheet).minY == 211 && sheet.detent == .threeQuarters)
        #expect(moves.detents == [.threeQuarters])
    }

    @Test func beyondTheTopTheSheetStretches() throws {
        sheet.detent = .full
        sheet.configuration.detents = [.half, .threeQuarters]
        try fixture.present(sheet)
        let finger = finger(at: 260)

        finger.move(down: -210)
        #expect(abs(shown.height - (633 + 16 * (200.0 / 844).squareRoot())) < 0.5)
        #expect(shown.maxY == 844)
        finger.lift()
        try fixture.device.settle()

        #expect(fixture.frame(of: sheet).height == 633)
    }

    @Test(arguments: [(CGFloat(150), false), (60, true)])
    func sheetDraggedBelowHalfItsLowestDetentIsDismissed(_ rest: CGFloat, _ leaves: Bool) throws {
        sheet.detent = .quarter
        try fixture.present(sheet)
        let finger = finger(at: 660)

        finger.move(down: 10 + 211 - rest)
        #expect(abs(shown.minY - (844 - rest)) < 1 && shown.height == 211)
        finger.rest()
        finger.lift()
        try fixture.device.settle()

        #expect(fixture.recorder.calls == (leaves ? ["may swipe", "end swipe", "closure swipe"] : []))
        #expect((fixture.root.presentedViewController == nil) == leaves)
    }

    @Test func flickDownDismissesTheSheetFromAnyDetent() throws {
        sheet.detent = .full
        try fixture.present(sheet)

        try fixture.device.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 400), in: 0.1)
        try fixture.device.settle()

        #expect(fixture.recorder.calls == ["may swipe", "end swipe", "closure swipe"])
        #expect(fixture.device.misuses == [])
    }

    /// At 2,700 points per second: 90 points in two frames, where a spring that starts at rest would move by 22.
    @Test func thrownSheetGoesOnAtTheSpeedOfTheFinger() throws {
        try fixture.present(sheet)

        try fixture.device.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 720), in: 0.1)
        let thrown = shown.minY
        fixture.device.advance(by: 2.0 / 60)

        #expect(shown.minY > thrown + 45, "\(thrown), \(shown.minY)")
        try fixture.device.settle()
        #expect(fixture.recorder.ends == ["end swipe"])
    }

    @Test func dimmingFadesWithASheetDraggedOut() throws {
        sheet.detent = .quarter
        try fixture.present(sheet)
        let veil = try fixture.device.view(.id("backdrop"))
        let finger = finger(at: 660)

        finger.move(down: 10 + 211 * 0.75)

        #expect(abs(veil.alpha - 0.25) < 0.02)
        finger.move(down: -150)
        finger.rest()
        finger.lift()
        try fixture.device.settle()
        #expect(veil.alpha == 1)
    }

    @Test(arguments: [false, true]) func refusedDismissalBouncesTheSheetBackAndIsReported(_ isModal: Bool) throws {
        fixture.recorder.mayEnd = isModal
        sheet.isModalInPresentation = isModal
        try fixture.present(sheet)

        try fixture.device.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 800), in: 0.1)
        try fixture.device.settle()

        #expect(fixture.recorder.calls == (isModal ? ["refused swipe"] : ["may swipe", "refused swipe"]))
        #expect(sheet.view.window != nil && SheetDetent.all.contains(sheet.detent))
        #expect(fixture.frame(of: sheet).height == sheet.detent.fraction * 844)
        #expect(try fixture.device.view(.id("backdrop")).alpha == 1)
    }

    @Test func refusedFlickLeavesNoVelocityBehind() throws {
        func place(afterFling isFlung: Bool) throws -> CGFloat {
            let fixture = OverlayFixture()
            let sheet = BottomSheetController()
            sheet.configuration.detents = [.closed, .half]
            fixture.recorder.mayEnd = false
            try fixture.present(sheet)
            if isFlung {
                try fixture.device.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 800), in: 0.1)
                try fixture.device.settle()
            }
            sheet.dismiss(for: .action, animated: true)
            fixture.device.advance(by: 0.05)
            return try #require(sheet.view.layer.presentation()).frame.minY
        }

        #expect(abs(try place(afterFling: true) - place(afterFling: false)) < 0.5)
    }

    @Test func sheetThatCannotCloseResistsAndReportsTheAttempt() throws {
        sheet.configuration.detents = [.half]
        try fixture.present(sheet)
        let finger = finger()

        finger.move(down: 310)
        #expect(shown.minY > 424 && shown.minY < 422 + 16)
        finger.lift()
        try fixture.device.settle()

        #expect(fixture.recorder.calls == ["refused swipe"])
        #expect(fixture.frame(of: sheet).minY == 422)
    }

    // MARK: Interrupted animations

    @Test func settlingSheetIsCaughtAtItsCurrentPosition() throws {
        try fixture.present(sheet)
        sheet.setDetent(.full, animated: true)
        fixture.device.advance(by: 0.08)
        let place = shown.minY
        let finger = finger(at: 600)

        finger.move(down: 12, step: 12)
        let caught = shown.minY

        #expect(place > 30 && place < 400)
        #expect(caught < place + 12 && caught > 0)
        finger.rest()
        #expect(abs(shown.minY - caught) < 0.5, "The sheet stays at the finger.")
        finger.lift()
        try fixture.device.settle()
        #expect(SheetDetent.all.contains(sheet.detent))
    }

    @Test func sheetCaughtWhileDismissingReturnsWithoutADismissal() throws {
        sheet.detent = .full
        try fixture.present(sheet)
        try fixture.device.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 420), in: 0.1)
        fixture.device.advance(by: 0.05)
        let place = shown.minY
        #expect(place > 300 && place < 800 && sheet.lifecycle.isDismissing)

        let finger = finger(at: 780)
        finger.move(down: -16, step: 16)
        finger.rest()
        let held = shown.minY
        finger.move(down: -500, step: 60)
        finger.lift()
        try fixture.device.settle()

        #expect(held > place - 40 && held < 844)
        #expect(fixture.recorder.ends == [] && sheet.lifecycle.isPresented)
        #expect(sheet.view.window != nil && sheet.view.transform.isIdentity)
        #expect(fixture.frame(of: sheet).height == sheet.detent.fraction * 844)
        #expect(try fixture.device.view(.id("backdrop")).alpha == 1)
        sheet.dismiss(for: .action, animated: true)
        try fixture.device.settle()
        #expect(fixture.recorder.ends == ["end action"])
    }

    /// A dismissal by the app while the user drags a dismissing sheet still happens when the drag reverses.
    @Test func dismissalByTheAppDuringACaughtDismissalIsCarriedOut() throws {
        sheet.detent = .full
        try fixture.present(sheet)
        try fixture.device.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 420), in: 0.1)
        fixture.device.advance(by: 0.05)
        let finger = finger(at: 780)
        finger.move(down: -16, step: 16)

        sheet.dismiss(for: .cancelled, animated: true)
        finger.move(down: -500, step: 60)
        finger.lift()
        try fixture.device.settle()

        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.recorder.ends == ["end cancelled"])
    }

    @Test func sheetCaughtAndReleasedAgainReportsOneDismissal() throws {
        sheet.detent = .full
        try fixture.present(sheet)
        try fixture.device.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 420), in: 0.1)
        fixture.device.advance(by: 0.05)

        let finger = finger(at: 740)
        finger.move(down: 100, step: 50)
        finger.lift()
        try fixture.device.settle()

        #expect(fixture.recorder.calls == ["may swipe", "end swipe", "closure swipe"])
    }

    // MARK: Interrupted drags

    /// However little of the way is left, the spring takes its 0.33 seconds.
    @Test(arguments: [true, false]) func sheetCaughtAndLetGoArrivesInTheTimeOfItsSpring(_ leaves: Bool) throws {
        sheet.detent = .full
        try fixture.present(sheet)
        try fixture.device.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 420), in: 0.1)
        fixture.device.advance(by: 0.05)
        let finger = finger(at: 740)
        finger.move(down: leaves ? 60 : -500, step: 50)

        finger.lift()
        fixture.device.advance(by: 0.6)

        #expect((fixture.root.presentedViewController == nil) == leaves)
        #expect(leaves || shown.minY == 844 * (1 - sheet.detent.fraction))
    }

    @Test func canceledTouchLetsTheSheetSettle() throws {
        try fixture.present(sheet)
        let finger = finger()
        finger.move(down: -150)

        finger.cancel()
        try fixture.device.settle()

        #expect(fixture.frame(of: sheet).minY == 211)
    }

    @Test func rotatingTheDeviceEndsTheDrag() throws {
        try fixture.present(sheet)
        let finger = finger()
        finger.move(down: -150)

        try fixture.device.rotate(to: .landscapeLeft)
        finger.move(down: 60)
        finger.lift()
        try fixture.device.settle()

        #expect(fixture.frame(of: sheet).maxY == 390)
        #expect(fixture.frame(of: sheet).height == sheet.detent.fraction * 390)
        #expect(fixture.recorder.ends == [])
    }

    @Test func dismissingTheSheetDuringADragReportsOneDismissal() throws {
        try fixture.present(sheet)
        let finger = finger()
        finger.move(down: 60)

        sheet.dismiss(for: .timeOut, animated: true)
        finger.move(down: 60)
        finger.lift()
        try fixture.device.settle()

        #expect(fixture.recorder.ends == ["end timeOut"])
        #expect(fixture.device.misuses == [])
    }

    @Test func delegateMayDismissTheSheetWhenAsked() throws {
        fixture.recorder.onQuestion = { [sheet] in sheet.dismiss(for: .action, animated: false) }
        try fixture.present(sheet)

        try fixture.device.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 800), in: 0.1)
        try fixture.device.settle()

        #expect(fixture.recorder.ends == ["end action"])
        #expect(fixture.device.misuses == [])
    }

    @Test func horizontalDragDoesNotMoveTheSheet() throws {
        try fixture.present(sheet)

        try fixture.device.drag(from: CGPoint(x: 60, y: 500), to: CGPoint(x: 340, y: 600), in: 0.2)
        try fixture.device.settle()

        #expect(fixture.frame(of: sheet).minY == 422)
    }
}
