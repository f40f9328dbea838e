import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// What happens to a sheet between its detents when something else changes it: no frame shows it away from its edge.
@MainActor @Suite struct DetentInterruptionTests {
    /// What the sheet does when it is interrupted.
    enum Motion: CaseIterable, Sendable {
        /// It grows to its highest detent.
        case growing
        /// It shrinks to its lowest detent.
        case shrinking
        /// The user drags it up.
        case dragged
        /// The user drags it down, so far that its dismissal is interactive.
        case pulledDown
        /// The interface rotates to landscape and back.
        case rotating
        /// It is being dismissed.
        case leaving
        /// The user has released it so that it is dismissed.
        case thrownDown
    }

    /// What interrupts it.
    enum Interruption: CaseIterable, Sendable {
        case rotation, rotationTwice, device, keyboard, keyboardAndBack, invalidation, selection, newDetents
        case animatedSelection, textSize, style, dismissal, instantDismissal, presentation
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let motion: Motion
        let interruption: Interruption
        var testDescription: String { "\(motion) \(interruption)" }
    }

    nonisolated static let cases = Motion.allCases.flatMap { motion in
        Interruption.allCases.map { Case(motion: motion, interruption: $0) }
    }.filter {
        // A dismissal goes on where it was, as if on the old device, until it is complete.
        $0.interruption != .device || ![.leaving, .thrownDown].contains($0.motion)
    }

    /// The delegate is told of an attempt only if the user is refused, not if the app dismisses first.
    @Test(arguments: [CGFloat(260), 330]) func aDismissalByCodeDuringADragIsNoRefusedAttempt(distance: CGFloat) throws {
        let fixture = try DetentFixture([.fixed(200), .medium()]) { $0.selectedDetentIdentifier = .medium }
        let finger = fixture.finger()
        let start = finger.location
        for step in 1...6 { finger.move(to: CGPoint(x: 195, y: start.y + distance * CGFloat(step) / 12)) }
        fixture.content.dismiss(animated: true)

        for step in 7...12 { finger.move(to: CGPoint(x: 195, y: start.y + distance * CGFloat(step) / 12)) }
        fixture.device.advance(by: 0.3)
        finger.lift()
        try fixture.device.settle()

        #expect(!fixture.calls.contains("attempt"))
        #expect(fixture.content.presentingViewController == nil)
    }

    @Test(arguments: cases)
    func aMovingSheetStaysAtItsEdgeInEveryFrame(_ row: Case) throws {
        let fixture = try InterruptionFixture()
        for wait in [0, 0.05, 0.2] {
            let finger = try fixture.begin(row.motion)
            fixture.watch(frames: Int(wait * 60))
            try fixture.interrupt(by: row.interruption)
            fixture.watch(frames: 30)
            finger?.lift()
            fixture.watch(frames: 30)
            try fixture.restore()
        }

        #expect(fixture.violations.isEmpty, "\(fixture.violations.prefix(3))")
        #expect(!fixture.base.device.misuses.contains { $0.raises })
    }

    /// A sheet that grows in a rotation is stopped where it is visible, which includes what the rotation adds.
    @Test(arguments: [Interruption.selection, .newDetents, .invalidation, .animatedSelection])
    func aSheetThatGrowsInARotationStaysOnTheScreen(_ interruption: Interruption) throws {
        let fixture = try InterruptionFixture()
        _ = try fixture.begin(.rotating)
        _ = try fixture.begin(.growing)

        try fixture.interrupt(by: interruption)

        let screen = fixture.base.device.window.bounds
        for _ in 0..<30 {
            let shown = try #require(fixture.shownFrames).sheet
            // The sheet is between its widths of both orientations.
            #expect(shown.minY >= -0.5 && shown.width <= max(screen.width, screen.height) + 0.5, "\(shown)")
            fixture.base.device.advance(by: 1.0 / 60)
        }
        try fixture.restore()
    }
}

