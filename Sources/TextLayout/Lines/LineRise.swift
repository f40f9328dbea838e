import CoreGraphics

/// How far a line, or a run in it, reaches from the baseline: both in points, both normally positive.
struct LineRise {
    var ascent: CGFloat
    var descent: CGFloat

    /// By the run's own font or inlay.
    init(_ run: TextRun) {
        if let inlay = run.inlay {
            ascent = inlay.bounds.maxY + run.baselineOffset
            descent = -inlay.bounds.minY - run.baselineOffset
            return
        }
        ascent = run.font.ascender + run.baselineOffset
        descent = -run.font.descender - run.baselineOffset
    }

    /// The largest among the runs of `clusters`, which must not be empty. Fonts that glyphs were borrowed from count
    /// where their letters would not fit.
    init(of clusters: [Int], in text: ShapedText, rises: [LineRise]) {
        var run = text.clusters[clusters[0]].run
        self = rises[run]
        for cluster in clusters where text.clusters[cluster].run != run {
            run = text.clusters[cluster].run
            ascent = max(ascent, rises[run].ascent)
            descent = max(descent, rises[run].descent)
        }
        guard text.faces.contains(where: { $0.rise != nil }) else { return }
        for cluster in clusters.map({ text.clusters[$0] }) where cluster.face >= 0 {
            guard let rise = text.faces[cluster.face].rise else { continue }
            ascent = max(ascent, CGFloat(rise.ascent))
            descent = max(descent, CGFloat(rise.descent))
        }
    }
}
