import CoreGraphics
import Driving
import Foundation
import Glibc
import SystemChrome
import UIKitCore

/// Performs the device commands in a window, using the steps of scripts.
@MainActor package final class DeviceControls {
    private let system: UIKitSystem
    private let context: StepContext
    private let appName: String
    /// Whether pictures and films may be written to the working folder and the desktop's clipboard. Default true; false where
    /// the app is shown to people on other machines.
    package var keepsFiles = true
    /// The clipboard for pictures; tests have another one.
    private let makeClipboard: () throws(StepFailure) -> PictureClipboard
    /// Called with the equivalent step after a command was performed.
    private let didPerform: (Step) -> Void
    private var followsLink = false
    /// The link to be followed after the current one.
    private var nextLink: String?
    /// The window around the device; nil if there is none.
    weak var shell: (any ShellCommands)?

    /// Handles the keys of `context`'s device that the app does not handle.
    package init(
        _ context: StepContext, appName: String, didPerform: @escaping (Step) -> Void = { _ in },
        clipboard makeClipboard: @escaping () throws(StepFailure) -> PictureClipboard = { () throws(StepFailure) in
            try PictureClipboard(environment: ProcessInfo.processInfo.environment)
        }
    ) {
        self.makeClipboard = makeClipboard
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
        guard keepsFiles || !command.keepsFile else {
            return system.overlay.showNotice("Not from a browser: pictures and films stay on the machine of the app")
        }
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
        case .copyPicture: copyPicture()
        case .toggleFilm: toggleFilm()
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
        case .togglePause: togglePause()
        case .showNextFrame: shell.showNextFrame()
        case .toggleInspector: shell.isInspecting.toggle()
        default: break
        }
    }

    private func togglePause() {
        let playback = system.playback
        playback.pause = playback.pause == nil ? .user : nil
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
        let file = unusedName(extension: "png")
        takePicture { [self] in _ = perform(.picture(file: file), notice: "Saved \(file)") }
    }

    /// Copies a picture to the clipboard of the desktop.
    private func copyPicture() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png").path
        defer { unlink(file) }
        attempt { [self] () throws(StepFailure) in
            let clipboard = try makeClipboard()
            var failure: StepFailure?
            takePicture { [self] in
                do throws(StepFailure) { _ = try StepRun(.picture(file: file), in: context) } catch { failure = error }
            }
            if let failure { throw failure }
            try clipboard.copyPicture(in: file)
            system.overlay.showNotice("Copied a picture of the screen")
        }
    }

    /// Calls `action` while the screen has the device's own scale.
    private func takePicture(_ action: () -> Void) {
        if let shell { shell.atDeviceScale(action) } else { action() }
    }

    /// Begins a film in the working folder, under an unused name, or ends the one that is being taken.
    private func toggleFilm() {
        attempt { [self] () throws(StepFailure) in
            defer { shell?.deviceDidChange() }
            if let file = system.filming.file {
                // The encoder may need a second more; the window goes on meanwhile.
                system.overlay.showNotice("Saving \(file)")
                system.filming.end { [system] failure in
                    system.activate()
                    system.overlay.showNotice(failure.map(\.reason.capitalizedStart) ?? "Saved \(file)")
                }
            } else {
                let options = FilmOptions(
                    showsDevice: context.picturesShowDevice, showsTouches: shell?.showsTouches == true)
                try system.filming.begin(unusedName(extension: "webm"), format: .webm, options: options, in: context)
            }
        }
    }

    /// The name of the app and the device, with the first number that no file has.
    private func unusedName(extension ending: String) -> String {
        let name = "\(appName) \(system.device.name)"
        let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? "\(name).\(ending)" : "\(name) \($0).\(ending)" }
        return names.first { !context.folder.contains($0) } ?? name
    }

    /// Calls `action`, and shows why it failed.
    private func attempt(_ action: () throws(StepFailure) -> Void) {
        do throws(StepFailure) { try action() } catch { system.overlay.showNotice(error.reason.capitalizedStart) }
    }

    // MARK: Links

    /// Performs the steps of a link, one a line, or shows why one cannot be. Only steps that neither write nor read files, and
    /// do not end the app, may come from a link. A link that comes while another is followed waits for its end; of several, the
    /// latest is followed.
    package func followLink(_ text: String) {
        system.activate()
        guard !followsLink else {
            nextLink = text
            return
        }
        let script: Script
        do {
            script = try Script(name: "link", text: text)
        } catch {
            return system.overlay.showNotice("The link cannot be followed: " + (error.issues.first?.reason ?? ""))
        }
        if let line = script.lines.first(where: { !$0.step.mayComeFromLink }) {
            return system.overlay.showNotice("A link may not do this: \(line.step.line)")
        }
        guard !script.lines.isEmpty else { return }
        followsLink = true
        let run = ScriptRun(script, in: context)
        run.play(by: system.host.clock) { [weak self, run] outcome in
            guard let self else { return }
            followsLink = false
            if case .failed = outcome, let failure = run.failures.first {
                system.overlay.showNotice("The link cannot be followed: \(failure.failure.reason)")
            }
            guard let next = nextLink else { return }
            nextLink = nil
            followLink(next)
        }
    }

    // MARK: Dropping

    /// Opens a file that was dropped on the device, as the system opens a document in the app.
    package func open(_ file: URL) {
        perform(.open(file), notice: "Opened \(file.lastPathComponent)")
    }

    /// Types a text that was dropped into the text input at `point`, in points of the device; opens a URL elsewhere.
    package func drop(_ text: String, at point: CGPoint) {
        system.activate()
        let views = sequence(first: system.frameLoop.hitTest(point), next: { $0?.superview }).lazy.compactMap(\.self)
        if let input = views.first(where: { $0 is any UIKeyInput }), input.becomeFirstResponder() {
            (input as? any UIKeyInput)?.insertText(text)
            // A script gives the input the focus with a tap.
            didPerform(.tap(.point(point)))
            didPerform(.type(text))
        } else if let url = URL(string: text), let scheme = url.scheme, !scheme.isEmpty {
            perform(.open(url), notice: "Opened \(text)")
        } else {
            system.overlay.showNotice("Drop a text on a text field or a text view")
        }
    }
}

extension String {
    /// The string with a capital first letter.
    fileprivate var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}
