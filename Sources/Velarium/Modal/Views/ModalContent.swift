import UIKit

/// The content of an overlay: a view, or a child controller with its view. It appears and disappears with the overlay's
/// animations instead of UIKit's.
@MainActor final class ModalContent {
    private enum Appearance { case disappeared, appearing, appeared, disappearing }

    let view: UIView?
    let controller: UIViewController?
    /// The size of a view that does not conform to `ModalPresentationContent`.
    let size: ModalContentSizer?
    private var appearance = Appearance.disappeared

    init(_ view: UIView?) {
        self.view = view
        controller = nil
        size = view.map(ModalContentSizer.init)
    }

    init(_ controller: UIViewController, in parent: UIViewController) {
        parent.addChild(controller)
        view = controller.view
        self.controller = controller
        size = view.map(ModalContentSizer.init)
        controller.didMove(toParent: parent)
    }

    /// Removes the content from the overlay.
    func leaveParent() {
        willDisappear(animated: false)
        controller?.willMove(toParent: nil)
        if view?.superview is ModalContainerView { view?.removeFromSuperview() }
        didDisappear()
        controller?.removeFromParent()
    }

    func willAppear(animated: Bool) {
        switch appearance {
        case .disappeared, .disappearing:
            appearance = .appearing
            controller?.beginAppearanceTransition(true, animated: animated)
        case .appearing, .appeared: return
        }
    }

    func didAppear() {
        guard case .appearing = appearance else { return }
        appearance = .appeared
        controller?.endAppearanceTransition()
    }

    func willDisappear(animated: Bool) {
        switch appearance {
        case .appeared, .appearing:
            appearance = .disappearing
            controller?.beginAppearanceTransition(false, animated: animated)
        case .disappeared, .disappearing: return
        }
    }

    func didDisappear() {
        guard case .disappearing = appearance else { return }
        appearance = .disappeared
        controller?.endAppearanceTransition()
    }
}
