import CoreGraphics
import UIKitCore
import UIKitLists

extension UITableView {
    /// The layout, queried from the data source if needed.
    var loadedLayout: TableLayout {
        if let layout = state.layout { return layout }
        loadLayout()
        return state.layout ?? TableLayout()
    }

    /// Whether the table has a `section`; an invalid one is a misuse.
    func verifySection(_ section: Int) -> Bool {
        let count = loadedLayout.sections.count
        if (0..<count).contains(section) { return true }
        misuse("requested section (\(section)) beyond bounds (\(count))", raises: true)
        return false
    }

    /// Discards the layout. Data source and delegate are queried again at the next layout.
    func invalidateData() {
        state.headerFooterContents = [:]
        sectionIndex.setNeedsTitles()
        invalidateHeights()
    }

    /// Discards the heights, which are determined again at the next layout. Cells, headers and footers stay.
    func invalidateHeights() {
        state.layout = nil
        setNeedsLayout()
    }

    /// Discards the heights, because text or width are others. The first visible row stays where it is, unless the user
    /// edits text in a row, which is to stay visible.
    func remeasure() {
        if state.layout != nil, !isEdited { state.keepsTopRow = true }
        invalidateHeights()
    }

    private var isEdited: Bool { (window?.firstResponder as? UIView)?.isDescendant(of: self) ?? false }

    /// What heights depend on now.
    var measuringConditions: TableViewState.MeasuringConditions {
        .init(contentWidth: contentWidth, contentInsets: contentInsets, margin: contentMargin)
    }

    func reloadAll() {
        // The delegate gets the index path that the row had.
        if let swipe = interaction.swipe, let row = swipe.swipedRow { swipe.endSwipe(of: row) }
        let all = state.cells.sorted { $0.key < $1.key }
        state.cells.removeAll()
        for (path, cell) in all { reuse.recycle(cell, from: path) }
        for section in state.headers.keys.sorted() { reuse.recycleHeader(of: section) }
        for section in state.footers.keys.sorted() { reuse.recycleFooter(of: section) }
        selection.items = SelectedItems()
        state.headerFooterContents = [:]
        state.layout = nil
        loadLayout()
        sectionIndex.setNeedsTitles()
    }

    /// Queries data source and delegate for counts, titles and heights, and builds the layout.
    ///
    /// - Parameter known: The headers and footers by section that are not queried again, for an update, which sets the
    ///   size of the content when it has the heights. Nil: those that are known, if the number of sections is the same.
    func loadLayout(keeping known: [Int: TableViewState.HeaderFooterContent]? = nil) {
        state.measuringConditions = measuringConditions
        let (top, bottom) = layOutTableHeaderAndFooter()
        guard let dataSource else {
            state.headerFooterContents = [:]
            state.layout = TableLayout(sections: [], top: top)
            return updateContentSize(tableFooterHeight: bottom)
        }
        let expected = expectedRowHeight
        let counts = ListCounts.load(sections: dataSource.numberOfSections(in: self), nouns: .table) {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
        let rows = counts.map { RowHeights(count: $0, expected: expected) }
        // The delegate may ask the table for the counts while it answers what follows.
        let old = state.headerFooterContents
        state.headerFooterContents = known ?? (old.count == rows.count ? old : [:])
        state.layout = TableLayout(
            sections: rows.map { TableLayout.Section(header: 0, rows: $0, footer: 0) }, top: top)
        for section in rows.indices where state.headerFooterContents[section] == nil {
            loadHeaderFooterContent(of: section, dataSource)
            // An update gives the views their new indexes afterwards.
            if known == nil { recycleReplacedHeaderAndFooter(of: section) }
        }
        let sections = rows.indices.map { section in
            TableLayout.Section(
                header: headerHeight(of: section), rows: rows[section], footer: footerHeight(of: section, rows.count))
        }
        state.layout = TableLayout(sections: sections, top: top)
        if estimatedRowHeight == 0 { measureAllRows() }
        if known == nil { updateContentSize(tableFooterHeight: bottom) }
    }

    func updateContentSize(tableFooterHeight footer: CGFloat? = nil) {
        let bottom = state.layout?.bottom ?? 0
        let below = footer ?? tableFooterView?.frame.height ?? 0
        tableFooterView?.frame.origin.y = bottom
        contentSize = CGSize(width: bounds.width, height: bottom + below)
    }

    /// Positions the table header, and gives table header and footer the table's width. Returns their heights.
    private func layOutTableHeaderAndFooter() -> (top: CGFloat, bottom: CGFloat) {
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
        }
        if let footer = tableFooterView { footer.frame.size.width = bounds.width }
        return (tableHeaderView?.frame.height ?? 0, tableFooterView?.frame.height ?? 0)
    }

    /// Moves the rows to the heights of the table's header and footer, if these have changed, and a new footer below
    /// the rows.
    func tableHeaderOrFooterDidChange() {
        let (top, bottom) = layOutTableHeaderAndFooter()
        guard let layout = state.layout else { return setNeedsLayout() }
        let isFooterInPlace = tableFooterView.map { $0.frame.minY == layout.bottom } ?? true
        guard !isFooterInPlace || top != layout.top || contentSize.height != layout.bottom + bottom else { return }
        state.layout?.moveTop(to: top)
        updateContentSize(tableFooterHeight: bottom)
        setNeedsLayout()
    }

    // MARK: Rows

