import UIKit

/// Content that says how large it wants to be. A content controller conforms; a content view may as well.
@preconcurrency @MainActor public protocol ModalPresentationContent {
    /// The size that the content wants, in points. Asked whenever the overlay is laid out: before it is shown, when its
    /// container changes, and when the keyboard moves. A size that is not above 0, or no number, counts as all the room, and
    /// is reported.
    ///
    /// - Parameters:
    ///   - controller: The overlay.
    ///   - keyboardHeight: How much of the overlay's own view the keyboard covers, in points; 0 when there is none. It is
    ///     not the keyboard's height, and `limitSize` is without it.
    ///   - limitSize: The room there is, in points: more is cut off. Return `CGFloat.greatestFiniteMagnitude` for as much as that.
    func preferredContentSize(
        in controller: ModalPresentationViewController, keyboardHeight: CGFloat, limitSize: CGSize
    ) -> CGSize
}

/// A component that is built on an overlay and hides in its own way.
@preconcurrency @MainActor public protocol ModalPresentationComponent {
    /// Hides the component at once, without animation. `ModalPresentationViewController.hideAllVisibleIfAllowed()` calls
    /// this on the content controller, or else the content view, instead of hiding the overlay itself.
    func hideModalPresentationComponent()
}

/// What content knows of the overlay around it.
extension UIViewController {
    /// The overlay whose content this controller is, or is inside of; nil outside of any overlay. Set as soon as the content
    /// is, until its showing has ended.
    public var enclosingModalPresentationViewController: ModalPresentationViewController? {
        var ancestor = parent
        while let controller = ancestor {
            if let overlay = controller as? ModalPresentationViewController { return overlay }
            ancestor = controller.parent
        }
        return nil
    }
}
