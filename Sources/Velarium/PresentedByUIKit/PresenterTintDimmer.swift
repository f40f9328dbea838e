import UIKit

/// Dims the tint of the presenting view, as UIKit does for popovers and sheets, and restores it.
@MainActor final class PresenterTintDimmer {
    private weak var view: UIView?
    private var previousMode = UIView.TintAdjustmentMode.automatic

    /// Dims the tint of `view`, unless a view is dimmed already. Nil does nothing.
    func dim(_ view: UIView?) {
        guard self.view == nil, let view else { return }
        // The property returns the effective mode, which may be inherited.
        let isInherited = view.superview.map { $0.tintAdjustmentMode == view.tintAdjustmentMode } ?? true
        previousMode = isInherited ? .automatic : view.tintAdjustmentMode
        self.view = view
        view.tintAdjustmentMode = .dimmed
    }

    /// Restores the previous mode, unless the app has set another one meanwhile.
    func restore() {
        guard let view else { return }
        self.view = nil
        if view.tintAdjustmentMode == .dimmed { view.tintAdjustmentMode = previousMode }
    }
}
