import UIKit

/// Hides an overlay when the user taps outside its content. The recognizer is on the overlay's root view, so that it
/// also works with dimming views that receive no touches, such as image views.
@MainActor final class ModalOutsideTapHandler: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: ModalPresentationViewController
    private var target: ActionTarget?

    init(of controller: ModalPresentationViewController) { self.controller = controller }

    func attach(to view: UIView) {
        let target = ActionTarget { [unowned controller] in controller.handleOutsideTap() }
        let recognizer = UITapGestureRecognizer()
        recognizer.delegate = self
        target.attach(to: recognizer)
        view.addGestureRecognizer(recognizer)
        self.target = target
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let touched = touch.view, let content = controller.contentView else { return true }
        return !touched.isDescendant(of: content)
    }
}
