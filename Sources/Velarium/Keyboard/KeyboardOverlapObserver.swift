import UIKit

/// Observes how much of a presentation's container the keyboard covers.
@MainActor final class KeyboardOverlapObserver: KeyboardChangeListener {
    private weak var container: UIView?
    private let onChange: @MainActor (KeyboardChange) -> Void

    /// - Parameter onChange: Called when the keyboard on the container's screen is about to change; `overlap` has its
    ///   final value.
    init(over container: UIView, onChange: @escaping @MainActor (KeyboardChange) -> Void) {
        self.container = container
        self.onChange = onChange
        KeyboardObserver.shared.addListener(self)
    }

    /// The height that the keyboard covers, or will cover, at the container's lower end. Points.
    var overlap: CGFloat {
        guard let container, let screen = container.window?.windowScene?.screen else { return 0 }
        return container.overlap(withKeyboardAt: KeyboardObserver.shared.frame(on: screen))
    }

    func keyboardWillChange(_ move: KeyboardChange, on screen: UIScreen) {
        guard container?.window?.windowScene?.screen === screen else { return }
        onChange(move)
    }
}
