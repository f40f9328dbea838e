import CoreGraphics

/// One layout pass from runs to lines: shapes, breaks, composes and stacks them.
struct TextLayoutPass {
    private(set) var lines: [TextLine] = []
    private(set) var size = CGSize.zero

    /// `width` and `height` are points and may be infinite. `placing` is called with each cluster and its line's index.
    init(
        _ runs: [TextRun], as paragraph: TextParagraph, width: Double, height: Double,
        placing: (Int, PositionedCluster) -> Void = { _, _ in }
    ) {
        let joinedText = JoinedText(runs, direction: paragraph.direction)
        guard !joinedText.spans.isEmpty else { return }
        let runMetrics = runs.map { LineMetrics($0) }
        let shaped = Shaper.shape(joinedText)
        let styles = shaped.paragraphs.map { shapedParagraph in
            runs[shaped.clusters[shapedParagraph.clusters.lowerBound].run].paragraph ?? paragraph
        }
        var typesetter = Typesetter(
            shaped, of: joinedText, as: styles, lineLimit: paragraph.lineLimit, runMetrics: runMetrics, width: width,
            height: height)
        let slices = typesetter.lines()
        let composer = LineComposer(text: typesetter.text, runs: runs, styles: styles)
        let composed = slices.enumerated().map { number, slice in
            composer.compose(slice) { placing(number, $0) }
        }
        let widest = zip(slices, composed).reduce(0) { max($0, $1.0.interval.lead + $1.1.width) }
        stack(
            slices, composed: composed, of: typesetter.text, as: styles, runMetrics: runMetrics,
            in: width.isFinite ? width : widest, joinedText: joinedText
        )
        size = CGSize(width: widest, height: lines.last.map { $0.frame.maxY } ?? 0)
    }

    /// Stacks the composed lines in a container of `width` points.
    private mutating func stack(
        _ slices: [LineSlice], composed: [(ink: LineInk, width: Double)], of text: ShapedText,
        as styles: [TextParagraph], runMetrics: [LineMetrics], in width: Double, joinedText: JoinedText
    ) {
        var counter = UTF16OffsetConverter(joinedText.text)
        var top: CGFloat = 0
        for (slice, line) in zip(slices, composed) {
            let style = styles[slice.paragraph]
            let metrics = LineMetrics(of: slice.clusters, in: text, runMetrics: runMetrics)
            let lineHeight = style.lineHeight(ascent: metrics.ascent, descent: metrics.descent)
            let isRightToLeft = text.paragraphs[slice.paragraph].isRightToLeft
            let available = min(slice.interval.width, width - slice.interval.lead)
            let spare = style.leftFraction(isRightToLeft: isRightToLeft) * (available - line.width)
            let left = isRightToLeft ? width - slice.interval.lead - available : slice.interval.lead
            top += slice.gap
            lines.append(
                TextLine(
                    range: counter.utf16Range(of: slice.bytes),
                    origin: CGPoint(x: left + (isRightToLeft ? spare : max(spare, 0)), y: Double(top)),
                    width: CGFloat(line.width), height: lineHeight, baseline: top + lineHeight - metrics.descent,
                    isTruncated: slice.isTruncated, ink: line.ink))
            top += lineHeight
        }
    }
}

extension TextParagraph {
    /// The fraction of the spare width that goes to the left of a line.
    fileprivate func leftFraction(isRightToLeft: Bool) -> Double {
        switch alignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified: isRightToLeft ? 1 : 0
        }
    }
}
