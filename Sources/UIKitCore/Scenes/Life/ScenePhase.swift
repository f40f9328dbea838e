/// Where the person brings the app's front scene, as scripts name it.
package enum ScenePhase: String, CaseIterable, Sendable {
    /// On the screen, with touches and keys.
    case active
    /// On the screen while something of the system is in front.
    case inactive
    case background
    /// The system has taken the scene's memory; its session can be opened again.
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

/// Why a scene cannot be brought somewhere. One sentence for people, without a full stop.
package struct SceneRefusal: Error, Equatable, CustomStringConvertible {
    package let description: String
}

extension UIKitSystem {
    /// The person brings the app's front scene, or where there is none the one that was disconnected last, to `phase`.
    /// All callbacks are over on return.
    package func moveScene(to phase: ScenePhase) throws(SceneRefusal) {
        activate()
        defer { host.requestFrame() }
        guard let scene = application.frontScene ?? application.reconnectLastScene() else {
            throw SceneRefusal(description: "the app has no scene")
        }
        if phase == .active { return application.bringForward(scene) }
        application.move(scene, to: phase.state)
    }
}
