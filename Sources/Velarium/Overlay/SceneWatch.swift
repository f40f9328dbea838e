import UIKit

/// Tells when the scene of a window is closed.
@MainActor final class SceneWatch {
    /// Only removed again, which any thread may do.
    private nonisolated(unsafe) var token: (any NSObjectProtocol)?
    /// Asked for as well: a scene that is gone may have left its place in memory to another.
    private weak var scene: UIWindowScene?

    /// Nil where the window has no scene: what has none is never closed.
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
