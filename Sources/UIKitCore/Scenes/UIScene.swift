/// One instance of an app's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// Whether a scene is connected, visible and receives events.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// Visible with events; visible without events; not visible.
        case foregroundActive, foregroundInactive, background
    }

    /// The reasons why a scene is connected, such as URLs to open.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        /// The URLs that the scene opens. The delegate is not called for them again.
        public let urlContexts: Set<UIOpenURLContext>
        /// The activities that the scene continues.
        public let userActivities: Set<NSUserActivity>
        /// The identifier of the app that requested the scene; nil when unknown.
        public var sourceApplication: String? { urlContexts.first?.options.sourceApplication }

        init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []) {
            self.urlContexts = urlContexts
            self.userActivities = userActivities
            super.init()
        }
    }

    /// Posted when the scene is about to connect.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when the scene was disconnected.
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when the scene has become active.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when the scene is about to become inactive.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted when the scene is about to enter the foreground.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when the scene has entered the background.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    /// The session that the scene belongs to.
    open private(set) var session: UISceneSession
    /// The scene's delegate. Retained.
    open var delegate: (any UISceneDelegate)?
    /// The scene's state. When it is no longer active, touches and key presses of its windows are canceled.
    open internal(set) var activationState = ActivationState.unattached {
        didSet {
            guard oldValue == .foregroundActive, activationState != oldValue else { return }
            (self as? UIWindowScene)?.windows.forEach { system.frameLoop.dispatcher.cancelInput(of: $0) }
        }
    }
    /// A title for the user, as in the app switcher. Default empty.
    open var title: String! = ""

    var system: UIKitSystem { systemReference.system }
    private let systemReference: SystemReference

    /// A scene of `session`. Called by the system.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        systemReference = SystemReference(session.system)
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { system.application }
}
