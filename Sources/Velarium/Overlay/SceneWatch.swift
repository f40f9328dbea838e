import UIKit

/// Tells when the scene of a window is closed.
@MainActor final class SceneWatch {
    /// Only removed again, which any thread may do.
    private nonisolated(unsafe) let token: any NSObjectProtocol

    /// Nil where the window has no scene: what has none is never closed.
    init?(window: UIWindow?, closed: @escaping @MainActor @Sendable () -> Void) {
        guard let scene = window?.windowScene else { return nil }
        token = NotificationCenter.default.addObserver(
            forName: UIScene.didDisconnectNotification, object: scene, queue: nil
        ) { _ in
            MainActor.assumeIsolated { closed() }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
