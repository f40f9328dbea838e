/// The storyboards that the app's `Info.plist` names.
extension UIApplication {
    /// Shows the initial controller of `UIMainStoryboardFile` in the delegate's window, before the app has finished
    /// launching. The window appears after `showMainWindow()`.
    func loadMainStoryboard() -> UIWindow? {
        guard let name = system.appInfo.mainStoryboardName(on: system.device.idiom), SceneManifest.ofApp == nil,
            let delegate = delegate as (any _ApplicationWindowOwner)?,
            let root = InterfaceFiles.reader?.initialController(ofStoryboardNamed: name)
        else { return nil }
        let window = delegate.window ?? UIWindow(frame: system.screen.bounds)
        delegate.window = window
        if delegate.window == nil {
            misuse(
                "The app delegate must implement the window property if it wants to use a main storyboard file.",
                raises: false)
        }
        window.rootViewController = root
        return window
    }
}

extension UIWindowScene {
    /// Gives the scene's delegate a window with the initial controller of `UISceneStoryboardFile`.
    func loadStoryboard(named name: String) -> UIWindow? {
        guard let root = InterfaceFiles.reader?.initialController(ofStoryboardNamed: name) else { return nil }
        let delegate = delegate as? any UIWindowSceneDelegate
        let window = delegate?.window ?? UIWindow(windowScene: self)
        delegate?.window = window
        window.rootViewController = root
        return window
    }
}
