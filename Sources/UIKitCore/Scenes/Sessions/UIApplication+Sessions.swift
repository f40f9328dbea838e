extension UIApplication {
    func open(_ session: UISceneSession?, _ activity: NSUserActivity?) {
        if let scene = session?.scene as? UIWindowScene {
            if let activity { scene.delegate?.scene(scene, continue: activity) }
            return bringForward(scene)
        }
        let options = UIScene.ConnectionOptions(userActivities: activity.map { [$0] } ?? [])
        bringForward(connect(session ?? makeSession(for: options), options))
    }

    func discard(_ session: UISceneSession) {
        if let scene = session.scene as? UIWindowScene {
            let wasInFront = scene.activationState != .background
            move(scene, to: .unattached)
            if wasInFront, let next = frontScene { bringForward(next) }
        }
        sessions.removeAll { $0 === session }
        delegate?.application(self, didDiscardSceneSessions: [session])
    }

    /// A new session, with the configuration from the app's delegate, or from `Info.plist`.
    func makeSession(for options: UIScene.ConnectionOptions) -> UISceneSession {
        sessionCount += 1
        let session = UISceneSession(role: .windowApplication, identifier: "scene-\(sessionCount)", system: system)
        sessions.append(session)
        let configuration = OptionalRequirement.result(of: "application(_:configurationForConnecting:options:)") {
            delegate?.application(self, configurationForConnecting: session, options: options)
        }
        if let answer = configuration.flatMap({ $0 }) {
            usesScenes = true
            session.configuration = answer
        } else if SceneManifest.ofApp != nil {
            usesScenes = true
        }
        return session
    }

    /// Connects the session that was opened last; nil when there is none.
    func reconnectLastScene() -> UIWindowScene? {
        sessions.last.map { connect($0, UIScene.ConnectionOptions()) }
    }

    @discardableResult
    func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIWindowScene {
        let scene = UIWindowScene(session: session, connectionOptions: options)
        sceneOrder.append(scene)
        if let delegateClass = session.configuration.delegateClass {
            scene.delegate = makeSceneDelegate(of: delegateClass)
        }
        let storyboard = SceneManifest.ofApp?.storyboardName(of: session.configuration.name, for: session.role)
        let window = storyboard.flatMap { scene.loadStoryboard(named: $0) }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        if let delegate = scene.delegate {
            Trace.note(delegate, callback: "scene(_:willConnectTo:options:)")
            delegate.scene(scene, willConnectTo: session, options: options)
        }
        window?.makeKeyAndVisible()
        scene.activationState = .background
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
}
