import UIKitCore

/// Calls a closure when a scene becomes inactive, leaves the screen or is disconnected: open menus end then.
@MainActor final class SceneObservation {
    /// Only removed in `deinit` or on the main actor; removing is safe on any thread.
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    /// Replaces what was observed. Nil observes all scenes.
    func begin(_ scene: UIWindowScene?, onEnd: @escaping @MainActor () -> Void) {
        end()
        let names = [
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.didDisconnectNotification,
        ]
        let observesAll = scene == nil
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { [weak scene] _ in
                // A new scene may have the address of one that was deallocated, and the center compares addresses.
                MainActor.assumeIsolated { if observesAll || scene != nil { onEnd() } }
            }
        }
    }

    /// Stops observing.
    func end() {
        observers.forEach(NotificationCenter.default.removeObserver)
        observers = []
    }

    deinit { observers.forEach(NotificationCenter.default.removeObserver) }
}
