import UIKit

/// Observes how much of a presentation's container the keyboard covers.
@MainActor final class PresentedKeyboard: KeyboardFollower {
    private weak var container: UIView?
    private let onMove: @MainActor (KeyboardMove) -> Void

    /// - Parameter onMove: Called when the keyboard on the container's screen is about to change; `overlap` has its
    ///   final value.
    init(over container: UIView, onMove: @escaping @MainActor (KeyboardMove) -> Void) {
        (self.container, self.onMove) = (container, onMove)
        KeyboardWatch.shared.add(self)
    }

    /// The height that the keyboard covers, or will cover, at the container's lower end. Points.
    var overlap: CGFloat {
        guard let container, let screen = container.window?.windowScene?.screen else { return 0 }
        return container.overlap(withKeyboardAt: KeyboardWatch.shared.frame(on: screen))
    }

    func keyboardWillMove(_ move: KeyboardMove, on screen: UIScreen) {
        guard container?.window?.windowScene?.screen === screen else { return }
        onMove(move)
    }
}
