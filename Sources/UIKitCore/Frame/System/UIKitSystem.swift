/// One emulated device with the app on it: what is a process-wide singleton on a phone.
///
/// Several systems can live side by side, as tests do; `UIApplication.shared`, `UIScreen.main` and the like answer for
/// the one that is current. Everything that enters a system from outside activates it first.
@MainActor package final class UIKitSystem {
    /// The system that runs now, or ran last; in a task that an app has begun, the app's own (see `run(_:)`).
    package static var current: UIKitSystem? {
        Turns.take()
        return inTurn
    }
    private static weak var inTurn: UIKitSystem?

    package internal(set) var device: DeviceModel
    /// How the interface stands on the device.
    package internal(set) var orientation: UIInterfaceOrientation
    /// What the screen is to become with the host's next `HostEvent.resize`.
    var wantedScreen: WantedScreen?
    /// How the interface is to stand once no presentation is in a transition any more.
    var postponedTurn: UIInterfaceOrientation?
    package let era: SystemEra
    package let host: any Host
    package let trace: Trace
    package let screen: UIScreen
    package private(set) var application: UIApplication!
    package private(set) var frameLoop: FrameLoop!
    private(set) var uiDevice: UIDevice!
    package private(set) var statusBar: StatusBar!
    /// What the person has set; `changeSettings` changes it.
    package internal(set) var settings: SystemSettings

    /// The keyboard on the screen.
    package private(set) lazy var keyboard = ScreenKeyboard(system: self)

    /// What the system shows in front of the app, such as the list of keys.
    package private(set) lazy var overlay = SystemOverlay(system: self)

    /// Carries out the command for the device that a key means, and answers whether it means one. Called for keys that
    /// neither a key command of the app nor its text takes. Default nil: every key is the app's.
    package var performDeviceCommand: ((KeyStroke) -> Bool)?

    /// Called when the device, its orientation, its screen or its settings have changed.
    package var onScreenChange: (() -> Void)?

    /// What is cut, copied and pasted.
    private(set) lazy var pasteboard = UIPasteboard(host: host)

    private var furniture: FurnitureDisplay?
    /// Whether status bar and home indicator stand on the screen, in front of every window. Default false: pictures show
    /// the app alone.
    package var showsFurniture = false {
        didSet {
            guard showsFurniture != oldValue else { return }
            furniture?.remove()
            furniture = showsFurniture ? FurnitureDisplay(system: self) : nil
            host.requestFrame()
        }
    }

    /// Has the furniture follow the screen and the controller in front.
    func updateFurniture() { furniture?.update() }

    /// Presentations that begin at the end of this turn.
    var waitingPresentations: [PresentationDriver] = []

    /// Takes what `misuse(_:raises:)` has to say instead of the log and the trap.
    package var misuseRecorder: ((Misuse) -> Void)?

    /// A system on `host`, which becomes the current one. Nothing of an app runs yet.
    package init(
        device: DeviceModel, era: SystemEra = .iOS17, host: any Host, settings: SystemSettings = SystemSettings()
    ) {
        self.device = device
        self.era = era
        self.host = host
        self.settings = settings
        trace = Trace(clock: host.clock)
        screen = UIScreen(device: device, era: era, metrics: host.screenMetrics, settings: settings)
        orientation = device.orientation(for: host.screenMetrics.size, before: .unknown)
        uiDevice = UIDevice(system: self)
        statusBar = StatusBar(system: self)
        application = UIApplication(system: self)
        frameLoop = FrameLoop(system: self)
        activate()
        screen.rootLayer.onTreeChange = { [weak self] in
            MainActor.assumeIsolated { self?.host.requestFrame() }
        }
    }

    /// Makes this the system that the singletons answer for.
    package func activate() {
        guard UIKitSystem.inTurn !== self else { return }
        UIKitSystem.inTurn = self
        let clock = host.clock
        MediaTime.install { clock.now }
        DisplayLinks.current = frameLoop.displayLinks
        UITraitCollection.current = screen.traitCollection
    }

    /// Tells the host whether whoever has the keyboard takes text.
    func updateTextInput() {
        let takesText = application?.keyWindow?.firstResponder is any UIKeyInput
        if host.takesText != takesText { host.takesText = takesText }
    }

    /// Launches an app with `delegate`, as far as its scene being active.
    package func launch(_ delegate: any UIApplicationDelegate) {
        activate()
        application.launch(with: delegate)
        host.requestFrame()
    }

    /// Shows `root` in a window of its own scene, as a test wants it. The window is key and fills the screen.
    @discardableResult
    package func show(_ root: UIViewController) -> UIWindow {
        activate()
        let scene = application.frontScene ?? application.connectPlainScene()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }
}
