import UIKit

/// An overlay that can be shown over any controller, without an anchor.
@preconcurrency @MainActor public protocol PresentableOverlay: Overlay {
    /// Shows the overlay over the screen of `controller`. Nil means the frontmost scene.
    func show(over controller: UIViewController?, animated: Bool)
}

extension OverlayController: PresentableOverlay {
    /// Presents the overlay by the topmost controller of `controller`'s window. Nil means the frontmost scene.
    ///
    /// Without a window on the screen, nothing is presented and `OverlayDiagnostics` reports it.
    public func show(over controller: UIViewController?, animated: Bool) {
        let window = controller?.viewIfLoaded?.window ?? UIWindowScene.frontmost?.frontmostAppWindow
        guard let presenter = window?.topmostController else {
            return OverlayDiagnostics.report(
                "\(type(of: self)) was not shown: no window is on the screen. Show it over a controller that has "
                    + "appeared.")
        }
        presenter.present(self, animated: animated)
    }
}

extension ModalPresentationViewController: PresentableOverlay {
    /// Shows the overlay in a window of its own, in the scene of `controller`. Nil means the frontmost scene.
    public func show(over controller: UIViewController?, animated: Bool) {
        if let scene = controller?.viewIfLoaded?.window?.windowScene { windowScene = scene }
        show(animated: animated)
    }
}

extension ReadyMadeDialog: PresentableOverlay {}

extension UIWindow {
    /// The controller above all presentations. One that is being dismissed does not count.
    var topmostController: UIViewController? {
        var top = rootViewController
        while let above = top?.presentedViewController, !above.isBeingDismissed { top = above }
        return top
    }
}
