import Foundation

/// What Inter's advances need to have the widths of iOS's system font.
///
/// The sources are named as in `SanFranciscoMetrics`.
enum SanFranciscoTracking {
    /// Amounts by size, or by weight class.
    private typealias Table = [(size: CGFloat, amount: CGFloat)]

    /// What is added to Inter's advances to match San Francisco's width: size in points, and the fraction of it.
    ///
    /// Together with `SanFranciscoLetters` fitted to the widths of 1,100 texts that Apple's simulators drew
    /// (`Docs/Numbers.md`). Up to 17 points it stays within 0.003 of Apple's tracking less 0.0036.
    private static let tracking: Table = [
        (6, 0.0359), (7, 0.0289), (8, 0.0209), (9, 0.0135), (10, 0.0061), (11, 0.0004), (12, -0.0053), (13, -0.0116),
        (14, -0.0167), (15, -0.0208), (16, -0.0233), (17, -0.0301), (18, -0.0321), (20, -0.0406), (22, -0.0425),
        (25, -0.0448), (28, -0.0457),
    ]

    /// The same for Inter Display.
    private static let displayTracking: Table = [
        (28, 0.0039), (34, 0.0001), (48, -0.0049), (58, -0.0077), (80, -0.0132),
    ]

    /// What is added in heavier weights, in Inter and in Inter Display: the weight class, and the fraction of the size.
    private static let boldWidening: Table = [
        (400, 0), (500, 0.005), (600, 0.009), (700, 0.0026),
    ]
    private static let displayBoldWidening: Table = [
        (400, 0), (700, 0.0112),
    ]

    /// San Francisco's digits are wider than Inter's relative to the letters, as ten digits are that are 113.2 points
    /// wide at 20 points and 50.45 at 8 points. Each digit differs a little, see `SanFranciscoLetters`.
    private static let digitWidening: CGFloat = 0.0125
    /// The same for Inter Display (fitted at 20 points).
    private static let displayDigitWidening: CGFloat = 0.025

    /// San Francisco's light weights are as wide as the regular one (fitted: the pangram in light is 382.42 at 20
    /// points). Inter's are narrower by this fraction for each hundred of weight below 400.
    private static let lightWidening: CGFloat = 0.0065

    /// The difference between the advances of DejaVu Sans Mono (1233 of 2048) and San Francisco Mono (Apple's font: 1266
    /// of 2048).
    private static let monospacedWidening: CGFloat = 33.0 / 2048

    /// How much wider San Francisco's advances are than Inter's, in one font. Points.
    struct Widening {
        /// The space after every glyph.
        var tracking: CGFloat = 0
        /// The size of a font whose letters differ one by one; 0 for others.
        fileprivate var letterSize: CGFloat = 0
        /// How much wider digits are, as a fraction of the size.
        fileprivate var digits: CGFloat = 0

        /// How much wider one letter is in addition, half of it on either side, by the first byte of its UTF-8.
        func letter(_ character: CChar) -> CGFloat {
            guard letterSize > 0 else { return 0 }
            let own = SanFranciscoLetters.widening(of: character)
            return letterSize * ((48...57).contains(character) ? own + digits : own)
        }
    }

    /// The widening of a run in `font` that a face of `kind` draws.
    static func widening(of kind: Face.Kind, in font: TextFont) -> Widening {
        switch (kind, font.family) {
        case (.monospaced, .monospaced):
            return Widening(tracking: font.size * monospacedWidening)
        case (.inter, _):
            return widening(tracking, bold: boldWidening, digits: digitWidening, in: font)
        case (.interDisplay, _):
            return widening(displayTracking, bold: displayBoldWidening, digits: displayDigitWidening, in: font)
        case (.monospaced, _), (.emoji, _), (.tall, _), (.other, _):
            return Widening()
        }
    }

    private static func widening(
        _ tracking: Table, bold: Table, digits: CGFloat, in font: TextFont
    ) -> Widening {
        let light = lightWidening * CGFloat(max(400 - font.weightClass, 0)) / 100
        let heavy = value(in: bold, at: CGFloat(font.weightClass))
        return Widening(
            tracking: font.size * (value(in: tracking, at: font.size) + light + heavy), letterSize: font.size,
            digits: digits)
    }

    /// Interpolates linearly between the table's sizes, and is constant outside of them.
    private static func value(in table: Table, at size: CGFloat) -> CGFloat {
        guard let upper = table.firstIndex(where: { $0.size >= size }) else { return table[table.count - 1].amount }
        guard upper > 0 else { return table[0].amount }
        let low = table[upper - 1]
        let high = table[upper]
        return low.amount + (high.amount - low.amount) * (size - low.size) / (high.size - low.size)
    }
}
