import UIKit

/// What wants to hear of the keyboard on the screen.
@MainActor protocol KeyboardFollower: AnyObject {
    /// The keyboard of `screen`, which need not be the follower's, is about to move.
    func keyboardWillMove(_ move: KeyboardMove, on screen: UIScreen)
}

/// Keeps where the keyboard stands, for overlays that come when it is up already: UIKit tells of moves only.
///
/// It listens from the first overlay on. Keyboards of extensions tell the same thing several times, some of it with no
/// height; the last word counts.
@MainActor final class KeyboardWatch {
    static let shared = KeyboardWatch()

    /// Begins to listen: a keyboard that comes up before an overlay is shown has to be known.
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
    /// It listens as long as the app runs.
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

    /// Where the keyboard of `screen` stands or is going to, in points of the screen; null when none has been heard of.
    func frame(on screen: UIScreen) -> CGRect { places.first { $0.screen === screen }?.frame ?? .null }

    /// Tells `follower`, which is not kept, of every move from now on.
    func add(_ follower: any KeyboardFollower) {
        remove(follower)
        listeners.append(Listener(follower: follower))
    }

    func remove(_ follower: any KeyboardFollower) {
        listeners.removeAll { $0.follower == nil || $0.follower === follower }
    }

    private func take(_ move: KeyboardMove, on screen: UIScreen) {
        places.removeAll { $0.screen == nil || $0.screen === screen }
        places.append(Place(screen: screen, frame: move.frame))
        for listener in listeners { listener.follower?.keyboardWillMove(move, on: screen) }
    }
}
