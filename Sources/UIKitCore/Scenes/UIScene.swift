/// One instance of an app's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// What a scene is connected for: URLs to open, and the like.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        /// What the scene is to open; its delegate does not hear of it again.
        public let urlContexts: Set<UIOpenURLContext>
        /// What the scene is to take up.
        public let userActivities: Set<NSUserActivity>
        /// The identifier of the app that asks for the scene; nil when it is not known.
        public var sourceApplication: String? { urlContexts.first?.options.sourceApplication }

        init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []) {
            self.urlContexts = urlContexts
            self.userActivities = userActivities
            super.init()
        }
    }

    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    /// A scene that is no longer active loses the touches and keys of its windows.
    open internal(set) var activationState = ActivationState.unattached {
        didSet {
            guard oldValue == .foregroundActive, activationState != oldValue else { return }
            (self as? UIWindowScene)?.windows.forEach { system.frameLoop.dispatcher.cancelInput(of: $0) }
        }
    }
    open var title: String! = ""

    unowned let system: UIKitSystem

    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        system = session.system
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { system.application }
}
