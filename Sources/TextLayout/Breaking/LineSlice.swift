/// Which clusters one line shows, in reading order, before they are put in places.
struct LineSlice {
    var clusters: [Int]
    /// Index into `ShapedText.paragraphs`.
    var paragraph: Int
    /// The UTF-8 bytes the line stands for; with a truncation, what it hides as well.
    var bytes: Range<Int>
    /// The line ends because it is full, not because the text says so.
    var isWrapped: Bool
    /// What the line may fill.
    var room: LineRoom
    /// Between the line above and this one, in points.
    var gap: Double
    /// Text is missing from here to the end of the paragraph or of the whole text.
    var isTruncated = false
}
