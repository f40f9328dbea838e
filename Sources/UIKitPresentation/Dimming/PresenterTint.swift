import UIKitCore

/// Dims the tint of the view behind a presentation, and restores it.
@MainActor package struct PresenterTint {
    private var dimmed: (view: UIView, mode: UIView.TintAdjustmentMode)?

    /// Nothing is dimmed.
    package init() {}

    /// Dims `view`, unless a view is dimmed already. Does nothing for nil.
    package mutating func dim(_ view: UIView?) {
        guard dimmed == nil, let view else { return }
        dimmed = (view, view.assignedTintAdjustmentMode)
        view.tintAdjustmentMode = .dimmed
    }

    /// Restores the mode of the dimmed view, unless the app has changed it meanwhile.
    package mutating func restore() {
        guard let (view, mode) = dimmed else { return }
        dimmed = nil
        if view.assignedTintAdjustmentMode == .dimmed { view.tintAdjustmentMode = mode }
    }
}
