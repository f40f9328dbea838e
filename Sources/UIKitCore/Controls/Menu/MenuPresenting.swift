import CoreGraphics

/// What shows the menus of controls. UIKitMenus implements it above the core and installs it in a system.
@MainActor package protocol MenuPresenting: AnyObject {
    /// Shows the menu that `control` provides, at once.
    ///
    /// - Parameters:
    ///   - location: The point of the touch, in points of `control`; nil for a key or assistive technology.
    ///   - touches: Reports the touch that opens the menu, which may slide to an element and choose it; nil for none.
    /// - Returns: False when there is nothing to show.
    func showMenu(of control: UIControl, at location: CGPoint?, following touches: MenuTouchRecognizer?) -> Bool

    /// Whether the menu that `control` has shown as its primary action is open.
    func isMenuOpen(of control: UIControl) -> Bool
    /// Replaces the open menu of `control`, and its open submenus, by what `block` returns for them.
    func updateMenu(of control: UIControl, _ block: (UIMenu) -> UIMenu)
    /// Shows `menu` in the open menu of `control`; submenus close.
    func replaceMenu(of control: UIControl, with menu: UIMenu)
    /// Closes the open menu of `control`.
    func dismissMenu(of control: UIControl)

    /// Closes the menus in `window`, above which something is presented.
    func dismissMenus(in window: UIWindow)

    /// Handles a key that goes down, before the app. False when no menu is open.
    func handleKey(_ stroke: KeyStroke) -> Bool

    /// Ends the menus in `window`, which was hidden or has left its scene, without animation.
    func windowDidLeaveScreen(_ window: UIWindow)
}

/// A control that has a menu of its own: a button or the button of a bar item.
@MainActor package protocol MenuProviding: UIControl {
    /// The sender of actions that the menu performs.
    var menuSender: Any { get }
    /// What popovers that a handler presents point at.
    var menuSourceItem: any UIPopoverPresentationControllerSourceItem { get }
    /// Whether a menu above the control has its first element at the bottom, unless the app chose an order.
    var reversesMenuAbove: Bool { get }
    /// Whether choosing an element turns it on and the others off.
    var selectsSingleMenuElement: Bool { get }
    /// The user has chosen an element; states have changed, and its handler has not been called.
    func menuSelectionDidChange()
}

/// A view that covers the app, is not one of UIKit's presentations, and describes itself in dumps.
@MainActor package protocol OverlayDescribing: UIView {
    /// The name of the kind of overlay, such as `menu`.
    var overlayKind: String { get }
    /// The phase as dumps print it: `entering`, `shown` or `leaving`.
    var overlayPhase: String { get }
    /// The frame of what is visible of the overlay, in points of the window.
    var overlayFrame: CGRect { get }
    /// Why the overlay is where it is; nil before it is placed.
    var overlayPlacement: String? { get }
}

extension UIKitSystem {
    /// Shows the menus of controls; nil in a system without them.
    package var menuPresenter: (any MenuPresenting)? { provider(of: (any MenuPresenting).self) }
}
