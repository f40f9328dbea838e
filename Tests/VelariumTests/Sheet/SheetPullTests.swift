import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Drags on a bottom sheet.
@MainActor @Suite struct SheetPullTests {
    private let scene = OverlayScene()
    private let sheet = BottomSheetController()

    private func finger(at y: CGFloat = 450) -> Finger { Finger(on: scene.device, x: 195, y: y) }

    private var shown: CGRect { sheet.view.layer.presentation()?.frame ?? .null }

    private final class Moves: BottomSheetControllerDelegate {
        var detents: [SheetDetent] = []
        func bottomSheetController(_ controller: BottomSheetController, didMoveTo detent: SheetDetent) {
            detents.append(detent)
        }
    }

    @Test func theSheetFollowsTheFingerAndSettlesAtTheNearestDetent() throws {
        try scene.present(sheet)
        let moves = Moves()
        sheet.delegate = moves
        let finger = finger()

        finger.move(down: -130)
        #expect(abs(shown.minY - (422 - 120)) < 1, "The recognizer needs 10 points to begin.")
        #expect(shown.maxY == 844)
        finger.rest()
        finger.lift()
        try scene.device.settle()

        #expect(scene.frame(of: sheet).minY == 211 && sheet.detent == .threeQuarters)
        #expect(moves.detents == [.threeQuarters])
    }

    @Test func beyondTheTopTheSheetStretches() throws {
        sheet.detent = .full
        sheet.configuration.detents = [.half, .threeQuarters]
        try scene.present(sheet)
        let finger = finger(at: 260)

        finger.move(down: -210)
        #expect(abs(shown.height - (633 + 16 * (200.0 / 844).squareRoot())) < 0.5)
        #expect(shown.maxY == 844)
        finger.lift()
        try scene.device.settle()

        #expect(scene.frame(of: sheet).height == 633)
    }

    @Test(arguments: [(CGFloat(150), false), (60, true)])
    func sheetDraggedBelowHalfItsLowestDetentIsDismissed(_ rest: CGFloat, _ leaves: Bool) throws {
        sheet.detent = .quarter
        try scene.present(sheet)
        let finger = finger(at: 660)

        finger.move(down: 10 + 211 - rest)
        #expect(abs(shown.minY - (844 - rest)) < 1 && shown.height == 211)
        finger.rest()
        finger.lift()
        try scene.device.settle()

        #expect(scene.recorder.calls == (leaves ? ["may swipe", "end swipe", "closure swipe"] : []))
        #expect((scene.root.presentedViewController == nil) == leaves)
    }

