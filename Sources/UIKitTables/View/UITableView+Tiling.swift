import CoreGraphics
import UIKitCore
import UIKitLists

extension UITableView {
    // MARK: Metrics

    /// The distance from a cell's sides to its content. Points.
    var contentMargin: CGFloat { style == .insetGrouped ? usualMargin : max(usualMargin, readableMargin) }

    private var usualMargin: CGFloat { LayoutMetrics.rowMargin(inWidth: bounds.width) }

    /// The distance from the sides of the safe area to content of a readable width. Points; 0 if the table does not limit it.
    private var readableMargin: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth,
            let limit = LayoutMetrics.readableWidth(at: traitCollection.preferredContentSizeCategory)
        else { return 0 }
        let availableWidth = bounds.width - sideSafeArea.left - sideSafeArea.right
        return max(0, (availableWidth - limit) / 2).floored(atScale: traitCollection.displayScale)
    }

    /// The distance from the table's sides to the cells. Points.
    private var sideMargin: CGFloat {
        guard style == .insetGrouped else { return 0 }
        return max(sideSafeArea.left, sideSafeArea.right) + max(usualMargin, readableMargin)
    }

    /// The horizontal safe area insets of the content; zero unless `insetsContentViewsToSafeArea`. Points.
    private var sideSafeArea: UIEdgeInsets {
        guard insetsContentViewsToSafeArea else { return .zero }
        return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    }

    /// The insets from cells, headers and footers to their content views. Points; zero with inset groups, whose cells
    /// are already inside the safe area.
    var contentInsets: UIEdgeInsets { style == .insetGrouped ? .zero : sideSafeArea }

    /// The width of a cell's content. Points.
    var contentWidth: CGFloat {
        max(0, bounds.width - 2 * sideMargin - contentInsets.left - contentInsets.right)
    }

    /// The distance from the content view of headers and footers to their text. Points.
    var titleMargin: CGFloat { sideMargin + contentMargin }

    func rowFrame(_ span: ClosedRange<CGFloat>, inset: Bool) -> CGRect {
        let margin = inset ? sideMargin : 0
        return CGRect(
            x: margin, y: span.lowerBound, width: max(0, bounds.width - 2 * margin),
            height: span.upperBound - span.lowerBound)
    }

    /// The place of a row's cell. Points of the content.
    func cellFrame(at path: IndexPath) -> CGRect {
        guard let layout = state.layout, layout.contains(path) else { return .zero }
        return rowFrame(layout.row(path), inset: true)
    }

    func paths(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
        let layout = loadedLayout
        return layout.sections(from: low, to: high).flatMap { section in
            layout.rows(of: section, from: low, to: high).map { IndexPath(row: $0, section: section) }
        }
    }

    /// The height of a row that determines its height itself and has no more content. Points.
    ///
    /// In plain tables the separator is below the content.
    var standardRowHeight: CGFloat {
        guard style == .plain, separatorStyle != .none, era.rowsIncludeSeparators else { return TableMetrics.rowHeight }
        return TableMetrics.rowHeight + 1 / max(1, traitCollection.displayScale)
    }

    // MARK: Tiling

    /// Adds cells for the visible rows, and recycles the others. When measured heights differ from estimates, the
    /// rows below move; the content at the top of the view does not.
    func tile() {
        guard !state.isTiling, bounds.width > 0, bounds.height > 0 else { return }
        state.isTiling = true
        defer { state.isTiling = false }
        if state.measuringConditions != measuringConditions { remeasure() }
        let kept = state.keepsTopRow ? state.topRow : nil
        state.keepsTopRow = false
        if state.layout == nil { loadLayout() }
        ListMeasuring.measure {
            let hasScrolled = kept.map(scroll(toTopRow:)) ?? false
            return measureVisibleRows() || hasScrolled
        }
        state.topRow = kept ?? firstVisibleRow()
        let visible = paths(from: bounds.minY, to: bounds.maxY)
        let visiblePaths = Set(visible)
        for path in state.cells.keys.filter({ !visiblePaths.contains($0) }).sorted() { removeCell(at: path) }
        for path in visible where state.cells[path] == nil { state.cells[path] = makeCell(at: path) }
        layOutCells()
        tileHeadersAndFooters()
        layOutBackground()
        sectionIndex.layOut()
    }

    /// The first row in the visible part; nil for content at its top.
    private func firstVisibleRow() -> TableViewState.TopRow? {
        let top = bounds.minY + adjustedContentInset.top
        guard bounds.minY > verticalRange.low, let layout = state.layout,
            let path = paths(from: top, to: max(top, bounds.maxY)).first
        else { return nil }
        let row = layout.row(path)
        let height = row.upperBound - row.lowerBound
        return TableViewState.TopRow(path: path, distance: top - row.lowerBound, height: height)
    }

    /// Scrolls so that the same part of a row is at the top again. Returns whether the content has moved.
    private func scroll(toTopRow kept: TableViewState.TopRow) -> Bool {
        guard let layout = state.layout, layout.contains(kept.path) else { return false }
        let row = layout.row(kept.path)
        let height = row.upperBound - row.lowerBound
        let isCut = kept.distance > 0 && kept.height > 0
        let distance = isCut ? kept.distance / kept.height * height : kept.distance
        let y = row.lowerBound + distance - adjustedContentInset.top
        let offset = clamped(pixelAligned(CGPoint(x: bounds.minX, y: y)))
        guard offset.y != bounds.minY else { return false }
        shiftOffset(by: offset.y - bounds.minY)
        return true
    }

    /// Measures the visible rows that were not measured yet. True when any height changed.
    private func measureVisibleRows() -> Bool {
        let fresh = paths(from: bounds.minY, to: bounds.maxY).filter { state.layout?.isMeasured($0) == false }
        guard !fresh.isEmpty else { return false }
        let anchor = state.cells.keys.min()
        var shift = CGFloat(0)
        var hasMoved = false
        for path in fresh {
            let height = measure(path)
            let change = state.layout?.setHeight(height, of: path) ?? 0
            hasMoved = hasMoved || change != 0
            if let anchor, path < anchor { shift += change }
        }
        guard hasMoved else { return false }
        updateContentSize()
        if shift != 0, bounds.minY > verticalRange.low { shiftOffset(by: shift) }
        return true
    }

    func measure(_ path: IndexPath) -> CGFloat {
        if let height = explicitHeight(of: path) { return height }
        let cell = state.cells[path] ?? makeCell(at: path)
        state.cells[path] = cell
        cell.layoutContext = layoutContext(of: path)
        var height = CGFloat(0)
        UIView.performWithoutAnimation {
            height = cell.automaticHeight(forWidth: rowFrame(0...0, inset: true).width)
        }
        return height.isFinite ? max(0, height) : standardRowHeight
    }

    private func makeCell(at path: IndexPath) -> UITableViewCell {
        guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        var cell: UITableViewCell!
        UIView.performWithoutAnimation { cell = adopt(dataSource.tableView(self, cellForRowAt: path), at: path) }
        return cell
    }

    /// Removes the cell of a row that is not visible any more; in an animated update, after it has moved away.
    private func removeCell(at path: IndexPath) {
        guard updates.isAnimating, let layout = state.layout, layout.contains(path),
            let loop = UIKitSystem.current?.frameLoop, let cell = state.cells[path], cell.superview === self
        else { return reuse.recycleCell(at: path) }
        interaction.swipe?.endSwipe(of: cell)
        state.cells[path] = nil
        cell.frame = rowFrame(layout.row(path), inset: true)
        reuse.recycle(cell, from: path, after: TableMetrics.updateDuration, on: loop)
    }

    /// Prepares a cell of the data source for its row.
    func adopt(_ cell: UITableViewCell, at path: IndexPath) -> UITableViewCell {
        cell.table = self
        if cell.superview == nil { cell.updateTraitsIfNeeded() }
        cell.layoutContext = layoutContext(of: path)
        let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
        if level != 0 { cell.indentationLevel = level }
        editing.update(cell, at: path)
        return cell
    }

    // MARK: Layout

    /// Applies the layout to the cells' frames.
    func layOutCells() {
        guard let layout = state.layout else { return }
        for (path, cell) in state.cells.sorted(by: { $0.key < $1.key }) where layout.contains(path) {
            cell.layoutContext = layoutContext(of: path)
            var frame = rowFrame(layout.row(path), inset: true)
            frame.origin.x += interaction.swipe?.displacement(of: cell) ?? 0
            if let reorder = editing.reorder {
                let isLifted = path == reorder.origin
                frame.origin.y = isLifted ? reorder.middle - frame.height / 2 : frame.minY + reorder.shift(of: path)
            }
            guard cell.superview !== self else {
                if cell.frame != frame { cell.frame = frame }
                continue
            }
            // Rows that a growing table shows are there at once; they do not grow from nothing with it. Rows that an
            // update brings into view come from where they were.
            UIView.performWithoutAnimation {
                let old = updates.oldLayout.map { rowFrame($0.row(path), inset: true) }
                cell.frame = old ?? frame
                showCell(cell, at: path)
            }
            if cell.frame != frame { cell.frame = frame }
        }
    }

    private func showCell(_ cell: UITableViewCell, at path: IndexPath) {
        if selection.items.contains(path) { cell.setSelected(true, animated: false) }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        if let front = subviews.first(where: { $0 is UITableViewHeaderFooterView }) {
            insertSubview(cell, belowSubview: front)
        } else {
            addSubview(cell)
        }
        cell.layoutIfNeeded()
    }

    private func layoutContext(of path: IndexPath) -> CellLayoutContext {
        let count = state.layout?.sections[path.section].rows.count ?? 0
        let isLast = path.row == count - 1
        var context = CellLayoutContext(
            tableStyle: style, isFirst: path.row == 0, isLast: isLast, margin: contentMargin,
            contentInsets: contentInsets, separatorFollowsText: customSeparatorInset == nil,
            separatorColor: separatorColor ?? .separator, separatorEffect: separatorEffect)
        context.rowHeight = standardRowHeight
        if separatorStyle != .none {
            context.separatorInset = isLast ? separatorInset(below: path.section) : separatorInset
        }
        return context
    }

    /// The separator inset of the last row of a section; nil for none: above a header, and in an inset group. The lines
    /// around the other groups are as wide as the table.
    private func separatorInset(below section: Int) -> UIEdgeInsets? {
        switch style {
        case .plain:
            let next = headerFooterContent(of: section + 1)
            return next.headerTitle == nil && next.headerView == nil ? separatorInset : nil
        case .grouped: return .zero
        case .insetGrouped: return nil
        }
    }

    private func layOutBackground() {
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        // Reordering subviews invalidates layout, which would call this again.
        if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
    }
}
