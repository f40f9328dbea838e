import CoreGraphics
import UIKitCore

/// The heights of a section's rows: the estimated height, except for rows that are known to differ.
///
/// Rows with the estimated height need no storage. The differences of the others are in a Fenwick tree of partial
/// sums, so positions are found in logarithmic time.
package struct RowHeights {
    package let count: Int
    /// The height of rows that are not measured yet. Points.
    package let estimatedHeight: CGFloat
    /// The Fenwick tree of differences from the estimate; empty while there are none.
    private var sums: [CGFloat] = []
    private var differences: [Int: CGFloat] = [:]
    private var measured: Set<Int> = []

    package init(count: Int, expected: CGFloat) {
        self.count = count
        self.estimatedHeight = expected
    }

    package func isMeasured(_ row: Int) -> Bool { measured.contains(row) }

    package func height(of row: Int) -> CGFloat { estimatedHeight + (differences[row] ?? 0) }

    /// The distance in points from the first row's top to the top of `row`; `count` gives the total height.
    package func top(of row: Int) -> CGFloat {
        var sum = CGFloat(row) * estimatedHeight
        guard !sums.isEmpty else { return sum }
        var index = row
        while index > 0 {
            sum += sums[index]
            index &= index - 1
        }
        return sum
    }

    package var total: CGFloat { top(of: count) }

    /// Sets the height of `row`; returns the change from its previous or estimated height.
    @discardableResult
    package mutating func setHeight(_ height: CGFloat, of row: Int) -> CGFloat {
        measured.insert(row)
        return setAssumedHeight(height, of: row)
    }

    /// The heights in points of the rows that differ from the estimate.
    package var knownHeights: [Int: CGFloat] { differences.mapValues { estimatedHeight + $0 } }

    /// Sets the height of `row` until it is measured; returns the change from its previous or estimated height.
    @discardableResult
    package mutating func setAssumedHeight(_ height: CGFloat, of row: Int) -> CGFloat {
        let change = height - self.height(of: row)
        guard change != 0 else { return 0 }
        if sums.isEmpty { sums = Array(repeating: 0, count: count + 1) }
        differences[row] = height - estimatedHeight
        var index = row + 1
        while index <= count {
            sums[index] += change
            index += index & -index
        }
        return change
    }

    /// The row at `y` points below the first row's top, or the nearest one. Nil when there are no rows.
    package func row(at y: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if top(of: middle) <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
