import CCairo
import CoreGraphics

/// A cluster and its horizontal extent, in points from its line's left edge.
struct PositionedCluster {
    var cluster: Cluster
    var minX: Double
    var maxX: Double
}

/// Positions a line's clusters: reorders them visually and turns advances into positions.
struct LineComposer {
    let text: ShapedText
    let runs: [TextRun]
    /// The style of each paragraph of the text.
    let styles: [TextParagraph]

    /// The drawing of `slice` and its width. Positions are from the line's left edge and the baseline, y down.
    /// `placing` is called for each positioned cluster, from left to right.
    func compose(
        _ slice: LineSlice, placing: (PositionedCluster) -> Void
    ) -> (ink: LineInk, width: Double) {
        let shown = removingHangingWhite(slice)
        let style = styles[slice.paragraph]
        let (tabs, natural) = tabAdvances(of: shown, from: slice.interval.lead, in: TabRuler(style))
        let isJustified = style.alignment == .justified && slice.isWrapped
        let gap = isJustified ? justifyingGap(shown, spare: slice.interval.width - natural) : 0
        var x = 0.0
        var ink = LineInk()
        for index in VisualOrder.order(shown, of: text) {
            let cluster = text.clusters[index]
            var advance = tabs[index] ?? cluster.advance
            if cluster.traits.contains(.isWhite) { advance += gap }
            add(cluster, from: x, to: x + advance, to: &ink)
            placing(PositionedCluster(cluster: cluster, minX: x, maxX: x + advance))
            x += advance
        }
        return (ink, x)
    }

    /// The advance of each tab, and the sum of all advances. Works in reading order, because tab stops are measured
    /// from the margin where the paragraph begins.
    private func tabAdvances(
        of shown: ArraySlice<Int>, from lead: Double, in ruler: TabRuler
    ) -> (tabs: [Int: Double], length: Double) {
        var x = lead
        var tabs = [Int: Double]()
        for index in shown {
            let advance = ruler.advance(index, of: text, at: x)
            if text.clusters[index].traits.contains(.isTab) { tabs[index] = advance }
            x += advance
        }
        return (tabs, x - lead)
    }

    /// Removes white space that exceeds the width; at the end of a wrapped line, all of it.
    private func removingHangingWhite(_ slice: LineSlice) -> ArraySlice<Int> {
        var shown = slice.clusters[...]
        while let last = shown.last, text.clusters[last].traits.contains(.isLineEnd) { shown.removeLast() }
        var excess =
            slice.isWrapped ? .infinity : shown.reduce(-slice.interval.width) { $0 + text.clusters[$1].advance }
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
        let run = runs[cluster.run]
        ink.extend(run: cluster.run, from: x, to: end)
        if !cluster.traits.contains(.isWhite),
            run.underline?.skipsWhite == true || run.strikethrough?.skipsWhite == true
        {
            ink.extendWord(run: cluster.run, from: x, to: end)
        }
        if cluster.traits.contains(.isAttachment) { ink.addAttachment(run: cluster.run, from: x, to: end) }
        let raise = Double(run.baselineOffset)
        let stretch = Double(run.stretch)
        for glyph in text.glyphs[cluster.firstGlyph..<cluster.firstGlyph + cluster.glyphCount] {
            let placed = cairo_glyph_t(index: UInt(glyph.index), x: x + glyph.x * stretch, y: glyph.y - raise)
            ink.add(placed, of: text.faces[cluster.face], run: cluster.run, isMissing: glyph.isMissing)
        }
    }
}
