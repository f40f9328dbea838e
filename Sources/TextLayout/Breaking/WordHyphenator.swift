/// Decides whether a line may end inside a word of one paragraph. Words are examined one by one, on demand.
struct WordHyphenator {
    private let text: ShapedText
    private let joinedText: JoinedText
    private let paragraph: Range<Int>

    init(_ text: ShapedText, of joinedText: JoinedText, in paragraph: Range<Int>) {
        self.text = text
        self.joinedText = joinedText
        self.paragraph = paragraph
    }

    /// Whether a word may be divided before `cluster`.
    func canHyphenate(before cluster: Int) -> Bool {
        guard paragraph.contains(cluster), isLetter(cluster), !text.clusters[cluster].traits.contains(.beginsWord)
        else {
            return false
        }
        var start = cluster
        var end = cluster
        while start > paragraph.lowerBound, isLetter(start - 1), cluster - start < Self.longest { start -= 1 }
        while end < paragraph.upperBound, isLetter(end), end - cluster < Self.longest { end += 1 }
        let word = (start..<end).map(character)
        let language = joinedText.span(at: text.clusters[start].start).language
        return Hyphenation.divisionPoints(in: word, language: language).contains(cluster - start)
    }

    /// The most letters examined on either side of a position. Real words are shorter, but input may not be.
    private static let longest = 64

    private func isLetter(_ cluster: Int) -> Bool { character(cluster).isLetter }

    private func character(_ index: Int) -> Character {
        let cluster = text.clusters[index]
        guard cluster.end > cluster.start else { return " " }
        let scalars = joinedText.scalars(in: cluster.start..<cluster.end)
        return scalars.count == 1 ? Character(scalars[scalars.startIndex]) : " "
    }
}
