/// What the status bar of a scene is like now.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// `lightContent` or `darkContent`: what the controller in front prefers, the default resolved.
    open var statusBarStyle: UIStatusBarStyle { scene?.system.statusBar.style ?? .default }
    open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
    /// Points of the screen, y down; without height while the bar is hidden.
    open var statusBarFrame: CGRect { scene?.system.statusBar.frame ?? .zero }
}

/// The colour of what the status bar shows.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark in a light interface, light in a dark one.
    case `default`
    case lightContent
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}
