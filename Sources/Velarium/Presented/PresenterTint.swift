import UIKit

/// Dims the tint of the view behind a presentation, as UIKit does behind popovers and sheets, and restores it.
@MainActor final class PresenterTint {
    private weak var view: UIView?
    private var former = UIView.TintAdjustmentMode.automatic

    /// Dims the tint of `view`, unless a view is dimmed already. A nil view is left alone.
    func dim(_ view: UIView?) {
        guard self.view == nil, let view else { return }
        // A view says what is in force, and not that this is its superview's.
        let isInherited = view.superview.map { $0.tintAdjustmentMode == view.tintAdjustmentMode } ?? true
        former = isInherited ? .automatic : view.tintAdjustmentMode
        self.view = view
        view.tintAdjustmentMode = .dimmed
    }

    /// Gives the dimmed view the mode back that it had. Another one that the app has set meanwhile stays.
    func restore() {
        guard let view else { return }
        self.view = nil
        if view.tintAdjustmentMode == .dimmed { view.tintAdjustmentMode = former }
    }
}
