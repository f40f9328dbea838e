import CoreGraphics
import QuartzCore
import UIKitCore

/// Replays a `KeyboardSituation` on a system's keyboard: what it does now, and what follows in the next tenths of a
/// second.
@MainActor package struct KeyboardReplay {
    private let situation: KeyboardSituation
    private let system: UIKitSystem

    /// A replay of `situation` on the keyboard of `system`.
    package init(_ situation: KeyboardSituation, on system: UIKitSystem) {
        self.situation = situation
        self.system = system
    }

    private var keyboard: ScreenKeyboard { system.keyboard }
    private var screen: CGRect { system.screen.bounds }
    private var height: CGFloat { keyboard.defaultHeight }

    private func docked(_ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    /// The time in the middle of the keyboard's animation, in seconds.
    private static let middle = KeyboardMetrics.duration / 2
    /// How much higher a keyboard with another input view is. Points; chosen.
    private static let growth: CGFloat = 44

    /// Begins the replay.
    package func start() {
        system.activate()
        switch situation {
        case .doubledRounds: repeatDocking(2)
        case .tripledRounds: repeatDocking(3)
        case .zeroEndFrame: hideWithZeroFrame()
        case .zeroHeight: keyboard.dock(height: 0)
        case .widerThanWindow: dockWider()
        case .splitView: dockBesideAnotherApp()
        case .mostlyOffScreen: dockMostlyOffScreen()
        case .silentChange: keyboard.replace(with: .docked(height: height + Self.growth))
        case .silentUndocking: undockSilently()
        case .undocked: undock()
        case .split: split()
        case .hideShowStorm: storm()
        case .previousFrame: reportPreviousFrame()
        case .otherApp: keyboard.dock(height: height, isLocal: false)
        case .changeDuringAnimation:
            keyboard.dock(height: height)
            later { $0.dock(height: $0.defaultHeight + Self.growth) }
        case .hideDuringAnimation:
            keyboard.dock(height: height)
            later { $0.hide() }
        case .showLater: later { $0.dock(height: $0.defaultHeight) }
        case .hideLater:
            if keyboard.frame == nil { UIView.performWithoutAnimation { keyboard.dock(height: height) } }
            later { $0.hide() }
        case .responderRemoved:
            keyboard.dock(height: height)
            removeResponderLater()
        case .accessoryAtShow:
            keyboard.dock(height: height)
            keyboard.dock(height: height + Self.growth)
        case .changeWhileHidden: changeWhileHidden()
        case .withoutAnimation: UIView.performWithoutAnimation { keyboard.dock(height: height) }
        }
    }

    private func later(_ action: @escaping @MainActor (ScreenKeyboard) -> Void) {
        let system = system
        _ = system.frameLoop.scheduleWork("the keyboard", after: Self.middle) { [weak system] in
            if let system { action(system.keyboard) }
        }
    }

    private func removeResponderLater() {
        let system = system
        _ = system.frameLoop.scheduleWork("the keyboard", after: Self.middle) { [weak system] in
            (system?.keyboardResponder as? UIView)?.removeFromSuperview()
        }
    }

    private func repeatDocking(_ count: Int) {
        for _ in 0..<count { keyboard.dock(height: height) }
    }

    private func hideWithZeroFrame() {
        let begin = keyboard.frame ?? docked(height)
        keyboard.replace(with: .hidden)
        keyboard.postRound(.hide, from: begin, to: .zero)
    }

    private func dockWider() {
        dock(reporting: docked(height).insetBy(dx: -screen.width / 4, dy: 0))
    }

    private func dockBesideAnotherApp() {
        dock(reporting: CGRect(x: -screen.width, y: screen.height - height, width: 2 * screen.width, height: height))
    }

    /// Docks the keyboard, and reports another frame for it.
    private func dock(reporting frame: CGRect) {
        keyboard.replace(with: .docked(height: height))
        keyboard.postRound(.show, from: frame.offsetBy(dx: 0, dy: height), to: frame)
    }

    private func dockMostlyOffScreen() {
        let bar = KeyboardMetrics.shortcutBarHeight
        keyboard.replace(with: .docked(height: bar))
        let full = CGRect(x: 0, y: screen.height - bar, width: screen.width, height: height)
        keyboard.postRound(.show, from: full.offsetBy(dx: 0, dy: bar), to: full)
    }

    /// In the middle of the screen, as high as the docked keyboard.
    private var undockedFrame: CGRect { docked(height).offsetBy(dx: 0, dy: -(screen.height - height) / 2) }

    private func undockSilently() {
        let begin = keyboard.frame ?? docked(height)
        keyboard.replace(with: .floating(undockedFrame))
        keyboard.postRound(.frame, from: begin, to: undockedFrame)
    }

    private func undock() {
        if keyboard.frame == nil { keyboard.dock(height: height) }
        keyboard.float(at: undockedFrame)
    }

    private func split() {
        if keyboard.frame == nil { keyboard.dock(height: height) }
        keyboard.split(at: undockedFrame.minY)
    }

    private func storm() {
        for _ in 0..<3 {
            keyboard.dock(height: height)
            keyboard.hide()
        }
        keyboard.dock(height: height)
    }

    private func reportPreviousFrame() {
        let old = keyboard.frame ?? docked(height)
        keyboard.replace(with: .docked(height: old.height + Self.growth))
        keyboard.postRound(.show, from: old, to: old)
    }

    private func changeWhileHidden() {
        keyboard.hide()
        let below = docked(height + Self.growth).offsetBy(dx: 0, dy: height + Self.growth)
        keyboard.postRound(.frame, from: docked(height).offsetBy(dx: 0, dy: height), to: below)
    }
}
