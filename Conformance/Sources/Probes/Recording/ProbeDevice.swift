import UIKit

/// The device that probes run on. Each side implements it in one file.
@MainActor public protocol ProbeDevice: AnyObject {
    /// The window on the screen, which fills it.
    var window: UIWindow { get }

    /// Shows a controller as the root of a new window that fills the screen.
    func show(_ controller: UIViewController)

    /// Returns when `seconds` have passed on the clock of animations, and the screen shows what changed.
    func wait(seconds: Double) async

    /// Everything on the screen, with the keyboard and the status bar as far as this side can draw them; nil if it cannot.
    func screenImage() -> UIImage?

    /// Touches a point of the window for `seconds`. Returns whether this side can touch.
    func press(_ point: CGPoint, seconds: Double) -> Bool

    /// Slides a finger over the window. Returns whether this side can touch.
    func drag(from start: CGPoint, to end: CGPoint) -> Bool

    /// Runs `body`, and returns the text of the exception that it raised; nil if it raised none.
    func exception(raisedBy body: () -> Void) -> String?
}
