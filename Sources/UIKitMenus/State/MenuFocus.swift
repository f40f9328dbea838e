import CoreGraphics

/// Which element a key focuses. Decides only.
package enum MenuFocus {
    /// An element that can be chosen, and its frame in the space of the menu, y down.
    package struct Place: Equatable {
        package var number: Int
        var frame: CGRect

        package init(number: Int, frame: CGRect) {
            self.number = number
            self.frame = frame
        }
    }

    package enum Move: Hashable, CaseIterable { case up, down, left, right, next, previous, first, last }

    /// Frames that differ by less, in points, are in one row.
    private static let tolerance: CGFloat = 0.5

    /// The element that `move` focuses; nil if there is none in that direction. The focus does not wrap around.
    ///
    /// - Parameters:
    ///   - current: The focused element; nil for none. Then the first or last element is focused, and none to the left
    ///     or right.
    ///   - places: The elements in reading order.
    package static func element(after current: Int?, _ move: Move, among places: [Place]) -> Int? {
        guard let index = places.firstIndex(where: { $0.number == current }) else { return start(move, places) }
        let frame = places[index].frame
        switch move {
        case .first: return places.first?.number
        case .last: return places.last?.number
        case .next: return index + 1 < places.count ? places[index + 1].number : nil
        case .previous: return index > 0 ? places[index - 1].number : nil
        case .down:
            let below = places.filter { $0.frame.minY >= frame.maxY - tolerance }
            return nearest(to: frame, in: below, row: below.map(\.frame.minY).min())
        case .up:
            let above = places.filter { $0.frame.maxY <= frame.minY + tolerance }
            return nearest(to: frame, in: above, row: above.map(\.frame.minY).max())
        case .left, .right:
            let row = places.filter { abs($0.frame.minY - frame.minY) < tolerance }
            let side = row.filter { move == .left ? $0.frame.midX < frame.midX : $0.frame.midX > frame.midX }
            return nearest(to: frame, in: side, row: frame.minY)
        }
    }

    private static func start(_ move: Move, _ places: [Place]) -> Int? {
        switch move {
        case .down, .next, .first: places.first?.number
        case .up, .previous, .last: places.last?.number
        case .left, .right: nil
        }
    }

    /// The element of the row at `row` whose middle is nearest to that of `frame`.
    private static func nearest(to frame: CGRect, in places: [Place], row: CGFloat?) -> Int? {
        guard let row else { return nil }
        return places.filter { abs($0.frame.minY - row) < tolerance }
            .min { abs($0.frame.midX - frame.midX) < abs($1.frame.midX - frame.midX) }?.number
    }
}
