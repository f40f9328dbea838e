import UIKit

/// Hides an overlay when a person taps beside its content. It listens on the overlay's own view, so that backgrounds that
/// take no touches, as image views, are as good as others.
@MainActor final class ModalOutsideTap: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: ModalPresentationViewController
    private var target: ActionTarget?

    init(of controller: ModalPresentationViewController) { self.controller = controller }

    func attach(to view: UIView) {
        let target = ActionTarget { [unowned controller] in controller.outsideTapped() }
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
