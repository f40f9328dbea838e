import CoreGraphics
import QuartzCore
import UIKitCore

extension UITableView {
    /// Applies all changes made in `updates` together. `updates` does not escape, as in UIKit.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Begins a group of changes. The counts before them are those of now; the data may change with the first one.
    func beginGroupOfUpdates() {
        if state.updates.depth == 0 { _ = loadedLayout }
        state.updates.depth += 1
    }

    /// Records a change. Outside `beginUpdates` it takes effect immediately.
    func recordUpdate(_ change: (inout TableUpdates) -> Void) {
        state.updates.depth += 1
        change(&state.updates)
        finishUpdates(nil)
    }

    /// Ends one level of nested updates; the outermost call applies all of them.
    func finishUpdates(_ completion: ((Bool) -> Void)?) {
        guard state.updates.depth > 0 else { return }
        state.updates.depth -= 1
        guard state.updates.depth == 0 else { return completion?(true) ?? () }
        let updates = state.updates
        state.updates = TableUpdates()
        let before = loadedLayout
        state.layout = nil
        loadLayout(keeping: updates.headersAndFooters(from: state.headerFooterContents))
        let counts = { (layout: TableLayout) in layout.sections.map(\.rows.count) }
        if let words = updates.inconsistencyMessage(before: counts(before), after: counts(loadedLayout)) {
            misuse(words, raises: true)
            reloadAll()
            return completion?(false) ?? ()
        }
        reorderDidEnd(isCancelled: true)
        copyKnownHeights(from: before, updates: updates)
        applyToCells(updates, from: before)
        callAfterUpdate(completion)
    }

    private func callAfterUpdate(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        guard window != nil, let loop = UIKitSystem.current?.frameLoop else { return completion(true) }
        _ = loop.scheduleWork("the update of a \(type(of: self))", after: TableMetrics.updateDuration) {
            completion(true)
        }
    }

    /// Assumes the heights that rows had until they are measured again, which visible rows are now, the others when
    /// they are visible.
    private func copyKnownHeights(from old: TableLayout, updates: TableUpdates) {
        for (path, height) in old.knownHeights where !updates.reloadedRows.contains(path) {
            guard let place = updates.newPath(for: path), state.layout?.contains(place) == true,
                state.layout?.isMeasured(place) == false
            else { continue }
            state.layout?.setAssumedHeight(height, of: place)
        }
        updateContentSize()
    }

    private func applyToCells(_ updates: TableUpdates, from before: TableLayout) {
        var kept: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in state.cells.sorted(by: { $0.key < $1.key }) {
            if let place = updates.newPath(for: path), !updates.reloadedRows.contains(path) {
                kept[place] = cell
            } else {
                animateRemoval(of: cell, from: path, updates: updates)
            }
        }
        state.selection = state.selection.compactMap(updates.newPath)
        state.highlighted = state.highlighted.flatMap(updates.newPath)
        state.cells = kept
        keepHeadersAndFooters(updates)
        moveCells(updates, from: before)
        for (path, cell) in state.cells { updateEditing(of: cell, at: path) }
        guard isAnimated else { return }
        let known = Set(kept.values.map(ObjectIdentifier.init))
        for (path, cell) in state.cells where !known.contains(ObjectIdentifier(cell)) {
            if let animation = updates.insertionAnimation(at: path), animation != .none { animateInsertion(cell) }
        }
    }

    /// Gives headers and footers the new indexes of their sections; those of others are recycled.
    private func keepHeadersAndFooters(_ updates: TableUpdates) {
        let (headers, footers) = (state.headers, state.footers)
        (state.headers, state.footers) = ([:], [:])
        func place(of view: UIView, _ section: Int, _ shown: (TableViewState.HeaderFooterContent) -> UIView?) -> Int? {
            guard let place = updates.keptSection(for: section), let content = state.headerFooterContents[place],
                view is TableTitleView || shown(content) === view
            else { return nil }
            return place
        }
        for (section, view) in headers.sorted(by: { $0.key < $1.key }) {
            if let place = place(of: view, section, \.headerView) {
                state.headers[place] = view
            } else {
                recycleHeader(view, of: section)
            }
        }
        for (section, view) in footers.sorted(by: { $0.key < $1.key }) {
            if let place = place(of: view, section, \.footerView) {
                state.footers[place] = view
            } else {
                recycleFooter(view, of: section)
            }
        }
    }

    // MARK: Animation

    private var isAnimated: Bool { window != nil && UIView.areAnimationsEnabled }

    /// Moves cells, headers and footers to their places, animated unless the app has turned animations off. Their
    /// content is laid out in the same animation.
    private func moveCells(_ updates: TableUpdates, from before: TableLayout) {
        guard isAnimated, updates.movesAreAnimated else { return tile() }
        state.runningUpdate = .init(oldLayout: updates.changesSizesOnly ? before : nil)
        defer { state.runningUpdate = nil }
        UIView.animate(
            withDuration: TableMetrics.updateDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.tile()
            for cell in self.state.cells.values { cell.layoutIfNeeded() }
        }
    }

    private func animateInsertion(_ cell: UITableViewCell) {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        applyTiming(to: fade)
        cell.layer.add(fade, forKey: "table.arrival")
    }

    /// Fades out the cell of a deleted row behind the others, then recycles it.
    private func animateRemoval(of cell: UITableViewCell, from path: IndexPath, updates: TableUpdates) {
        state.swipe?.rowWillDisappear(cell)
        let animation = updates.deletedRows.first { $0.path == path }?.animation
        guard isAnimated, let animation, animation != .none, let loop = UIKitSystem.current?.frameLoop else {
            return recycle(cell, from: path)
        }
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        applyTiming(to: fade)
        cell.layer.add(fade, forKey: "table.departure")
        cell.layer.opacity = 0
        recycle(cell, from: path, after: TableMetrics.updateDuration, on: loop)
    }

    private func applyTiming(to animation: CABasicAnimation) {
        animation.duration = TableMetrics.updateDuration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    }
}
