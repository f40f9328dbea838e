/// Finds where a line must end so that it stays within a width. Trailing white space may hang over the edge.
struct LineBreaker {
    let text: ShapedText
    /// Points; may be infinite.
    let width: Double
    /// Whether a line may end after any character, not only after words.
    let breaksAnywhere: Bool

    /// What a text may be too wide in points: views give it widths that are rounded to pixels, where a hundredth of a
    /// pixel too much does not count, and sums in another order differ.
    static let tolerance = 0.01
    /// UIKit's default tab stops, in points.
    private static let tabInterval = 28.0

    /// One past the last cluster of the line that begins at `start`; always more than `start`.
    /// - Precondition: `start` is before the end of `paragraph`.
    func end(of paragraph: Range<Int>, from start: Int) -> Int {
        var x = 0.0
        var lastChance: Int?
        for index in start..<paragraph.upperBound {
            let cluster = text.clusters[index]
            if index > start, cluster.traits.contains(breaksAnywhere ? .beginsCharacter : .beginsWord) {
                lastChance = index
            }
            let advance = Self.advance(of: cluster, at: x)
            if index > start, !cluster.traits.contains(.isWhite), x + advance > width + Self.tolerance,
                let end = lastChance ?? lastCharacter(after: start, through: index)
            {
                return end
            }
            x += advance
        }
        return paragraph.upperBound
    }

    /// For a word longer than the line.
    private func lastCharacter(after start: Int, through index: Int) -> Int? {
        (start + 1...index).last { text.clusters[$0].traits.contains(.beginsCharacter) }
    }

    /// How far `cluster` moves the pen that stands `x` points into the line.
    static func advance(of cluster: Cluster, at x: Double) -> Double {
        guard cluster.traits.contains(.isTab) else { return cluster.advance }
        return tabInterval - x.truncatingRemainder(dividingBy: tabInterval)
    }
}
