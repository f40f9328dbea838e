import CoreGraphics

/// What shows the menus of controls. UIKitMenus implements it above the core and installs it in a system.
@MainActor package protocol MenuPresenting: AnyObject {
    /// Handles a key that goes down, before the app. False when no menu is open.
    func handleKey(_ stroke: KeyStroke) -> Bool
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
