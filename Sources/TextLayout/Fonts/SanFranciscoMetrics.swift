import Foundation

/// The metrics of iOS's system font, which make Inter a replacement for it. All are fractions of the font's size.
///
/// Sources: *measured* = read from running systems by others (`Docs/Numbers.md`); *Apple* = the tracking table for SF
/// Pro in the Human Interface Guidelines; *fitted* = computed here from a measured width and that of Inter 4.0.
enum SanFranciscoMetrics {
    // Vertical metrics, linear at every size (measured).
    static let ascender: CGFloat = 0.9521484375
    static let descender: CGFloat = -0.2412109375
    static let capHeight: CGFloat = 0.70458984375
    static let xHeight: CGFloat = 0.5263671875

    /// The vertical metrics together.
    static let all = IOSFontMetrics(
        ascender: ascender, descender: descender, capHeight: capHeight, xHeight: xHeight)

    /// The distance from the baseline down to the underline's middle (chosen: close to Inter's post table).
    static let underlinePosition: CGFloat = 0.12
    /// The thickness of underlines and strikethroughs (chosen: close to Inter's post table).
    static let underlineThickness: CGFloat = 0.066

    /// From this size on San Francisco uses its display outlines (Apple), and we use Inter Display.
    static let displaySize: CGFloat = 28
}
