import UIKit

/// Which keyboards an overlay gives way to, and how far.
///
/// Whatever is up when the overlay comes counts, and goes on counting until it is away. A keyboard that comes later counts
/// when it is there for the overlay, or for nobody who is known; for others only where the app wants that.
@MainActor final class ModalKeyboard: KeyboardFollower {
    /// Whether a keyboard counts that comes for somebody outside of the overlay.
    var countsForOthers = false
    /// Called with a move that changes `height`, after the change.
    var onChange: (KeyboardMove) -> Void = { _ in }

    /// How much of the overlay's view is covered, in points of that view.
    private(set) var height: CGFloat = 0
    private weak var view: UIView?
    /// Whether the keyboard that is up is one to give way to.
    private var counts = true

    /// From now on `height` follows the keyboard; one that is up already counts.
    func follow(over view: UIView) {
        self.view = view
        counts = true
        KeyboardWatch.shared.add(self)
        refresh()
    }

    /// `height` stays as it is.
    func stop() { KeyboardWatch.shared.remove(self) }

    /// The next showing begins without anything left of this one.
    func forget() {
        stop()
        (height, view, counts) = (0, nil, true)
    }

    /// The view may lie elsewhere now.
    func refresh() {
        guard let view, let screen = view.window?.windowScene?.screen else { return }
        height = counts ? view.overlap(withKeyboardAt: KeyboardWatch.shared.frame(on: screen)) : 0
    }

    func keyboardWillMove(_ move: KeyboardMove, on screen: UIScreen) {
        guard let view, view.window?.windowScene?.screen === screen else { return }
        let overlap = view.overlap(withKeyboardAt: move.frame)
        if overlap == 0 {
            counts = true
        } else if height == 0 {
            counts = countsForOthers || !isForSomebodyElse(than: view)
        }
        let next = counts ? overlap : 0
        guard next != height else { return }
        height = next
        onChange(move)
    }

    private func isForSomebodyElse(than view: UIView) -> Bool {
        guard view.responderInside == nil else { return false }
        let windows = view.window?.windowScene?.windows ?? []
        return windows.contains { !$0.isHidden && $0.responderInside != nil }
    }
}
