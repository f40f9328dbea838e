extension UIKitSystem {
    /// Launches an app with `delegate`; its scene is active on return.
    package func launch(_ delegate: any UIApplicationDelegate) {
        activate()
        application.launch(with: delegate)
        host.requestFrame()
    }

    /// Shows `root` in a window of its own, for tests. The window is key and fills the screen.
    @discardableResult
    package func show(_ root: UIViewController) -> UIWindow {
        activate()
        let scene = application.frontScene ?? application.connectSceneWithoutDelegate()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }
}
