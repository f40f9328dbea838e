import UIKit

extension GalleryPage {
    /// A list with a search in its navigation bar: scopes, tokens and results of its own.
    static let search = GalleryPage(
        id: "search", title: "Search", summary: "Search controllers, scopes, tokens", group: .system,
        symbol: "magnifyingglass", tint: .systemGray
    ) { SearchPage() }
}

/// A list of cities with its own navigation bar, and the trace of the search beside or below it.
private final class SearchPage: UIViewController {
    /// Minimum width, in points, for the trace beside the list. In compact height it is always beside it.
    private static let minimumWideWidth: CGFloat = 700

    private let trace = TracePanel()
    private lazy var list = NavigationStackPage(CityListController(trace: trace))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Search".localized
        view.backgroundColor = .systemBackground
        addChild(list)
        view.addSubview(list.view)
        list.didMove(toParent: self)
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
        let covered = view.safeAreaInsets
        trace.canCollapse = !isWide
        trace.pageHeight = view.bounds.height
        let height = trace.heightBelow + covered.bottom
        let width = TracePanel.width + (isMirrored ? covered.left : covered.right)
        let (panel, rest) = view.bounds.divided(
            atDistance: isWide ? width : height,
            from: isWide ? (isMirrored ? .minXEdge : .maxXEdge) : .maxYEdge)
        trace.frame = panel
        trace.coveredInsets = UIEdgeInsets(
            top: isWide ? covered.top : 0, left: isWide && !isMirrored ? 0 : covered.left, bottom: covered.bottom,
            right: isWide && isMirrored ? 0 : covered.right)
        list.view.frame = rest
    }
}
