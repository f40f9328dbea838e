import UIKit

/// Determines which keyboards an overlay avoids, and how far.
///
/// A keyboard that is visible before the overlay counts until it hides. One that appears later counts if its first
/// responder is inside the overlay or unknown; otherwise only if the app wants that.
@MainActor final class ModalKeyboardObserver: KeyboardChangeListener {
    /// Whether a keyboard counts that appears for a view outside the overlay.
    var respondsToOutsideViews = false
    /// Called after `height` has changed.
    var onChange: (KeyboardChange) -> Void = { _ in }

    /// The height of the overlay's view that the keyboard covers, in points of that view.
    private(set) var height: CGFloat = 0
    private weak var view: UIView?
    /// Whether the visible keyboard is one to avoid.
    private var isRelevant = true

    /// Starts updating `height`. A keyboard that is already visible counts.
    func startObserving(over view: UIView) {
        self.view = view
        isRelevant = true
        KeyboardObserver.shared.addListener(self)
        updateHeight()
    }

    /// Stops updating; `height` is kept.
    func stopObserving() { KeyboardObserver.shared.removeListener(self) }

    /// Resets everything for the next presentation.
    func reset() {
        stopObserving()
        height = 0
        view = nil
        isRelevant = true
    }

    /// Updates `height` after the view may have moved.
    func updateHeight() {
        guard let view, let screen = view.window?.windowScene?.screen else { return }
        height = isRelevant ? view.overlap(withKeyboardAt: KeyboardObserver.shared.frame(on: screen)) : 0
    }

    func keyboardWillChange(_ move: KeyboardChange, on screen: UIScreen) {
        guard let view, view.window?.windowScene?.screen === screen else { return }
        let overlap = view.overlap(withKeyboardAt: move.frame)
        if overlap == 0 {
            isRelevant = true
        } else if height == 0 {
            isRelevant = respondsToOutsideViews || !isForResponder(outside: view)
        }
        let next = isRelevant ? overlap : 0
        guard next != height else { return }
        height = next
        onChange(move)
    }

    private func isForResponder(outside view: UIView) -> Bool {
        guard view.firstResponderInSubtree == nil else { return false }
        let windows = view.window?.windowScene?.windows ?? []
        return windows.contains { !$0.isHidden && $0.firstResponderInSubtree != nil }
    }
}
