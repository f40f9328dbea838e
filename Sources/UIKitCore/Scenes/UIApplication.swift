/// The running app: its scenes and windows. It comes next to last in the responder chain, before its delegate.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// Whether the app runs in front and receives events.
    public enum State: Int, Sendable {
        /// In front with events; in front without events; not visible.
        case active, inactive, background
    }

    /// A key of the launch options.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key called `rawValue`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The URL that the app was launched with.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The shortcut that the app was launched with. Never there: shortcuts are performed in an app that runs.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The notification that the app was launched with. Never there, because nothing sends one.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }

    /// A key of the options of a URL to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key called `rawValue`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier of the app that opens the URL.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }

    /// Posted after the delegate has finished launching the app.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted when the app has become active.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when the app is about to become inactive.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the app has entered the background.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when the app is about to enter the foreground.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when the app is about to terminate.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted when memory is low, after the delegate and the view controllers in windows were told.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted before the interface rotates; `statusBarOrientationUserInfoKey` has the new orientation.
    nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted after the interface has rotated; `statusBarOrientationUserInfoKey` has the previous orientation.
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Posted before the status bar's frame changes; `statusBarFrameUserInfoKey` has the new frame.
    nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted after the status bar's frame has changed; `statusBarFrameUserInfoKey` has the new frame.
    nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// Posted when the user has taken a screenshot, which never happens here: pictures that tests, scripts and the window's
    /// toolbar take are not the user's.
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted when a day begins, or the time zone changes. It is never posted here.
    nonisolated public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted when `backgroundRefreshStatus` has changed, which never happens here.
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// The address of the app's settings. There is no app for settings: `canOpenURL(_:)` is false for it.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// The key of a number: the raw value of a `UIInterfaceOrientation`.
    nonisolated public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key of an `NSValue` with a frame in points of the screen.
    nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

    /// The app of the current system. Traps without a running app or test device.
    public class var shared: UIApplication {
        guard let system = UIKitSystem.current else {
            preconditionFailure("UIApplication.shared requires a running app or a TestDevice. Create one first.")
        }
        return system.application
    }

    /// The app's delegate. Retained.
    open var delegate: (any UIApplicationDelegate)?
    /// Whether the app is active, inactive or in the background.
    open internal(set) var applicationState = State.inactive
    /// The scenes that are connected, in the foreground or background.
    open var connectedScenes: Set<UIScene> { Set(sceneOrder) }
    /// The sessions of all scenes, including disconnected ones.
    open var openSessions: Set<UISceneSession> { Set(sessions) }
    /// The window that receives keyboard input.
    open var keyWindow: UIWindow? { keyWindowHistory.current }
    /// The current and previous key windows.
    var keyWindowHistory = KeyWindowHistory()

    /// The connected scenes; the most recently active one is last.
    var sceneOrder: [UIScene] = [] {
        didSet { windowScenes = sceneOrder.compactMap { $0 as? UIWindowScene } }
    }
    /// Those of them that have windows, in the same order: back to front.
    private(set) var windowScenes: [UIWindowScene] = []
    var sessions: [UISceneSession] = []
    /// The number of sessions created so far.
    var sessionCount = 0
    /// Whether the app's delegate configures scenes. If so, scene delegates are called instead of the app delegate's
    /// life cycle methods.
    var usesScenes = false

    unowned let system: UIKitSystem
    /// Windows made before there was a scene. An app without scenes shows them after the launch.
    var windowsWithoutScene: [WeakObject] = []

    init(system: UIKitSystem) {
        self.system = system
        super.init()
    }

    /// The windows of all scenes, back to front.
    open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }

    /// The active scene, or the most recently active one.
    var frontScene: UIWindowScene? { windowScenes.last }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { system.settings.textSize }
    /// The layout direction of the system's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        system.settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The orientations that the app supports in `window` when its delegate and controllers do not limit them: those in
    /// its `Info.plist`. Without the list all on a pad, and all but upside down on a phone.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        system.appInfo.supportedOrientations(on: system.device.idiom)
    }

    /// The orientation of the interface.
    @available(iOS, deprecated: 13.0)
    open var statusBarOrientation: UIInterfaceOrientation { system.orientation }
    /// The current style of the status bar. Setting it has no effect unless
    /// `UIViewControllerBasedStatusBarAppearance` is false in the app's `Info.plist`: view controllers decide.
    @available(iOS, deprecated: 13.0)
    open var statusBarStyle: UIStatusBarStyle {
        get { system.statusBar.style }
        set {
            if system.statusBar.setAppStyle(newValue) { return }
            Trace.note(self, callback: "statusBarStyle", arguments: "\(newValue) is ignored: controllers decide")
        }
    }
    /// The frame of the status bar in points of the screen; empty when hidden.
    @available(iOS, deprecated: 13.0)
    open var statusBarFrame: CGRect { system.statusBar.frame }
    /// Sets the style of the status bar, as `statusBarStyle` does. The bar changes at once.
    @available(iOS, deprecated: 9.0)
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }
    /// Hides or shows the status bar, as `isStatusBarHidden` does. The bar changes at once.
    @available(iOS, deprecated: 9.0)
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
    /// Whether the status bar is hidden. Setting it has no effect unless `UIViewControllerBasedStatusBarAppearance` is
    /// false in the app's `Info.plist`: view controllers decide.
    @available(iOS, deprecated: 13.0)
    open var isStatusBarHidden: Bool {
        get { system.statusBar.frame.isEmpty }
        set {
            if system.statusBar.setHiddenByApp(newValue) { return }
            Trace.note(self, callback: "isStatusBarHidden", arguments: "\(newValue) is ignored: controllers decide")
        }
    }

    /// The number beside the app's icon; 0 for none. Default 0. There is no home screen that shows it: the trace records it.
    /// Negative numbers stand for 0.
    open var applicationIconBadgeNumber: Int {
        get { system.services.badgeNumber }
        set { system.services.badgeNumber = max(0, newValue) }
    }

    /// Whether the status bar shows that the app loads from a network. Default false. Devices with a notch never showed it,
    /// and no device here does: the trace records it.
    @available(iOS, deprecated: 13.0, message: "Show a UIActivityIndicatorView in the app instead.")
    open var isNetworkActivityIndicatorVisible = false {
        didSet {
            guard isNetworkActivityIndicatorVisible != oldValue else { return }
            Trace.note(
                self, callback: "isNetworkActivityIndicatorVisible", arguments: "\(isNetworkActivityIndicatorVisible)")
        }
    }

    /// The shortcuts that the app offers beside those in its Info.plist. Default nil. There is no home screen that shows
    /// them; a test or a script performs them.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// Whether an app opens URLs like this: the app itself, by the schemes in its Info.plist; no other app is asked.
    open func canOpenURL(_ url: URL) -> Bool { system.services.opensURLs(withScheme: url.scheme) }

    /// Sets the least seconds between background fetches. Default `backgroundFetchIntervalNever`. Non-finite values and
    /// those below 0 stand for never.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        system.services.setFetchInterval(minimumBackgroundFetchInterval)
    }

    /// The least interval that the system supports.
    open class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
    /// The interval with which the system never fetches.
    open class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

    /// Dispatches `event` to the windows that its touches or keys belong to.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            let targets = Set(presses.allPresses.compactMap(\.window))
            targets.forEach { $0.sendEvent(event) }
            return
        }
        let touched = Set((event.allTouches ?? []).compactMap(\.window))
        for window in system.windowsWithKeyboard.reversed() where touched.contains(window) {
            window.sendEvent(event)
        }
    }

    /// Sends `action` to `target`. Without a target, sends it to the first responder in the chain that handles it.
    ///
    /// The chain starts at the key window's first responder, otherwise at `sender`. Returns false when no object
    /// handles it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target { return action.send(to: target, from: sender, for: event) }
        let start = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
        return start.performInChain(action, from: sender, for: event)
    }

    /// Whether the app can have several scenes at once: apps with scenes on a pad can.
    open var supportsMultipleScenes: Bool { usesScenes && system.device.idiom == .pad }

    /// Brings the scene of `sceneSession` to the front at the end of this run loop turn, after connecting it if
    /// needed. Nil creates a new session.
    ///
    /// The scene fills the screen, and the others enter the background.
    /// - Parameters:
    ///   - userActivity: passed to a new scene when it connects, to a connected one through `scene(_:continue:)`.
    ///   - errorHandler: called when the app cannot have another scene.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        system.frameLoop.perform(beforeLayout: { [weak self] in
            guard let self else { return }
            let isOpen = sceneSession.map(openSessions.contains) == true
            guard isOpen || supportsMultipleScenes else {
                errorHandler?(
                    SceneError.multipleScenesNotSupported.error(
                        "The app does not support multiple scenes on this device."))
                return
            }
            guard sceneSession == nil || isOpen else {
                errorHandler?(SceneError.requestDenied.error("The session has been discarded."))
                return
            }
            open(sceneSession, userActivity)
        })
    }

    /// Discards `sceneSession` at the end of this run loop turn. Its scene disconnects, and everything presented in
    /// it is dismissed.
    ///
    /// Then the app delegate is notified, and another scene comes to the front.
    /// - Parameter errorHandler: called when the session does not belong to this app.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        system.frameLoop.perform(beforeLayout: { [weak self] in
            guard let self else { return }
            guard openSessions.contains(sceneSession) else {
                errorHandler?(SceneError.requestDenied.error("The session has been discarded."))
                return
            }
            discard(sceneSession)
        })
    }
}
