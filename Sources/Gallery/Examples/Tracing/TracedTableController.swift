import UIKit

/// A page with a table and a trace of the events on it: beside the table if there is room, otherwise below. A subclass
/// is the table's data source and delegate.
class TracedTableController: UIViewController {
    /// Minimum width, in points, for the trace beside the table. In compact height it is always beside it.
    private static let minimumWideWidth: CGFloat = 700

    let tableView: UITableView
    let trace = TracePanel()

    init(style: UITableView.Style) {
        tableView = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = tableView.backgroundColor
        view.addSubview(tableView)
        view.addSubview(trace)
        trace.onCollapse = { [unowned self] in
            view.setNeedsLayout()
            UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
        }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        // The heights of trace and header depend on the text size.
        view.setNeedsLayout()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width >= Self.minimumWideWidth || traitCollection.verticalSizeClass == .compact
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let covered = view.safeAreaInsets
        trace.canCollapse = !isWide
        trace.pageHeight = view.bounds.height
        let height = trace.heightBelow + covered.bottom
        let width = TracePanel.width + (isMirrored ? covered.left : covered.right)
        var (panel, table) = view.bounds.divided(
            atDistance: isWide ? width : height,
            from: isWide ? (isMirrored ? .minXEdge : .maxXEdge) : .maxYEdge)
        if isWide {
            // A navigation bar is transparent over the panel.
            panel = panel.inset(by: UIEdgeInsets(top: covered.top, left: 0, bottom: 0, right: 0))
        }
        trace.frame = panel
        trace.coveredInsets = UIEdgeInsets(
            top: 0, left: isWide && !isMirrored ? 0 : covered.left, bottom: covered.bottom,
            right: isWide && isMirrored ? 0 : covered.right)
        if tableView.frame != table { tableView.frame = table }
    }
}
