import UIKit

extension Probe {
    static let swipes = [swipedImages, swipedTitles]

    /// Shows a table with one row 48 points high, slides the row to the right, and returns the buttons that appear: the
    /// nearest to the row first. Empty on a side that cannot touch.
    private static func buttons(of actions: [UIContextualAction], _ run: ProbeRun) async -> [UIView] {
        let rows = SwipedRows(style: .plain)
        rows.rowCounts = [1]
        rows.tableView.rowHeight = 48
        rows.actions = actions
        await run.show(rows)
        guard let cell = rows.cell(0), await run.swipe(cell, by: 150) else { return [] }
        var found: [UIView] = []
        @MainActor func visit(_ view: UIView) {
            guard !view.isDescendant(of: cell) else { return }
            if view is UIControl { return found.append(view) }
            view.subviews.forEach(visit)
        }
        visit(rows.tableView)
        return found.sorted { $0.rectInWindow.minX > $1.rectInWindow.minX }
    }

    private static func image(_ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
    }

    private static func action(_ title: String?, _ image: UIImage? = nil) -> UIContextualAction {
        let action = UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
        action.image = image
        return action
    }

    /// Leading actions with images and short titles.
    private static let swipedImages = Probe("swipe.images", on: .phones) { run in
        let picture = image(CGSize(width: 22, height: 17))
        let two = await buttons(of: [action("Play Next", picture), action("Play Last", picture)], run)
        let row = two.first?.superview?.rectInWindow.origin ?? .zero
        run.record("frames", two.map { $0.rectInWindow.offsetBy(dx: -row.x, dy: -row.y) })
        let one = await buttons(of: [action("Play Next", picture)], run).first
        run.record("width", one?.bounds.width)
        let inside = one?.first(UIImageView.self) { $0.image != nil }
        run.record("imageLeft", one.flatMap { one in inside.map { $0.convert($0.bounds, to: one).minX } })
        run.record("imageTop", one.flatMap { one in inside.map { $0.convert($0.bounds, to: one).minY } })
    }

    /// A leading action with a title.
    private static let swipedTitles = Probe("swipe.titles", on: .phones) { run in
        run.record("widthOfShort", await buttons(of: [action("A")], run).first?.bounds.width)
        let long = "Remove from this and from all other libraries"
        run.record("widthOfLong", await buttons(of: [action(long)], run).first?.bounds.width)
    }
}

/// A table whose rows have leading actions.
private final class SwipedRows: Rows {
    var actions: [UIContextualAction] = []

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: actions)
    }
}
