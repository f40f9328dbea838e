import Driving
import Foundation
import UIKitCore

/// How an app starts: on which device, in a window or headless, driven by which script.
package struct LaunchOptions {
    package enum HostChoice {
        /// A window when there is a display, else headless.
        case automatic, headless, window
    }

    package enum ScriptSource {
        /// A file's path, or `-` for standard input.
        case file(String)
        /// Scripts of the program's own, one after the other; one that fails does not keep the next from beginning.
        case scripts([Script])
    }

    package var host = HostChoice.automatic
    package var device = DeviceModel.iPhone14
    package var era = SystemEra.iOS17
    package var script: ScriptSource?
    /// What the person has set before the app starts.
    package var settings = SystemSettings()
    /// Pixels per point; nil for the device's.
    package var scale: Double?
    package var isLandscape = false
    /// What people call the app: part of the window's title and of the names of pictures. Nil for the program's name.
    package var appName: String?
    /// Whether status bar and home indicator are on the screen; nil shows them in windows that run no script.
    package var showsStatusBar: Bool?
    /// Whether pictures that a script takes show the device around the screen.
    package var framesPictures = false
    /// The line for standard output after a headless run, made of the failures of its scripts. Nil, the default, for none.
    package var summary: (@MainActor ([ScriptFailure]) -> String)?
    /// The file that what a person does in the window is written to, as a script.
    package var recording: String?
    private let hasDisplay: Bool

    /// Reads `VELARIUM_HOST`, `_DEVICE`, `_IOS`, `_SCRIPT`, `_STYLE` and `_RECORD`; a variable that is missing or empty leaves the
    /// default.
    package init(environment: [String: String]) throws(UsageError) {
        hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let name = value("VELARIUM_HOST") {
            guard let choice = HostChoice(name: name) else {
                throw UsageError("VELARIUM_HOST is \"\(name)\": choose headless or window.")
            }
            host = choice
        }
        if let name = value("VELARIUM_DEVICE") {
            guard let found = DeviceModel.named(name) else {
                let known = DeviceModel.all.map(\.name)
                let guess = NearestName.question(name, among: known)
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
        recording = value("VELARIUM_RECORD")
        script = value("VELARIUM_SCRIPT").map { .file($0) }
    }

    /// Whether the app will run without a window.
    package var isHeadless: Bool {
        switch host {
        case .headless: true
        case .window: false
        case .automatic: !hasDisplay
        }
    }
}

extension LaunchOptions.HostChoice {
    fileprivate init?(name: String) {
        switch name {
        case "headless": self = .headless
        case "window": self = .window
        default: return nil
        }
    }
}

/// An app was started in a way that makes no sense. The description is one sentence for people.
package struct UsageError: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
