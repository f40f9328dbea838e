import UIKit

/// The view of a modal overlay. It fills its container, and hears when that goes.
final class ModalRootView: UIView {
    /// Called when the view has left its window; whether its superview went with it tells who was taken away.
    var onDeparture: (_ hasSuperview: Bool) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    /// Keys go through it to the overlay.
    override var canBecomeFirstResponder: Bool { true }

    /// A window without a scene is on its way out itself, and perhaps all that it belonged to.
    func leaveWindowThatIsOnAScreen() {
        if window == nil || window?.windowScene != nil { removeFromSuperview() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onDeparture(superview != nil) }
    }
}

/// Carries the background or the content of an overlay: the built-in motions move and fade the stage, so that what
/// stands on it keeps the frame, transform and opacity that the app gave it. Touches beside what it carries pass through.
final class ModalStage: UIView {
    /// What stands on the stage; another replaces it.
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

    /// As it was before anything moved it.
    func rest() {
        UIView.performWithoutAnimation {
            alpha = 1
            transform = .identity
        }
    }
}
