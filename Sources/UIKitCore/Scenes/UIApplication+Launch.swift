extension UIApplication {
    /// Runs the launch in UIKit's order: delegate, scene, active.
    func launch(with delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
        let options = UIScene.ConnectionOptions()
        let scene = connect(makeSession(for: options), options)
        if !usesScenes { scene.adopt(windowsWithoutScene.compactMap { $0.object as? UIWindow }) }
        windowsWithoutScene = []
        bringForward(scene)
    }

    /// A scene with no delegate, for code that makes its own windows. It keeps the first of them alive.
    func connectPlainScene() -> UIWindowScene {
        let options = UIScene.ConnectionOptions()
        let scene = connect(makeSession(for: options), options)
        scene.keepsFirstWindow = true
        bringForward(scene)
        return scene
    }

    /// Hands `url` to the app as the system does when somebody opens it: an app with scenes gets it through the front
    /// one's delegate, any other through its own. An app in the background comes to the foreground with it.
    package func receive(url: URL) {
        system.activate()
        guard usesScenes else {
            if let scene = frontScene { move(scene, to: foreground(of: scene)) }
            if let delegate { Trace.note(delegate, "application(_:open:options:)", url.absoluteString) }
            _ = delegate?.application(self, open: url, options: [:])
            if let scene = frontScene { bringForward(scene) }
            return
        }
        let context = UIOpenURLContext(url: url)
        guard let scene = frontScene else {
            // A scene that is connected for the URL gets it with the connection alone.
            guard let session = sessions.last else { return }
            return bringForward(connect(session, UIScene.ConnectionOptions(urlContexts: [context])))
        }
        move(scene, to: foreground(of: scene))
        if let delegate = scene.delegate {
            Trace.note(delegate, "scene(_:openURLContexts:)", url.absoluteString)
            delegate.scene(scene, openURLContexts: [context])
        }
        bringForward(scene)
    }

    /// In the foreground at least, which is where an app hears of a URL.
    private func foreground(of scene: UIWindowScene) -> UIScene.ActivationState {
        scene.activationState == .foregroundActive ? .foregroundActive : .foregroundInactive
    }
}
