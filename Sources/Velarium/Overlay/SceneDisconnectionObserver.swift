import UIKit

/// Calls a closure when the scene of a window disconnects.
@MainActor final class SceneDisconnectionObserver {
    /// Only removed in `deinit`, which is safe on any thread.
    private nonisolated(unsafe) var token: (any NSObjectProtocol)?
    /// Checked as well, because a new scene may reuse the address of one that was deallocated.
    private weak var scene: UIWindowScene?

    /// Nil if the window has no scene.
    init?(window: UIWindow?, closed: @escaping @MainActor @Sendable () -> Void) {
        guard let scene = window?.windowScene else { return nil }
        self.scene = scene
        token = NotificationCenter.default.addObserver(
            forName: UIScene.didDisconnectNotification, object: scene, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { if self?.scene != nil { closed() } }
        }
    }

    deinit { token.map(NotificationCenter.default.removeObserver) }
}
