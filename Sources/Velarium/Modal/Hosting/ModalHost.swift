import UIKit

/// Where an overlay is shown.
@MainActor enum ModalLocation {
    /// In a window of its own, in this scene; nil for the frontmost scene.
    case window(UIWindowScene?)
    /// In a view of the app.
    case view(UIView?)
    /// In a presentation of UIKit, by this controller.
    case presentation(by: UIViewController?)
}

/// What a host needs of the overlay that it shows.
@MainActor protocol HostedOverlay: AnyObject {
    /// The overlay's controller.
    var viewController: UIViewController { get }
    /// Whether the overlay's window becomes key.
    var becomesKeyWindow: Bool { get }
    /// Whether the overlay is requested or on the screen, and not being dismissed.
    var isPresentingOrPresented: Bool { get }
    /// Whether the presentation that was requested last is animated.
    var isPresentAnimated: Bool { get }
    /// Whether the tint of the window behind is dimmed.
    var dimsWindowBehind: Bool { get }
    /// Whether the overlay ends when the view that it is shown in leaves its window.
    var endsWhenContainerLeavesWindow: Bool { get }
    /// Called when the view was removed from the screen, for `reason` unless a dismissal had begun.
    func viewWasRemoved(for reason: DismissReason)
}

extension HostedOverlay {
    /// Called when the view was removed from the screen, as `code` unless a dismissal had begun.
    func viewWasRemoved() { viewWasRemoved(for: .code) }
}

/// Installs an overlay's view: in a window, in a view, or in a presentation of UIKit.
@MainActor protocol ModalHost: AnyObject {
    /// The kind of location.
    var mode: ModalHostMode { get }
    /// The controller that decides about orientations while the overlay is in front. Nil if UIKit does not ask the
    /// overlay.
    var controllerBehind: UIViewController? { get }
    /// The controller that decides about the system bars. Default: `controllerBehind`.
    var systemBarsController: UIViewController? { get }
    /// The overlay's own window; nil without one.
    var window: UIWindow? { get }
    /// Whether the overlay may become first responder. Default true.
    var allowsFirstResponder: Bool { get }
    /// Whether the overlay is shown in `location` and can return to it during its dismissal.
    func isShown(in location: ModalLocation) -> Bool

    /// Adds the view of `overlay` to the hierarchy. UIKit calls the controller's appearance methods.
    func mount(_ overlay: any HostedOverlay)
    /// The content of `overlay` was installed; the presentation animation is about to begin. Default: nothing.
    func didInstallContent(of overlay: any HostedOverlay)
    /// Called in the animation that shows or hides `overlay`, to change what is behind along with it. Default: nothing.
    func animateBehind(_ overlay: any HostedOverlay, isShown: Bool)
    /// The overlay received `viewDidAppear(_:)`. Default: nothing.
    func viewDidAppear(of overlay: any HostedOverlay)
    /// The view was added to a window, or is in one again. Default: nothing.
    func viewDidEnterWindow(of overlay: any HostedOverlay)
    /// The view left its window; `isContainerLost` is true if its container left with it. Default: nothing.
    func viewDidLeaveWindow(of overlay: any HostedOverlay, withContainer isContainerLost: Bool)
    /// Removes the view and calls `viewWasRemoved()`, immediately or when UIKit has finished.
    func unmount(_ overlay: any HostedOverlay)
    /// The content was removed, for whatever reason. Default: nothing.
    func didRemoveContent()
}

/// The kinds of locations.
enum ModalHostMode { case window, view, presentation }

extension ModalHost {
    var window: UIWindow? { nil }
    var systemBarsController: UIViewController? { controllerBehind }
    var allowsFirstResponder: Bool { true }
    func didInstallContent(of overlay: any HostedOverlay) {}
    func animateBehind(_ overlay: any HostedOverlay, isShown: Bool) {}
    func viewDidAppear(of overlay: any HostedOverlay) {}
    func viewDidEnterWindow(of overlay: any HostedOverlay) {}
    func viewDidLeaveWindow(of overlay: any HostedOverlay, withContainer isContainerLost: Bool) {}
    func didRemoveContent() {}
}
