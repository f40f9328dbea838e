/// What is known of a scene beyond the scene's own life.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene, while it is connected.
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
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
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
