import Driving
import Foundation
import HeadlessHost
import SystemAssembly
import SystemChrome
import TextLayout
import UIFoundation
import UIKitCore
import UIKitMenus

#if Everything || Window
    import DeviceShell
    import WindowHost
#endif

/// Runs an app from its launch to the end of the process.
@MainActor package struct AppRunner {
    private let options: LaunchOptions
    /// Empty for interactive use.
    private let scripts: [Script]
    private let delegate: any UIApplicationDelegate

    /// Launches an app whose delegate is of `type`, and ends the process when the app ends.
    ///
    /// Exit codes: 0; 1 for a failed step of a script; 2 for wrong usage; 3 for failures of the system.
    package static func run(_ type: NSObject.Type, options: LaunchOptions) -> Never {
        do {
            let runner = try AppRunner(type, options)
            exit(try options.isHeadless ? runner.runHeadless() : runner.runInWindow())
        } catch {
            Log.line(error.sentence)
            exit(error.exitCode)
        }
    }

    private init(_ type: NSObject.Type, _ options: LaunchOptions) throws(StartupFailure) {
        self.options = options
        scripts = try AppRunner.load(options.script)
        if options.isHeadless, scripts.isEmpty {
            throw StartupFailure(
                "Without a window an app needs a script: VELARIUM_SCRIPT=FILE, or - for standard input.", exitCode: 2)
        }
        do {
            AppFonts.install()
            try TextFont.prepare()
        } catch {
            throw StartupFailure(error.description, exitCode: 3)
        }
        guard let delegate = makeObject(of: type) as? any UIApplicationDelegate else {
            throw StartupFailure(
                "\(type) does not conform to UIApplicationDelegate; the app's delegate must.", exitCode: 2)
        }
        self.delegate = delegate
    }

    private static func load(_ source: LaunchOptions.ScriptSource?) throws(StartupFailure) -> [Script] {
        switch source {
        case nil: return []
        case .file(let name):
            do {
                return [try Script.load(name)]
            } catch {
                throw StartupFailure(error.description, exitCode: error.exitCode)
            }
        case .scripts(let scripts): return scripts
        }
    }

    private var appName: String { options.appName ?? ProcessInfo.processInfo.processName }

    // MARK: Headless

    private func runHeadless() -> Int32 {
        let (system, host) = UIKitSystem.headless(
            options.device, era: options.era, settings: options.settings, scale: options.scale.map { CGFloat($0) },
            isLandscape: options.isLandscape)
        system.keyboardPresenter?.isSoftwareKeyboardEnabled = options.drawsKeyboard
        system.showsSystemChrome = options.showsStatusBar == true
        system.trace.capacity = .script
        system.launch(delegate)
        let run = makeRun(on: system)
        let outcome = run.play(on: host)
        if let summary = options.summary {
            FileHandle.standardOutput.write(Data((summary(run.failures) + "\n").utf8))
        }
        return outcome.exitCode
    }

    // MARK: Window

    private func runInWindow() throws(StartupFailure) -> Int32 {
        #if Everything || Window
            let host = try openWindow()
            let shell = options.showsShell ? makeShell(in: host) : nil
            let system = UIKitSystem(
                device: options.device, era: options.era, host: shell?.deviceHost ?? host, settings: options.settings,
                modules: SystemModules.all)
            system.keyboardPresenter?.isSoftwareKeyboardEnabled = options.drawsKeyboard
            // Pictures and frames that a script expects show only the app, unless the options say otherwise.
            system.showsSystemChrome = options.showsStatusBar ?? scripts.isEmpty
            if !scripts.isEmpty { system.trace.capacity = .script }
            let recorder = try startRecording(system)
            let context = StepContext(system: system, picturesShowDevice: options.picturesShowDevice)
            let controls = DeviceControls(context, appName: appName) { [weak recorder] in recorder?.record($0) }
            defer { withExtendedLifetime((controls, shell)) {} }
            if let shell {
                shell.show(system, controls: controls)
                shell.fitWindow()
                host.attach(shell)
            } else {
                host.attach(system.frameLoop)
            }
            bindTitleAndIcon(of: host, to: system, in: shell)
            system.launch(delegate)
            var exitCode: Int32 = 0
            if !scripts.isEmpty {
                makeRun(on: system).play(by: system.host.clock) { outcome in
                    exitCode = outcome.exitCode
                    if outcome != .end { host.loop.stop() }
                }
            }
            host.run()
            recorder?.stop()
            return exitCode
        #else
            throw StartupFailure(
                "This app was built without the trait Window: build it with the trait, or set VELARIUM_HOST=headless.",
                exitCode: 3)
        #endif
    }

    #if Everything || Window
        private func startRecording(_ system: UIKitSystem) throws(StartupFailure) -> ScriptRecorder? {
            guard let name = options.recording else { return nil }
            do {
                let file = try RecordingFile(name)
                return ScriptRecorder(system) { file.write($0) }
            } catch {
                throw StartupFailure(error.reason, exitCode: 3)
            }
        }

        private func openWindow() throws(StartupFailure) -> WindowHost {
            let device = options.device
            do {
                guard options.showsShell else {
                    return try WindowHost(
                        device: device, title: appName, scale: options.scale.map { CGFloat($0) },
                        isLandscape: options.isLandscape)
                }
                let size = DeviceShell.windowSize(for: device, screenSize: screenSize, zoom: zoom)
                return try WindowHost(device: .desktop(size: size), title: appName, keepsScale: true)
            } catch {
                throw StartupFailure(error.description, exitCode: 3)
            }
        }

        /// The size of the screen at the start, in points.
        private var screenSize: CGSize {
            let upright = options.device.size
            return options.isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
        }

        private var zoom: ShellZoom { options.scale.map { .pixels(CGFloat($0)) } ?? .fit }

        private func makeShell(in host: WindowHost) -> DeviceShell {
            let shell = DeviceShell(in: host, device: options.device, screenSize: screenSize, zoom: zoom)
            shell.availableSize = { [unowned host] in host.availableSize }
            return shell
        }

        /// Updates the window's title and icon whenever the device changes.
        private func bindTitleAndIcon(of host: WindowHost, to system: UIKitSystem, in shell: DeviceShell?) {
            let name = appName
            var shown: (device: DeviceModel, isLandscape: Bool)?
            let update = { [unowned host, unowned system, weak shell] in
                shell?.deviceDidChange()
                let device = system.device
                let isLandscape = system.orientation.isLandscape
                guard shown?.device != device || shown?.isLandscape != isLandscape else { return }
                shown = (device, isLandscape)
                host.title = "\(name) – \(device.name)"
                host.setIcon(DeviceIcon.draw(device, isLandscape: isLandscape))
            }
            system.onScreenChange = update
            update()
        }
    #endif

    /// Creates the run of the scripts on `system`. Failures go to standard error, with files that show the screen
    /// beside the script.
    private func makeRun(on system: UIKitSystem) -> ScriptRun {
        let context = StepContext(system: system, picturesShowDevice: options.picturesShowDevice)
        return ScriptRun(scripts, in: context, report: ScriptRun.FailureReport(keepsScreen: true) { Log.line($0) })
    }

    /// An error that ends the process before the app runs.
    private struct StartupFailure: Error {
        let sentence: String
        let exitCode: Int32

        init(_ sentence: String, exitCode: Int32) {
            self.sentence = sentence
            self.exitCode = exitCode
        }
    }
}