    @Test func flickDownDismissesTheSheetFromAnyDetent() throws {
        sheet.detent = .full
        try scene.present(sheet)

        try scene.device.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 400), in: 0.1)
        try scene.device.settle()

        #expect(scene.recorder.calls == ["may swipe", "end swipe", "closure swipe"])
        #expect(scene.device.misuses == [])
    }

    @Test func dimmingFadesWithASheetDraggedOut() throws {
        sheet.detent = .quarter
        try scene.present(sheet)
        let veil = try scene.device.view(.id("backdrop"))
        let finger = finger(at: 660)

        finger.move(down: 10 + 211 * 0.75)

        #expect(abs(veil.alpha - 0.25) < 0.02)
        finger.move(down: -150)
        finger.rest()
        finger.lift()
        try scene.device.settle()
        #expect(veil.alpha == 1)
    }

    @Test(arguments: [false, true]) func refusedDismissalBouncesTheSheetBackAndIsReported(_ isModal: Bool) throws {
        scene.recorder.mayEnd = isModal
        sheet.isModalInPresentation = isModal
        try scene.present(sheet)

        try scene.device.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 800), in: 0.1)
        try scene.device.settle()

        #expect(scene.recorder.calls == (isModal ? ["refused swipe"] : ["may swipe", "refused swipe"]))
        #expect(sheet.view.window != nil && SheetDetent.all.contains(sheet.detent))
        #expect(scene.frame(of: sheet).height == sheet.detent.fraction * 844)
        #expect(try scene.device.view(.id("backdrop")).alpha == 1)
    }

    @Test func refusedFlickLeavesNoVelocityBehind() throws {
        func place(afterFling isFlung: Bool) throws -> CGFloat {
            let scene = OverlayScene()
            let sheet = BottomSheetController()
            sheet.configuration.detents = [.closed, .half]
            scene.recorder.mayEnd = false
            try scene.present(sheet)
            if isFlung {
                try scene.device.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 800), in: 0.1)
                try scene.device.settle()
            }
            sheet.dismiss(for: .action, animated: true)
            scene.device.advance(by: 0.05)
            return try #require(sheet.view.layer.presentation()).frame.minY
        }

        #expect(abs(try place(afterFling: true) - place(afterFling: false)) < 0.5)
    }

    @Test func sheetThatCannotCloseResistsAndReportsTheAttempt() throws {
        sheet.configuration.detents = [.half]
        try scene.present(sheet)
        let finger = finger()

        finger.move(down: 310)
        #expect(shown.minY > 424 && shown.minY < 422 + 16)
        finger.lift()
        try scene.device.settle()

        #expect(scene.recorder.calls == ["refused swipe"])
        #expect(scene.frame(of: sheet).minY == 422)
    }

    // MARK: Interrupted animations

    @Test func settlingSheetIsCaughtAtItsCurrentPosition() throws {
        try scene.present(sheet)
        sheet.setDetent(.full, animated: true)
        scene.device.advance(by: 0.08)
        let place = shown.minY
        let finger = finger(at: 600)

        finger.move(down: 12, step: 12)
        let caught = shown.minY

        #expect(place > 30 && place < 400)
        #expect(caught < place + 12 && caught > 0)
        finger.rest()
        #expect(abs(shown.minY - caught) < 0.5, "The sheet stays at the finger.")
        finger.lift()
        try scene.device.settle()
        #expect(SheetDetent.all.contains(sheet.detent))
    }

    @Test func sheetCaughtWhileDismissingReturnsWithoutADismissal() throws {
        sheet.detent = .full
        try scene.present(sheet)
        try scene.device.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 420), in: 0.1)
        scene.device.advance(by: 0.05)
        let place = shown.minY
        #expect(place > 300 && place < 800 && sheet.lifecycle.isDismissing)

        let finger = finger(at: 780)
        finger.move(down: -16, step: 16)
        finger.rest()
        let held = shown.minY
        finger.move(down: -500, step: 60)
        finger.lift()
        try scene.device.settle()

        #expect(held > place - 40 && held < 844)
        #expect(scene.recorder.ends == [] && sheet.lifecycle.isPresented)
        #expect(sheet.view.window != nil && sheet.view.transform.isIdentity)
        #expect(scene.frame(of: sheet).height == sheet.detent.fraction * 844)
        #expect(try scene.device.view(.id("backdrop")).alpha == 1)
        sheet.dismiss(for: .action, animated: true)
        try scene.device.settle()
        #expect(scene.recorder.ends == ["end action"])
    }

    /// A dismissal by the app while the user drags a dismissing sheet still happens when the drag reverses.
    @Test func dismissalByTheAppDuringACaughtDismissalIsCarriedOut() throws {
        sheet.detent = .full
        try scene.present(sheet)
        try scene.device.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 420), in: 0.1)
        scene.device.advance(by: 0.05)
        let finger = finger(at: 780)
        finger.move(down: -16, step: 16)

        sheet.dismiss(for: .cancelled, animated: true)
        finger.move(down: -500, step: 60)
        finger.lift()
        try scene.device.settle()

        #expect(scene.root.presentedViewController == nil)
        #expect(scene.recorder.ends == ["end cancelled"])
    }

    @Test func sheetCaughtAndReleasedAgainReportsOneDismissal() throws {
        sheet.detent = .full
        try scene.present(sheet)
        try scene.device.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 420), in: 0.1)
        scene.device.advance(by: 0.05)

        let finger = finger(at: 740)
        finger.move(down: 100, step: 50)
        finger.lift()
        try scene.device.settle()

        #expect(scene.recorder.calls == ["may swipe", "end swipe", "closure swipe"])
    }

    // MARK: Interrupted drags

    @Test func canceledTouchLetsTheSheetSettle() throws {
        try scene.present(sheet)
        let finger = finger()
        finger.move(down: -150)

        finger.cancel()
        try scene.device.settle()

        #expect(scene.frame(of: sheet).minY == 211)
    }

    @Test func rotatingTheDeviceEndsTheDrag() throws {
        try scene.present(sheet)
        let finger = finger()
        finger.move(down: -150)

        try scene.device.rotate(to: .landscapeLeft)
        finger.move(down: 60)
        finger.lift()
        try scene.device.settle()

        #expect(scene.frame(of: sheet).maxY == 390)
        #expect(scene.frame(of: sheet).height == sheet.detent.fraction * 390)
        #expect(scene.recorder.ends == [])
    }

    @Test func dismissingTheSheetDuringADragReportsOneDismissal() throws {
        try scene.present(sheet)
        let finger = finger()
        finger.move(down: 60)

        sheet.dismiss(for: .timeOut, animated: true)
        finger.move(down: 60)
        finger.lift()
        try scene.device.settle()

        #expect(scene.recorder.ends == ["end timeOut"])
        #expect(scene.device.misuses == [])
    }

    @Test func delegateMayDismissTheSheetWhenAsked() throws {
        scene.recorder.onQuestion = { [sheet] in sheet.dismiss(for: .action, animated: false) }
        try scene.present(sheet)

        try scene.device.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 800), in: 0.1)
        try scene.device.settle()

        #expect(scene.recorder.ends == ["end action"])
        #expect(scene.device.misuses == [])
    }

    @Test func horizontalDragDoesNotMoveTheSheet() throws {
        try scene.present(sheet)

        try scene.device.drag(from: CGPoint(x: 60, y: 500), to: CGPoint(x: 340, y: 600), in: 0.2)
        try scene.device.settle()

        #expect(scene.frame(of: sheet).minY == 422)
    }
}
