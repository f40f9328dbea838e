import UIKit

/// Receives changes of the on-screen keyboard.
@MainActor protocol KeyboardFollower: AnyObject {
    /// The keyboard of `screen`, which may be another than the listener's, is about to change.
    func keyboardWillMove(_ move: KeyboardMove, on screen: UIScreen)
}

/// Remembers the keyboard's frame for overlays that are presented later: UIKit only posts changes.
///
/// It observes from the first overlay on. Keyboard extensions post duplicates, some with zero height; the last one
/// counts.
@MainActor final class KeyboardWatch {
    static let shared = KeyboardWatch()

    /// Starts observing, so that a keyboard shown before an overlay is known.
    static func begin() { _ = shared }

    private struct Place {
        weak var screen: UIScreen?
        let frame: CGRect
    }

    private struct Listener {
        weak var follower: (any KeyboardFollower)?
    }

    private static let news = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
    ]

    private var places: [Place] = []
    private var listeners: [Listener] = []
    /// Never removed: it observes as long as the app runs.
    private var tokens: [any NSObjectProtocol] = []

    private init() {
        tokens = Self.news.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let move = KeyboardMove(notification.userInfo ?? [:])
                let screen = notification.object as? UIScreen
                MainActor.assumeIsolated { KeyboardWatch.shared.take(move, on: screen ?? .main) }
            }
        }
    }

    /// The current or final frame of the keyboard on `screen`, in points of the screen. Null before the first
    /// notification.
    func frame(on screen: UIScreen) -> CGRect { places.first { $0.screen === screen }?.frame ?? .null }

    /// Calls `follower`, which is not retained, for every change from now on.
    func add(_ follower: any KeyboardFollower) {
        remove(follower)
        listeners.append(Listener(follower: follower))
    }

    /// Stops calling `follower`.
    func remove(_ follower: any KeyboardFollower) {
        listeners.removeAll { $0.follower == nil || $0.follower === follower }
    }

    private func take(_ move: KeyboardMove, on screen: UIScreen) {
        places.removeAll { $0.screen == nil || $0.screen === screen }
        places.append(Place(screen: screen, frame: move.frame))
        for listener in listeners { listener.follower?.keyboardWillMove(move, on: screen) }
    }
}
