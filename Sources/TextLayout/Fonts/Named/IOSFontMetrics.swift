import Foundation

/// The vertical metrics of one of Apple's fonts. All are fractions of the font's size, y up.
///
/// Sources (`Docs/NamedFonts.md` says which family has which): *published* = the font's own tables as collections of
/// font metrics publish them; *remembered* = values that UIKit reported in public reports, without the file at hand;
/// *inferred* = close to the family's published line height, or taken from a similar family.
struct IOSFontMetrics: Hashable, Sendable {
    let ascender: CGFloat
    /// Negative: below the baseline.
    let descender: CGFloat
    /// The space between lines that `UIFont.leading` reports. Labels do not add it.
    let leading: CGFloat
    let capHeight: CGFloat
    let xHeight: CGFloat

    init(
        ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat = 0.7, xHeight: CGFloat = 0.5
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    // Published.
    static let helveticaNeue = IOSFontMetrics(
        ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.517)
    static let arial = IOSFontMetrics(
        ascender: 1854 / 2048, descender: -434 / 2048, leading: 67 / 2048, capHeight: 1467 / 2048, xHeight: 1062 / 2048)
    static let timesNewRoman = IOSFontMetrics(
        ascender: 1825 / 2048, descender: -443 / 2048, leading: 87 / 2048, capHeight: 1356 / 2048, xHeight: 916 / 2048)
    static let courierNew = IOSFontMetrics(
        ascender: 1705 / 2048, descender: -615 / 2048, capHeight: 1170 / 2048, xHeight: 866 / 2048)
    static let georgia = IOSFontMetrics(
        ascender: 1878 / 2048, descender: -449 / 2048, capHeight: 1419 / 2048, xHeight: 986 / 2048)
    static let verdana = IOSFontMetrics(
        ascender: 2059 / 2048, descender: -430 / 2048, capHeight: 1489 / 2048, xHeight: 1117 / 2048)
    static let trebuchet = IOSFontMetrics(
        ascender: 1923 / 2048, descender: -455 / 2048, capHeight: 1465 / 2048, xHeight: 1071 / 2048)
    /// Menlo is made from Bitstream Vera, as DejaVu Sans Mono is, and has its vertical metrics.
    static let menlo = IOSFontMetrics(
        ascender: 1901 / 2048, descender: -483 / 2048, capHeight: 1493 / 2048, xHeight: 1120 / 2048)

    // Remembered. Helvetica's ascender is that of its table (1577 of 2048) and 0.15 more, which UIKit adds.
    static let helvetica = IOSFontMetrics(
        ascender: 0.92, descender: -0.23, capHeight: 1469 / 2048, xHeight: 1071 / 2048)
    static let courier = IOSFontMetrics(
        ascender: 0.754, descender: -0.246, capHeight: 0.581, xHeight: 0.463)
    static let avenir = IOSFontMetrics(ascender: 1, descender: -0.366, capHeight: 0.708, xHeight: 0.468)
    static let futura = IOSFontMetrics(
        ascender: 1.039, descender: -0.26, leading: 0.03, capHeight: 0.76, xHeight: 0.44)
    static let pingFang = IOSFontMetrics(ascender: 1.06, descender: -0.34, capHeight: 0.86, xHeight: 0.6)
    static let hiragino = IOSFontMetrics(
        ascender: 0.88, descender: -0.12, leading: 0.5, capHeight: 0.766, xHeight: 0.545)
    static let sdGothic = IOSFontMetrics(ascender: 0.9, descender: -0.3, capHeight: 0.72, xHeight: 0.52)
    static let chalkboard = IOSFontMetrics(ascender: 1.133, descender: -0.283, capHeight: 0.72, xHeight: 0.5)
    static let zapfino = IOSFontMetrics(ascender: 1.875, descender: -1.5, capHeight: 0.66, xHeight: 0.25)

    // Inferred.
    static let baskerville = IOSFontMetrics(ascender: 0.898, descender: -0.245, capHeight: 0.67, xHeight: 0.41)
    static let didot = IOSFontMetrics(ascender: 0.941, descender: -0.3, capHeight: 0.7, xHeight: 0.42)
    static let gillSans = IOSFontMetrics(ascender: 0.918, descender: -0.23, capHeight: 0.682, xHeight: 0.45)
    static let optima = IOSFontMetrics(ascender: 0.919, descender: -0.268, capHeight: 0.69, xHeight: 0.46)
    static let palatino = IOSFontMetrics(ascender: 0.827, descender: -0.283, capHeight: 0.7, xHeight: 0.47)
    static let typewriter = IOSFontMetrics(ascender: 0.904, descender: -0.252, capHeight: 0.67, xHeight: 0.5)
    static let markerFelt = IOSFontMetrics(ascender: 0.866, descender: -0.222, capHeight: 0.72, xHeight: 0.5)
    static let noteworthy = IOSFontMetrics(ascender: 1.29, descender: -0.31, capHeight: 0.75, xHeight: 0.45)
    static let snell = IOSFontMetrics(ascender: 0.93, descender: -0.33, capHeight: 0.7, xHeight: 0.35)
    static let emoji = IOSFontMetrics(ascender: 1, descender: -0.3125, capHeight: 0.7, xHeight: 0.5)
    static let serif = IOSFontMetrics(ascender: 0.91, descender: -0.25, capHeight: 0.68, xHeight: 0.45)
    static let display = IOSFontMetrics(ascender: 0.92, descender: -0.25, capHeight: 0.7, xHeight: 0.45)
    static let script = IOSFontMetrics(ascender: 1, descender: -0.35, capHeight: 0.7, xHeight: 0.5)
}
