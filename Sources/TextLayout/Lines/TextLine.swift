import CoreGraphics

/// One line of a `TextLayout`. Points, y down, from the layout's top left corner.
package struct TextLine {
    /// The text the line stands for, in UTF-16 units of all runs joined: as `NSRange` counts. Includes the line end, and
    /// what a truncation hides.
    package let range: Range<Int>
    /// Top left corner of the line's box.
    package let origin: CGPoint
    /// From the first to the last advance; white space that hangs over a wrapped line's end is not in it.
    package let width: CGFloat
    /// From the top of the box to its bottom.
    package let height: CGFloat
    /// From the top of the layout to the line the letters stand on.
    package let baseline: CGFloat
    /// Whether text after this line, or in it, is not shown for lack of room. Only a last line is.
    package let isTruncated: Bool
    let ink: LineInk

    package var frame: CGRect { CGRect(origin: origin, size: CGSize(width: width, height: height)) }
}
