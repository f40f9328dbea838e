import CoreGraphics

/// The heights of a section's rows: one for all of them until a row is known to differ.
///
/// Rows that are as high as expected cost nothing. The others are kept in a tree of partial sums (Fenwick's), so that a
/// place among ten thousand rows is found in the time of a few.
struct RowHeights {
    let count: Int
    /// What a row is taken for until it is measured. Points.
    let expected: CGFloat
    /// How much each range of rows differs from what is expected; empty as long as none does.
    private var sums: [CGFloat] = []
    private var differences: [Int: CGFloat] = [:]
    private var measured: Set<Int> = []

    init(count: Int, expected: CGFloat) {
        self.count = count
        self.expected = expected
    }

    func isMeasured(_ row: Int) -> Bool { measured.contains(row) }

    func height(of row: Int) -> CGFloat { expected + (differences[row] ?? 0) }

    /// Points from the first row's top to the top of `row`; `count` asks for all of them.
    func top(of row: Int) -> CGFloat {
        var sum = CGFloat(row) * expected
        guard !sums.isEmpty else { return sum }
        var index = row
        while index > 0 {
            sum += sums[index]
            index &= index - 1
        }
        return sum
    }

    var total: CGFloat { top(of: count) }

    /// Sets the height of `row`; returns by how much it differs from what was thought.
    @discardableResult
    mutating func setHeight(_ height: CGFloat, of row: Int) -> CGFloat {
        measured.insert(row)
        let change = height - self.height(of: row)
        guard change != 0 else { return 0 }
        if sums.isEmpty { sums = Array(repeating: 0, count: count + 1) }
        differences[row] = height - expected
        var index = row + 1
        while index <= count {
            sums[index] += change
            index += index & -index
        }
        return change
    }

    /// The row at `y` points below the first row's top; the nearest one outside. Nil when there are no rows.
    func row(at y: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if top(of: middle) <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
