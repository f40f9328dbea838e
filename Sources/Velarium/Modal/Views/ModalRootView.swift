import UIKit

/// The root view of a modal overlay. It fills its container, and detects when it leaves the window.
final class ModalRootView: UIView {
    /// Called when the view left its window; `hasSuperview` is true if its container left with it.
    var onDeparture: (_ hasSuperview: Bool) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    /// Receives keys for the overlay.
    override var canBecomeFirstResponder: Bool { true }

    /// Does nothing in a window without a scene, which is being removed itself.
    func leaveWindowThatIsOnAScreen() {
        if window == nil || window?.windowScene != nil { removeFromSuperview() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onDeparture(superview != nil) }
    }
}

/// Contains the dimming view or the content. The built-in animations change this view, so that its content keeps the
/// app's frame, transform and opacity. Touches outside the content pass through.
final class ModalStage: UIView {
    /// The view inside; setting it removes the previous one.
    var actor: UIView? {
        didSet {
            guard actor !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let actor { addSubview(actor) }
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// Resets opacity and transform.
    func rest() {
        UIView.performWithoutAnimation {
            alpha = 1
            transform = .identity
        }
    }
}
