import Driving
import Foundation
import UIKitCore

/// The launch configuration of an app: its device, its host, and the script that drives it.
package struct LaunchOptions {
    /// Where an app runs.
    package enum HostChoice {
        /// A window when there is a display, otherwise headless.
        case automatic, headless, window
        /// Another program, which listens on a socket.
        case remote
    }

    /// Where scripts come from.
    package enum ScriptSource {
        /// A file's path, or `-` for standard input.
        case file(String)
        /// Scripts of the program itself, one after the other; after a failed one the next still runs.
        case scripts([Script])
    }

    /// Where the app runs. Default: automatic.
    package var host = HostChoice.automatic
    /// The device. Default: iPhone 14.
    package var device = DeviceModel.iPhone14
    /// The iOS version. Default: iOS 17.
    package var era = SystemEra.standard
    /// The script that drives the app; nil for interactive use.
    package var script: ScriptSource?
    /// The system settings before the app starts.
    package var settings = SystemSettings()
    /// Pixels per point; nil means the device's.
    package var scale: Double?
    /// Whether the device starts in landscape. Default false.
    package var isLandscape = false
    /// The app's name in the window's title and in the names of pictures. Nil means the program's name.
    package var appName: String?
    /// Whether the status bar and home indicator are visible; nil shows them in windows without a script.
    package var showsStatusBar: Bool?
    /// Whether a keyboard is drawn when a text input becomes first responder. Default false: keys are typed on a hardware
    /// keyboard.
    package var drawsKeyboard = false
    /// Whether a window shows the device around the app, with a toolbar. Default true.
    package var showsShell = true
    /// Whether the inspector is open at the start, where there is a device around the app. Default false.
    package var opensInspector = false
    /// Whether screen readers of the desktop read a window: false never, true also before one runs. Nil, the default, when
    /// one runs.
    package var isReadable: Bool?
    /// Whether a script's pictures include the device's frame. Default false.
    package var picturesShowDevice = false
    /// Builds the line for standard output after a headless run, from the failures of its scripts. Nil, the default,
    /// for none.
    package var summary: (@MainActor ([ScriptFailure]) -> String)?
    /// The file to which the user's actions are recorded, as a script. Nil, the default, for none.
    package var recording: String?
    /// A step that films the script, or the first page without one. Nil, the default, for none.
    package var film: Step?
    /// The file with the pictures that `velarium shoot` asks for. Nil, the default, for none.
    package var shoot: String?
    /// The pipe on which `velarium run --watch` tells the window what does not compile. Nil, the default, for none.
    package var messages: String?
    /// The socket of the program that shows the app; nil unless the host is `remote`.
    package var socket: String?
    private let hasDisplay: Bool

    /// Reads `VELARIUM_HOST`, `_DEVICE`, `_IOS`, `_SCRIPT`, `_STYLE`, `_TEXT_SIZE`, `_DIRECTION`, `_LANGUAGE`,
    /// `_KEYBOARD`, `_DOCUMENTS`, `_RECORD`, `_FILM`, `_SHOOT`, `_MESSAGES`, `_SHELL` and `_SOCKET`; missing and empty
    /// variables keep the default.
    package init(environment: [String: String]) throws(UsageError) {
        hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let name = value("VELARIUM_HOST") {
            guard let choice = HostChoice(name: name) else {
                throw UsageError("VELARIUM_HOST is \"\(name)\": choose headless, window or remote.")
            }
            host = choice
        }
        if let name = value("VELARIUM_DEVICE") {
            guard let found = DeviceModel.named(name) else {
                let known = DeviceModel.all.map(\.name)
                let guess = NearestName.suggestion(for: name, among: known)
                throw UsageError(
                    "VELARIUM_DEVICE is \"\(name)\": \(guess)choose one of \(known.joined(separator: ", ")).")
            }
            device = found
        }
        if let version = value("VELARIUM_IOS") {
            guard let found = SystemEra(version: version) else {
                let known = SystemEra.allCases.map(\.version).joined(separator: ", ")
                throw UsageError("VELARIUM_IOS is \"\(version)\": choose one of \(known).")
            }
            era = found
        }
        if let name = value("VELARIUM_STYLE") {
            guard let found = ["light": UIUserInterfaceStyle.light, "dark": .dark][name] else {
                throw UsageError("VELARIUM_STYLE is \"\(name)\": choose light or dark.")
            }
            settings.style = found
        }
        if let name = value("VELARIUM_LANGUAGE") {
            guard let found = SystemLanguage(identifier: name) else {
                let known = SystemLanguage.allCases.map(\.rawValue).joined(separator: ", ")
                throw UsageError("VELARIUM_LANGUAGE is \"\(name)\": choose one of \(known).")
            }
            settings.language = found
        }
        if let name = value("VELARIUM_KEYBOARD") {
            guard let kind = KeyboardKind(rawValue: name) else {
                throw UsageError("VELARIUM_KEYBOARD is \"\(name)\": choose software or hardware.")
            }
            drawsKeyboard = kind == .software
        }
        if let name = value("VELARIUM_SHELL") {
            guard ["on", "off", "inspect"].contains(name) else {
                throw UsageError("VELARIUM_SHELL is \"\(name)\": choose on, off or inspect.")
            }
            showsShell = name != "off"
            opensInspector = name == "inspect"
        }
        if let name = value("VELARIUM_ACCESSIBILITY") {
            guard ["on", "off"].contains(name) else {
                throw UsageError("VELARIUM_ACCESSIBILITY is \"\(name)\": choose on or off.")
            }
            isReadable = name == "on"
        }
        if let name = value("VELARIUM_TEXT_SIZE") {
            do {
                Step.Setting.textSize(try ChoiceNames.textSize(name)).apply(to: &settings)
            } catch {
                throw UsageError("VELARIUM_TEXT_SIZE: \(error.message)")
            }
        }
        if let name = value("VELARIUM_DIRECTION") {
            do {
                Step.Setting.direction(try ChoiceNames.choice(name, of: "VELARIUM_DIRECTION")).apply(to: &settings)
            } catch {
                throw UsageError(error.message)
            }
        }
        if let words = value("VELARIUM_FILM") { film = try LaunchOptions.film(words) }
        shoot = value("VELARIUM_SHOOT")
        messages = value("VELARIUM_MESSAGES")
        socket = value("VELARIUM_SOCKET")
        if host == .remote, socket == nil {
            throw UsageError(
                "VELARIUM_HOST is remote: name the socket of the program that shows the app in VELARIUM_SOCKET.")
        }
        settings.documentsFolder = value("VELARIUM_DOCUMENTS")
        recording = value("VELARIUM_RECORD")
        script = value("VELARIUM_SCRIPT").map { .file($0) }
    }

    /// The step `film` with these words.
    private static func film(_ words: String) throws(UsageError) -> Step {
        do {
            return try StepParser.step(of: ScriptLexer.tokens(of: "film \(words)"[...]))
        } catch {
            throw UsageError("VELARIUM_FILM is \(words): \(error.reason).")
        }
    }

    /// Whether the app will run without a window.
    package var isHeadless: Bool {
        switch host {
        case .headless: true
        case .window, .remote: false
        case .automatic: !hasDisplay
        }
    }
}

extension LaunchOptions.HostChoice {
    fileprivate init?(name: String) {
        switch name {
        case "headless": self = .headless
        case "window": self = .window
        case "remote": self = .remote
        default: return nil
        }
    }
}

/// An invalid configuration. The description is one sentence for the user.
package struct UsageError: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
