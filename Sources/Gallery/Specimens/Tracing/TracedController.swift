import UIKit

/// A page of cards with the trace of what happens on them: beside the cards where there is room, else below them.
class TracedController: SpecimenController {
    /// From this width on, in points, the trace is beside the cards; on a low screen always.
    private static let wide: CGFloat = 700

    let trace = TracePanel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(trace)
        trace.onFold = { [unowned self] in
            view.setNeedsLayout()
            UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width >= Self.wide || traitCollection.verticalSizeClass == .compact
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        trace.canFold = !isWide
        let height = trace.isFolded ? TracePanel.foldedHeight : TracePanel.height
        // What the system covers lies below the panel, which is why the panel is higher by that.
        let covered = view.safeAreaInsets.subtracting(additionalSafeAreaInsets)
        let (panel, _) = view.bounds.divided(
            atDistance: isWide
                ? TracePanel.width + (isMirrored ? covered.left : covered.right) : height + covered.bottom,
            from: isWide ? (isMirrored ? .minXEdge : .maxXEdge) : .maxYEdge)
        // Bars are clear over a page that is at its edge: a panel beside the cards ends where they begin.
        let bars = isWide ? barsInsets(covered) : .zero
        trace.frame = panel.inset(by: bars)
        trace.covered = UIEdgeInsets(
            top: isWide ? covered.top - bars.top : 0, left: isWide && !isMirrored ? 0 : covered.left,
            bottom: covered.bottom - bars.bottom, right: isWide && isMirrored ? 0 : covered.right)
        let taken = UIEdgeInsets(
            top: 0, left: isWide && isMirrored ? TracePanel.width : 0, bottom: isWide ? 0 : height,
            right: isWide && !isMirrored ? TracePanel.width : 0)
        if additionalSafeAreaInsets != taken { additionalSafeAreaInsets = taken }
    }

    /// What of `covered` lies under bars.
    private func barsInsets(_ covered: UIEdgeInsets) -> UIEdgeInsets {
        guard let stack = navigationController else { return .zero }
        return UIEdgeInsets(
            top: stack.isNavigationBarHidden ? 0 : covered.top, left: 0,
            bottom: stack.isToolbarHidden ? 0 : covered.bottom, right: 0)
    }
}

extension UIEdgeInsets {
    fileprivate func subtracting(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right)
    }
}
