/// The persistent record of a scene, which outlives the scene object.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    /// The role of a scene's session.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String

        /// The role called `rawValue`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An interactive scene on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene while it is connected, otherwise nil.
    public internal(set) weak var scene: UIScene?
    /// The role of the scene.
    public let role: Role
    /// The classes that the scene is made of.
    public internal(set) var configuration: UISceneConfiguration
    /// Identifies the session as long as the app runs.
    public let persistentIdentifier: String
    /// Data of the app for restoring the scene. Not saved here.
    public var userInfo: [String: Any]?
    /// What the scene showed when it was last in the background, for its next connection: the answer of its delegate's
    /// `stateRestorationActivity(for:)`. As long as the app runs. Default nil.
    public var stateRestorationActivity: NSUserActivity?

    unowned let system: UIKitSystem

    init(role: Role, identifier: String, system: UIKitSystem) {
        self.role = role
        persistentIdentifier = identifier
        self.system = system
        configuration = UISceneConfiguration(
            name: SceneManifest.ofApp?.defaultName(for: role), sessionRole: role)
        super.init()
    }
}

/// Specifies the classes of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The configuration's name; nil for none.
    public let name: String?
    /// The role that the configuration is for.
    public let role: UISceneSession.Role
    /// The scene's class; nil for `UIWindowScene`. Stored only.
    open var sceneClass: AnyClass?
    /// The delegate's class, instantiated with `init()`; nil for no delegate. Default: the class in the scene manifest of
    /// `Info.plist`.
    open var delegateClass: AnyClass?

    /// The configuration `name` of the scene manifest in `Info.plist`; nil means the first one for the role. Without a
    /// manifest it has no delegate class.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        delegateClass = SceneManifest.ofApp?.delegateClass(of: name, for: sessionRole)
        super.init()
    }
}
