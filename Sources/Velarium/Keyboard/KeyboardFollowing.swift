import UIKit

/// Follows the keyboard for whoever keeps it, by a closure.
@MainActor final class KeyboardFollowing: KeyboardFollower {
    private let onMove: @MainActor (KeyboardMove) -> Void

    /// - Parameter onMove: Called when the keyboard of any screen begins to move; where it is going is known by then.
    init(_ onMove: @escaping @MainActor (KeyboardMove) -> Void) {
        self.onMove = onMove
        KeyboardWatch.shared.add(self)
    }

    func keyboardWillMove(_ move: KeyboardMove, on screen: UIScreen) { onMove(move) }

    /// How much of the lower end of `view` the keyboard covers, or will when it has come to rest. Points; 0 for a view in no
    /// window.
    func overlap(in view: UIView) -> CGFloat {
        guard let screen = view.window?.screen else { return 0 }
        return view.overlap(withKeyboardAt: KeyboardWatch.shared.frame(on: screen))
    }
}
