/// One emulated device with the app on it. Holds what is a process-wide singleton on a phone.
///
/// Several systems can exist at once, as in tests. `UIApplication.shared`, `UIScreen.main` and so on belong to the
/// current one. Every external entry point activates its system first.
@MainActor package final class UIKitSystem {
    /// The active system, or the last active one. In a task created by an app, the app's own
    /// system (see `run(_:)`); in another task, the one that it activated last.
    package static var current: UIKitSystem? {
        CurrentSystem.makeCurrent()
        return activeSystem
    }
    private static weak var activeSystem: UIKitSystem?

    package internal(set) var device: DeviceModel
    /// The orientation of the interface on the device.
    package internal(set) var orientation: UIInterfaceOrientation
    package let era: SystemEra
    package let host: any UIKitDevice.Host
    /// What code without views asks of this system.
    private let context: DeviceContext
    package var trace: Trace { context.trace }
    package let screen: UIScreen
    private let bitmapBudget = BitmapBudget()
    package private(set) var application: UIApplication!
    package private(set) var frameLoop: FrameLoop!
    /// What the app's `Info.plist` says. A test sets it before the app launches.
    package var appInfo = AppInfo(info: AppBundle.info)
    /// The user's settings; changed by `changeSettings`.
    package internal(set) var settings: SystemSettings {
        didSet { context.language = settings.language }
    }

    /// The appearance proxies of the app.
    package let appearances = AppearanceStore(basedOn: .withoutSystem)

    /// What features and modules keep for this system.
    var registry = ServiceRegistry()

    /// Performs the device command of a key and returns whether there is one. Called for keys that the app's key commands
    /// do not handle, with whether the key would edit the text that has the focus. Default nil: every key goes to the app.
    package var performDeviceCommand: ((KeyStroke, _ takesText: Bool) -> Bool)?

    /// Called when the device, its orientation, its screen or its settings have changed.
    package var onScreenChange: (() -> Void)?

    /// The tilt of the device, which motion effects follow.
    package private(set) lazy var tilt = DeviceTilt(
        hasEffect: { [unowned self] in !settings.accessibility.reducesMotion },
        requestFrame: { [unowned self] in host.requestFrame() })

    /// Called by `misuse(_:raises:)` instead of logging or trapping.
    package var misuseRecorder: ((Misuse) -> Void)? {
        get { context.misuseRecorder }
        set { context.misuseRecorder = newValue }
    }

    /// Advances the clock by seconds, for delayed work of rewritten sources; see `DeviceContext.advanceClock`.
    package var advanceClock: ((Seconds) -> Void)? {
        get { context.advanceClock }
        set { context.advanceClock = newValue }
    }

    /// Whether a window without a scene joins the front one also in an app with scenes, as tests of such apps expect.
    package var adoptsEveryWindow = false

    /// A system on `host`, which becomes the current one. No app runs yet.
    ///
    /// - Parameter modules: The modules above the core that take part; `SystemModules.all` for a whole UIKit.
    package init(
        device: DeviceModel, era: SystemEra = .standard, host: any UIKitDevice.Host,
        settings: SystemSettings = SystemSettings(), modules: [any SystemModule.Type]
    ) {
        self.device = device
        self.era = era
        self.host = host
        self.settings = settings
        context = DeviceContext(clock: host.clock, language: settings.language, application: UIApplication.self)
        screen = UIScreen(device: device, era: era, metrics: host.screenMetrics, settings: settings)
        orientation = device.orientation(for: host.screenMetrics.size, previous: .unknown)
        application = UIApplication(system: self)
        frameLoop = FrameLoop(system: self)
        activate()
        screen.rootLayer.onTreeChange = { [weak self] in
            MainActor.assumeIsolated { self?.host.requestFrame() }
        }
        for module in modules { module.install(in: self) }
    }

    /// Runs on the main actor on whichever thread the system is released, so that its layers are not freed while its
    /// windows remove theirs.
    isolated deinit { screen.rootLayer.discardAnimations() }

    /// Ends the app as when the user closes it, before the system is released. Afterwards the former system is current
    /// again.
    package func shutDown() {
        let former = UIKitSystem.activeSystem
        run {
            application.terminate()
            // The layers of the windows have left the screen; their animations end now, not in a next frame.
            screen.rootLayer.advanceAnimations(to: host.clock.now)
        }
        if let former, former !== self { former.activate() }
    }

    /// Whether this is the current system.
    var isActive: Bool { UIKitSystem.activeSystem === self }

    /// Makes this the current system.
    package func activate() {
        TaskLocalSystem.didActivate(self)
        guard !isActive else { return }
        UIKitSystem.activeSystem = self
        context.activate()
        let clock = host.clock
        MediaTime.install { clock.now }
        DisplayLinks.current = frameLoop.displayLinks
        UITraitCollection.current = screen.traitCollection
    }
}

/// The system that an object of an app was created in.
///
/// The app, or a closure of it, may keep a window longer than its device. Then the window belongs to the current system.
@MainActor struct SystemReference {
    private weak var original: UIKitSystem?

    init(_ system: UIKitSystem) { original = system }

    var system: UIKitSystem {
        guard let system = original ?? UIKitSystem.current else {
            preconditionFailure("UIWindow requires a running app or a TestDevice. Create one first.")
        }
        return system
    }
}
