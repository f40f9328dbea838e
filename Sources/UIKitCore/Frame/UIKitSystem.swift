/// One emulated device with the app on it: what is a process-wide singleton on a phone.
///
/// Several systems can live side by side, as tests do; `UIApplication.shared`, `UIScreen.main` and the like answer for
/// the one that is current. Everything that enters a system from outside activates it first.
@MainActor package final class UIKitSystem {
    /// The system that runs now, or ran last.
    package private(set) static weak var current: UIKitSystem?

    package let device: DeviceModel
    package let era: SystemEra
    package let host: any Host
    package let trace: Trace
    package let screen: UIScreen
    package private(set) var application: UIApplication!
    package private(set) var frameLoop: FrameLoop!
    let uiDevice: UIDevice

    /// Presentations that begin at the end of this turn.
    var waitingPresentations: [PresentationDriver] = []

    /// Takes what `misuse(_:raises:)` has to say instead of the log and the trap.
    package var misuseRecorder: ((Misuse) -> Void)?

    /// A system on `host`, which becomes the current one. Nothing of an app runs yet.
    package init(
        device: DeviceModel, era: SystemEra = .iOS17, host: any Host, style: UIUserInterfaceStyle = .light
    ) {
        self.device = device
        self.era = era
        self.host = host
        trace = Trace(clock: host.clock)
        screen = UIScreen(device: device, metrics: host.screenMetrics, style: style)
        uiDevice = UIDevice(device, era: era)
        application = UIApplication(system: self)
        frameLoop = FrameLoop(system: self)
        activate()
        screen.rootLayer.onTreeChange = { [weak self] in
            MainActor.assumeIsolated { self?.host.requestFrame() }
        }
    }

    /// Makes this the system that the singletons answer for.
    package func activate() {
        guard UIKitSystem.current !== self else { return }
        UIKitSystem.current = self
        let clock = host.clock
        MediaTime.install { clock.now }
        UITraitCollection.current = screen.traitCollection
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
        let scene = application.firstWindowScene ?? application.connectPlainScene()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    /// Changes the style of the whole system; views, controllers and dynamic colours follow at once.
    package func setStyle(_ style: UIUserInterfaceStyle) {
        activate()
        changeScreen(to: host.screenMetrics, style: style)
    }

    /// Takes up the size and style of the screen and tells every window.
    func changeScreen(to metrics: ScreenMetrics, style: UIUserInterfaceStyle) {
        let oldBounds = screen.bounds
        screen.change(to: metrics, style: style)
        for window in application.windows {
            window.screenDidChange(from: oldBounds)
        }
        host.requestFrame()
    }
}
