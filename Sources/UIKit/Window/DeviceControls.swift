import Driving
import Foundation
import UIKitCore

/// Carries out what a person asks of the device in a window, with the steps that a script has for it.
@MainActor package final class DeviceControls {
    private let system: UIKitSystem
    private let stage: Stage
    private let appName: String
    /// Called with the step that a command was, after it has been carried out.
    private let didPerform: (Step) -> Void

    /// Takes the keys of `stage`'s device that the app has no use for.
    package init(_ stage: Stage, appName: String, didPerform: @escaping (Step) -> Void = { _ in }) {
        self.stage = stage
        self.appName = appName
        self.didPerform = didPerform
        system = stage.system
        system.performDeviceCommand = { [weak self] stroke in
            guard let self, let command = DeviceCommand(stroke) else { return false }
            // After the frame that the key came in: a step looks at the screen as that frame leaves it.
            let clock = system.host.clock
            _ = clock.schedule(at: clock.now) { [weak self] in self?.perform(command, stroke) }
            return true
        }
    }

    private func perform(_ command: DeviceCommand, _ stroke: KeyStroke) {
        system.activate()
        system.overlay.hideNotice()
        switch command {
        case .rotateLeft: rotate(through: Self.leftTurns)
        case .rotateRight: rotate(through: Self.leftTurns.reversed())
        case .toggleStyle:
            perform(.style(system.settings.style == .dark ? .light : .dark))
        case .enlargeText: changeTextSize(by: 1)
        case .reduceText: changeTextSize(by: -1)
        case .toggleKeyboard: toggleKeyboard()
        case .savePicture: savePicture()
        case .showHelp: system.overlay.showPanel(HelpPanel(title: "Keys and mouse"), openedBy: stroke)
        }
    }

    /// Carries out `step` and says what came of it; false when the device or the app refuses.
    @discardableResult
    private func perform(_ step: Step, saying notice: String? = nil) -> Bool {
        do {
            _ = try StepPerformance(step, on: stage)
        } catch {
            system.overlay.showNotice(error.reason.capitalizedStart)
            return false
        }
        didPerform(step)
        if let notice { system.overlay.showNotice(notice) }
        return true
    }

    // MARK: Commands

    /// How the interface stands after each turn of the device to the left.
    private static let leftTurns: [Step.Rotation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]

    /// Turns to the next orientation of `turns` that the device can have.
    private func rotate(through turns: [Step.Rotation]) {
        guard let now = turns.firstIndex(where: { $0.orientation == system.orientation }) else { return }
        let next = (1..<turns.count).map { turns[(now + $0) % turns.count] }
        guard let goal = next.first(where: { system.device.canTurn(to: $0.orientation) }) ?? next.first else { return }
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
        perform(.setting(.textSize(size)), saying: "Text size: \(size.rawValue)")
    }

    private func toggleKeyboard() {
        if system.keyboard.frame == nil {
            let height = system.keyboard.usualHeight
            perform(.keyboard(height: height), saying: "Room for a keyboard of \(Int(height)) points")
        } else {
            perform(.keyboard(height: nil), saying: "No keyboard")
        }
    }

    /// Writes a picture into the working folder, under a name that is free there.
    private func savePicture() {
        let name = "\(appName) \(system.device.name)"
        let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? "\(name).png" : "\(name) \($0).png" }
        guard let file = names.first(where: { !stage.folder.has($0) }) else { return }
        perform(.picture(file: file), saying: "Saved \(file)")
    }
}

extension String {
    /// The same with a capital letter at the start: a reason that stands alone.
    fileprivate var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}
