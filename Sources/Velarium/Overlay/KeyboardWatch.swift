import UIKit

/// A move of the keyboard on the screen.
struct KeyboardMove {
    /// Seconds.
    let duration: TimeInterval
    let options: UIView.AnimationOptions

    /// Makes `changes` in the keyboard's time and curve.
    @MainActor func animate(_ changes: @escaping () -> Void) {
        guard duration > 0 else { return changes() }
        UIView.animate(
            withDuration: duration, delay: 0, options: [options, .beginFromCurrentState, .allowUserInteraction],
            animations: changes)
    }
}

/// Follows the keyboard of the screen that somebody's view is on.
///
/// UIKit tells of moves only: where the keyboard stands is remembered for every screen from the first overlay on, so that
/// one that comes while the keyboard is up knows of it.
@MainActor final class KeyboardWatch {
    private let onMove: @MainActor (KeyboardMove) -> Void
    /// Only removed again, which any thread may do.
    private nonisolated(unsafe) var token: (any NSObjectProtocol)?

    /// - Parameter onMove: Called when the keyboard of any screen begins to move; where it is going is known by then.
    init(_ onMove: @escaping @MainActor (KeyboardMove) -> Void) {
        self.onMove = onMove
        KeyboardWatch.remember()
        token = NotificationCenter.default.addObserver(
            forName: KeyboardWatch.moved, object: nil, queue: nil
        ) { [weak self] note in
            let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
            let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
            // A curve stands sixteen bits up among the options.
            let move = KeyboardMove(duration: duration, options: UIView.AnimationOptions(rawValue: curve << 16))
            MainActor.assumeIsolated { self?.onMove(move) }
        }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    /// How much of the lower end of `view` the keyboard covers, or will when it has come to rest. Points; 0 for a view
    /// in no window, and for a keyboard that floats.
    func overlap(in view: UIView) -> CGFloat {
        guard let window = view.window,
            let frame = KeyboardWatch.known.first(where: { $0.screen === window.screen })?.frame
        else { return 0 }
        let inWindow = frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
        let covered = view.convert(inWindow, from: nil).intersection(view.bounds)
        return covered.isNull || covered.height.isNaN ? 0 : covered.height
    }

    // MARK: Every screen's keyboard

    /// A screen, and where its keyboard stands: points of the screen; below it, or nothing, for one that is away or floats.
    private struct Known {
        weak var screen: UIScreen?
        let frame: CGRect
    }

    /// Posted after `known` has taken the new frame.
    private nonisolated static let moved = Notification.Name("Velarium.keyboardMoved")
    private static var known: [Known] = []
    private static var memory: (any NSObjectProtocol)?

    /// Begins to remember, with the first call.
    static func remember() {
        guard memory == nil else { return }
        memory = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { note in
            let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
            // Before iOS 16 the notification does not say whose screen it is about.
            // UIKit posts it on the main thread, where the screen stays.
            nonisolated(unsafe) let teller = note.object
            MainActor.assumeIsolated {
                let screen = teller as? UIScreen ?? UIScreen.main
                known.removeAll { $0.screen === screen || $0.screen == nil }
                known.append(Known(screen: screen, frame: frame))
            }
            NotificationCenter.default.post(name: moved, object: note.object, userInfo: note.userInfo)
        }
    }
}