/// A sheet with three detents and a text field, watched frame by frame.
@MainActor private final class InterruptionFixture {
    let base = SheetFixture()
    private(set) var violations: [String] = []
    private var content: ScriptedController
    private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))

    private var device: TestDevice { base.device }
    private var sheet: UISheetPresentationController? { content.sheetPresentationController }

    init() throws {
        content = base.content()
        try present()
    }

    private func present() throws {
        content = base.content()
        content.view.addSubview(field)
        sheet?.detents = [.fixed(150, "low"), .medium(), .large()]
        sheet?.prefersEdgeAttachedInCompactHeight = true
        sheet?.selectedDetentIdentifier = .medium
        try base.present(content)
    }

    func begin(_ motion: DetentInterruptionTests.Motion) throws -> SheetDrag? {
        switch motion {
        case .growing: sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        case .shrinking: sheet?.animateChanges { sheet?.selectedDetentIdentifier = .init("low") }
        case .dragged: return drag(by: -120)
        case .pulledDown: return drag(by: 300)
        case .rotating:
            try device.rotate(to: .landscapeRight)
            try device.settle()
            try device.rotate(to: .portrait)
            device.advance(by: 1.0 / 60)
        case .leaving: content.dismiss(animated: true)
        case .thrownDown: drag(by: 320).lift()
        }
        return nil
    }

    private func drag(by distance: CGFloat) -> SheetDrag {
        let finger = SheetDrag(on: device, x: 300, y: 480)
        for step in 1...6 { finger.move(to: CGPoint(x: 300, y: 480 + distance * CGFloat(step) / 6)) }
        return finger
    }

    func interrupt(by interruption: DetentInterruptionTests.Interruption) throws {
        switch interruption {
        case .rotation: try device.rotate(to: .landscapeRight)
        case .rotationTwice:
            try device.rotate(to: .landscapeRight)
            watch(frames: 6)
            try device.rotate(to: .portrait)
        case .device: try device.changeModel(to: .iPhoneSE)
        case .keyboard, .keyboardAndBack:
            field.becomeFirstResponder()
            try device.showKeyboard(height: 300)
            guard interruption == .keyboardAndBack else { return }
            watch(frames: 6)
            field.resignFirstResponder()
            try device.hideKeyboard()
        case .invalidation: sheet?.invalidateDetents()
        case .selection: sheet?.selectedDetentIdentifier = .init("low")
        case .newDetents: sheet?.detents = [.fixed(260, "other"), .large()]
        case .animatedSelection: sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
        case .textSize: try device.setTextSize(.accessibilityLarge)
        case .style: try device.setStyle(.dark)
        case .dismissal: content.dismiss(animated: true)
        case .instantDismissal: content.dismiss(animated: false)
        case .presentation: content.present(base.content(), animated: true)
        }
    }

    /// Everything as in the beginning.
    func restore() throws {
        try device.settle()
        if let sheet, let view = sheet.presentedView, content.presentedViewController == nil,
            content.presentingViewController != nil
        {
            let rest = sheet.frameOfPresentedViewInContainerView
            if view.frame != rest || view.transform != .identity || view.layer.animationKeys()?.isEmpty == false {
                violations.append("The sheet rests at \(view.frame) instead of \(rest).")
            }
        }
        field.resignFirstResponder()
        try device.hideKeyboard()
        try device.changeModel(to: .iPhone14)
        try device.rotate(to: .portrait)
        try device.settle()
        base.root.dismiss(animated: false)
        try device.settle()
        if base.root.presentedViewController != nil { violations.append("The sheet is still presented.") }
        try present()
    }

    /// Advances, and notes each frame in which the sheet's lower edge is not at the lower edge of the container, or
    /// below it.
    /// The sheet's frame and its container's bounds on the screen; nil while it is in none.
    var shownFrames: (sheet: CGRect, container: CGRect)? {
        guard let view = sheet?.presentedView, let container = sheet?.containerView, view.superview === container else {
            return nil
        }
        return (
            view.layer.presentation()?.frame ?? view.frame, container.layer.presentation()?.bounds ?? container.bounds
        )
    }

    func watch(frames: Int) {
        for frame in 0...frames {
            if frame > 0 { device.advance(by: 1.0 / 60) }
            guard let (shown, bounds) = shownFrames else { continue }
            // A card in front scales it down.
            guard content.presentedViewController == nil else { continue }
            if shown.maxY < bounds.maxY - 0.5 || shown.minY < -0.5 || shown.height > bounds.height + 0.5 {
                violations.append("Frame \(frame) shows the sheet at \(shown) in \(bounds).")
            }
        }
    }
}
