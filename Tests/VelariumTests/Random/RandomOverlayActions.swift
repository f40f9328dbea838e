import TestSupport
import Testing
import UIKit
import Velarium
import VelariumTesting

/// A random sequence of what users, apps and systems do to overlays of every kind at once.
@MainActor final class RandomOverlayActions {
    /// The violated expectations as messages, with the step after which each was found.
    private(set) var violations: [String] = []
    /// The steps performed so far.
    private(set) var steps: [String] = []
    private(set) var showings = 0
    private(set) var reasons: Set<DismissReason> = []
    /// Overlays of this storm that have not been released.
    var survivors: [OverlayKind] { witnesses.filter { $0.object != nil }.map(\.kind) }
    private var isSceneClosed = false

    private struct ReleaseRecorder {
        let kind: OverlayKind
        weak var object: AnyObject?
    }

    let device: TestDevice
    private let page = RandomOverlayPage()
    private let window: UIWindow
    private var random: SeededRandom
    private var overlays: [RandomOverlay] = []
    private var witnesses: [ReleaseRecorder] = []
    private var keyboardHeight: CGFloat = 0

    init(seed: UInt64, on model: TestDevice.Model) {
        device = TestDevice(model, style: seed % 2 == 0 ? .light : .dark)
        device.recordsMisuses = true
        random = SeededRandom(seed: seed)
        window = device.show(page)
        overlays = OverlayKind.allCases.map(RandomOverlay.init)
        witnesses = overlays.map { ReleaseRecorder(kind: $0.kind, object: $0.overlay) }
    }

    /// Performs `count` steps, and checks the invariants after each.
    func run(_ count: Int) async {
        for _ in 0..<count {
            let step = await takeStep()
            steps.append(step)
            for overlay in overlays {
                if let complaint = overlay.complaint { violations.append("\(step): \(complaint)") }
            }
        }
    }

    /// Dismisses everything, and checks what remains.
    func end() async {
        // Another test may have run since.
        _ = device.window
        for overlay in overlays {
            overlay.disarm()
            overlay.overlay.dismiss(for: .code, animated: random.flip())
        }
        if keyboardHeight > 0 { try? device.hideKeyboard() }
        await finish()
        if device.window !== window { violations.append("the key window was not restored") }
        if page.presentedViewController != nil { violations.append("something is presented still") }
    }

    /// Disconnects the scene, which dismisses the presented overlays.
    func closeScene() async {
        _ = device.window
        try? await device.moveScene(to: .active)
        overlays.forEach { $0.disarm() }
        let shown = overlays.filter(\.overlay.lifecycle.isPresented)
        try? await device.moveScene(to: .disconnected)
        isSceneClosed = true
        await finish()
        for overlay in shown where overlay.ends.last != .sceneClosed {
            violations.append("\(overlay.kind) ended as \(overlay.ends.last?.rawValue ?? "nothing") with its scene")
        }
    }

    private func finish() async {
        for _ in 0..<3 {
            await rest()
            for _ in 0..<4 { await Task.yield() }
        }
        for overlay in overlays {
            if overlay.overlay.lifecycle.isPresented || overlay.overlay.lifecycle.isDismissing {
                violations.append("\(overlay.kind) cannot be ended")
            }
            for complaint in [overlay.complaint, isSceneClosed ? nil : overlay.trace] {
                if let complaint { violations.append("the end: \(complaint)") }
            }
            if overlay.returns != overlay.waits {
                violations.append("\(overlay.kind): \(overlay.waits - overlay.returns) tasks wait for ever")
            }
            showings += overlay.showings
            reasons.formUnion(overlay.ends)
        }
        overlays = []
        await device.advance(by: 1)
    }

    private func rest() async {
        do {
            try await device.settle()
        } catch {
            violations.append("\(error)")
        }
    }

    // MARK: Steps

    private func takeStep() async -> String {
        let overlay = overlays.randomElement(using: &random)!
        _ = device.window
        switch Int.random(in: 0..<28, using: &random) {
        case 0..<6:
            overlay.show(on: page, animated: random.flip())
            return "show \(overlay.kind)"
        case 6..<8:
            overlay.hide(animated: random.flip())
            return "hide \(overlay.kind)"
        case 8:
            let reason = DismissReason.allCases.randomElement(using: &random)!
            overlay.overlay.dismiss(for: reason, animated: random.flip())
            return "end \(overlay.kind) for \(reason)"
        case 9..<11:
            if overlay.overlay.lifecycle.isPresented { overlay.wait() }
            return "wait for \(overlay.kind)"
        case 11:
            overlay.cancel()
            for _ in 0..<3 { await Task.yield() }
            return "cancel a task"
        case 12..<14: return await tap()
        case 14: return await moveKeyboard()
        case 15: return await turn()
        case 16:
            try? await device.key("escape")
            return "escape"
        case 17: return await changeScene()
        case 18, 19:
            overlay.change(&random)
            return "change \(overlay.kind)"
        case 20:
            arm(overlay)
            return "arm \(overlay.kind)"
        case 21, 22: return await drag()
        case 23:
            page.offerAbove(DialogController(sizing: DialogSizing(.small, .matched)), animated: random.flip())
            return "present above"
        case 24:
            page.dismiss(animated: random.flip())
            return "dismiss all"
        case 25: return await changeSettings()
        default: return await wait()
        }
    }

