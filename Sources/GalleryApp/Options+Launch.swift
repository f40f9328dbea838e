import Foundation
import UIKit

extension Options {
    /// The launch options: the environment's, overridden by the command line. Overridden variables are not read, so
    /// their values cannot cause an error.
    func launch(environment: [String: String]) throws(LaunchFailure) -> LaunchOptions {
        let overruled = [
            "VELARIUM_HOST": isHeadless, "VELARIUM_DEVICE": device != nil, "VELARIUM_IOS": era != nil,
            "VELARIUM_SCRIPT": scriptPath != nil || outputFolder != nil, "VELARIUM_STYLE": isDark,
            "VELARIUM_LANGUAGE": language != nil, "VELARIUM_KEYBOARD": keyboard != nil,
        ]
        var launch: LaunchOptions
        do {
            launch = try LaunchOptions(environment: environment.filter { overruled[$0.key] != true })
        } catch {
            throw .usage(error.description)
        }
        if isHeadless { launch.host = .headless }
        if let device { launch.device = device }
        if choosesTablet(environment), let tablet = Self.tablet { launch.device = tablet }
        if let era { launch.era = era }
        if let scriptPath { launch.script = .file(scriptPath) }
        if isDark { launch.settings.style = .dark }
        if let language { launch.settings.language = language }
        if let keyboard { launch.drawsKeyboard = keyboard == .software }
        for setting in settings { setting.apply(to: &launch.settings) }
        launch.appName = "Gallery"
        if showsStatusBar { launch.showsStatusBar = true }
        launch.picturesShowDevice = framesPictures
        launch.scale = scale
        launch.isLandscape = isLandscape
        return launch
    }

    /// The device of pages that need a tablet.
    static var tablet: DeviceModel? { DeviceModel.named("iPad mini") }

    /// Whether the user has named no device.
    func leavesDevice(_ environment: [String: String]) -> Bool {
        device == nil && environment["VELARIUM_DEVICE"] == nil
    }

    private func choosesTablet(_ environment: [String: String]) -> Bool {
        page?.needsTablet == true && leavesDevice(environment)
    }
}
