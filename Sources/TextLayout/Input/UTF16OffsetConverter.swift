/// Converts ascending UTF-8 offsets into UTF-16 offsets without starting over each time.
struct UTF16OffsetConverter {
    private let text: String
    private var bytes = 0
    private var units = 0

    init(_ text: String) {
        self.text = text
    }

    /// The UTF-16 range of the UTF-8 `range`.
    mutating func utf16Range(of range: Range<Int>) -> Range<Int> {
        let start = advance(to: range.lowerBound)
        return start..<advance(to: range.upperBound)
    }

    /// The UTF-16 offset of the UTF-8 `offset`.
    mutating func advance(to offset: Int) -> Int {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: bytes)
        let end = utf8.index(utf8.startIndex, offsetBy: offset)
        units += text.utf16.distance(from: start, to: end)
        bytes = offset
        return units
    }
}
