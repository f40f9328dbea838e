extension UIScene {
    /// Options for bringing a scene to the front.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene in which the user requested the other one.
        open weak var requestingScene: UIScene?

        /// Options without a requesting scene.
        public override init() {
            super.init()
        }
    }

    /// Information about a URL that the app opens.
    @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
        /// The identifier of the requesting app; nil when unknown.
        public let sourceApplication: String?
        /// Data from the requesting app. Always nil here.
        public let annotation: Any?
        /// Whether the app may open the file in place instead of a copy. Always false here.
        public let openInPlace: Bool

        init(sourceApplication: String? = nil) {
            self.sourceApplication = sourceApplication
            annotation = nil
            openInPlace = false
            super.init()
        }
    }
}

/// Options for discarding a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    /// Options with default values.
    public override init() {
        super.init()
    }
}

/// Options for discarding a scene with windows.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The animation shown to the user. Stored only: scenes disappear without animation here. Default `standard`.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
    /// What the animation of a discarded scene expresses: nothing, that its work is saved, or that it is thrown away.
    public enum DismissalAnimation: Int, Sendable {
        /// Expresses nothing.
        case standard = 1
        /// The work is saved; the work is thrown away.
        case commit, decline
    }
}

/// A URL that the app is asked to open.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// Information about the request.
    public let options: UIScene.OpenURLOptions

    init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}

/// Why a request for a scene failed.
enum SceneError: Int {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestDenied = 101

    func error(_ reason: String) -> NSError {
        NSError(domain: "UISceneErrorDomain", code: rawValue, userInfo: [NSLocalizedDescriptionKey: reason])
    }
}
