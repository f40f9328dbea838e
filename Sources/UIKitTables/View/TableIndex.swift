import CoreGraphics
import UIKitCore
import UIKitLists

/// The titles along the trailing edge of a table, from its data source.
@MainActor final class TableIndex {
    private unowned let table: UITableView
    /// The titles; nil without.
    private(set) var titlesView: SectionIndexView?
    /// Whether the data source has to be asked for the titles.
    private var needsTitles = true

    var minimumRowCount = 0 {
        didSet { if minimumRowCount != oldValue { setNeedsTitles() } }
    }
    var color: UIColor? {
        didSet { applyColors() }
    }
    var backgroundColor: UIColor? {
        didSet { applyColors() }
    }
    var trackingBackgroundColor: UIColor? {
        didSet { applyColors() }
    }

    init(_ table: UITableView) { self.table = table }

    /// Asks the data source for the titles again at the next layout.
    func setNeedsTitles() {
        needsTitles = true
        table.setNeedsLayout()
    }

    /// Asks the data source for the titles, if that is needed, and places them.
    func layOut() {
        loadTitlesIfNeeded()
        titlesView?.place(in: table)
    }

    private func loadTitlesIfNeeded() {
        guard needsTitles, let layout = table.state.layout else { return }
        needsTitles = false
        let rows = layout.sections.reduce(0) { $0 + $1.rows.count }
        let titles = rows < minimumRowCount ? nil : titlesOfDataSource()
        titlesView = SectionIndexView.view(for: titles, reusing: titlesView) { [weak self] in
            self?.scrollToTitle(at: $0)
        }
        applyColors()
    }

    private func titlesOfDataSource() -> [String]? {
        guard let source = table.dataSource else { return nil }
        return OptionalRequirement.result(of: "sectionIndexTitles(for:)") { source.sectionIndexTitles(for: table) }
            ?? nil
    }

    private func applyColors() {
        titlesView?.tintColor = color
        titlesView?.restingBackgroundColor = backgroundColor
        titlesView?.trackingBackgroundColor = trackingBackgroundColor
    }

    /// Whether a gesture began on the titles.
    func takesTouches(of gesture: UIGestureRecognizer) -> Bool {
        titlesView?.takesTouches(of: gesture, in: table) ?? false
    }

    /// Scrolls to the section of a title: that with the same index, unless the data source names another one.
    private func scrollToTitle(at index: Int) {
        guard let source = table.dataSource, let title = titlesView?.titles[safe: index] else { return }
        let answer = OptionalRequirement.result(of: "tableView(_:sectionForSectionIndexTitle:at:)") {
            source.tableView(table, sectionForSectionIndexTitle: title, at: index)
        }
        let section = answer ?? index
        guard (0..<table.numberOfSections).contains(section) else { return }
        table.showSection(section)
    }
}

extension UITableView {
    /// The least number of rows with which the index is shown. Default 0.
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { sectionIndex.minimumRowCount }
        set { sectionIndex.minimumRowCount = newValue }
    }

    /// The color of the index's titles; nil, the default, for the table's tint color.
    public var sectionIndexColor: UIColor? {
        get { sectionIndex.color }
        set { sectionIndex.color = newValue }
    }

    /// The color behind the index; nil, the default, for none.
    public var sectionIndexBackgroundColor: UIColor? {
        get { sectionIndex.backgroundColor }
        set { sectionIndex.backgroundColor = newValue }
    }

    /// The color behind the index while the user touches it; nil, the default, for `sectionIndexBackgroundColor`.
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { sectionIndex.trackingBackgroundColor }
        set { sectionIndex.trackingBackgroundColor = newValue }
    }

    /// Asks the data source for the titles of the index again, at the next layout.
    public func reloadSectionIndexTitles() { sectionIndex.setNeedsTitles() }

    /// Scrolls at once so that the section's header is at the top of the visible area, as far as the content allows.
    fileprivate func showSection(_ section: Int) {
        setContentOffset(contentOffset, animated: false)
        layoutIfNeeded()
        let top = rect(forSection: section).minY - adjustedContentInset.top
        let range = verticalRange
        setContentOffset(
            CGPoint(x: contentOffset.x, y: min(max(top, range.low), max(range.low, range.high))), animated: false)
    }
}
