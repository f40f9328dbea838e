extension UIApplication {
    /// Runs the launch in UIKit's order: delegate, scene, active.
    func launch(with delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
        let session = UISceneSession(role: .windowApplication, identifier: "scene-1", system: system)
        let options = UIScene.ConnectionOptions()
        let configuration = OptionalRequirement.answer(to: "application(_:configurationForConnecting:options:)") {
            delegate.application(self, configurationForConnecting: session, options: options)
        }
        if let configuration { session.configuration = configuration }
        let scene = connect(session, options)
        if configuration == nil { scene.adopt(windowsWithoutScene.compactMap { $0.object as? UIWindow }) }
        windowsWithoutScene = []
        becomeActive(usesScenes: configuration != nil)
    }

    /// A scene with no delegate, for code that makes its own windows. It keeps the first of them alive.
    func connectPlainScene() -> UIWindowScene {
        let number = connectedScenes.count + 1
        let session = UISceneSession(role: .windowApplication, identifier: "scene-\(number)", system: system)
        let scene = connect(session, UIScene.ConnectionOptions())
        scene.keepsFirstWindow = true
        becomeActive(usesScenes: true)
        return scene
    }

    @discardableResult
    private func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIWindowScene {
        let scene = UIWindowScene(session: session, connectionOptions: options)
        connectedScenes.insert(scene)
        scene.activationState = .foregroundInactive
        if let delegateClass = session.configuration.delegateClass {
            scene.delegate = makeSceneDelegate(of: delegateClass)
        }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        if let delegate = scene.delegate {
            Trace.note(delegate, "scene(_:willConnectTo:options:)")
            delegate.scene(scene, willConnectTo: session, options: options)
        }
        return scene
    }

    private func makeSceneDelegate(of type: AnyClass) -> (any UISceneDelegate)? {
        guard let objectType = type as? NSObject.Type, let delegate = makeObject(of: objectType) as? any UISceneDelegate
        else {
            misuse(
                "delegateClass must be an NSObject class that conforms to UISceneDelegate, not \(type).", raises: true)
            return nil
        }
        return delegate
    }

    private func becomeActive(usesScenes: Bool) {
        for scene in windowScenes where scene.activationState == .foregroundInactive {
            scene.delegate?.sceneWillEnterForeground(scene)
            NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
            scene.activationState = .foregroundActive
            scene.delegate?.sceneDidBecomeActive(scene)
            NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
        }
        applicationState = .active
        if !usesScenes {
            delegate?.applicationDidBecomeActive(self)
        }
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
    }

    /// Hands `url` to the app as the system does when somebody opens it: to the scene's delegate, else to the app's.
    package func receive(url: URL) {
        for scene in windowScenes {
            guard let delegate = scene.delegate else { continue }
            let contexts: Set = [UIOpenURLContext(url: url)]
            Trace.note(delegate, "scene(_:openURLContexts:)", url.absoluteString)
            if OptionalRequirement.answer(
                to: "scene(_:openURLContexts:)", { delegate.scene(scene, openURLContexts: contexts) }) != nil
            {
                return
            }
        }
        _ = delegate?.application(self, open: url, options: [:])
    }
}
