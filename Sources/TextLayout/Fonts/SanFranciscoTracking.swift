import Foundation

/// What Inter's advances need to have the widths of iOS's system font.
///
/// The sources are named as in `SanFranciscoMetrics`.
enum SanFranciscoTracking {
    /// What is added to Inter's advances to match San Francisco's width: size in points, and the fraction of it.
    ///
    /// Up to 17 points San Francisco has one outline, so this is Apple's tracking less 0.0036, by which Inter is wider
    /// (fitted: the pangram at 8 points is 176.98). At 20 points it is fitted to the pangram's 382.4. Between that and
    /// `SanFranciscoMetrics.displaySize` (chosen) the display outlines are blended in.
    private static let tracking: [(size: CGFloat, amount: CGFloat)] = [
        (6, 0.0374), (7, 0.0304), (8, 0.0224), (9, 0.0154), (10, 0.0084), (11, 0.0024), (12, -0.0036), (13, -0.0096),
        (14, -0.0146), (15, -0.0196), (16, -0.0236), (17, -0.0296), (20, -0.0475), (28, -0.0525),
    ]

    /// The same for Inter Display: Apple's tracking less 0.0166. Fitted at 20 points, where San Francisco Display has
    /// 0.019: halfway between the values for the pangram's 382.4 and "Hello UIKit"'s 88.8, 1.5 percent from either.
    private static let displayTracking: [(size: CGFloat, amount: CGFloat)] = [
        (28, -0.0026), (34, -0.0046), (48, -0.0086), (80, -0.0166),
    ]

    /// San Francisco's digits are wider than Inter's relative to the letters (fitted: ten digits are 113.2 at 20 points
    /// and 50.45 at 8 points).
    private static let digitWidening: CGFloat = 0.0125
    /// The same for Inter Display (fitted at 20 points).
    private static let displayDigitWidening: CGFloat = 0.025

    /// San Francisco's light weights are as wide as the regular one (fitted: the pangram in light is 382.42 at 20
    /// points). Inter's are narrower by this fraction for each hundred of weight below 400.
    private static let lightWidening: CGFloat = 0.0065

    /// The difference between the advances of DejaVu Sans Mono (1233 of 2048) and San Francisco Mono (Apple's font: 1266
    /// of 2048).
    private static let monospacedWidening: CGFloat = 33.0 / 2048

    /// The points to add to each advance, for a run in `font` whose glyphs come from a face of `kind`.
    static func widening(of kind: Face.Kind, in font: TextFont, isDigit: Bool) -> CGFloat {
        let light = lightWidening * CGFloat(max(400 - font.weightClass, 0)) / 100
        switch (kind, font.family) {
        case (.monospaced, .monospaced):
            return font.size * monospacedWidening
        case (.inter, _):
            return font.size * (value(in: tracking, at: font.size) + light + (isDigit ? digitWidening : 0))
        case (.interDisplay, _):
            return font.size
                * (value(in: displayTracking, at: font.size) + light + (isDigit ? displayDigitWidening : 0))
        case (.monospaced, _), (.emoji, _), (.tall, _), (.other, _):
            return 0
        }
    }

    /// Interpolates linearly between the table's sizes, and is constant outside of them.
    private static func value(in table: [(size: CGFloat, amount: CGFloat)], at size: CGFloat) -> CGFloat {
        guard let upper = table.firstIndex(where: { $0.size >= size }) else { return table[table.count - 1].amount }
        guard upper > 0 else { return table[0].amount }
        let low = table[upper - 1]
        let high = table[upper]
        return low.amount + (high.amount - low.amount) * (size - low.size) / (high.size - low.size)
    }
}
