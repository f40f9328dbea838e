import UIKit

/// Where the stars of a rating are: in one row, or in two if a star would be narrower than a finger needs. Points, in the
/// coordinates of the rating's view, y down.
@MainActor struct RatingLayout {
    /// The number of stars in each row, top first.
    let rows: [Int]
    /// The area of one star.
    let cell: CGSize
    private let size: CGSize
    private let isMirrored: Bool

    /// - Parameters:
    ///   - count: The number of stars, at least 1.
    ///   - size: The size of the view.
    ///   - isMirrored: Whether the first star is on the right.
    init(of count: Int, in size: CGSize, isMirrored: Bool) {
        let isWide = size.width / CGFloat(count) >= ReadyMadeMetrics.rowHeight
        rows = isWide || count == 1 ? [count] : [(count + 1) / 2, count / 2]
        cell = CGSize(width: size.width / CGFloat(rows[0]), height: size.height / CGFloat(rows.count))
        self.size = size
        self.isMirrored = isMirrored
    }

    /// The area of the star at `index`. The second row is in the middle if it is shorter.
    func frame(ofStarAt index: Int) -> CGRect {
        let row = index < rows[0] ? 0 : 1
        let column = index - (row == 0 ? 0 : rows[0])
        let index = isMirrored ? rows[row] - 1 - column : column
        return CGRect(
            x: left(ofRow: row) + CGFloat(index) * cell.width, y: CGFloat(row) * cell.height, width: cell.width,
            height: cell.height)
    }

    /// The star at `point`, or the closest one of its row outside the view.
    func index(at point: CGPoint) -> Int {
        guard cell.width > 0, cell.height > 0 else { return 0 }
        let row = rows.count == 2 && point.y >= cell.height ? 1 : 0
        let distance = point.x - left(ofRow: row)
        let index = min(max(Int((distance / cell.width).rounded(.down)), 0), rows[row] - 1)
        return (row == 0 ? 0 : rows[0]) + (isMirrored ? rows[row] - 1 - index : index)
    }

    private func left(ofRow row: Int) -> CGFloat { (size.width - CGFloat(rows[row]) * cell.width) / 2 }
}
