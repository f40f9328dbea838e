/// The clusters that one line shows, in reading order, before they are positioned.
struct LineSlice {
    var clusters: [Int]
    /// Index into `ShapedText.paragraphs`.
    var paragraph: Int
    /// The UTF-8 bytes that the line represents, including those that a truncation hides.
    var bytes: Range<Int>
    /// The line ends because it is full, not because of a hard line break.
    var isWrapped: Bool
    /// The space that the line may fill.
    var interval: LineInterval
    /// The space between the line above and this one, in points.
    var gap: Double
    /// Text is missing from here to the end of the paragraph or of the whole text.
    var isTruncated = false
}
