import UIKit

/// Installs an overlay's view: in a window, in a view, or in a presentation of UIKit.
@MainActor protocol ModalHost: AnyObject {
    /// The controller that decides about orientations while the overlay is in front. Nil if UIKit does not ask the
    /// overlay.
    var controllerBehind: UIViewController? { get }
    /// The controller that decides about the system bars. Default: `controllerBehind`.
    var systemBarsController: UIViewController? { get }
    /// The overlay's own window; nil without one.
    var window: UIWindow? { get }
    /// Whether `other` shows the overlay in the same location.
    func isSameLocation(as other: any ModalHost) -> Bool

    /// Adds the view of `controller` to the hierarchy. UIKit calls the controller's appearance methods.
    func mount(_ controller: ModalPresentationViewController)
    /// The content was installed; the presentation animation is about to begin.
    func didInstallContent(_ controller: ModalPresentationViewController)
    /// The overlay received `viewDidAppear(_:)`.
    func viewDidAppear(_ controller: ModalPresentationViewController)
    /// Removes the view and calls `controller.viewWasRemoved()`, immediately or when UIKit has finished.
    func unmount(_ controller: ModalPresentationViewController)
    /// The content was removed, for whatever reason.
    func didRemoveContent(_ controller: ModalPresentationViewController)
}

extension ModalHost {
    var window: UIWindow? { nil }
    var systemBarsController: UIViewController? { controllerBehind }
    func didInstallContent(_ controller: ModalPresentationViewController) {}
    func viewDidAppear(_ controller: ModalPresentationViewController) {}
    func didRemoveContent(_ controller: ModalPresentationViewController) {}
}
