import CoreGraphics
import QuartzCore

extension UITableView {
    /// Records a change. Outside `beginUpdates` it takes effect immediately.
    func update(_ change: (inout TableUpdates) -> Void) {
        model.updates.depth += 1
        change(&model.updates)
        finishUpdates(nil)
    }

    /// Ends one level of nested updates; the outermost call applies all of them.
    func finishUpdates(_ completion: ((Bool) -> Void)?) {
        guard model.updates.depth > 0 else { return }
        model.updates.depth -= 1
        guard model.updates.depth == 0 else { return completion?(true) ?? () }
        let updates = model.updates
        model.updates = TableUpdates()
        let before = loadedLayout
        model.layout = nil
        load()
        let counts = { (layout: TableLayout) in layout.sections.map(\.rows.count) }
        if let words = updates.complaint(before: counts(before), after: counts(loadedLayout)) {
            misuse(words, raises: true)
            reload()
            return completion?(false) ?? ()
        }
        keepHeights(of: before, updates)
        moveCells(updates)
        finish(completion)
    }

    private func finish(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        guard window != nil, let loop = UIKitSystem.current?.frameLoop else { return completion(true) }
        _ = loop.finish("the update of a \(type(of: self))", after: TableNumbers.updateDuration) { completion(true) }
    }

    /// Keeps measured row heights, so that these rows are not measured again.
    private func keepHeights(of old: TableLayout, _ updates: TableUpdates) {
        for path in model.cells.keys where old.contains(path) && !updates.reloadedRows.contains(path) {
            guard let place = updates.pathAfter(path), model.layout?.contains(place) == true else { continue }
            let span = old.row(path)
            model.layout?.setHeight(span.upperBound - span.lowerBound, of: place)
        }
        takeContentSize()
    }

    private func moveCells(_ updates: TableUpdates) {
        var kept: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in model.cells.sorted(by: { $0.key < $1.key }) {
            if let place = updates.pathAfter(path), !updates.reloadedRows.contains(path) {
                kept[place] = cell
            } else {
                leave(cell, from: path, updates)
            }
        }
        let starts = Dictionary(uniqueKeysWithValues: kept.map { (ObjectIdentifier($0.value), $0.value.frame) })
        model.selection = model.selection.compactMap(updates.pathAfter)
        model.highlighted = model.highlighted.flatMap(updates.pathAfter)
        model.cells = kept
        for section in model.headers.keys.sorted() { retireHeader(of: section) }
        for section in model.footers.keys.sorted() { retireFooter(of: section) }
        tile()
        guard window != nil else { return }
        for (path, cell) in model.cells {
            if let start = starts[ObjectIdentifier(cell)] {
                slide(cell, from: start)
            } else if let animation = updates.arrival(at: path), animation != .none {
                appear(cell)
            }
        }
    }

    // MARK: Animation

    private func slide(_ cell: UITableViewCell, from start: CGRect) {
        guard cell.frame.origin != start.origin else { return }
        let move = CABasicAnimation(keyPath: "position")
        move.fromValue = CGPoint(x: start.midX, y: start.minY + cell.frame.height / 2)
        move.toValue = cell.layer.position
        ease(move)
        cell.layer.add(move, forKey: "table.move")
    }

    private func appear(_ cell: UITableViewCell) {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        ease(fade)
        cell.layer.add(fade, forKey: "table.arrival")
    }

    /// Fades out the cell of a deleted row behind the others, then recycles it.
    private func leave(_ cell: UITableViewCell, from path: IndexPath, _ updates: TableUpdates) {
        let animation = updates.deletedRows.first { $0.path == path }?.animation
        guard window != nil, let animation, animation != .none, let loop = UIKitSystem.current?.frameLoop else {
            return retire(cell, from: path)
        }
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        ease(fade)
        cell.layer.add(fade, forKey: "table.departure")
        cell.layer.opacity = 0
        sendSubviewToBack(cell)
        _ = loop.finish("a row leaving a \(type(of: self))", after: TableNumbers.updateDuration) { [weak self] in
            cell.layer.opacity = 1
            self?.retire(cell, from: path)
        }
    }

    private func ease(_ animation: CABasicAnimation) {
        animation.duration = TableNumbers.updateDuration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    }
}
