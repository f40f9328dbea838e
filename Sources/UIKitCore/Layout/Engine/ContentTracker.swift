/// What of a layout depends on the content of views: intrinsic sizes, heights of wrapping text, and baselines.
@MainActor struct ContentTracker {
    /// Boxes whose intrinsic size has to be read again.
    private var staleBoxes: [LayoutBox] = []
    private var wrapping: [ObjectIdentifier: LayoutBox] = [:]
    private var rows: [ObjectIdentifier: LayoutRow] = [:]

    /// Boxes of views whose height depends on their width.
    var wrappingBoxes: Dictionary<ObjectIdentifier, LayoutBox>.Values { wrapping.values }
    /// A copy of the rows that depend on baselines.
    var baselineRows: [LayoutRow] { Array(rows.values) }

    /// Adds a box whose intrinsic size has to be read again.
    mutating func invalidate(_ box: LayoutBox) { staleBoxes.append(box) }

    /// Returns the boxes whose intrinsic size has to be read again, once.
    mutating func takeStale() -> [LayoutBox] {
        defer { staleBoxes.removeAll() }
        return staleBoxes
    }

    /// Sets whether the height of a box's view depends on its width.
    mutating func setWraps(_ wraps: Bool, _ box: LayoutBox, key: ObjectIdentifier) { wrapping[key] = wraps ? box : nil }

    /// Adds a row that depends on a baseline.
    mutating func addBaselineRow(_ row: LayoutRow) { rows[ObjectIdentifier(row)] = row }

    /// Removes a row that may depend on a baseline.
    mutating func removeBaselineRow(_ row: LayoutRow) { rows[ObjectIdentifier(row)] = nil }

    /// Removes all rows.
    mutating func removeBaselineRows() { rows.removeAll() }
}
