import CoreGraphics

/// The views that hold the columns of a split view: the secondary one at the back, then a veil, then the others.
@MainActor final class SplitPanes: UIView {
    let primary = UIView()
    let supplementary = UIView()
    let secondary = UIView()
    let veil = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        // What shows between columns that lie side by side.
        backgroundColor = .opaqueSeparator
        clipsToBounds = true
        veil.backgroundColor = UIColor(white: 0, alpha: SplitNumbers.dim)
        veil.alpha = 0
        veil.accessibilityIdentifier = "SplitViewVeil"
        for view in [secondary, veil, supplementary, primary] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func pane(for column: UISplitViewController.Column) -> UIView {
        switch column {
        case .primary: primary
        case .supplementary: supplementary
        case .secondary, .compact: secondary
        }
    }

    func place(_ layout: SplitLayout, isOverlay: Bool) {
        primary.frame = layout.primary
        supplementary.frame = layout.supplementary ?? .zero
        secondary.frame = layout.secondary
        veil.frame = bounds
        veil.alpha = isOverlay ? 1 : 0
        veil.isUserInteractionEnabled = isOverlay
    }

    /// Lets one column fill the view.
    func fill(with column: UISplitViewController.Column) {
        for view in [primary, supplementary, secondary] { view.frame = .zero }
        pane(for: column).frame = bounds
        veil.alpha = 0
        veil.isUserInteractionEnabled = false
    }
}
