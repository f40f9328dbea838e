import UIKit

/// The content of an overlay: a view, or a child controller with its view. It appears and disappears with the overlay's
/// animations instead of UIKit's.
@MainActor final class ModalContent {
    private enum Appearance { case away, appearing, there, disappearing }

    let view: UIView?
    let controller: UIViewController?
    /// The size of a view that does not conform to `ModalPresentationContent`.
    let size: ModalContentSize?
    private var appearance = Appearance.away

    init(_ view: UIView?) {
        (self.view, controller) = (view, nil)
        size = view.map(ModalContentSize.init)
    }

    init(_ controller: UIViewController, in parent: UIViewController) {
        parent.addChild(controller)
        (view, self.controller) = (controller.view, controller)
        size = view.map(ModalContentSize.init)
        controller.didMove(toParent: parent)
    }

    /// Removes the content from the overlay.
    func leaveParent() {
        willDisappear(animated: false)
        controller?.willMove(toParent: nil)
        if view?.superview is ModalStage { view?.removeFromSuperview() }
        didDisappear()
        controller?.removeFromParent()
    }

    func willAppear(animated: Bool) {
        switch appearance {
        case .away, .disappearing:
            appearance = .appearing
            controller?.beginAppearanceTransition(true, animated: animated)
        case .appearing, .there: return
        }
    }

    func didAppear() {
        guard case .appearing = appearance else { return }
        appearance = .there
        controller?.endAppearanceTransition()
    }

    func willDisappear(animated: Bool) {
        switch appearance {
        case .there, .appearing:
            appearance = .disappearing
            controller?.beginAppearanceTransition(false, animated: animated)
        case .away, .disappearing: return
        }
    }

    func didDisappear() {
        guard case .disappearing = appearance else { return }
        appearance = .away
        controller?.endAppearanceTransition()
    }
}
