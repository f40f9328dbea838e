import CoreGraphics

/// Runs on their way to lines: shapes, breaks, composes and stacks them.
struct TextSetting {
    private(set) var lines: [TextLine] = []
    private(set) var size = CGSize.zero

    /// `width` and `height` are points and may be infinite. `placing` is told of each line's number and clusters.
    init(
        _ runs: [TextRun], as paragraph: TextParagraph, width: Double, height: Double,
        placing: (Int, PlacedCluster) -> Void = { _, _ in }
    ) {
        let manuscript = Manuscript(runs)
        guard !manuscript.spans.isEmpty else { return }
        let rises = runs.map { LineRise($0) }
        var setter = LineSetter(
            Shaper.shape(manuscript, direction: paragraph.direction), of: manuscript, as: paragraph, rises: rises,
            width: width, height: height)
        let slices = setter.lines()
        let text = setter.text
        let composer = LineComposer(text: text, runs: runs, width: width)
        let composed = slices.enumerated().map { number, slice in
            composer.compose(slice, isJustified: paragraph.alignment == .justified) { placing(number, $0) }
        }
        let widest = composed.reduce(0) { max($0, $1.width) }
        let container = width.isFinite ? width : widest

        var counter = UnitCounter(manuscript.text)
        var top: CGFloat = 0
        for (slice, line) in zip(slices, composed) {
            let rise = LineRise(of: slice.clusters, in: text, rises: rises)
            let lineHeight = paragraph.lineHeight(ascent: rise.ascent, descent: rise.descent)
            let isRightToLeft = text.paragraphs[slice.paragraph].isRightToLeft
            let lead = paragraph.lead(isRightToLeft: isRightToLeft) * (container - line.width)
            lines.append(
                TextLine(
                    range: counter.units(of: slice.bytes),
                    origin: CGPoint(x: isRightToLeft ? lead : max(lead, 0), y: Double(top)),
                    width: CGFloat(line.width), height: lineHeight, baseline: top + lineHeight - rise.descent,
                    isTruncated: slice.isTruncated, ink: line.ink))
            top += lineHeight + paragraph.usableLineSpacing
        }
        size = CGSize(width: widest, height: Double(top - paragraph.usableLineSpacing))
    }
}

extension TextParagraph {
    /// The part of the spare width that goes to the left of a line.
    fileprivate func lead(isRightToLeft: Bool) -> Double {
        switch alignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified: isRightToLeft ? 1 : 0
        }
    }
}
