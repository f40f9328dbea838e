import CoreGraphics

/// One line of a `TextLayout`. Points, y down, from the layout's top left corner.
package struct TextLine {
    /// The text that the line represents, in UTF-16 units of all joined runs, as in `NSRange`. Includes the line end
    /// and text that a truncation hides.
    package let range: Range<Int>
    /// The top left corner of the line's box.
    package let origin: CGPoint
    /// The sum of the advances, without white space that extends past a wrapped line's end.
    package let width: CGFloat
    /// The height of the line's box.
    package let height: CGFloat
    /// The distance from the top of the layout to the baseline.
    package let baseline: CGFloat
    /// Whether text in or after this line does not fit and is not shown. Only the last line can be truncated.
    package let isTruncated: Bool
    let ink: LineInk

    /// The line's box.
    package var frame: CGRect { CGRect(origin: origin, size: CGSize(width: width, height: height)) }
}
