import CCairo
import CoreGraphics

/// A cluster and its place, in points from its line's left edge.
struct PlacedCluster {
    var cluster: Cluster
    var minX: Double
    var maxX: Double
}

/// Puts a line's clusters in places: reading order becomes the order of the page, advances become positions.
struct LineComposer {
    let text: ShapedText
    let runs: [TextRun]
    /// Points; may be infinite.
    let width: Double

    /// The ink of `slice` and its width. Positions count from the line's left edge and from the baseline, y down.
    /// `placing` is told of each cluster that has a place, from left to right.
    func compose(
        _ slice: LineSlice, isJustified: Bool, placing: (PlacedCluster) -> Void
    ) -> (ink: LineInk, width: Double) {
        let shown = withoutHangingWhite(slice)
        let natural = shown.reduce(0.0) { $0 + LineBreaker.advance(of: text.clusters[$1], at: $0) }
        let gap = isJustified && slice.isWrapped ? justifyingGap(shown, spare: width - natural) : 0
        var (x, ink) = (0.0, LineInk())
        for index in VisualOrder.order(shown, of: text) {
            let cluster = text.clusters[index]
            var advance = LineBreaker.advance(of: cluster, at: x)
            if cluster.traits.contains(.isWhite) { advance += gap }
            add(cluster, from: x, to: x + advance, to: &ink)
            placing(PlacedCluster(cluster: cluster, minX: x, maxX: x + advance))
            x += advance
        }
        return (ink, x)
    }

    /// White space at the end of a wrapped line takes no room; elsewhere it takes what is left of the width.
    private func withoutHangingWhite(_ slice: LineSlice) -> ArraySlice<Int> {
        var shown = slice.clusters[...]
        while let last = shown.last, text.clusters[last].traits.contains(.isLineEnd) { shown.removeLast() }
        var excess = slice.isWrapped ? .infinity : shown.reduce(-width) { $0 + text.clusters[$1].advance }
        while let last = shown.last, excess > LineBreaker.tolerance, text.clusters[last].traits.contains(.isWhite) {
            excess -= text.clusters[last].advance
            shown.removeLast()
        }
        return shown
    }

    private func justifyingGap(_ shown: ArraySlice<Int>, spare: Double) -> Double {
        let gaps = shown.count { text.clusters[$0].traits.contains(.isWhite) }
        return gaps > 0 && spare.isFinite ? max(spare, 0) / Double(gaps) : 0
    }

    private func add(_ cluster: Cluster, from x: Double, to end: Double, to ink: inout LineInk) {
        ink.extend(run: cluster.run, from: x, to: end)
        let raise = Double(runs[cluster.run].baselineOffset)
        for glyph in text.glyphs[cluster.firstGlyph..<cluster.firstGlyph + cluster.glyphCount] {
            let placed = cairo_glyph_t(index: UInt(glyph.index), x: x + glyph.x, y: glyph.y - raise)
            ink.add(placed, of: text.faces[cluster.face], run: cluster.run, isMissing: glyph.isMissing)
        }
    }
}
