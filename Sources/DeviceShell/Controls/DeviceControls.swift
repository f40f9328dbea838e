import Driving
import Foundation
import SystemChrome
import UIKitCore

/// Performs the device commands in a window, using the steps of scripts.
@MainActor package final class DeviceControls {
    private let system: UIKitSystem
    private let context: StepContext
    private let appName: String
    /// Called with the equivalent step after a command was performed.
    private let didPerform: (Step) -> Void
    /// The window around the device; nil if there is none.
    weak var shell: (any ShellCommands)?

    /// Handles the keys of `context`'s device that the app does not handle.
    package init(_ context: StepContext, appName: String, didPerform: @escaping (Step) -> Void = { _ in }) {
        self.context = context
        self.appName = appName
        self.didPerform = didPerform
        system = context.system
        system.performDeviceCommand = { [weak self] stroke, takesText in
            guard let self, let command = DeviceCommand(stroke), !takesText || command.precedesText else {
                return false
            }
            // After the frame that handles the key: a step examines the screen after that frame.
            let clock = system.host.clock
            _ = clock.schedule(at: clock.now) { [weak self] in self?.perform(command, stroke) }
            return true
        }
    }

    /// Performs `command`, which a key or a button of the shell stands for.
    package func perform(_ command: DeviceCommand, _ stroke: KeyStroke? = nil) {
        system.activate()
        system.overlay.hideNotice()
        switch command {
        case .rotateLeft: rotate(through: Self.leftRotationOrder)
        case .rotateRight: rotate(through: Self.leftRotationOrder.reversed())
        case .toggleStyle:
            perform(.style(system.settings.style == .dark ? .light : .dark))
        case .enlargeText: changeTextSize(by: 1)
        case .reduceText: changeTextSize(by: -1)
        case .toggleKeyboard: toggleKeyboard()
        case .toggleSoftwareKeyboard:
            let isOn = system.keyboardPresenter?.isSoftwareKeyboardEnabled == true
            perform(
                .keyboardKind(isOn ? .hardware : .software),
                notice: isOn ? "Keyboard on the screen: off" : "Keyboard on the screen: on")
        case .savePicture: savePicture()
        case .showHelp: system.overlay.showPanel(HelpPanel(title: "Keys and mouse"), openedBy: stroke)
        case .zoomToFit, .zoomToPoints, .zoomToPixels, .toggleSlowMotion, .togglePause, .showNextFrame,
            .toggleInspector:
            performOnShell(command)
        }
    }

    private func performOnShell(_ command: DeviceCommand) {
        guard let shell else {
            return system.overlay.showNotice("Needs the window around the device: start without --no-shell")
        }
        switch command {
        case .zoomToFit: shell.zoom = .fit
        case .zoomToPoints: shell.zoom = .full
        case .zoomToPixels: shell.zoom = .pixelForPixel
        case .toggleSlowMotion: shell.speed = shell.speed == .tenth ? .full : .tenth
        case .togglePause: shell.speed = shell.speed == .paused ? .full : .paused
        case .showNextFrame: shell.showNextFrame()
        case .toggleInspector: shell.isInspecting.toggle()
        default: break
        }
    }

    /// Performs `step` and shows the outcome; returns false when the device or the app refuses.
    @discardableResult
    package func perform(_ step: Step, notice: String? = nil) -> Bool {
        system.activate()
        do {
            _ = try StepRun(step, in: context)
        } catch {
            system.overlay.showNotice(error.reason.capitalizedStart)
            return false
        }
        didPerform(step)
        if let notice { system.overlay.showNotice(notice) }
        return true
    }

    // MARK: Commands

    /// The interface orientations in the order of turning the device to the left.
    private static let leftRotationOrder: [Step.Rotation] = [
        .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]

    /// Rotates to the next orientation of `turns` that the device supports.
    private func rotate(through turns: [Step.Rotation]) {
        guard let now = turns.firstIndex(where: { $0.orientation == system.orientation }) else { return }
        let next = (1..<turns.count).map { turns[(now + $0) % turns.count] }
        guard let goal = next.first(where: { system.device.canRotate(to: $0.orientation) }) ?? next.first else {
            return
        }
        perform(.rotate(goal))
    }

    private func changeTextSize(by change: Int) {
        let sizes = Step.Setting.TextSize.allCases
        guard let now = Step.Setting.TextSize(system.settings.textSize), let index = sizes.firstIndex(of: now) else {
            return
        }
        guard sizes.indices.contains(index + change) else {
            return system.overlay.showNotice(change > 0 ? "Text is as large as it gets" : "Text is as small as it gets")
        }
        let size = sizes[index + change]
        perform(.setting(.textSize(size)), notice: "Text size: \(size.rawValue)")
    }

    private func toggleKeyboard() {
        if system.keyboard.frame == nil {
            let height = system.keyboard.defaultHeight
            perform(.keyboard(height: height), notice: "Space for a keyboard of \(Int(height)) points")
        } else {
            perform(.keyboard(height: nil), notice: "No keyboard")
        }
    }

    /// Saves a picture in the working folder, under an unused name.
    private func savePicture() {
        let name = "\(appName) \(system.device.name)"
        let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? "\(name).png" : "\(name) \($0).png" }
        guard let file = names.first(where: { !context.folder.contains($0) }) else { return }
        let save = { [self] in _ = perform(.picture(file: file), notice: "Saved \(file)") }
        if let shell { shell.atDeviceScale(save) } else { save() }
    }
}

extension String {
    /// The string with a capital first letter.
    fileprivate var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}
