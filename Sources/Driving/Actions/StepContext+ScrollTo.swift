import CoreGraphics
import UIKitCore
import UIKitTables

/// Scrolls a view onto the screen.
extension StepContext {
    /// The most screens of a table that are searched for a row that does not exist yet.
    private static let longestSearch = 400
    /// The fraction of a table's height by which the search advances, so that no row is skipped.
    private static let searchStep: CGFloat = 0.75
    /// How often the scroll views around the view are scrolled. Rows that appear may have other heights than the table
    /// estimated.
    private static let rounds = 4

    /// Scrolls without animation.
    func scroll(to target: ElementQuery) throws(StepFailure) {
        if case .point = target { throw StepFailure("scroll to needs a text or an identifier, not a point") }
        var match: ShownView
        do throws(StepFailure) {
            match = try ElementFinder(system).viewAnywhere(target)
        } catch {
            guard searchTables(for: target) else { throw error }
            match = try ElementFinder(system).viewAnywhere(target)
        }
        for _ in 0..<Self.rounds {
            guard !isFullyVisible(match), scrollIntoView(match.view) else { break }
            refresh()
            match = try ElementFinder(system).viewAnywhere(target)
        }
        guard !match.visiblePart.isEmpty else {
            throw StepFailure("\(target) cannot be scrolled onto the screen: \(match.description) stays off it")
        }
    }

    /// Whether all of `match` is visible and a touch in its middle would not hit a view that covers it.
    private func isFullyVisible(_ match: ShownView) -> Bool {
        guard match.visiblePart == match.frame, let window = match.view.window else { return false }
        let middle = CGPoint(x: match.frame.midX + window.frame.minX, y: match.frame.midY + window.frame.minY)
        guard let hit = system.frameLoop.hitTest(middle) else { return true }
        return hit.isDescendant(of: match.view) || match.view.isDescendant(of: hit)
    }

    /// Scrolls the scroll views around `view` to center it. False when nothing moves.
    private func scrollIntoView(_ view: UIView) -> Bool {
        var hasMoved = false
        for scroll in sequence(first: view, next: \.superview).dropFirst().compactMap({ $0 as? UIScrollView }) {
            let frame = view.convert(view.bounds, to: scroll)
            let before = scroll.contentOffset
            scroll.setContentOffset(scroll.offset(centering: frame), animated: false)
            hasMoved = hasMoved || scroll.contentOffset != before
        }
        return hasMoved
    }

    /// Searches the tables on the screen for a row with `target`, front to back, each from its top. A table without
    /// such a row gets its old offset back.
    private func searchTables(for target: ElementQuery) -> Bool {
        let tables = ShownView.all(in: system).compactMap { $0.view as? UITableView }
        return tables.reversed().contains { table in
            let start = table.contentOffset
            if search(table, for: target) { return true }
            table.setContentOffset(start, animated: false)
            refresh()
            return false
        }
    }

    private func search(_ table: UITableView, for target: ElementQuery) -> Bool {
        table.setContentOffset(CGPoint(x: table.contentOffset.x, y: table.validContentOffsets.minY), animated: false)
        for _ in 0..<Self.longestSearch {
            refresh()
            if !ElementFinder(system).matches(target).isEmpty { return true }
            let limit = table.validContentOffsets.maxY
            guard table.contentOffset.y < limit else { return false }
            let next = min(table.contentOffset.y + table.bounds.height * Self.searchStep, limit)
            table.setContentOffset(CGPoint(x: table.contentOffset.x, y: next), animated: false)
        }
        return false
    }
}

extension UIScrollView {
    /// The range of valid content offsets, as a rectangle.
    fileprivate var validContentOffsets: CGRect {
        let inset = adjustedContentInset
        let size = CGSize(
            width: max(0, contentSize.width + inset.left + inset.right - bounds.width),
            height: max(0, contentSize.height + inset.top + inset.bottom - bounds.height))
        return CGRect(origin: CGPoint(x: -inset.left, y: -inset.top), size: size)
    }

    /// The nearest valid offset that centers `frame` (points of the content) in the area that no inset covers.
    fileprivate func offset(centering frame: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        let limits = validContentOffsets
        let x = frame.midX - (inset.left + bounds.width - inset.right) / 2
        let y = frame.midY - (inset.top + bounds.height - inset.bottom) / 2
        return CGPoint(x: min(max(x, limits.minX), limits.maxX), y: min(max(y, limits.minY), limits.maxY))
    }
}
