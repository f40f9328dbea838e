import UIKit

/// The root view of a modal overlay. It fills its container, and detects when it leaves the window.
final class ModalRootView: UIView {
    /// Called when the view left its window; `hasSuperview` is true if its container left with it.
    var onLeaveWindow: (_ hasSuperview: Bool) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    /// Receives keys for the overlay.
    override var canBecomeFirstResponder: Bool { true }

    /// Does nothing in a window without a scene, which is being removed itself.
    func removeFromConnectedWindow() {
        if window == nil || window?.windowScene != nil { removeFromSuperview() }
    }

    /// The size of the content may depend on the text size.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeaveWindow(superview != nil) }
    }
}

/// Contains the dimming view or the content. The built-in animations change this view, so that its content keeps the
/// app's frame, transform and opacity. Touches outside the content pass through.
final class ModalContainerView: UIView {
    /// The view inside; setting it removes the previous one.
    var hostedView: UIView? {
        didSet {
            guard hostedView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let hostedView { addSubview(hostedView) }
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// Resets opacity and transform.
    func resetAppearance() {
        UIView.performWithoutAnimation {
            alpha = 1
            transform = .identity
        }
    }
}
