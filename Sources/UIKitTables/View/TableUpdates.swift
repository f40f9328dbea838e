import CoreGraphics
import QuartzCore
import UIKitCore
import UIKitLists

/// Shows the updates of a table: moves its rows, and fades in and out what appears and disappears.
@MainActor final class TableUpdates: ListUpdateHost {
    private unowned let table: UITableView
    private(set) lazy var queue = ListUpdateQueue(self)
    /// Whether cells move to their new places in an animation now.
    private(set) var isAnimating = false
    /// The layout before the animated update in progress, if every row has kept its index path; otherwise nil.
    private(set) var oldLayout: TableLayout?
    /// The layout before the update that is being applied.
    private var before = TableLayout()

    init(_ table: UITableView) { self.table = table }

    let nouns = ListNouns.table
    var loadedCounts: [Int] { table.loadedLayout.counts }
    var countsBeforeUpdate: [Int]? { loadedCounts }

    func loadCounts(after updates: ListUpdates) -> [Int] {
        before = table.loadedLayout
        table.state.layout = nil
        table.loadLayout(keeping: updates.sections(keeping: table.state.headerFooterContents))
        return loadedCounts
    }

    func reload() {
        before = TableLayout()
        table.reloadAll()
    }

    func apply(_ updates: ListUpdates?, completion: ((Bool) -> Void)?) {
        guard let updates else { return }
        let before = self.before
        self.before = TableLayout()
        table.editing.reorderDidEnd(isCancelled: true)
        copyKnownHeights(from: before, updates: updates)
        applyToCells(updates, from: before)
        callAfterUpdate(completion)
    }

    private func callAfterUpdate(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        guard table.window != nil, let loop = UIKitSystem.current?.frameLoop else { return completion(true) }
        _ = loop.scheduleWork("the update of a \(type(of: table))", after: TableMetrics.updateDuration) {
            completion(true)
        }
    }

    /// Assumes the heights that rows had until they are measured again, which visible rows are now, the others when
    /// they are visible.
    private func copyKnownHeights(from old: TableLayout, updates: ListUpdates) {
        for (path, height) in old.knownHeights {
            guard let new = updates.keptPath(for: path), table.state.layout?.contains(new) == true,
                table.state.layout?.isMeasured(new) == false
            else { continue }
            table.state.layout?.setAssumedHeight(height, of: new)
        }
        table.updateContentSize()
    }

    private func applyToCells(_ updates: ListUpdates, from before: TableLayout) {
        let state = table.state
        var kept: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in state.cells.sorted(by: { $0.key < $1.key }) {
            if let new = updates.keptPath(for: path) {
                kept[new] = cell
            } else {
                animateRemoval(of: cell, from: path, updates: updates)
            }
        }
        table.selection.items.apply(updates)
        state.cells = kept
        keepHeadersAndFooters(updates)
        moveCells(updates, from: before)
        for (path, cell) in state.cells { table.editing.update(cell, at: path) }
        guard isAnimated else { return }
        let known = Set(kept.values.map(ObjectIdentifier.init))
        for (path, cell) in state.cells where !known.contains(ObjectIdentifier(cell)) {
            if updates.animatesInsertion(at: path) { animateInsertion(cell) }
        }
    }

    /// Gives headers and footers the new indexes of their sections; those of others are recycled.
    private func keepHeadersAndFooters(_ updates: ListUpdates) {
        let (headers, footers) = (table.state.headers, table.state.footers)
        (table.state.headers, table.state.footers) = ([:], [:])
        table.state.headers = kept(headers, updates, shown: \.headerView, recycle: table.reuse.recycleHeader)
        table.state.footers = kept(footers, updates, shown: \.footerView, recycle: table.reuse.recycleFooter)
    }

    private func kept(
        _ views: [Int: UIView], _ updates: ListUpdates, shown: (TableViewState.HeaderFooterContent) -> UIView?,
        recycle: (UIView, Int) -> Void
    ) -> [Int: UIView] {
        var kept: [Int: UIView] = [:]
        for (section, view) in views.sorted(by: { $0.key < $1.key }) {
            if let new = updates.keptSection(for: section), let content = table.state.headerFooterContents[new],
                view is TableTitleView || shown(content) === view
            {
                kept[new] = view
            } else {
                recycle(view, section)
            }
        }
        return kept
    }

    // MARK: Animation

    private var isAnimated: Bool { table.window != nil && UIView.areAnimationsEnabled }

    /// Moves cells, headers and footers to their places, animated unless the app has turned animations off. Their
    /// content is laid out in the same animation.
    private func moveCells(_ updates: ListUpdates, from before: TableLayout) {
        guard isAnimated, updates.movesAreAnimated else { return table.tile() }
        isAnimating = true
        oldLayout = updates.changesSizesOnly ? before : nil
        defer {
            isAnimating = false
            oldLayout = nil
        }
        UIView.animate(
            withDuration: TableMetrics.updateDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [table] in
            table.tile()
            for cell in table.state.cells.values { cell.layoutIfNeeded() }
        }
    }

    private func animateInsertion(_ cell: UITableViewCell) {
        cell.layer.add(fade(from: 0, to: 1), forKey: "table.arrival")
    }

    /// Fades out the cell of a deleted row behind the others, then recycles it.
    private func animateRemoval(of cell: UITableViewCell, from path: IndexPath, updates: ListUpdates) {
        if updates.reloads(path) {
            table.interaction.swipe?.endSwipe(of: cell)
        } else {
            table.interaction.swipe?.rowWillDisappear(cell)
        }
        guard isAnimated, updates.animatesDeletion(at: path), let loop = UIKitSystem.current?.frameLoop else {
            return table.reuse.recycle(cell, from: path)
        }
        cell.layer.add(fade(from: 1, to: 0), forKey: "table.departure")
        cell.layer.opacity = 0
        table.reuse.recycle(cell, from: path, after: TableMetrics.updateDuration, on: loop)
    }

    private func fade(from old: Float, to new: Float) -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = old
        fade.toValue = new
        fade.duration = TableMetrics.updateDuration
        fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return fade
    }
}

extension ListNouns {
    static let table = ListNouns(items: "rows", view: "table view")
}

extension ListUpdates {
    /// What belongs to the sections that are kept, by their new indexes.
    fileprivate func sections<Content>(keeping old: [Int: Content]) -> [Int: Content] {
        Dictionary(
            old.compactMap { section, content in keptSection(for: section).map { ($0, content) } },
            uniquingKeysWith: { first, _ in first })
    }
}
