import UIKit

/// The keyboard as a presentation sees it that fills a container.
@MainActor final class PresentedKeyboard: KeyboardFollower {
    private weak var container: UIView?
    private let onMove: @MainActor (KeyboardMove) -> Void

    /// - Parameter onMove: Called when the keyboard of the container's screen begins to move; where it is going is known by
    ///   then.
    init(over container: UIView, onMove: @escaping @MainActor (KeyboardMove) -> Void) {
        (self.container, self.onMove) = (container, onMove)
        KeyboardWatch.shared.add(self)
    }

    /// How much of the container's lower end is covered, or will be when the keyboard rests. Points.
    var overlap: CGFloat {
        guard let container, let screen = container.window?.windowScene?.screen else { return 0 }
        return container.overlap(withKeyboardAt: KeyboardWatch.shared.frame(on: screen))
    }

    func keyboardWillMove(_ move: KeyboardMove, on screen: UIScreen) {
        guard container?.window?.windowScene?.screen === screen else { return }
        onMove(move)
    }
}
