import CoreGraphics
import UIKitCore

/// The content of a share sheet: header, a row of apps, and the list of actions. The two below the header scroll; with
/// text for accessibility the header does, too.
final class ActivitySheetView: UIView {
    private let header: ActivityHeaderView
    private let scrollView = UIScrollView()
    private let iconRow = UIScrollView()
    private let group = UIView()
    private let icons: [ActivityControl]
    private let rows: [ActivityControl]

    init(
        _ preview: SharePreview, activities: [UIActivity], onChoose: @escaping (UIActivity) -> Void,
        onClose: @escaping () -> Void
    ) {
        header = ActivityHeaderView(preview, onClose: onClose)
        let (shares, actions) = (
            activities.filter { type(of: $0).activityCategory == .share },
            activities.filter { type(of: $0).activityCategory == .action }
        )
        icons = shares.map { ActivityControl($0, isIcon: true, onChoose: onChoose) }
        rows = actions.map { ActivityControl($0, isIcon: false, onChoose: onChoose) }
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        accessibilityIdentifier = "ActivityListView"
        group.backgroundColor = .secondarySystemGroupedBackground
        group.layer.cornerRadius = ActivitySheetMetrics.groupRadius
        group.clipsToBounds = true
        iconRow.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        for row in rows.dropLast() { row.showsSeparator = true }
        for row in rows { group.addSubview(row) }
        for icon in icons { iconRow.addSubview(icon) }
        for part in [iconRow, group] { scrollView.addSubview(part) }
        for part in [scrollView, header] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a spinner for `activity` and ignores choices meanwhile; nil ends that.
    func setBusy(_ activity: UIActivity?) {
        for control in icons + rows { control.isBusy = control.activity === activity }
        scrollView.isUserInteractionEnabled = activity == nil
    }

    /// The heights follow the user's text size.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = header.sizeThatFits(size).height + contentHeight(in: size.width)
        return CGSize(width: size.width, height: min(size.height, height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let top = safeAreaInsets.top
        let headerHeight = header.sizeThatFits(area.size).height
        let parent = scrollsHeader ? scrollView : self
        if header.superview !== parent { parent.addSubview(header) }
        header.frame = CGRect(
            x: scrollsHeader ? 0 : area.minX, y: scrollsHeader ? 0 : top, width: area.width, height: headerHeight)
        let scrollTop = scrollsHeader ? top : header.frame.maxY
        scrollView.frame = CGRect(
            x: area.minX, y: scrollTop, width: area.width, height: max(0, bounds.height - scrollTop))
        scrollView.contentInset.bottom = safeAreaInsets.bottom
        let start = scrollsHeader ? headerHeight : 0
        layOutIcons(in: area.width, from: start)
        layOutRows(in: area.width, from: start)
        scrollView.contentSize = CGSize(width: area.width, height: start + contentHeight(in: area.width))
    }

    /// Text for accessibility leaves too little room below a header that stays.
    private var scrollsHeader: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    private var iconHeight: CGFloat { icons.map { $0.sizeThatFits(.zero).height }.max() ?? 0 }

    private func rowHeights(in width: CGFloat) -> [CGFloat] {
        let inner = max(0, width - 2 * ActivitySheetMetrics.margin)
        return rows.map { $0.sizeThatFits(CGSize(width: inner, height: 0)).height }
    }

    private func contentHeight(in width: CGFloat) -> CGFloat {
        let gap = ActivitySheetMetrics.groupGap
        let apps = icons.isEmpty ? 0 : iconHeight + gap
        let list = rows.isEmpty ? 0 : rowHeights(in: width).reduce(0, +) + gap
        return gap + apps + list
    }

    private func layOutIcons(in width: CGFloat, from start: CGFloat) {
        iconRow.isHidden = icons.isEmpty
        guard !icons.isEmpty else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = ActivitySheetMetrics.iconWidth
        let margin = ActivitySheetMetrics.margin / 2
        let content = max(width, CGFloat(icons.count) * side + 2 * margin)
        iconRow.frame = CGRect(x: 0, y: start + ActivitySheetMetrics.groupGap, width: width, height: iconHeight)
        iconRow.contentSize = CGSize(width: content, height: iconHeight)
        for (index, icon) in icons.enumerated() {
            let frame = CGRect(x: margin + CGFloat(index) * side, y: 0, width: side, height: iconHeight)
            icon.frame = frame.mirrored(isMirrored, in: content)
        }
    }

    private func layOutRows(in width: CGFloat, from start: CGFloat) {
        group.isHidden = rows.isEmpty
        let margin = ActivitySheetMetrics.margin
        let gap = ActivitySheetMetrics.groupGap
        let heights = rowHeights(in: width)
        group.frame = CGRect(
            x: margin, y: start + (icons.isEmpty ? gap : iconHeight + 2 * gap), width: max(0, width - 2 * margin),
            height: heights.reduce(0, +))
        var top: CGFloat = 0
        for (row, height) in zip(rows, heights) {
            row.frame = CGRect(x: 0, y: top, width: group.bounds.width, height: height)
            top += height
        }
    }
}
