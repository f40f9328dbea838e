/// One instance of an app's user interface.
@MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// What a scene is connected for: URLs to open, and the like.
    @MainActor public final class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext>

        init(urlContexts: Set<UIOpenURLContext> = []) {
            self.urlContexts = urlContexts
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

/// A URL that the app was asked to open.
@MainActor public final class UIOpenURLContext: NSObject {
    public let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }
}

/// What is known of a scene beyond the scene's own life.
@MainActor public final class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public internal(set) weak var scene: UIScene?
    public let role: Role
    public internal(set) var configuration: UISceneConfiguration
    public let persistentIdentifier: String
    public var userInfo: [String: Any]?

    unowned let system: UIKitSystem

    init(role: Role, identifier: String, system: UIKitSystem) {
        self.role = role
        persistentIdentifier = identifier
        self.system = system
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}

/// Which classes a scene is made of.
@MainActor open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// The scene's class; nil for `UIWindowScene`.
    open var sceneClass: AnyClass?
    /// The delegate's class, made by its `init()`; nil for no delegate.
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
