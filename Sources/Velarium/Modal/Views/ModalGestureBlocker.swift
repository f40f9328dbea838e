import UIKit

/// Keeps the gestures of the views around a modal overlay from beginning with a touch on it: a navigation controller's
/// swipe back or a sheet's drag would lead past the overlay. Gestures inside the overlay are not affected.
@MainActor final class ModalGestureBlocker: NSObject, UIGestureRecognizerDelegate {
    private let isModal: @MainActor () -> Bool
    /// Recognizes each touch at once.
    private let recognizer = UILongPressGestureRecognizer()

    /// - Parameter isModal: Returns whether gestures are blocked. Called for each touch.
    init(isModal: @escaping @MainActor () -> Bool) { self.isModal = isModal }

    func attach(to view: UIView) {
        recognizer.minimumPressDuration = 0
        recognizer.allowableMovement = .greatestFiniteMagnitude
        recognizer.cancelsTouchesInView = false
        recognizer.delaysTouchesEnded = false
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { isModal() }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        guard let own = recognizer.view, let around = other.view else { return false }
        return around !== own && own.isDescendant(of: around)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
}
