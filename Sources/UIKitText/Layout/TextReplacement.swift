/// A range of a text and the length of what replaced it, in UTF-16 units.
struct TextReplacement: Equatable {
    /// The range in the text before.
    var range: Range<Int>
    /// The length of the new text.
    var length: Int

    /// By how much the text is longer now.
    var growth: Int { length - range.count }

    /// The range of the new text.
    var newRange: Range<Int> { range.lowerBound..<range.lowerBound + length }

    /// One replacement instead of this one and `later`, which followed it.
    func followed(by later: TextReplacement) -> TextReplacement {
        let low = min(range.lowerBound, later.range.lowerBound)
        let high = max(newRange.upperBound, later.range.upperBound)
        return TextReplacement(range: low..<high - growth, length: high - low + later.growth)
    }
}
