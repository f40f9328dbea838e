import CoreGraphics

/// Creates the drivers of context menu interactions. UIKitMenus implements it above the core and installs it in a
/// system.
@MainActor package protocol ContextMenuPresenting: AnyObject {
    /// The driver of `interaction`, which has been added to a view. `recognizer` reports the touches to it.
    func makeDriver(
        for interaction: UIContextMenuInteraction, reportedBy recognizer: ContextMenuGestureRecognizer
    ) -> any ContextMenuDriving
}

/// Carries out the presses and the menu of one interaction. Points of the window, y down.
@MainActor package protocol ContextMenuDriving: AnyObject {
    /// How the open menu appears; `unknown` while none is open.
    var appearance: UIContextMenuInteraction.appearance { get }
    /// Where the interaction began; nil before the first one.
    var location: CGPoint? { get }

    /// A touch came down. `isSecondary` is true for the pointer's secondary button.
    func touchBegan(at point: CGPoint, isSecondary: Bool)
    /// The touch moved.
    func touchMoved(to point: CGPoint)
    /// The touch was lifted.
    func touchEnded(at point: CGPoint)
    /// The touch was canceled, or the gesture lost against another one.
    func touchCancelled()

    /// Replaces the open menu, and its open submenus, by what `block` returns for them. Nothing without an open menu.
    func updateVisibleMenu(_ block: (UIMenu) -> UIMenu)
    /// Closes the open menu with animation.
    func dismissMenu()
    /// The interaction leaves its view: a press ends, and an open menu closes.
    func interactionDidLeaveView()
}

extension UIKitSystem {
    /// Creates the drivers of context menus; nil in a system without them.
    var contextMenus: (any ContextMenuPresenting)? { provider(of: (any ContextMenuPresenting).self) }
}
