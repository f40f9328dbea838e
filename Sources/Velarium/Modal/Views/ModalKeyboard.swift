import UIKit

/// Determines which keyboards an overlay avoids, and how far.
///
/// A keyboard that is visible before the overlay counts until it hides. One that appears later counts if its first
/// responder is inside the overlay or unknown; otherwise only if the app wants that.
@MainActor final class ModalKeyboard: KeyboardFollower {
    /// Whether a keyboard counts that appears for a view outside the overlay.
    var countsForOthers = false
    /// Called after `height` has changed.
    var onChange: (KeyboardMove) -> Void = { _ in }

    /// The height of the overlay's view that the keyboard covers, in points of that view.
    private(set) var height: CGFloat = 0
    private weak var view: UIView?
    /// Whether the visible keyboard is one to avoid.
    private var counts = true

    /// Starts updating `height`. A keyboard that is already visible counts.
    func follow(over view: UIView) {
        self.view = view
        counts = true
        KeyboardWatch.shared.add(self)
        refresh()
    }

    /// Stops updating; `height` is kept.
    func stop() { KeyboardWatch.shared.remove(self) }

    /// Resets everything for the next presentation.
    func forget() {
        stop()
        (height, view, counts) = (0, nil, true)
    }

    /// Updates `height` after the view may have moved.
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
