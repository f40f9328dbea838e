import CoreGraphics

/// Where a text is on the screen: its lines and carets. Offsets are UTF-16 units; geometry is in points of the view.
@MainActor package protocol TextGeometry {
    /// The frame of the caret before `offset`.
    func caretRect(at offset: Int) -> CGRect
    /// The offset whose caret is nearest to `point`.
    func offset(closestTo point: CGPoint) -> Int
    /// The rectangles that cover `range`, from the first line to the last, from left to right.
    func selectionBoxes(of range: Range<Int>) -> [CGRect]
    /// The range of the line with the caret before `offset`, without its line break.
    func lineRange(at offset: Int) -> Range<Int>
    /// Whether the paragraph at `offset` is written from right to left.
    func isRightToLeft(at offset: Int) -> Bool
    /// The height of a page, for Page Up and Page Down.
    var pageHeight: CGFloat { get }
}