    private func tap() async -> String {
        let size = window.bounds.size
        let (x, y) = (
            CGFloat.random(in: 0..<size.width, using: &random), CGFloat.random(in: 0..<size.height, using: &random)
        )
        try? await device.tap(x: x, y: y)
        return "tap at \(Int(x)), \(Int(y))"
    }

    private func drag() async -> String {
        let size = window.bounds.size
        let x = CGFloat.random(in: 0..<size.width, using: &random)
        let (start, end) = (
            CGFloat.random(in: 0..<size.height, using: &random), CGFloat.random(in: 0..<size.height, using: &random)
        )
        try? await device.drag(
            from: CGPoint(x: x, y: start), to: CGPoint(x: x, y: end), in: Double.random(in: 0.05..<0.3, using: &random))
        return "drag from \(Int(start)) to \(Int(end))"
    }

    /// Calls something on a random overlay in the next callback of `overlay`.
    private func arm(_ overlay: RandomOverlay) {
        let other = overlays.randomElement(using: &random)!
        let appAction = Int.random(in: 0..<4, using: &random)
        let isAnimated = random.flip()
        overlay.arm { [page] in
            switch appAction {
            case 0: other.show(on: page, animated: isAnimated)
            case 1: other.hide(animated: isAnimated)
            case 2: other.overlay.dismiss(for: .action, animated: isAnimated)
            default: page.view.layoutIfNeeded()
            }
        }
    }

    private func changeSettings() async -> String {
        if random.flip() {
            try? await device.setStyle(random.flip() ? .dark : .light)
            return "style"
        }
        let sizes: [UIContentSizeCategory] = [.small, .large, .accessibilityLarge]
        try? await device.setTextSize(sizes.randomElement(using: &random)!)
        return "text size"
    }

    private func moveKeyboard() async -> String {
        keyboardHeight = keyboardHeight > 0 ? 0 : CGFloat.random(in: 100..<350, using: &random)
        if keyboardHeight > 0 {
            try? device.showKeyboard(height: keyboardHeight)
        } else {
            try? device.hideKeyboard()
        }
        await device.advance(by: 0.02)
        return "keyboard \(Int(keyboardHeight))"
    }

    /// Rotates the device, or resizes a desktop window.
    private func turn() async -> String {
        let size = CGSize(
            width: CGFloat.random(in: 320..<700, using: &random).rounded(),
            height: CGFloat.random(in: 400..<700, using: &random).rounded())
        try? await device.resize(to: size)
        let side: UIInterfaceOrientation = window.bounds.width > window.bounds.height ? .portrait : .landscapeLeft
        try? await device.rotate(to: side)
        return "turn"
    }

    /// Sends the app to the background or back to the foreground.
    private func changeScene() async -> String {
        let phase: TestDevice.ScenePhase = [.inactive, .background, .active].randomElement(using: &random)!
        try? await device.moveScene(to: phase)
        if phase == .background {
            await device.advance(by: Double.random(in: 0..<1, using: &random))
            try? await device.moveScene(to: .active)
        }
        return "scene \(phase)"
    }

    /// Advances the time; if all animations have ended, content must not be covered by the keyboard.
    private func wait() async -> String {
        if random.flip() {
            await device.advance(by: Double.random(in: 0..<0.3, using: &random))
            return "wait"
        }
        await rest()
        if keyboardHeight > 0 { recordKeyboardViolations() }
        return "settle"
    }

    private func recordKeyboardViolations() {
        for overlay in overlays {
            guard let content = overlay.standingContent, let place = content.superview else { continue }
            let frame = content.convert(content.bounds, to: nil)
            let clear = place.bounds.height - keyboardHeight - 40
            if clear >= 150, frame.maxY > window.bounds.height - keyboardHeight + 0.5 {
                violations.append("\(overlay.kind): content to \(frame.maxY) below a keyboard of \(keyboardHeight)")
            }
        }
    }
}
