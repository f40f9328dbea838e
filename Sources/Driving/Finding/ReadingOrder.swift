import CoreGraphics

/// Sorts frames into reading order: rows from top to bottom, and from left to right in a row.
package enum ReadingOrder {
    /// The indices of `frames` (points, y down) in reading order.
    ///
    /// A frame belongs to a row when its top equals that of the row's first frame, or its middle is within that frame's
    /// height. The sort is stable.
    package static func indices(of frames: [CGRect]) -> [Int] {
        var remaining = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
        var ordered: [Int] = []
        while let first = remaining.first {
            let top = frames[first].minY
            let bottom = frames[first].maxY
            let row = remaining.filter { frames[$0].minY == top || (top..<max(top, bottom)).contains(frames[$0].midY) }
            ordered += row.sorted { (frames[$0].minX, $0) < (frames[$1].minX, $1) }
            remaining.removeAll { row.contains($0) }
        }
        return ordered
    }
}
