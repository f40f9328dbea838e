import UIKit

/// Where an overlay is shown.
@MainActor protocol ModalHost: AnyObject {
    /// Whose preferences of orientation count while the overlay is in front; nil where UIKit does not ask the overlay.
    var controllerBehind: UIViewController? { get }
    /// Whose preferences of the system's bars count; the same, unless the host knows better.
    var barsDecider: UIViewController? { get }
    /// The overlay's own window; nil where it has none.
    var window: UIWindow? { get }
    /// Whether showing there means the place where the overlay is now.
    func isSamePlace(as other: any ModalHost) -> Bool

    /// Puts the view of `controller` into its place. UIKit tells the controller when it appears there.
    func mount(_ controller: ModalPresentationViewController)
    /// The overlay stands in its place, and is about to come in.
    func didEnter(_ controller: ModalPresentationViewController)
    /// UIKit has told the controller that it has appeared.
    func didAppear(_ controller: ModalPresentationViewController)
    /// Takes the view away, and tells `controller.hasGone()`, now or when UIKit is done.
    func unmount(_ controller: ModalPresentationViewController)
    /// The overlay has gone, by whatever way.
    func didLeave(_ controller: ModalPresentationViewController)
}

extension ModalHost {
    var window: UIWindow? { nil }
    var barsDecider: UIViewController? { controllerBehind }
    func didEnter(_ controller: ModalPresentationViewController) {}
    func didAppear(_ controller: ModalPresentationViewController) {}
    func didLeave(_ controller: ModalPresentationViewController) {}
}
