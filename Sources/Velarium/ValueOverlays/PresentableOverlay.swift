import UIKit

/// An overlay that can be shown over any controller, without an anchor.
///
///     let overlays: [any PresentableOverlay] = [Toast(title: "Saved"), DialogController()]
///     overlays[0].show(over: self, animated: true)
@preconcurrency @MainActor public protocol PresentableOverlay: Overlay {
    /// Shows the overlay over the screen of `controller`. Nil means the frontmost scene.
    func show(over controller: UIViewController?, animated: Bool)
}

extension Overlay {
    /// Whether the overlay can be shown over `controller`: not if the scene of its window was disconnected, which is reported.
    /// A task that goes on after its scene shows nothing in the next one, nor waits for it.
    func canBeShown(over controller: UIViewController?) -> Bool {
        guard let window = controller?.viewIfLoaded?.window, window.hasLostScene else { return true }
        OverlayDiagnostics.report("\(type(of: self)) was not shown: the scene of its controller was disconnected.")
        return false
    }
}

extension UIWindow {
    /// Whether the window was shown in a scene that was disconnected since.
    fileprivate var hasLostScene: Bool {
        guard let windowScene else { return !isHidden }
        return windowScene.activationState == .unattached
    }
}

extension OverlayController: PresentableOverlay {
    /// Presents the overlay by the topmost controller of `controller`'s window. Nil means the frontmost scene.
    ///
    /// If UIKit cannot present at once, because this overlay or another controller is appearing or disappearing there, it
    /// does so after that. An overlay that is shown already, or that has a parent, is not shown again, and without a
    /// window on the screen nothing is presented: `OverlayDiagnostics` reports both.
    public func show(over controller: UIViewController?, animated: Bool) {
        guard canBeShown(over: controller) else { return }
        let window = controller?.viewIfLoaded?.window ?? UIWindowScene.frontmost?.frontmostAppWindow
        guard !lifecycle.isPresented else {
            return OverlayDiagnostics.report(
                "\(type(of: self)) is already shown; dismiss it before it is shown again.")
        }
        guard let window, window.topmostController != nil else {
            return OverlayDiagnostics.report(
                "\(type(of: self)) was not shown: no window is on the screen. Show it over a controller that has "
                    + "appeared.")
        }
        session.present(in: window, animated: animated)
    }
}

extension ModalPresentationViewController: PresentableOverlay {
    /// Shows the overlay in a window of its own, in the scene of `controller`. Nil means the frontmost scene.
    public func show(over controller: UIViewController?, animated: Bool) {
        guard canBeShown(over: controller) else { return }
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
