/// The running app: its scenes and windows, and the last link of the responder chain.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }

    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted before the interface turns; `statusBarOrientationUserInfoKey` has the orientation to come.
    nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted once the interface has turned; `statusBarOrientationUserInfoKey` has the orientation before.
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Posted before the status bar's frame changes; `statusBarFrameUserInfoKey` has the frame to come.
    nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted once the status bar's frame has changed; `statusBarFrameUserInfoKey` has the new one.
    nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// A number: the raw value of a `UIInterfaceOrientation`.
    nonisolated public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// An `NSValue` with a frame in points of the screen.
    nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

    /// The app of the current system.
    public class var shared: UIApplication {
        guard let system = UIKitSystem.current else {
            preconditionFailure("UIApplication.shared needs a running app or a TestDevice: make one first.")
        }
        return system.application
    }

    open var delegate: (any UIApplicationDelegate)?
    open internal(set) var applicationState = State.inactive
    open var connectedScenes: Set<UIScene> { Set(sceneOrder) }
    /// The sessions of all scenes, of those that are disconnected as well.
    open var openSessions: Set<UISceneSession> { Set(sessions) }
    /// The window that keys go to.
    open var keyWindow: UIWindow? { keys.current }
    /// Which windows are and were key.
    var keys = KeyWindowHistory()

    /// The connected scenes, the one that was active last at the end.
    var sceneOrder: [UIScene] = []
    var sessions: [UISceneSession] = []
    /// How many sessions there have been.
    var lastSession = 0
    /// Whether the app's delegate configures scenes; such an app hears of its life through them alone.
    var usesScenes = false

    unowned let system: UIKitSystem
    /// Windows made before there was a scene, which show in an app without scenes of its own.
    var windowsWithoutScene: [WeakObject] = []

    init(system: UIKitSystem) {
        self.system = system
        super.init()
    }

    /// The windows of all scenes, back to front.
    open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }

    /// Back to front.
    var windowScenes: [UIWindowScene] { sceneOrder.compactMap { $0 as? UIWindowScene } }
    /// The one that is active, or was last.
    var frontScene: UIWindowScene? { windowScenes.last }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// How large the person wants text to be.
    open var preferredContentSizeCategory: UIContentSizeCategory { system.settings.textSize }
    /// The side that the language of the system starts lines from.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        system.settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The orientations that the app supports in `window`, before its delegate and controllers are asked: all on a pad, all
    /// but upside down on a phone.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        system.device.idiom == .pad ? .all : .allButUpsideDown
    }

    @available(iOS, deprecated: 13.0)
    open var statusBarOrientation: UIInterfaceOrientation { system.orientation }
    /// Setting it changes nothing, as on iOS where controllers decide on the status bar, which is the default there.
    @available(iOS, deprecated: 13.0)
    open var statusBarStyle: UIStatusBarStyle {
        get { system.statusBar.style }
        set { Trace.note(self, "statusBarStyle", "\(newValue) is ignored: controllers decide") }
    }
    @available(iOS, deprecated: 13.0)
    open var statusBarFrame: CGRect { system.statusBar.frame }
    /// Setting it changes nothing, as on iOS where controllers decide on the status bar, which is the default there.
    @available(iOS, deprecated: 13.0)
    open var isStatusBarHidden: Bool {
        get { system.statusBar.frame.isEmpty }
        set { Trace.note(self, "isStatusBarHidden", "\(newValue) is ignored: controllers decide") }
    }

    /// Hands `event` to the windows that its touches or keys belong to.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            let targets = Set(presses.allPresses.compactMap(\.window))
            targets.forEach { $0.sendEvent(event) }
            return
        }
        let touched = Set((event.allTouches ?? []).compactMap(\.window))
        for window in windows.reversed() where touched.contains(window) {
            window.sendEvent(event)
        }
    }

    /// Sends `action` to `target`; without one, to the first that takes it in the responder chain, which starts at the
    /// key window's first responder, or else at `sender`. False when nobody takes it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target { return action.send(to: target, from: sender, for: event) }
        let start = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
        return start.performInChain(action, from: sender, for: event)
    }
}
