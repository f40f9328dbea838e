/// The running app: its scenes and windows, and the last link of the responder chain.
@MainActor open class UIApplication: UIResponder {
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

    /// The app of the current system.
    public class var shared: UIApplication {
        guard let system = UIKitSystem.current else {
            preconditionFailure("UIApplication.shared needs a running app or a TestDevice: make one first.")
        }
        return system.application
    }

    open var delegate: (any UIApplicationDelegate)?
    open internal(set) var applicationState = State.inactive
    open internal(set) var connectedScenes: Set<UIScene> = []
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// The window that keys go to.
    open private(set) weak var keyWindow: UIWindow?
    /// Whether there is, or until it was gone was, a key window.
    private var hasKeyWindow = false

    unowned let system: UIKitSystem
    /// Windows made before there was a scene, which show in an app without scenes of its own.
    var windowsWithoutScene: [WeakObject] = []

    init(system: UIKitSystem) {
        self.system = system
        super.init()
    }

    /// The windows of all scenes, back to front.
    open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }

    var windowScenes: [UIWindowScene] {
        let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
        return scenes.sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    }
    var firstWindowScene: UIWindowScene? { windowScenes.first }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// How large the person wants text to be.
    open var preferredContentSizeCategory: UIContentSizeCategory { system.settings.textSize }
    /// The side that the language of the system starts lines from.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        system.settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
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

    // MARK: Key window

    func makeKey(_ window: UIWindow) {
        guard keyWindow !== window else { return }
        hasKeyWindow = true
        if let old = keyWindow {
            keyWindow = nil
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        keyWindow = window
        window.system.updateTextInput()
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    /// `window` has been hidden: the front-most of the others becomes key.
    func chooseKeyWindow(insteadOf window: UIWindow) {
        keyWindow = nil
        hasKeyWindow = false
        window.resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
        chooseKeyWindow(where: { $0 !== window })
    }

    /// A window is gone; when it was the key window, the front-most of the others becomes key.
    func replaceLostKeyWindow() {
        guard hasKeyWindow, keyWindow == nil else { return }
        hasKeyWindow = false
        chooseKeyWindow(where: { _ in true })
    }

    private func chooseKeyWindow(where isPossible: (UIWindow) -> Bool) {
        guard keyWindow == nil else { return }
        if let heir = windows.last(where: { isPossible($0) && $0.isShown && $0.canBecomeKey }) {
            makeKey(heir)
        }
    }
}