    private var expectedRowHeight: CGFloat {
        if rowHeight >= 0 { return rowHeight }
        return estimatedRowHeight > 0 ? estimatedRowHeight : standardRowHeight
    }

    /// The height of a row from the delegate or `rowHeight`; nil if the cell determines it.
    func explicitHeight(of path: IndexPath) -> CGFloat? {
        let height =
            OptionalRequirement.result(of: "tableView(_:heightForRowAt:)") {
                delegate?.tableView(self, heightForRowAt: path)
            } ?? nil
        let given = height ?? rowHeight
        guard given.isFinite else {
            misuse("Invalid height (\(given)) for the row at \(path.section), \(path.row).", raises: true)
            return standardRowHeight
        }
        return given < 0 ? nil : given
    }

    private func measureAllRows() {
        guard let layout = state.layout else { return }
        for (section, rows) in layout.sections.map(\.rows.count).enumerated() {
            for row in 0..<rows {
                let path = IndexPath(row: row, section: section)
                if let height = explicitHeight(of: path) { state.layout?.setHeight(height, of: path) }
            }
        }
    }

    // MARK: Headers and footers

    /// Queries the titles and views of a section.
    private func loadHeaderFooterContent(of section: Int, _ source: any UITableViewDataSource) {
        let content = TableViewState.HeaderFooterContent(
            headerTitle: source.tableView(self, titleForHeaderInSection: section),
            footerTitle: source.tableView(self, titleForFooterInSection: section),
            headerView: delegate?.tableView(self, viewForHeaderInSection: section),
            footerView: delegate?.tableView(self, viewForFooterInSection: section))
        for view in [content.headerView, content.footerView] { (view as? UITableViewHeaderFooterView)?.table = self }
        state.headerFooterContents[section] = content
    }

    /// Recycles what is shown for a section whose titles and views have been queried again, unless it is the same view.
    private func recycleReplacedHeaderAndFooter(of section: Int) {
        let content = headerFooterContent(of: section)
        if state.headers[section] !== content.headerView { reuse.recycleHeader(of: section) }
        if state.footers[section] !== content.footerView { reuse.recycleFooter(of: section) }
    }

    private func headerHeight(of section: Int) -> CGFloat {
        let given =
            OptionalRequirement.result(of: "tableView(_:heightForHeaderInSection:)") {
                delegate?.tableView(self, heightForHeaderInSection: section)
            } ?? nil
        let height = given ?? sectionHeaderHeight
        let ends = headerFooterContent(of: section)
        let hasContent = ends.headerTitle != nil || ends.headerView != nil
        let padding = style == .plain && hasContent ? topPadding : 0
        if height >= 0, height.isFinite { return height + padding }
        if let view = ends.headerView { return fittingHeight(of: view) + padding }
        if let title = ends.headerTitle {
            return max(titledHeaderHeight(section), titleHeight(title, isHeader: true)) + padding
        }
        if style == .plain { return 0 }
        return section == 0 ? TableMetrics.firstSectionGap : TableMetrics.sectionGap
    }

    private func titledHeaderHeight(_ section: Int) -> CGFloat {
        switch style {
        case .plain: TableMetrics.plainHeader
        case .grouped, .insetGrouped:
            section == 0
                ? TableMetrics.firstTitledHeaderHeight.floored(atScale: max(1, traitCollection.displayScale))
                : TableMetrics.titledHeaderHeight
        }
    }

    private var topPadding: CGFloat {
        sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : era.sectionHeaderTopPadding
    }

    private func footerHeight(of section: Int, _ count: Int) -> CGFloat {
        let given =
            OptionalRequirement.result(of: "tableView(_:heightForFooterInSection:)") {
                delegate?.tableView(self, heightForFooterInSection: section)
            } ?? nil
        let height = given ?? sectionFooterHeight
        if height >= 0, height.isFinite { return height }
        let ends = headerFooterContent(of: section)
        if let view = ends.footerView { return fittingHeight(of: view) }
        if let title = ends.footerTitle { return titleHeight(title, isHeader: false) }
        return style == .plain ? 0 : TableMetrics.sectionGap
    }

    /// The titles and views of a section that has been queried.
    func headerFooterContent(of section: Int) -> TableViewState.HeaderFooterContent {
        state.headerFooterContents[section] ?? TableViewState.HeaderFooterContent()
    }

    private func fittingHeight(of view: UIView) -> CGFloat {
        if view.superview == nil { view.updateTraitsIfNeeded() }
        let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
        if let view = view as? UITableViewHeaderFooterView, view.contentConfiguration != nil {
            view.margin = titleMargin
            return view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
        }
        guard content.ownsConstraints else { return view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height }
        return content.fittingHeight(forWidth: max(0, bounds.width - contentInsets.left - contentInsets.right))
    }

    private func titleHeight(_ title: String, isHeader: Bool) -> CGFloat {
        let view = reuse.dequeueTitleView()
        prepareTitle(view, title, isHeader: isHeader)
        let height = view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
        reuse.enqueueTitleView(view)
        return height
    }

    /// Configures `view` with a title in this table's style.
    func prepareTitle(_ view: UITableViewHeaderFooterView, _ title: String, isHeader: Bool) {
        let isPlain = style == .plain
        view.role = isHeader ? (isPlain ? .plainHeader : .groupedHeader) : (isPlain ? .plainFooter : .groupedFooter)
        view.margin = titleMargin
        view.contentInsets = contentInsets
        view.textLabel?.text = isHeader && !isPlain ? title.uppercased() : title
    }
}
