import CoreGraphics
import UIKitCore

/// What brings a view onto the screen that is scrolled off it.
extension StepPlan {
    /// How many screens of a table are looked through for a row that is not there yet, at most.
    private static let longestSearch = 400
    /// How much of a table's height the search goes on at once, so that no row is left out.
    private static let searchStep: CGFloat = 0.75
    /// How often the scroll views around the view are scrolled: rows that come into sight may have other heights than
    /// the table expected.
    private static let rounds = 4

    /// Scrolls at once, without animation; then one frame.
    func scroll(to target: Target) throws(StepFailure) -> [Cue] {
        if case .point = target { throw StepFailure("scroll to takes a name or an identifier, not a place") }
        var match: ShownView
        do throws(StepFailure) {
            match = try TargetFinder(system).viewAnywhere(target)
        } catch {
            guard searchTables(for: target) else { throw error }
            match = try TargetFinder(system).viewAnywhere(target)
        }
        for _ in 0..<Self.rounds {
            guard !isInSight(match), bringIntoSight(match.view) else { break }
            stage.refresh()
            match = try TargetFinder(system).viewAnywhere(target)
        }
        guard !match.visiblePart.isEmpty else {
            throw StepFailure("\(target) cannot be scrolled onto the screen: \(match.description) stays off it")
        }
        return [.pause(Self.frame)]
    }

    /// Whether all of `match` can be seen and a touch in its middle would not end on something that covers it.
    private func isInSight(_ match: ShownView) -> Bool {
        guard match.visiblePart == match.frame, let window = match.view.window else { return false }
        let middle = CGPoint(x: match.frame.midX + window.frame.minX, y: match.frame.midY + window.frame.minY)
        guard let hit = system.frameLoop.hitTest(middle) else { return true }
        return hit.isDescendant(of: match.view) || match.view.isDescendant(of: hit)
    }

    /// Scrolls what is around `view` so that it gets to the middle. False when nothing moves.
    private func bringIntoSight(_ view: UIView) -> Bool {
        var hasMoved = false
        for scroll in sequence(first: view, next: \.superview).dropFirst().compactMap({ $0 as? UIScrollView }) {
            let frame = view.convert(view.bounds, to: scroll)
            let before = scroll.contentOffset
            scroll.setContentOffset(scroll.offset(centering: frame), animated: false)
            hasMoved = hasMoved || scroll.contentOffset != before
        }
        return hasMoved
    }

    /// Looks through the tables on the screen, front to back, from their tops. Whether one has a row with `target`; one that
    /// has none is left as it was.
    private func searchTables(for target: Target) -> Bool {
        let tables = ShownView.all(in: system).compactMap { $0.view as? UITableView }
        return tables.reversed().contains { table in
            let start = table.contentOffset
            if search(table, for: target) { return true }
            table.setContentOffset(start, animated: false)
            stage.refresh()
            return false
        }
    }

    private func search(_ table: UITableView, for target: Target) -> Bool {
        table.setContentOffset(CGPoint(x: table.contentOffset.x, y: table.restingOffsets.minY), animated: false)
        for _ in 0..<Self.longestSearch {
            stage.refresh()
            if !TargetFinder(system).matches(target).isEmpty { return true }
            let limit = table.restingOffsets.maxY
            guard table.contentOffset.y < limit else { return false }
            let next = min(table.contentOffset.y + table.bounds.height * Self.searchStep, limit)
            table.setContentOffset(CGPoint(x: table.contentOffset.x, y: next), animated: false)
        }
        return false
    }
}

extension UIScrollView {
    /// The offsets at which the content can rest, as a rectangle of its corner and how far it goes on.
    fileprivate var restingOffsets: CGRect {
        let inset = adjustedContentInset
        let room = CGSize(
            width: max(0, contentSize.width + inset.left + inset.right - bounds.width),
            height: max(0, contentSize.height + inset.top + inset.bottom - bounds.height))
        return CGRect(origin: CGPoint(x: -inset.left, y: -inset.top), size: room)
    }

    /// The offset that has `frame` (points of the content) in the middle of what no inset covers, or as near as it goes.
    fileprivate func offset(centering frame: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        let limits = restingOffsets
        let x = frame.midX - (inset.left + bounds.width - inset.right) / 2
        let y = frame.midY - (inset.top + bounds.height - inset.bottom) / 2
        return CGPoint(x: min(max(x, limits.minX), limits.maxX), y: min(max(y, limits.minY), limits.maxY))
    }
}
