extension UIScene {
    /// How a scene is to be brought to the front.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene from which the person asked for the other one.
        open weak var requestingScene: UIScene?

        public override init() {
            super.init()
        }
    }

    /// What comes with a URL that the app is asked to open.
    @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
        /// The identifier of the app that asks; nil when it is not known.
        public let sourceApplication: String?
        public let annotation: Any?
        /// Whether the app may open the file where it is, instead of a copy.
        public let openInPlace: Bool

        init(sourceApplication: String? = nil) {
            self.sourceApplication = sourceApplication
            annotation = nil
            openInPlace = false
            super.init()
        }
    }
}

/// How a scene is to be taken away.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    public override init() {
        super.init()
    }
}

/// How a scene with windows is to be taken away.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// What the person is to see in it; nothing here shows it, as scenes go at once. Default `standard`.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
    /// What the going of a scene says: nothing, that its work is kept, or that it is thrown away.
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit, decline
    }
}

/// A URL that the app was asked to open.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
    public let url: URL
    public let options: UIScene.OpenURLOptions

    init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}

/// Why a scene did not come, go or turn as an app has asked.
enum SceneError: Int {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestDenied = 101

    func error(_ reason: String) -> NSError {
        NSError(domain: "UISceneErrorDomain", code: rawValue, userInfo: [NSLocalizedDescriptionKey: reason])
    }
}
