import CoreGraphics
import TestSupport
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Random fingers, settings, rotations and dismissals on sheets with detents.
@MainActor @Suite struct DetentStormTests {
    @Test(arguments: 1...TestRun.cases(12))
    func aStormLeavesASheetAtOneOfItsDetentsOrNothing(seed: Int) throws {
        let storm = DetentStorm(seed: UInt64(seed))

        for _ in 0..<250 { try storm.step() }
        try storm.end()

        #expect(storm.violations.isEmpty, "\(storm.violations.prefix(3))")
        #expect(storm.presented > 0)
    }
}

@MainActor private final class DetentStorm {
    private enum Step: CaseIterable {
        case present, down, move, moveFar, lift, cancel, frame, wait, select, replaceDetents, animate, undim, modal,
            rotate, keyboard, dismiss, grabber, page
    }

    private(set) var violations: [String] = []
    private(set) var presented = 0
    private let base = SheetFixture()
    private var random: SeededRandom
    private var finger: SheetDrag?
    private var isKeyboardShown = false
    private weak var content: ScriptedController?
    private var pageTaps = 0

    private var device: TestDevice { base.device }
    private var sheet: UISheetPresentationController? { content?.sheetPresentationController }

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 900, height: 40))
        button.addAction(UIAction { [unowned self] _ in pageTaps += 1 }, for: .touchDown)
        base.root.view.addSubview(button)
    }

    func step() throws {
        let step = Step.allCases.randomElement(using: &random) ?? .frame
        try perform(step)
        verify(after: step)
    }

    private func perform(_ step: Step) throws {
        let size = device.window.bounds.size
        let anywhere = CGPoint(
            x: CGFloat.random(in: 60...300, using: &random),
            y: CGFloat.random(in: 45...(size.height - 5), using: &random))
        switch step {
        case .present: present()
        case .down where finger == nil: finger = SheetDrag(on: device, x: anywhere.x, y: anywhere.y)
        case .move:
            guard let place = finger?.location else { return }
            let way = CGFloat.random(in: -40...40, using: &random)
            finger?.move(to: CGPoint(x: place.x, y: min(max(place.y + way, 1), size.height - 1)))
        case .moveFar: finger?.move(to: anywhere)
        case .lift:
            finger?.lift()
            finger = nil
        case .cancel:
            finger?.cancel()
            finger = nil
        case .frame, .down: device.advance(by: 1.0 / 60)
        case .wait: device.advance(by: 0.15)
        case .select: sheet?.selectedDetentIdentifier = identifier()
        case .replaceDetents: sheet?.detents = detents()
        case .animate:
            let chosen = identifier()
            sheet?.animateChanges { sheet?.selectedDetentIdentifier = chosen }
        case .undim: sheet?.largestUndimmedDetentIdentifier = identifier()
        case .modal: content?.isModalInPresentation.toggle()
        case .rotate where finger == nil:
            try device.rotate(to: size.width < size.height ? .landscapeRight : .portrait)
        case .keyboard:
            isKeyboardShown.toggle()
            if isKeyboardShown { try device.showKeyboard(height: 200) } else { try device.hideKeyboard() }
        case .dismiss: content?.dismiss(animated: Bool.random(using: &random))
        case .grabber: sheet?.prefersGrabberVisible.toggle()
        case .page where finger == nil: try tapThePage()
        case .rotate, .page: return
        }
    }

    private func present() {
        guard base.root.presentedViewController == nil else { return }
        let next = base.content()
        guard let sheet = next.sheetPresentationController else { return }
        sheet.detents = detents()
        sheet.prefersEdgeAttachedInCompactHeight = Bool.random(using: &random)
        content = next
        presented += 1
        base.root.present(next, animated: Bool.random(using: &random))
    }

    private func detents() -> [Detent] {
        let all = [Detent.medium(), .large(), .fixed(120, "low"), .fixed(500, "high")]
        // The last one is active everywhere.
        return all.filter { _ in Bool.random(using: &random) } + [.fixed(260, "always")]
    }

    private func identifier() -> Detent.Identifier? {
        [nil, .medium, .large, .init("low"), .init("always"), .init("unknown")].randomElement(using: &random) ?? nil
    }

    /// Touches reach the page exactly when nothing is presented, or the sheet is undimmed and not modal.
    private func tapThePage() throws {
        try device.settle()
        let point = CGPoint(x: 100, y: 20)
        // Behind a fully expanded sheet the page is scaled down.
        guard base.root.view.convert(base.root.view.bounds, to: nil).contains(point) else { return }
        let before = pageTaps
        let isOpen: Bool
        if let sheet, let content, base.root.presentedViewController === content {
            guard base.frame(of: content).minY > 45 else { return }
            isOpen = sheet.containerView?.accessibilityViewIsModal == false && !content.isModalInPresentation
        } else {
            isOpen = true
        }
        try device.tap(x: point.x, y: point.y)
        try device.settle()
        if (pageTaps > before) != isOpen {
            violations.append("The page got \(pageTaps - before) taps, open: \(isOpen).")
        }
    }

    private func verify(after step: Step) {
        if device.misuses.contains(where: \.raises) { violations.append("\(step) raised.") }
        guard let view = sheet?.presentedView, let container = sheet?.containerView, view.superview === container else {
            return
        }
        let shown = view.layer.presentation()?.frame ?? view.frame
        if shown.minY < -0.5 || !shown.minY.isFinite { violations.append("\(step) moved the sheet to \(shown).") }
        // A rotation has not laid the sheet out yet.
        if step != .rotate, view.bounds.height > container.bounds.height + 0.5 {
            violations.append("\(step) made the sheet \(view.bounds.height) points high.")
        }
    }

    /// Lifts the finger, and verifies where the sheet comes to rest, and that nothing remains of it in the end.
    func end() throws {
        finger?.lift()
        finger = nil
        if isKeyboardShown { try device.hideKeyboard() }
        try device.settle()
        if let sheet, let view = sheet.presentedView, sheet.containerView != nil {
            let rest = sheet.frameOfPresentedViewInContainerView
            if view.frame != rest || view.transform != .identity {
                violations.append("The sheet rests at \(view.frame) instead of \(rest).")
            }
        }
        content?.dismiss(animated: true)
        try device.settle()
        if base.root.presentedViewController != nil { violations.append("The sheet is still presented.") }
        if base.root.view.superview !== device.window { violations.append("The page is not in the window.") }
        if base.root.view.frame != device.window.bounds { violations.append("The page is at \(base.root.view.frame).") }
        if content != nil { violations.append("The content leaks.") }
    }
}
