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
        loadLayout()
        let counts = { (layout: TableLayout) in layout.sections.map(\.rows.count) }
        if let words = updates.inconsistencyMessage(before: counts(before), after: counts(loadedLayout)) {
            misuse(words, raises: true)
            reloadAll()
            return completion?(false) ?? ()
        }
        reorderDidEnd(isCancelled: true)
        copyMeasuredHeights(from: before, updates: updates)
        applyToCells(updates)
        callAfterUpdate(completion)
    }

    private func callAfterUpdate(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        guard window != nil, let loop = UIKitSystem.current?.frameLoop else { return completion(true) }
        _ = loop.scheduleWork("the update of a \(type(of: self))", after: TableMetrics.updateDuration) {
            completion(true)
        }
    }

    /// Keeps measured row heights, so that these rows are not measured again.
    private func copyMeasuredHeights(from old: TableLayout, updates: TableUpdates) {
        for path in state.cells.keys where old.contains(path) && !updates.reloadedRows.contains(path) {
            guard let place = updates.newPath(for: path), state.layout?.contains(place) == true else { continue }
            let span = old.row(path)
            state.layout?.setHeight(span.upperBound - span.lowerBound, of: place)
        }
        updateContentSize()
    }

    private func applyToCells(_ updates: TableUpdates) {
        var kept: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in state.cells.sorted(by: { $0.key < $1.key }) {
            if let place = updates.newPath(for: path), !updates.reloadedRows.contains(path) {
                kept[place] = cell
            } else {
                animateRemoval(of: cell, from: path, updates: updates)
            }
        }
        let starts = Dictionary(uniqueKeysWithValues: kept.map { (ObjectIdentifier($0.value), $0.value.frame) })
        state.selection = state.selection.compactMap(updates.newPath)
        state.highlighted = state.highlighted.flatMap(updates.newPath)
        state.cells = kept
        for section in state.headers.keys.sorted() { recycleHeader(of: section) }
        for section in state.footers.keys.sorted() { recycleFooter(of: section) }
        tile()
        for (path, cell) in state.cells { updateEditing(of: cell, at: path) }
        guard window != nil else { return }
        for (path, cell) in state.cells {
            if let start = starts[ObjectIdentifier(cell)] {
                if updates.movesAreAnimated { animateMove(cell, from: start) }
            } else if let animation = updates.insertionAnimation(at: path), animation != .none {
                animateInsertion(cell)
            }
        }
    }

    // MARK: Animation

    private func animateMove(_ cell: UITableViewCell, from start: CGRect) {
        guard cell.frame.origin != start.origin else { return }
        let move = CABasicAnimation(keyPath: "position")
        move.fromValue = CGPoint(x: start.midX, y: start.minY + cell.frame.height / 2)
        move.toValue = cell.layer.position
        applyTiming(to: move)
        cell.layer.add(move, forKey: "table.move")
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
        guard window != nil, let animation, animation != .none, let loop = UIKitSystem.current?.frameLoop else {
            return recycle(cell, from: path)
        }
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        applyTiming(to: fade)
        cell.layer.add(fade, forKey: "table.departure")
        cell.layer.opacity = 0
        sendSubviewToBack(cell)
        _ = loop.scheduleWork("a row leaving a \(type(of: self))", after: TableMetrics.updateDuration) { [weak self] in
            cell.layer.opacity = 1
            self?.recycle(cell, from: path)
        }
    }

    private func applyTiming(to animation: CABasicAnimation) {
        animation.duration = TableMetrics.updateDuration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    }
}
