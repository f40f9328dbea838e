import CoreGraphics

/// The container of a split view controller's columns: the secondary one at the back, then the dimming, then the
/// others.
@MainActor final class SplitPanesView: UIView {
    let primary = UIView()
    let supplementary = UIView()
    let secondary = UIView()
    let dimmingView = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        // The color of the separators between columns side by side.
        backgroundColor = .opaqueSeparator
        clipsToBounds = true
        dimmingView.backgroundColor = UIColor(white: 0, alpha: SplitMetrics.dimAlpha)
        dimmingView.alpha = 0
        dimmingView.accessibilityIdentifier = "SplitViewVeil"
        for view in [secondary, dimmingView, supplementary, primary] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// The view that contains `column`.
    func pane(for column: UISplitViewController.Column) -> UIView {
        switch column {
        case .primary: primary
        case .supplementary: supplementary
        case .secondary, .compact: secondary
        }
    }

    /// Applies a layout. With `isOverlay` the secondary column is dimmed.
    func apply(_ layout: SplitLayout, isOverlay: Bool) {
        primary.frame = layout.primary
        supplementary.frame = layout.supplementary ?? .zero
        secondary.frame = layout.secondary
        dimmingView.frame = bounds
        dimmingView.alpha = isOverlay ? 1 : 0
        dimmingView.isUserInteractionEnabled = isOverlay
    }

    /// Makes one column fill the view.
    func fill(with column: UISplitViewController.Column) {
        for view in [primary, supplementary, secondary] { view.frame = .zero }
        pane(for: column).frame = bounds
        dimmingView.alpha = 0
        dimmingView.isUserInteractionEnabled = false
    }
}
