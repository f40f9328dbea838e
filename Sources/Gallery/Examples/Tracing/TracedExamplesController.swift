import UIKit

/// A page of cards with a trace of the events on them: beside the cards if there is room, otherwise below.
class TracedExamplesController: ExamplesController {
    /// Minimum width, in points, for the trace beside the cards. In compact height it is always beside them.
    private static let minimumWideWidth: CGFloat = 700

    let trace = TracePanel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(trace)
        trace.onCollapse = { [unowned self] in
            view.setNeedsLayout()
            UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width >= Self.minimumWideWidth || traitCollection.verticalSizeClass == .compact
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        trace.canCollapse = !isWide
        trace.pageHeight = view.bounds.height
        let height = trace.heightBelow
        // The system's insets extend the panel, so it is larger by that amount.
        let covered = view.safeAreaInsets.subtracting(additionalSafeAreaInsets)
        let (panel, _) = view.bounds.divided(
            atDistance: isWide
                ? TracePanel.width + (isMirrored ? covered.left : covered.right) : height + covered.bottom,
            from: isWide ? (isMirrored ? .minXEdge : .maxXEdge) : .maxYEdge)
        // Bars are transparent over a page that is at its edge, so a panel beside the cards ends at the bars.
        let bars = isWide ? barsInsets(covered) : .zero
        trace.frame = panel.inset(by: bars)
        trace.coveredInsets = UIEdgeInsets(
            top: isWide ? covered.top - bars.top : 0, left: isWide && !isMirrored ? 0 : covered.left,
            bottom: covered.bottom - bars.bottom, right: isWide && isMirrored ? 0 : covered.right)
        let occupied = UIEdgeInsets(
            top: 0, left: isWide && isMirrored ? TracePanel.width : 0, bottom: isWide ? 0 : height,
            right: isWide && !isMirrored ? TracePanel.width : 0)
        if additionalSafeAreaInsets != occupied { additionalSafeAreaInsets = occupied }
    }

    /// The part of `covered` that bars cover.
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
