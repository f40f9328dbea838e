import CoreGraphics

/// A tablet's keyboard in two halves at the sides of the screen: each row is divided in the middle, or at its space bar,
/// which is in both. Points, in the keyboard's coordinates, y down.
package struct SplitKeyFrames: Equatable {
    /// The keys of both halves. Their hit areas tile each half.
    package let frames: KeyFrames
    /// The widths of the halves.
    package let leftWidth, rightWidth: CGFloat

    /// The largest width of a letter with its gap, and the largest part of the screen's width that both halves cover.
    /// Inferred.
    private static let widestLetter: CGFloat = 58
    private static let coveredPart: CGFloat = 0.72

    /// One side's part of a row.
    private struct Half {
        var keys: [KeyboardKey]
        /// The indices of the keys that share the rest of the width; the others are one letter wide.
        var flexible: Set<Int>
    }

    package init(of layout: KeyboardLayout, in geometry: KeyboardGeometry) {
        let columns = ((layout.rows.first?.middle.count ?? 10) + 1) / 2
        let rows = layout.rows.map { SplitKeyFrames.halves(of: $0, columns: columns) }
        let letters = zip(layout.rows, rows).filter { !$0.0.fills }.map(\.1)
        let left = CGFloat(letters.map(\.left.keys.count).max() ?? columns)
        let right = CGFloat(letters.map(\.right.keys.count).max() ?? columns)
        let width = geometry.keys.width
        let letter = min(Self.widestLetter, width * Self.coveredPart / (left + right))
        leftWidth = (letter * left).rounded()
        rightWidth = (letter * right).rounded()
        let height = geometry.keys.height / CGFloat(max(1, rows.count))
        var places: [KeyFrames.Place] = []
        for (index, row) in rows.enumerated() {
            let top = geometry.keys.minY + CGFloat(index) * height
            for (half, low, room) in [(row.left, 0, leftWidth), (row.right, width - rightWidth, rightWidth)] {
                let widths = SplitKeyFrames.widths(of: half, letter: letter, room: room)
                var x: CGFloat = low
                for (key, width) in zip(half.keys, widths) {
                    let area = CGRect(x: x, y: top, width: width, height: height)
                    let cap = area.insetBy(dx: geometry.gap.width / 2, dy: geometry.gap.height / 2)
                    places.append(KeyFrames.Place(key: key, row: index, cap: cap, hitArea: area))
                    x += width
                }
            }
        }
        frames = KeyFrames(places: places)
    }

    private static func halves(of row: KeyboardRow, columns: Int) -> (left: Half, right: Half) {
        if let space = row.keys.firstIndex(where: { $0.action == .space }) {
            var first = row.keys[space]
            var second = first
            first.place = .left
            second.place = .right
            let left = row.keys[..<space] + [first]
            let right = [second] + row.keys[(space + 1)...]
            return (Half(keys: Array(left), flexible: [left.count - 1]), Half(keys: right, flexible: [0]))
        }
        let count = min(row.middle.count, max(0, columns - row.left.count))
        let left = row.left + row.middle[..<count]
        let right = row.middle[count...] + row.right
        return (
            Half(keys: left, flexible: Set(row.left.indices)),
            Half(keys: Array(right), flexible: Set((right.count - row.right.count)..<right.count))
        )
    }

    private static func widths(of half: Half, letter: CGFloat, room: CGFloat) -> [CGFloat] {
        // Without a key that takes the rest, all keys do.
        let flexible = half.flexible.isEmpty ? Set(half.keys.indices) : half.flexible
        let rest = room - letter * CGFloat(half.keys.count - flexible.count)
        return half.keys.indices.map { flexible.contains($0) ? max(0, rest) / CGFloat(flexible.count) : letter }
    }
}
