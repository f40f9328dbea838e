import UIKit

/// Calls a closure when a scene becomes active, stops being active, or disconnects.
@MainActor final class SceneActivityObserver {
    enum Change: Sendable { case didActivate, willDeactivate, didDisconnect }

    /// Only removed in `deinit`, which is safe on any thread.
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []
    /// Checked as well, because a new scene may reuse the address of one that was deallocated.
    private weak var scene: UIScene?

    init(of scene: UIScene, _ action: @escaping @MainActor @Sendable (Change) -> Void) {
        self.scene = scene
        observe(UIScene.didActivateNotification, .didActivate, action)
        observe(UIScene.willDeactivateNotification, .willDeactivate, action)
        observe(UIScene.didDisconnectNotification, .didDisconnect, action)
    }

    private func observe(
        _ name: Notification.Name, _ change: Change, _ action: @escaping @MainActor @Sendable (Change) -> Void
    ) {
        let token = NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { if self?.scene != nil { action(change) } }
        }
        tokens.append(token)
    }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
