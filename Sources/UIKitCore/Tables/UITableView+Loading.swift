import CoreGraphics

extension UITableView {
    /// The layout, queried from the data source if needed.
    var loadedLayout: TableLayout {
        if let layout = model.layout { return layout }
        load()
        return model.layout ?? TableLayout()
    }

    /// Whether the table has a `section`; an invalid one is a misuse.
    func hasSection(_ section: Int) -> Bool {
        let count = loadedLayout.sections.count
        if (0..<count).contains(section) { return true }
        misuse("requested section (\(section)) beyond bounds (\(count))", raises: true)
        return false
    }

    /// Discards the layout. Data source and delegate are queried again at the next layout.
    func forgetData() {
        model.layout = nil
        setNeedsLayout()
    }

    func reload() {
        let all = model.cells.sorted { $0.key < $1.key }
        model.cells.removeAll()
        for (path, cell) in all { retire(cell, from: path) }
        for section in model.headers.keys.sorted() { retireHeader(of: section) }
        for section in model.footers.keys.sorted() { retireFooter(of: section) }
        model.selection.removeAll()
        model.highlighted = nil
        model.layout = nil
        load()
        setNeedsLayout()
    }

    /// Queries data source and delegate for counts, titles and heights, and builds the layout.
    func load() {
        model.contentWidth = contentWidth
        let (top, bottom) = layOutEnds()
        guard let dataSource else {
            model.ends = []
            model.layout = TableLayout(sections: [], top: top)
            return takeContentSize(bottom)
        }
        let count = naturalCount(dataSource.numberOfSections(in: self), "sections")
        model.ends = (0..<count).map { ends(of: $0, dataSource) }
        let expected = expectedRowHeight
        let sections = (0..<count).map { section in
            let rows = naturalCount(
                dataSource.tableView(self, numberOfRowsInSection: section), "rows in section \(section)")
            return TableLayout.Section(
                header: headerHeight(of: section), rows: RowHeights(count: rows, expected: expected),
                footer: footerHeight(of: section, count))
        }
        model.layout = TableLayout(sections: sections, top: top)
        if estimatedRowHeight == 0 { measureAllRows() }
        takeContentSize(bottom)
    }

    private func naturalCount(_ count: Int, _ what: String) -> Int {
        if count < 0 {
            misuse("The data source returned \(count) as the number of \(what); it must not be negative.", raises: true)
        }
        return max(0, count)
    }

    func takeContentSize(_ footer: CGFloat? = nil) {
        let bottom = model.layout?.bottom ?? 0
        let below = footer ?? tableFooterView?.frame.height ?? 0
        tableFooterView?.frame.origin.y = bottom
        contentSize = CGSize(width: bounds.width, height: bottom + below)
    }

    /// Positions the table header, and gives table header and footer the table's width. Returns their heights.
    private func layOutEnds() -> (top: CGFloat, bottom: CGFloat) {
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
        }
        if let footer = tableFooterView { footer.frame.size.width = bounds.width }
        return (tableHeaderView?.frame.height ?? 0, tableFooterView?.frame.height ?? 0)
    }

    // MARK: Rows

    private var expectedRowHeight: CGFloat {
        if rowHeight >= 0 { return rowHeight }
        return estimatedRowHeight > 0 ? estimatedRowHeight : TableNumbers.rowHeight
    }

    /// The height of a row from the delegate or `rowHeight`; nil if the cell determines it.
    func givenHeight(of path: IndexPath) -> CGFloat? {
        let height =
            OptionalRequirement.answer(to: "tableView(_:heightForRowAt:)") {
                delegate?.tableView(self, heightForRowAt: path)
            } ?? nil
        let given = height ?? rowHeight
        guard given.isFinite else {
            misuse("Invalid height (\(given)) for the row at \(path.section), \(path.row).", raises: true)
            return TableNumbers.rowHeight
        }
        return given < 0 ? nil : given
    }

    private func measureAllRows() {
        guard let layout = model.layout else { return }
        for (section, rows) in layout.sections.map(\.rows.count).enumerated() {
            for row in 0..<rows {
                let path = IndexPath(row: row, section: section)
                if let height = givenHeight(of: path) { model.layout?.setHeight(height, of: path) }
            }
        }
    }

    // MARK: Headers and footers

    private func ends(of section: Int, _ source: any UITableViewDataSource) -> TableModel.Ends {
        TableModel.Ends(
            headerTitle: source.tableView(self, titleForHeaderInSection: section),
            footerTitle: source.tableView(self, titleForFooterInSection: section),
            headerView: delegate?.tableView(self, viewForHeaderInSection: section),
            footerView: delegate?.tableView(self, viewForFooterInSection: section))
    }

    private func headerHeight(of section: Int) -> CGFloat {
        let given =
            OptionalRequirement.answer(to: "tableView(_:heightForHeaderInSection:)") {
                delegate?.tableView(self, heightForHeaderInSection: section)
            } ?? nil
        let height = given ?? sectionHeaderHeight
        let ends = model.ends[section]
        let hasContent = ends.headerTitle != nil || ends.headerView != nil
        let padding = style == .plain && hasContent ? topPadding : 0
        if height >= 0, height.isFinite { return height + padding }
        if let view = ends.headerView { return fittingHeight(of: view) + padding }
        if let title = ends.headerTitle {
            return max(titledHeader(section), titleHeight(title, isHeader: true)) + padding
        }
        if style == .plain { return 0 }
        return section == 0 ? TableNumbers.firstGap : TableNumbers.gap
    }

    private func titledHeader(_ section: Int) -> CGFloat {
        switch style {
        case .plain: TableNumbers.plainHeader
        case .grouped, .insetGrouped: section == 0 ? TableNumbers.firstTitledHeader : TableNumbers.titledHeader
        }
    }

    private var topPadding: CGFloat {
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return SystemEra.current.hasCards ? TableNumbers.sectionHeaderTopPadding : 0
    }

    private func footerHeight(of section: Int, _ count: Int) -> CGFloat {
        let given =
            OptionalRequirement.answer(to: "tableView(_:heightForFooterInSection:)") {
                delegate?.tableView(self, heightForFooterInSection: section)
            } ?? nil
        let height = given ?? sectionFooterHeight
        if height >= 0, height.isFinite { return height }
        let ends = model.ends[section]
        if let view = ends.footerView { return fittingHeight(of: view) }
        if let title = ends.footerTitle { return titleHeight(title, isHeader: false) }
        return style == .plain ? 0 : TableNumbers.gap
    }

    private func fittingHeight(of view: UIView) -> CGFloat {
        let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
        guard content.holdsConstraints else { return view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height }
        return content.fittingHeight(forWidth: max(0, bounds.width - contentInsets.left - contentInsets.right))
    }

    private func titleHeight(_ title: String, isHeader: Bool) -> CGFloat {
        let view = model.spareTitles.popLast() ?? TableTitleView(reuseIdentifier: nil)
        prepareTitle(view, title, isHeader: isHeader)
        let height = view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
        model.spareTitles.append(view)
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
