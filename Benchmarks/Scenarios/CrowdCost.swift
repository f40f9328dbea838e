import QuartzCore
import UIKitCore

/// The cost of one change among many views: the sums of its frames; over several changes the lowest time and the highest
/// counts.
struct CrowdCost {
    private var milliseconds = 0.0
    private var counts = CrowdCounts()
    private var isEmpty = true

    /// Adds a part of the change.
    mutating func add(milliseconds: Double, _ counts: CrowdCounts) {
        self.milliseconds += milliseconds
        self.counts.combine(counts, +)
        isEmpty = false
    }

    /// Merges another change of the same kind.
    mutating func merge(_ other: CrowdCost) {
        milliseconds = isEmpty ? other.milliseconds : min(milliseconds, other.milliseconds)
        counts.combine(other.counts, max)
        isEmpty = false
    }

    @MainActor func add(to report: inout Report, as name: String) {
        report.add("\(name)/minimum", milliseconds, unit: "ms")
        for row in CrowdCounts.rows { report.add("\(name)/\(row.name)", Double(counts[keyPath: row.path])) }
    }
}

/// The work of a part of a change.
struct CrowdCounts {
    var allocations = 0
    /// The sublayers that the display pass has looked at, and those that compositing has.
    var displayChecks = 0
    var siblings = 0
    var collected = 0
    var drawn = 0
    /// The pixels composited, in thousands.
    var kilopixels = 0
    /// Rows of the constraint solver that were added or changed, and views that got a frame from it.
    var constraints = 0
    var placed = 0
    /// Texts laid out, and texts drawn into bitmaps.
    var shaped = 0
    var textsDrawn = 0

    /// The counts by the names in the report.
    static let rows: [(name: String, path: WritableKeyPath<CrowdCounts, Int> & Sendable)] = [
        ("allocations", \.allocations), ("display-checks", \.displayChecks), ("siblings", \.siblings),
        ("layers", \.collected), ("drawn", \.drawn), ("kilopixels", \.kilopixels), ("constraints", \.constraints),
        ("placed", \.placed), ("shaped", \.shaped), ("texts-drawn", \.textsDrawn),
    ]

    mutating func combine(_ other: CrowdCounts, _ join: (Int, Int) -> Int) {
        for row in Self.rows { self[keyPath: row.path] = join(self[keyPath: row.path], other[keyPath: row.path]) }
    }

    /// Those of `work`, which ends with a frame of `system`; `root` is in its window.
    @MainActor static func of(
        _ system: UIKitSystem, root: UIView, _ work: () -> Void
    ) -> (milliseconds: Double, counts: CrowdCounts) {
        let layout = root.layoutCounts ?? .none
        let shaped = SharedTextLayouts.layoutsMade
        let drawn = LabelLayer.textsDrawn
        let cost = Cost.of(work)
        let frame = system.frameLoop.compositor.counts
        let laidOut = (root.layoutCounts ?? .none) - layout
        let counts = CrowdCounts(
            allocations: cost.allocations, displayChecks: system.frameLoop.layersCheckedForDisplay,
            siblings: frame.siblingsChecked, collected: frame.layersCollected, drawn: frame.layersDrawn,
            kilopixels: frame.pixelsComposited / 1_000, constraints: laidOut.rowsAdded + laidOut.rowsChanged,
            placed: laidOut.placed, shaped: SharedTextLayouts.layoutsMade - shaped,
            textsDrawn: LabelLayer.textsDrawn - drawn)
        return (cost.milliseconds, counts)
    }
}
