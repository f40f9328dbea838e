/// The status bar of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The resolved style, `lightContent` or `darkContent`, that the frontmost controller prefers.
    open var statusBarStyle: UIStatusBarStyle { scene?.system.statusBar.style ?? .default }
    /// Whether the status bar is hidden.
    open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
    /// The frame of the status bar, in points of the screen, y down. Its height is 0 while the bar is hidden.
    open var statusBarFrame: CGRect { scene?.system.statusBar.frame ?? .zero }
}

/// The color of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark in the light interface style, light in the dark one.
    case `default`
    /// Light content, for dark backgrounds.
    case lightContent
    /// Dark content, for light backgrounds.
    case darkContent = 3
}

/// The animation of showing and hiding the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation, a fade, or a slide.
    case none, fade, slide
}
