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
    import HostTiming
    import WindowHost
#endif

#if Everything
    import AccessibilitySharing
    import RemoteHost
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
            if let file = options.shoot { try shoot(file) }
            let runner = try AppRunner(type, options)
            exit(try options.isHeadless ? runner.runHeadless() : runner.runForPeople())
        } catch {
            Log.line(error.sentence)
            exit(error.exitCode)
        }
    }

    /// Takes the pictures that `velarium shoot` asks for, and ends the process.
    private static func shoot(_ file: String) throws(StartupFailure) -> Never {
        do {
            let (exitCode, summary) = try AppShoot(file: file).run { Log.line($0) }
            FileHandle.standardOutput.write(Data((summary + "\n").utf8))
            exit(exitCode)
        } catch {
            throw StartupFailure(error.message, exitCode: error.exitCode)
        }
    }

    private init(_ type: NSObject.Type, _ options: LaunchOptions) throws(StartupFailure) {
        self.options = options
        let scripts = try AppRunner.load(options.script)
        self.scripts = options.film.map { AppRunner.film(scripts, with: $0) } ?? scripts
        if options.isHeadless, self.scripts.isEmpty {
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

    /// The first script with `film` before it; without one, the film alone, of the first page at rest.
    private static func film(_ scripts: [Script], with film: Step) -> [Script] {
        guard let first = scripts.first else { return [Script(name: "the film", steps: [.settle, film])] }
        return [first.filmed(by: film)] + scripts.dropFirst()
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

    /// Runs in a window, or in another program that shows the app.
    private func runForPeople() throws(StartupFailure) -> Int32 {
        #if Everything || Window
            if options.host == .remote { return try runRemotely() }
            return try run(in: openWindow())
        #else
            throw StartupFailure(
                "This app was built without the trait Window: build it with the trait, or set VELARIUM_HOST=headless.",
                exitCode: 3)
        #endif
    }

    #if Everything || Window
        private func run(in host: some InteractiveHost) throws(StartupFailure) -> Int32 {
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
                system.playback.isFixed = true
            }
            host.onFileDrop = { [weak controls] in controls?.open($0) }
            host.onTextDrop = { [weak controls, weak shell] in controls?.drop($0, at: shell?.devicePoint($1) ?? $1) }
            let messages = options.messages.flatMap { path in
                MessagePipe(path: path) { [weak shell] in shell?.showProblem($0) }
            }
            defer { withExtendedLifetime(messages) {} }
            bindTitleAndIcon(of: host, to: system, in: shell)
            #if Everything
                let accessibility = share(system, in: shell, on: host)
                defer { accessibility?.close() }
                if let remote = host as? RemoteHost {
                    controls.keepsFiles = false
                    remote.onSteps = { [weak controls] in controls?.followLink($0) }
                }
            #endif
            if scripts.isEmpty {
                // A slow start of the app is behind its launch screen. A script starts with the app on the screen.
                LaunchScreen.show(on: system) { [unowned system] in system.launch(delegate) }
            } else {
                system.launch(delegate)
            }
            if options.opensInspector { shell?.isInspecting = true }
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
        }

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

        /// Runs in the program that shows the app. With a device around it, the program chooses the size.
        private func runRemotely() throws(StartupFailure) -> Int32 {
            #if Everything
                return try run(in: connect())
            #else
                throw StartupFailure(
                    "This app was built without the trait Everything, which VELARIUM_HOST=remote needs.", exitCode: 3)
            #endif
        }

        #if Everything
            /// Gives the accessibility tree to the program that shows the app, or to the desktop's screen readers.
            private func share(
                _ system: UIKitSystem, in shell: DeviceShell?, on host: some InteractiveHost
            ) -> DesktopAccessibility? {
                let app = AppAccessibility(of: system, in: shell, on: host)
                if let remote = host as? RemoteHost { remote.accessibility = app }
                guard let window = host as? WindowHost else { return nil }
                let desktop = DesktopAccessibility(of: app, named: appName, clock: window.clock) { [unowned window] in
                    AccessibleSnapshot.Window(
                        title: window.title, size: window.screenMetrics.size, origin: window.displayOrigin,
                        unitsPerPoint: window.unitsPerPoint, isActive: window.hasKeyboard)
                }
                window.onFrame = { [weak desktop] in desktop?.frameWasDrawn() }
                window.onKey = { [weak desktop] in desktop?.uses($0, isDown: $1) ?? false }
                if options.isReadable != false, let bus = SessionBus.address(ProcessInfo.processInfo.environment) {
                    desktop.start(onBus: bus, withoutReader: options.isReadable == true)
                }
                return desktop
            }

            private func connect() throws(StartupFailure) -> RemoteHost {
                let device = options.device
                let size =
                    options.showsShell
                    ? DeviceShell.windowSize(for: device, screenSize: screenSize, zoom: zoom) : screenSize
                let scale = options.scale.map { CGFloat($0) } ?? (options.showsShell ? 2 : device.scale)
                do {
                    return try RemoteHost(
                        connectingTo: options.socket ?? "", metrics: ScreenMetrics(size: size, scale: scale),
                        title: appName, isResizable: options.showsShell || device.isResizable)
                } catch {
                    throw StartupFailure(error.description, exitCode: 3)
                }
            }
        #endif

        /// The size of the screen at the start, in points.
        private var screenSize: CGSize {
            let upright = options.device.size
            return options.isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
        }

        private var zoom: ShellZoom { options.scale.map { .pixels(CGFloat($0)) } ?? .fit }

        private func makeShell(in host: some InteractiveHost) -> DeviceShell {
            let shell = DeviceShell(in: host, device: options.device, screenSize: screenSize, zoom: zoom)
            shell.availableSize = { [unowned host] in host.availableSize }
            return shell
        }

        /// Updates the window's title and icon whenever the device changes.
        private func bindTitleAndIcon(of host: some InteractiveHost, to system: UIKitSystem, in shell: DeviceShell?) {
            let name = appName
            var shown: (device: DeviceModel, isLandscape: Bool)?
            let update = { [unowned host, unowned system, weak shell] in
                shell?.deviceDidChange()
                let device = system.device
                let isLandscape = system.orientation.isLandscape
                guard shown?.device != device || shown?.isLandscape != isLandscape else { return }
                shown = (device, isLandscape)
                host.title = "\(name) – \(device.name)"
                (host as? WindowHost)?.setIcon(DeviceIcon.draw(device, isLandscape: isLandscape))
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

#if Everything || Window
    /// A host that shows an app to people, and runs it.
    @MainActor private protocol InteractiveHost: UIKitDevice.Host {
        var loop: HostLoop { get }
        var title: String { get set }
        /// The size of the largest window, in points; nil if it is unknown.
        var availableSize: CGSize? { get }
        /// Called with a file that was dropped on the app.
        var onFileDrop: (URL) -> Void { get set }
        /// Called with a text that was dropped, and where, in points of the screen.
        var onTextDrop: (String, CGPoint) -> Void { get set }
        func attach(_ client: any FrameClient)
        func run()
    }

    extension WindowHost: InteractiveHost {}
#endif

#if Everything
    extension RemoteHost: InteractiveHost {}
#endif
