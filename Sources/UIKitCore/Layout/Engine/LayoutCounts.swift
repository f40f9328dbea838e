/// The work that a layout engine has done, for tests and benchmarks.
package struct LayoutCounts: Equatable, Sendable {
    /// Solver runs.
    package var solved = 0
    /// Items with a variable that the solver has changed.
    package var boxesRead = 0
    /// Measurements of wrapping content.
    package var measured = 0
    /// Frames applied to views.
    package var placed = 0
    /// Rows added to the solver.
    package var rowsAdded = 0
    /// Changed constants and priorities of rows.
    package var rowsChanged = 0

    /// No work.
    package static let none = LayoutCounts()

    /// The work between two points in time.
    package static func - (after: LayoutCounts, before: LayoutCounts) -> LayoutCounts {
        LayoutCounts(
            solved: after.solved - before.solved, boxesRead: after.boxesRead - before.boxesRead,
            measured: after.measured - before.measured, placed: after.placed - before.placed,
            rowsAdded: after.rowsAdded - before.rowsAdded, rowsChanged: after.rowsChanged - before.rowsChanged)
    }
}

extension UIView {
    /// The work of this tree's engine; nil without one.
    package var layoutCounts: LayoutCounts? { treeEngine?.counts }
}
