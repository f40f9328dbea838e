import CoreGraphics
import UIKitCore

/// The window of the keyboard and of input views, in front of the app's windows and not among them. Touches beside its
/// views go to the app.
final class KeyboardWindow: UIWindow {
    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
