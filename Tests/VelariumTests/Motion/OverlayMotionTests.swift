import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Every built-in animation, frame by frame: it starts and ends at the right position, without jumps. Film strips go
/// to the folder named by `VELARIUM_CONTACT_SHEETS`, if it is set.
@MainActor @Suite struct OverlayMotionTests {
    /// The visible fraction of the view at `rest`, from 0 to slightly more than 1.
    private func seen(_ moment: MotionRecorder.Moment, of rest: CGRect, in window: CGRect) -> CGFloat {
        let part = moment.frame.intersection(window)
        guard !part.isNull, rest.width > 0 else { return 0 }
        return moment.opacity * part.width * part.height / (rest.width * rest.height)
    }

    /// Checklist 84, 95, 99
    @Test(arguments: MovingKind.allCases) func everyOverlayAnimatesInAndOutSmoothly(_ kind: MovingKind) throws {
        let fixture = OverlayMotionFixture(kind)
        let window = fixture.device.window.bounds

        fixture.show()
        let (way, shade) = fixture.recordBoth(70)
        let rest = try #require(way.moments.last).frame
        fixture.overlay.dismiss(for: .code, animated: true)
        let (back, brightening) = fixture.recordBoth(60)

        let coming = way.moments.map { seen($0, of: rest, in: window) }
        #expect(coming.count == 70 && coming[0] < 0.25 && abs(coming[69] - 1) < 0.001, "\(kind): \(coming)")
        #expect(zip(coming, coming.dropFirst()).allSatisfy { abs($0 - $1) < 0.3 }, "\(kind): \(coming)")
        #expect(way.steps.allSatisfy { $0 <= way.way * 0.25 + 1 } && way.steps.suffix(10).allSatisfy { $0 < 0.01 })
        let going = back.moments.map { seen($0, of: rest, in: window) }
        #expect(going.count > 8 && going.count < 40 && going[0] > 0.9 && (going.last ?? 1) < 0.15, "\(kind): \(going)")
        #expect(zip(going, going.dropFirst()).allSatisfy { $0 - $1 < 0.3 && $0 - $1 > -0.001 }, "\(kind): \(going)")
        #expect(back.steps.allSatisfy { $0 <= back.way * 0.25 + 1 }, "\(kind): \(back.steps)")
        if let shade, let brightening {
            let darker = shade.moments.map(\.opacity)
            let brighter = brightening.moments.map(\.opacity)
            #expect(darker[0] < 0.25 && darker[69] == 1, "\(kind): \(darker)")
            #expect(
                zip(darker, darker.dropFirst()).allSatisfy { $1 >= $0 - 0.001 && $1 - $0 < 0.3 }, "\(kind): \(darker)")
            #expect(brighter[0] > 0.9 && (brighter.last ?? 1) < 0.15, "\(kind): \(brighter)")
            #expect(zip(brighter, brighter.dropFirst()).allSatisfy { $1 <= $0 + 0.001 && $0 - $1 < 0.3 }, "\(kind)")
            #expect(shade.moments.allSatisfy { $0.frame == window }, "\(kind)")
        }
        try fixture.film(0.6, "in") { fixture.show() }
        try fixture.film(0.5, "out") { fixture.overlay.dismiss(for: .code, animated: true) }
    }

    /// Checklist 76: the content moves with the keyboard's duration, and back.
    @Test(arguments: MovingKind.allCases) func theKeyboardMovesEveryOverlaySmoothly(_ kind: MovingKind) throws {
        let fixture = OverlayMotionFixture(kind)
        if kind.isAtTheTop { fixture.page.anchor.frame.origin.y = 420 }
        fixture.show()
        try fixture.device.settle()

        try fixture.device.showKeyboard()
        let up = fixture.record(50)
        try fixture.device.hideKeyboard()
        let down = fixture.record(50)

        #expect(up.way > 20, "\(kind)")
        for record in [up, down] {
            #expect(record.steps.allSatisfy { $0 <= record.way * 0.35 + 1 }, "\(kind): \(record.steps)")
            // It slows down before it stops.
            #expect((record.steps.last { $0 > 0.01 } ?? 0) < record.way * 0.03, "\(kind): \(record.steps)")
            #expect(record.steps.suffix(10).allSatisfy { $0 < 0.01 }, "\(kind): \(record.steps)")
            #expect(record.moments.allSatisfy { $0.opacity == 1 }, "\(kind)")
        }
        #expect(abs(down.way - up.way) <= up.way * 0.35)
        try fixture.film(0.4, "keyboard-in") { try fixture.device.showKeyboard() }
        try fixture.film(0.4, "keyboard-out") { try fixture.device.hideKeyboard() }
    }

    /// Checklist 96: a dialog whose content changes grows from its center.
    @Test func aDialogChangesItsSizeSmoothly() throws {
        let fixture = OverlayMotionFixture(.dialog)
        let dialog = try #require(fixture.overlay as? BlockDialog)
        fixture.show()
        try fixture.device.settle()

        dialog.animateChanges { dialog.block.size.height = 400 }
        let growth = fixture.record(40)

        #expect(abs((growth.moments.last?.frame.height ?? 0) - 400) < 0.01)
        #expect(growth.moments.allSatisfy { abs($0.frame.midY - growth.moments[0].frame.midY) < 0.6 })
        #expect(growth.steps.allSatisfy { $0 <= growth.way * 0.15 + 1 }, "\(growth.steps)")
        let heights = growth.moments.map(\.frame.height)
        #expect(heights == heights.sorted() && heights[0] < 180)
        try fixture.film(0.4, "resize") { dialog.animateChanges { dialog.block.size.height = 140 } }
    }

    /// Checklist 97: from one detent to another.
    @Test(arguments: [SheetDetent.quarter, .threeQuarters, .full]) func aSheetChangesItsDetentSmoothly(
        _ detent: SheetDetent
    ) throws {
        let fixture = OverlayMotionFixture(.bottomSheet)
        let sheet = try #require(fixture.overlay as? BottomSheetController)
        fixture.show()
        try fixture.device.settle()

        sheet.setDetent(detent, animated: true)
        let change = fixture.record(40)

        let height = fixture.device.window.bounds.height
        #expect(abs((change.moments.last?.frame.minY ?? 0) - height * (1 - detent.fraction)) < 0.51)
        #expect(change.moments.allSatisfy { $0.frame.maxY >= height - 0.51 }, "a gap below the sheet")
        #expect(change.steps.allSatisfy { $0 <= change.way * 0.25 + 1 }, "\(change.steps)")
        try fixture.film(0.4, "detent-\(detent.fraction)") { sheet.setDetent(.half, animated: true) }
    }

    /// Checklist 97
    @Test(arguments: [CGFloat(-60), 60, 130]) func releasedSheetReturnsSmoothly(_ pull: CGFloat) throws {
        let fixture = OverlayMotionFixture(.bottomSheet)
        fixture.show()
        try fixture.device.settle()
        let start = fixture.record(1).moments[0].frame
        let finger = MovingTouch(on: fixture.device, x: 187, y: 400)
        finger.move(down: pull)
        finger.rest()
        let held = fixture.record(1).moments[0].frame

        finger.lift()
        let back = fixture.record(40)

        #expect(abs(held.minY - start.minY) > 40)
        #expect(abs((back.moments.first?.frame.minY ?? 0) - held.minY) < abs(held.minY - start.minY) * 0.3 + 1)
        let steps = back.steps
        #expect(steps.allSatisfy { $0 <= back.way * 0.25 + 1 } && steps.suffix(5).allSatisfy { $0 < 0.01 }, "\(steps)")
        #expect(back.moments.allSatisfy { $0.frame.maxY >= fixture.device.window.bounds.height - 0.51 })
    }
}

extension MovingKind {
    /// Whether its anchor is too high for the keyboard to matter.
    fileprivate var isAtTheTop: Bool {
        switch self {
        case .popoverView: true
        case .readyMade, .dialog, .bottomSheet, .modal: false
        }
    }
}

extension MotionRecorder {
    /// Whether the recorded view is in a window.
    var isInWindow: Bool { view.window != nil }
}
