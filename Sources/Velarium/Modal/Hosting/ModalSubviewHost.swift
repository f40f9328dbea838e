import UIKit

/// Hosts an overlay in a view of the app, which retains the overlay's view but not its controller.
@MainActor final class ModalSubviewHost: ModalHost {
    private(set) weak var container: UIView?
    /// The overlay's view, from its installation until its content is removed.
    private weak var overlayView: UIView?
    private var isRemovingView = false

    init(in container: UIView?) { self.container = container }

    var mode: ModalHostMode { .view }
    var controllerBehind: UIViewController? { nil }

    func isShown(in location: ModalLocation) -> Bool {
        guard case .view(let view) = location else { return false }
        return view === container && container != nil
    }

    func mount(_ overlay: any HostedOverlay) {
        guard let view = overlay.viewController.view, let container else { return overlay.viewWasRemoved() }
        UIView.performWithoutAnimation { view.frame = container.bounds }
        container.addSubview(view)
    }

    /// An overlay that becomes first responder takes the focus from what it covers until it is removed.
    func didInstallContent(of overlay: any HostedOverlay) {
        guard let view = overlay.viewController.view else { return }
        overlayView = view
        OverlayFocus.overlayWasAdded(view, rule: overlay.becomesKeyWindow ? .takesFocus : .sharesFocus)
    }

    /// False while something that the overlay does not cover has the focus, or that did not resign.
    var allowsFirstResponder: Bool { container?.window?.firstResponderInSubtree == nil }

    func unmount(_ overlay: any HostedOverlay) {
        removeView(of: overlay)
        overlay.viewWasRemoved()
    }

    func didRemoveContent() {
        if let overlayView { OverlayFocus.overlayWasRemoved(overlayView) }
        overlayView = nil
    }

    /// Removes the view also if only its container left the window: if that returned, it would bring back a view that is
    /// no longer managed.
    func viewDidLeaveWindow(of overlay: any HostedOverlay, withContainer isContainerLost: Bool) {
        guard !isRemovingView else { return }
        removeView(of: overlay)
        overlay.viewWasRemoved(for: isContainerLost ? .anchorLost : .code)
    }

    private func removeView(of overlay: any HostedOverlay) {
        isRemovingView = true
        overlay.viewController.viewIfLoaded?.removeFromSuperview()
        isRemovingView = false
    }
}

extension UIResponder {
    /// Whether this responder is `view`, is inside it, or is the controller of a view inside it.
    func isInside(_ view: UIView) -> Bool { sequence(first: self, next: \.next).contains { $0 === view } }
}
