/// The phase that the user brings the app's front scene to, as named in scripts.
package enum ScenePhase: String, CaseIterable, Sendable {
    /// On the screen, with touches and keys.
    case active
    /// On the screen, behind system UI.
    case inactive
    case background
    /// The system has freed the scene's memory; its session can be opened again.
    case disconnected

    fileprivate var state: UIScene.ActivationState {
        switch self {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        case .disconnected: .unattached
        }
    }
}

/// Why a scene cannot be brought to a phase. One sentence for people, without a period.
package struct SceneTransitionError: Error, Equatable, CustomStringConvertible {
    package let description: String
}

extension UIKitSystem {
    /// Brings the app's front scene to `phase`, as the user does. Without a connected scene, it uses the last
    /// disconnected one.
    ///
    /// All callbacks have been made on return.
    package func moveScene(to phase: ScenePhase) throws(SceneTransitionError) {
        activate()
        defer { host.requestFrame() }
        guard let scene = application.frontScene ?? application.reconnectLastScene() else {
            throw SceneTransitionError(description: "the app has no scene")
        }
        if phase == .active { return application.bringForward(scene) }
        application.move(scene, to: phase.state)
    }
}
