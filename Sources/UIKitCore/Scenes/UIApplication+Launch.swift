extension UIApplication {
    /// Launches the app in UIKit's order: delegate, scene, active.
    func launch(with delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        let window = loadMainStoryboard()
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
        let options = UIScene.ConnectionOptions()
        let scene = connect(makeSession(for: options), options)
        if !usesScenes { scene.adopt(windowsWithoutScene.compactMap { $0.object as? UIWindow }) }
        windowsWithoutScene = []
        window?.makeKeyAndVisible()
        bringForward(scene)
    }

    /// Connects a scene without a delegate, for code that makes its own windows. It retains the first of them.
    func connectSceneWithoutDelegate() -> UIWindowScene {
        let options = UIScene.ConnectionOptions()
        let scene = connect(makeSession(for: options), options)
        scene.retainsFirstWindow = true
        bringForward(scene)
        return scene
    }

    /// Delivers `url` as the system does when the user opens it. An app with scenes receives it through the front
    /// scene's delegate, other apps through their own delegate. An app in the background enters the foreground.
    package func receive(url: URL) {
        system.activate()
        guard usesScenes else {
            if let scene = frontScene { move(scene, to: foregroundState(of: scene)) }
            if let delegate {
                Trace.note(delegate, callback: "application(_:open:options:)", arguments: url.absoluteString)
            }
            _ = delegate?.application(self, open: url, options: [:])
            if let scene = frontScene { bringForward(scene) }
            return
        }
        let context = UIOpenURLContext(url: url)
        guard let scene = frontScene else {
            // A scene that is connected for the URL receives it with the connection only.
            guard let session = sessions.last else { return }
            return bringForward(connect(session, UIScene.ConnectionOptions(urlContexts: [context])))
        }
        move(scene, to: foregroundState(of: scene))
        if let delegate = scene.delegate {
            Trace.note(delegate, callback: "scene(_:openURLContexts:)", arguments: url.absoluteString)
            delegate.scene(scene, openURLContexts: [context])
        }
        bringForward(scene)
    }

    /// The activation state for delivering a URL, at least in the foreground.
    private func foregroundState(of scene: UIWindowScene) -> UIScene.ActivationState {
        scene.activationState == .foregroundActive ? .foregroundActive : .foregroundInactive
    }
}
