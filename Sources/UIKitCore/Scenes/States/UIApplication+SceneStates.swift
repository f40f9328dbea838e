extension UIApplication {
    /// Moves `scene` to `goal` step by step. Each step calls delegates and posts notifications, the app's after the
    /// scene's.
    ///
    /// A scene in the background is not on the screen. A disconnected scene has no windows.
    func move(_ scene: UIWindowScene, to goal: UIScene.ActivationState) {
        for step in SceneStateMachine.steps(from: scene.activationState, to: goal) {
            perform(step, on: scene)
        }
    }

    /// Makes `scene` active; the scenes that it covers enter the background.
    func bringForward(_ scene: UIWindowScene) {
        let others = windowScenes.filter { $0 !== scene && $0.activationState != .background }
        for other in others { move(other, to: .foregroundInactive) }
        sceneOrder.removeAll { $0 === scene }
        sceneOrder.append(scene)
        move(scene, to: .foregroundActive)
        for other in others { move(other, to: .background) }
    }

    /// Ends the app as when the user closes it: its scenes leave the screen and disconnect, the front one last, then
    /// the delegate is notified of the termination.
    func terminate() {
        system.activate()
        for scene in windowScenes { move(scene, to: .unattached) }
        if let delegate { Trace.note(delegate, callback: "applicationWillTerminate(_:)") }
        delegate?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
    }

    private func perform(_ step: SceneStateMachine.Step, on scene: UIWindowScene) {
        let delegate = scene.delegate
        if let delegate { Trace.note(delegate, callback: step.delegateMethod) }
        switch step {
        case .willEnterForeground:
            delegate?.sceneWillEnterForeground(scene)
            postNotification(step, of: scene)
            enterForeground()
            scene.activationState = SceneStateMachine.state(after: step)
            scene.attachToScreen()
        case .didBecomeActive:
            scene.activationState = SceneStateMachine.state(after: step)
            scene.restoreKeyWindow()
            delegate?.sceneDidBecomeActive(scene)
            postNotification(step, of: scene)
            becomeActive()
        case .willResignActive:
            delegate?.sceneWillResignActive(scene)
            postNotification(step, of: scene)
            resignActive(for: scene)
            scene.activationState = SceneStateMachine.state(after: step)
            for window in scene.windows { system.frameLoop.dispatcher.cancelInput(of: window) }
        case .didEnterBackground:
            scene.activationState = SceneStateMachine.state(after: step)
            scene.detachFromScreen()
            delegate?.sceneDidEnterBackground(scene)
            postNotification(step, of: scene)
            saveActivity(of: scene)
            enterBackground()
        case .didDisconnect:
            scene.activationState = SceneStateMachine.state(after: step)
            sceneOrder.removeAll { $0 === scene }
            delegate?.sceneDidDisconnect(scene)
            postNotification(step, of: scene)
            scene.session.scene = nil
            scene.releaseWindows()
        }
    }

    private func saveActivity(of scene: UIWindowScene) {
        scene.userActivity?.updateIfNeeded()
        guard let activity = scene.delegate?.stateRestorationActivity(for: scene) else { return }
        activity.updateIfNeeded()
        scene.session.stateRestorationActivity = activity
    }

    private func postNotification(_ step: SceneStateMachine.Step, of scene: UIWindowScene) {
        NotificationCenter.default.post(name: step.notification, object: scene)
    }

    // MARK: The app as a whole

    private func enterForeground() {
        guard applicationState == .background else { return }
        if !usesScenes { delegate?.applicationWillEnterForeground(self) }
        post(UIApplication.willEnterForegroundNotification)
        applicationState = .inactive
    }

    private func becomeActive() {
        guard applicationState != .active else { return }
        applicationState = .active
        if !usesScenes { delegate?.applicationDidBecomeActive(self) }
        post(UIApplication.didBecomeActiveNotification)
    }

    /// The app is active as long as one of its scenes is.
    private func resignActive(for scene: UIWindowScene) {
        let isLast = !windowScenes.contains { $0 !== scene && $0.activationState == .foregroundActive }
        guard isLast, applicationState == .active else { return }
        if !usesScenes { delegate?.applicationWillResignActive(self) }
        post(UIApplication.willResignActiveNotification)
        applicationState = .inactive
    }

    private func enterBackground() {
        guard applicationState != .background, windowScenes.allSatisfy({ $0.activationState == .background }) else {
            return
        }
        applicationState = .background
        if !usesScenes { delegate?.applicationDidEnterBackground(self) }
        post(UIApplication.didEnterBackgroundNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension SceneStateMachine.Step {
    fileprivate var delegateMethod: String {
        switch self {
        case .willEnterForeground: "sceneWillEnterForeground(_:)"
        case .didBecomeActive: "sceneDidBecomeActive(_:)"
        case .willResignActive: "sceneWillResignActive(_:)"
        case .didEnterBackground: "sceneDidEnterBackground(_:)"
        case .didDisconnect: "sceneDidDisconnect(_:)"
        }
    }

    fileprivate var notification: Notification.Name {
        switch self {
        case .willEnterForeground: UIScene.willEnterForegroundNotification
        case .didBecomeActive: UIScene.didActivateNotification
        case .willResignActive: UIScene.willDeactivateNotification
        case .didEnterBackground: UIScene.didEnterBackgroundNotification
        case .didDisconnect: UIScene.didDisconnectNotification
        }
    }
}
