import UIKit

/// Receives changes of the on-screen keyboard.
@MainActor protocol KeyboardChangeListener: AnyObject {
    /// The keyboard of `screen`, which may be another than the listener's, is about to change.
    func keyboardWillChange(_ move: KeyboardChange, on screen: UIScreen)
}

/// Remembers the keyboard's frame for overlays that are presented later: UIKit only posts changes.
///
/// It observes from the first overlay on. Keyboard extensions post duplicates, some with zero height; the last one
/// counts.
@MainActor final class KeyboardObserver {
    static let shared = KeyboardObserver()

    /// Starts observing, so that a keyboard shown before an overlay is known.
    static func startObserving() { _ = shared }

    private struct ScreenEntry {
        weak var screen: UIScreen?
        let frame: CGRect
    }

    private struct Listener {
        weak var follower: (any KeyboardChangeListener)?
    }

    private static let notificationNames = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
    ]

    private var screenEntries: [ScreenEntry] = []
    private var listeners: [Listener] = []
    /// Never removed: it observes as long as the app runs.
    private var tokens: [any NSObjectProtocol] = []

    private init() {
        tokens = Self.notificationNames.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let move = KeyboardChange(notification.userInfo ?? [:])
                let screen = notification.object as? UIScreen
                MainActor.assumeIsolated { KeyboardObserver.shared.handle(move, on: screen ?? .main) }
            }
        }
    }

    /// The current or final frame of the keyboard on `screen`, in points of the screen. Null before the first
    /// notification.
    func frame(on screen: UIScreen) -> CGRect { screenEntries.first { $0.screen === screen }?.frame ?? .null }

    /// Calls `follower`, which is not retained, for every change from now on.
    func addListener(_ follower: any KeyboardChangeListener) {
        removeListener(follower)
        listeners.append(Listener(follower: follower))
    }

    /// Stops calling `follower`.
    func removeListener(_ follower: any KeyboardChangeListener) {
        listeners.removeAll { $0.follower == nil || $0.follower === follower }
    }

    private func handle(_ move: KeyboardChange, on screen: UIScreen) {
        screenEntries.removeAll { $0.screen == nil || $0.screen === screen }
        screenEntries.append(ScreenEntry(screen: screen, frame: move.frame))
        for listener in listeners { listener.follower?.keyboardWillChange(move, on: screen) }
    }
}
