import CoreGraphics

/// Finds how small a single line's fonts must be for it to fit (`adjustsFontSizeToFitWidth`).
enum TextShrinking {
    /// Tracking depends on the size, so the width is not proportional to it and is measured again.
    private static let rounds = 4
    /// The difference between two tries; smaller ones are invisible (chosen).
    private static let precision = 0.002

    /// 1 when the text fits or may not shrink, else the largest factor found that fits, not below the minimum.
    static func scale(for runs: [TextRun], as paragraph: TextParagraph, width: Double) -> Double {
        let least = Double(paragraph.minimumScale)
        guard least > 0, least < 1, paragraph.lineLimit == 1, width.isFinite, width > 0 else { return 1 }
        var scale = 1.0
        for _ in 0..<rounds {
            let length = length(of: scale < 1 ? shrunk(runs, by: scale) : runs, as: paragraph)
            guard length > width + LineBreaker.tolerance, scale > least else { break }
            scale = max(least, scale * width / length - (scale < 1 ? precision : 0))
        }
        return scale
    }

    static func shrunk(_ runs: [TextRun], by scale: Double) -> [TextRun] {
        runs.map { run in
            var run = run
            run.font.size *= scale
            run.tracking *= scale
            run.baselineOffset *= scale
            return run
        }
    }

    /// The runs with their characters moved closer together, if that makes a single line fit; otherwise unchanged.
    static func tightened(_ runs: [TextRun], as paragraph: TextParagraph, width: Double) -> [TextRun] {
        guard paragraph.tightens, paragraph.lineLimit == 1, width.isFinite, width > 0 else { return runs }
        let excess = length(of: runs, as: paragraph) - width
        let ems = runs.reduce(0.0) { $0 + Double($1.font.size) * Double($1.text.count) }
        guard excess > LineBreaker.tolerance, ems > 0, excess / ems <= mostTightening else { return runs }
        return runs.map { run in
            var run = run
            run.tracking -= CGFloat(excess / ems) * run.font.size
            return run
        }
    }

    /// The largest tightening, as a fraction of the font's size (chosen by eye).
    private static let mostTightening = 0.03

    private static func length(of runs: [TextRun], as paragraph: TextParagraph) -> Double {
        Double(TextLayoutPass(runs, as: paragraph, width: .infinity, height: .infinity).size.width)
    }
}
