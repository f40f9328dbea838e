import UIKit

/// Content that determines its size. A content controller conforms; a content view may conform instead.
///
///     final class Receipt: UIViewController, ModalPresentationContent {
///         func preferredContentSize(
///             in controller: ModalPresentationViewController, keyboardHeight: CGFloat, limitSize: CGSize
///         ) -> CGSize {
///             CGSize(width: 300, height: min(420, limitSize.height))
///         }
///     }
@preconcurrency @MainActor public protocol ModalPresentationContent {
    /// The size that the content requests, in points. A size that is NaN or not above 0 means the whole available area,
    /// and is reported.
    ///
    /// Called whenever the overlay is laid out: before it is shown, when its container changes, and when the keyboard
    /// moves.
    ///
    /// - Parameters:
    ///   - controller: The overlay.
    ///   - keyboardHeight: How much of the overlay's view the keyboard covers, in points; 0 without one. It is not the
    ///     height of the keyboard, and `limitSize` already excludes it.
    ///   - limitSize: The available size, in points; larger content is clipped. `CGFloat.greatestFiniteMagnitude`
    ///     requests all of it.
    func preferredContentSize(
        in controller: ModalPresentationViewController, keyboardHeight: CGFloat, limitSize: CGSize
    ) -> CGSize
}

/// A component that is built on an overlay and hides itself.
///
///     final class LoadingPanel: UIView, ModalPresentationComponent {
///         var overlay: ModalPresentationViewController?
///
///         func hideModalPresentationComponent() { overlay?.hide(animated: false) }
///     }
@preconcurrency @MainActor public protocol ModalPresentationComponent {
    /// Hides the component immediately. `ModalPresentationViewController.hideAllVisibleIfAllowed()` calls this on the
    /// content controller, or otherwise on the content view, instead of hiding the overlay itself.
    func hideModalPresentationComponent()
}

/// Access to the enclosing overlay.
extension UIViewController {
    /// The overlay whose content this controller is, or belongs to; nil outside an overlay. Set from when the content
    /// is set until the presentation has ended.
    public var enclosingModalPresentationViewController: ModalPresentationViewController? {
        var ancestor = parent
        while let controller = ancestor {
            if let overlay = controller as? ModalPresentationViewController { return overlay }
            ancestor = controller.parent
        }
        return nil
    }
}
