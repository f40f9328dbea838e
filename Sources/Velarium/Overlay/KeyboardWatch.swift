import UIKit

/// What wants to hear of the keyboard on the screen.
@MainActor protocol KeyboardFollower: AnyObject {
    /// The keyboard of `screen`, which need not be the follower's, is about to move.
    func keyboardWillMove(_ move: KeyboardMove, on screen: UIScreen)
}

/// One piece of news of the keyboard.
struct KeyboardMove: Sendable {
    /// Where it will be, in points of the screen, y down: below the screen or of no height when it goes.
    let frame: CGRect
    /// Seconds; 0 when nothing moves.
    let duration: TimeInterval
    /// How it moves, as bits of `UIView.AnimationOptions`.
    let curve: UInt

    /// Changes views in the keyboard's time. They go on taking touches.
    @MainActor func animate(_ changes: @escaping () -> Void) {
        let options = UIView.AnimationOptions(rawValue: curve << 16)
        UIView.animate(
            withDuration: duration, delay: 0, options: [options, .allowUserInteraction, .beginFromCurrentState],
            animations: changes)
    }
}

/// Keeps where the keyboard stands, for overlays that come when it is up already: UIKit tells of moves only.
///
/// It listens from the first overlay on. Keyboards of extensions tell the same thing several times, some of it with no
/// height; the last word counts.
@MainActor final class KeyboardWatch {
    static let shared = KeyboardWatch()

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

extension KeyboardMove {
    /// Numbers that are none count as nothing.
    fileprivate init(_ info: [AnyHashable: Any]) {
        let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        let parts = [end.origin.x, end.origin.y, end.size.width, end.size.height]
        frame = parts.allSatisfy(\.isFinite) ? end : .zero
        let seconds = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
        duration = seconds.isFinite ? max(0, seconds) : 0
        curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 0
    }
}

extension UIView {
    /// How much of this view's lower part lies below a keyboard at `frame`, in points of this view.
    ///
    /// Window, place on the screen and transforms count. A keyboard that lies at another side of this view, as in a
    /// window that is turned, or that floats above its lower edge, covers nothing here: content cannot go up from it.
    ///
    /// - Parameter frame: Points of the screen, y down; null for no keyboard.
    func overlap(withKeyboardAt frame: CGRect) -> CGFloat {
        guard let window, !frame.isNull, frame.width > 0, frame.height > 0 else { return 0 }
        func here(_ point: CGPoint) -> CGPoint { convert(window.convert(point, from: nil as UIWindow?), from: window) }
        let top = here(CGPoint(x: frame.midX, y: frame.minY))
        let bottom = here(CGPoint(x: frame.midX, y: frame.maxY))
        let isBelow = bottom.y - top.y > abs(bottom.x - top.x)
        let covered = convert(window.convert(frame, from: nil as UIWindow?), from: window).intersection(bounds)
        // What ends above the lower edge floats; half a point is rounding.
        guard isBelow, !covered.isNull, covered.width > 0, covered.maxY >= bounds.maxY - 0.5 else { return 0 }
        return bounds.maxY - covered.minY
    }

    /// Who has the keyboard in this tree of views: one of them, or the controller of one. Nil when nobody has.
    var responderInside: UIResponder? {
        if isFirstResponder { return self }
        if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
        for subview in subviews {
            if let responder = subview.responderInside { return responder }
        }
        return nil
    }
}
