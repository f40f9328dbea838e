import Driving
import Foundation
import UIKit

extension Options {
    /// The launch options: the environment's, overridden by the command line. Overridden variables are not read, so
    /// their values cannot cause an error.
    func launch(environment: [String: String]) throws(LaunchFailure) -> LaunchOptions {
        let overruled = [
            "VELARIUM_HOST": isHeadless, "VELARIUM_DEVICE": device != nil, "VELARIUM_IOS": era != nil,
            "VELARIUM_SCRIPT": scriptPath != nil || outputFolder != nil || film != nil || exportFolder != nil,
            "VELARIUM_STYLE": isDark,
            "VELARIUM_LANGUAGE": language != nil, "VELARIUM_KEYBOARD": keyboard != nil,
            "VELARIUM_SHELL": hidesShell || opensInspector, "VELARIUM_FILM": film != nil, "VELARIUM_SHOOT": true,
        ]
        var launch: LaunchOptions
        do {
            launch = try LaunchOptions(environment: environment.filter { overruled[$0.key] != true })
        } catch {
            throw .usage(error.description)
        }
        if isHeadless { launch.host = .headless }
        if let device { launch.device = device }
        if choosesTablet(environment), let tablet = PageVisit.tablet { launch.device = tablet }
        if let era { launch.era = era }
        if let scriptPath { launch.script = .file(scriptPath) }
        if isDark { launch.settings.style = .dark }
        if let language { launch.settings.language = language }
        if let keyboard { launch.drawsKeyboard = keyboard == .software }
        for setting in settings { setting.apply(to: &launch.settings) }
        launch.appName = "Gallery"
        if showsStatusBar { launch.showsStatusBar = true }
        if hidesShell { launch.showsShell = false }
        if opensInspector { launch.opensInspector = true }
        launch.picturesShowDevice = framesPictures
        launch.scale = scale
        launch.isLandscape = isLandscape
        return launch
    }

    /// The script of a film: that of the command line, or the tour of the page with time to look at each state.
    func filmedScript(to file: String, format: FilmFormat) throws(LaunchFailure) -> Script {
        let options = FilmOptions(showsTouches: true)
        do throws(ScriptLoadingFailure) {
            return try script().filmed(to: file, format: format, options: options)
        } catch {
            throw LaunchFailure(message: error.description, exitCode: error.exitCode)
        }
    }

    private func script() throws(ScriptLoadingFailure) -> Script {
        if let scriptPath { return try Script.load(scriptPath) }
        do throws(ScriptSyntaxFailure) {
            let lines = try page?.pausedTour() ?? [Step.settle.line]
            return try Script(
                name: "tour of \(page?.id ?? "the gallery")", failurePrefix: page?.id,
                text: lines.joined(separator: "\n"))
        } catch {
            throw .syntax(error)
        }
    }

    /// Whether the user has named no device.
    func leavesDevice(_ environment: [String: String]) -> Bool {
        device == nil && environment["VELARIUM_DEVICE"] == nil
    }

    private func choosesTablet(_ environment: [String: String]) -> Bool {
        page?.needsTablet == true && leavesDevice(environment)
    }
}
