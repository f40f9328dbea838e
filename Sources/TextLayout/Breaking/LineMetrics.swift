import CoreGraphics

/// The ascent and descent of a line, or of a run in it: both in points, both normally positive.
struct LineMetrics {
    var ascent: CGFloat
    var descent: CGFloat

    /// The metrics of the run's own font or attachment.
    init(_ run: TextRun) {
        if let attachment = run.attachment {
            ascent = attachment.bounds.maxY + run.baselineOffset
            descent = -attachment.bounds.minY - run.baselineOffset
            return
        }
        ascent = run.font.ascender + run.baselineOffset
        descent = -run.font.descender - run.baselineOffset
    }

    /// The largest metrics among the runs of `clusters`, which must not be empty. Fallback fonts count where their
    /// letters would not fit.
    init(of clusters: [Int], in text: ShapedText, runMetrics: [LineMetrics]) {
        var run = text.clusters[clusters[0]].run
        self = runMetrics[run]
        for cluster in clusters where text.clusters[cluster].run != run {
            run = text.clusters[cluster].run
            ascent = max(ascent, runMetrics[run].ascent)
            descent = max(descent, runMetrics[run].descent)
        }
        guard text.faces.contains(where: { $0.requiredMetrics != nil }) else { return }
        for cluster in clusters.map({ text.clusters[$0] }) where cluster.face >= 0 {
            guard let metrics = text.faces[cluster.face].requiredMetrics else { continue }
            ascent = max(ascent, CGFloat(metrics.ascent))
            descent = max(descent, CGFloat(metrics.descent))
        }
    }
}
