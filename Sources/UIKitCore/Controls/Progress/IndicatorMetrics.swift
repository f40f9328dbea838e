import CoreGraphics
import UIFoundation

/// Metrics of activity indicators of iOS 13 to 18 (Docs/Numbers.md). Points and seconds.
enum IndicatorMetrics {
    static let mediumSide: CGFloat = 20
    static let largeSide: CGFloat = 37
    /// The duration of one revolution.
    static let revolutionDuration: Seconds = 1
    /// The alphas of the ticks, out of 255: the brightest first, then the one that was the brightest before it, and
    /// so on.
    static let tickAlphas: [CGFloat] = [147, 122, 97, 72, 47, 47, 47, 47]
    /// The thickness and the inner end of a tick, as fractions of the indicator's radius.
    static let tickWidth: CGFloat = 0.2
    static let tickStart: CGFloat = 0.4
    static let tickColor = UIColor { traits in
        UIColor(traits.userInterfaceStyle == .dark ? SRGBColor(235, 235, 245) : SRGBColor(60, 60, 68))
    }
}
