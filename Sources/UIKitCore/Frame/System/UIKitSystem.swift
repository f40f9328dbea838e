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
    /// The device and orientation that take effect with the host's next `HostEvent.resize`.
    var requestedScreen: ScreenRequest?
    /// The orientation to rotate to when no presentation is in transition.
    var postponedOrientation: UIInterfaceOrientation?
    package let era: SystemEra
    package let host: any Host
    package let trace: Trace
    package let screen: UIScreen
    private let bitmapBudget = BitmapBudget()
    package private(set) var application: UIApplication!
    package private(set) var frameLoop: FrameLoop!
    private(set) var uiDevice: UIDevice!
    package private(set) var statusBar: StatusBar!
    /// What the app's `Info.plist` says. A test sets it before the app launches.
    package var appInfo = AppInfo(info: AppBundle.info)
    /// The user's settings; changed by `changeSettings`.
    package internal(set) var settings: SystemSettings

    /// The on-screen keyboard.
    package private(set) lazy var keyboard = ScreenKeyboard(system: self)

    /// The appearance proxies of the app.
    package let appearances = AppearanceStore(basedOn: .withoutSystem)

    /// What the system shows in front of the app, such as the list of shortcuts.
    package private(set) lazy var overlay = SystemOverlay(system: self)

    /// Shows input views and the drawn keyboard; nil in a system without them.
    package var keyboardPresenter: (any KeyboardPresenting)?
    /// Creates the drivers of context menus; nil in a system without them.
    package var contextMenus: (any ContextMenuPresenting)?
    /// Shows the menus of controls; nil in a system without them.
    package var menuPresenter: (any MenuPresenting)?

    /// Performs the device command of a key and returns whether there is one. Called for keys that the app's key commands
    /// do not handle, with whether the key would edit the text that has the focus. Default nil: every key goes to the app.
    package var performDeviceCommand: ((KeyStroke, _ takesText: Bool) -> Bool)?

    /// Called when the device, its orientation, its screen or its settings have changed.
    package var onScreenChange: (() -> Void)?

    /// The badge, shortcuts, URLs and background fetches of the app.
    package private(set) lazy var services = SystemServices(system: self)

    /// The pasteboards of the app.
    private(set) lazy var pasteboards = Pasteboards(host: host)

    private var systemChrome: SystemChromeDisplay?
    /// Whether the status bar and home indicator are drawn, in front of every window. Default false: snapshots show
    /// the app alone.
    package var showsSystemChrome = false {
        didSet {
            guard showsSystemChrome != oldValue else { return }
            systemChrome?.remove()
            systemChrome = showsSystemChrome ? SystemChromeDisplay(system: self) : nil
            host.requestFrame()
        }
    }

    /// Updates the system chrome for the screen and the frontmost controller.
    func updateSystemChrome() { systemChrome?.update() }

    /// The tilt of the device, which motion effects follow.
    package private(set) lazy var tilt = DeviceTilt(
        hasEffect: { [unowned self] in !settings.accessibility.reducesMotion },
        requestFrame: { [unowned self] in host.requestFrame() })

    /// Presentations that start at the end of this run loop turn.
    var pendingPresentations: [PresentationDriver] = []

    /// Called by `misuse(_:raises:)` instead of logging or trapping.
    package var misuseRecorder: ((Misuse) -> Void)?

    /// A system on `host`, which becomes the current one. No app runs yet.
    package init(
        device: DeviceModel, era: SystemEra = .standard, host: any Host, settings: SystemSettings = SystemSettings()
    ) {
        self.device = device
        self.era = era
        self.host = host
        self.settings = settings
        trace = Trace(clock: host.clock)
        screen = UIScreen(device: device, era: era, metrics: host.screenMetrics, settings: settings)
        orientation = device.orientation(for: host.screenMetrics.size, previous: .unknown)
        uiDevice = UIDevice(system: self)
        statusBar = StatusBar(system: self)
        application = UIApplication(system: self)
        frameLoop = FrameLoop(system: self)
        activate()
        screen.rootLayer.onTreeChange = { [weak self] in
            MainActor.assumeIsolated { self?.host.requestFrame() }
        }
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

    /// Makes this the current system.
    package func activate() {
        TaskLocalSystem.didActivate(self)
        guard UIKitSystem.activeSystem !== self else { return }
        UIKitSystem.activeSystem = self
        let clock = host.clock
        MediaTime.install { clock.now }
        DisplayLinks.current = frameLoop.displayLinks
        UITraitCollection.current = screen.traitCollection
    }

    /// The responder that receives typed text: the first responder of an input view, otherwise the key window's.
    package var keyboardResponder: UIResponder? {
        keyboard.window?.firstResponder ?? application?.keyWindow?.firstResponder
    }

    /// Updates `Host.acceptsTextInput` and the keyboard for the first responder.
    func updateTextInput() {
        let takesText = keyboardResponder is any UIKeyInput
        if host.acceptsTextInput != takesText { host.acceptsTextInput = takesText }
        keyboard.responderDidChange()
    }

    /// What the desktop's input method composes.
    private(set) lazy var composition = InputMethodComposition(system: self)

    /// Launches an app with `delegate`; its scene is active on return.
    package func launch(_ delegate: any UIApplicationDelegate) {
        activate()
        application.launch(with: delegate)
        host.requestFrame()
    }

    /// Shows `root` in a window of its own, for tests. The window is key and fills the screen.
    @discardableResult
    package func show(_ root: UIViewController) -> UIWindow {
        activate()
        let scene = application.frontScene ?? application.connectSceneWithoutDelegate()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
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
