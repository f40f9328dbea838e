import UIKitCore

/// Calls a closure when a scene becomes inactive, leaves the screen or is disconnected: open menus end then.
@MainActor final class SceneObservation {
    private var observers: [any NSObjectProtocol] = []

    /// Replaces what was observed. Nil observes all scenes.
    func begin(_ scene: UIWindowScene?, onEnd: @escaping @MainActor () -> Void) {
        end()
        let names = [
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.didDisconnectNotification,
        ]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
                MainActor.assumeIsolated { onEnd() }
            }
        }
    }

    /// Stops observing.
    func end() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }
}
