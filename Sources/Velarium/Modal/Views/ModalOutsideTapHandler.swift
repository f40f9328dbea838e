import UIKit

/// Hides an overlay when the user taps outside its content. The recognizer is on the overlay's root view, so that it
/// also works with dimming views that receive no touches, such as image views.
@MainActor final class ModalOutsideTapHandler: NSObject, UIGestureRecognizerDelegate {
    private let target: ActionTarget
    private let content: @MainActor () -> UIView?

    /// - Parameters:
    ///   - content: Returns the content, whose touches do not count.
    ///   - onTap: Called after a tap outside.
    init(content: @escaping @MainActor () -> UIView?, onTap: @escaping @MainActor () -> Void) {
        self.content = content
        target = ActionTarget(onTap)
    }

    func attach(to view: UIView) {
        let recognizer = UITapGestureRecognizer()
        recognizer.delegate = self
        target.attach(to: recognizer)
        view.addGestureRecognizer(recognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let touched = touch.view, let content = content() else { return true }
        return !touched.isDescendant(of: content)
    }
}
