import CoreGraphics

/// The carets of a line that has text of both directions, from left to right on the screen.
struct BidirectionalCarets {
    /// The offsets, ordered by their carets.
    private let places: [Int]

    /// - Parameters:
    ///   - line: The offsets of the line.
    ///   - beside: A caret of the line.
    ///   - caretRect: The frame of the caret at an offset.
    init(_ buffer: TextBuffer, in line: Range<Int>, beside: CGRect, _ caretRect: (Int) -> CGRect) {
        var carets: [(place: Int, x: CGFloat)] = []
        var offset = line.lowerBound
        while offset <= line.upperBound {
            let rect = caretRect(offset)
            // The end of a line that wraps is at the beginning of the next one.
            if abs(rect.midY - beside.midY) < min(rect.height, beside.height) / 2 { carets.append((offset, rect.minX)) }
            let next = buffer.nextCharacter(after: offset)
            if next == offset { break }
            offset = next
        }
        places = carets.sorted { ($0.x, $0.place) < ($1.x, $1.place) }.map(\.place)
    }

    /// The first and the last offset of the line in reading order; 0 for an empty line.
    var first: Int { places.min() ?? 0 }
    var last: Int { places.max() ?? 0 }

    /// The next offset to the right or left; nil at the end of the line.
    func neighbor(of offset: Int, toRight: Bool) -> Int? {
        guard let index = places.firstIndex(of: offset) else { return nil }
        let next = toRight ? index + 1 : index - 1
        return places.indices.contains(next) ? places[next] : nil
    }

    /// The number of UTF-16 units from which a line is too long to order its carets at each key.
    private static let longestLine = 2_000

    /// Whether a line has letters that are written from right to left as well as others.
    static func mayBeMixed(_ buffer: TextBuffer, in line: Range<Int>) -> Bool {
        guard line.count <= longestLine else { return false }
        var (hasRightToLeft, hasOther) = (false, false)
        for scalar in buffer.text(in: line).unicodeScalars {
            if isRightToLeft(scalar) {
                hasRightToLeft = true
            } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                hasOther = true
            }
            if hasRightToLeft, hasOther { return true }
        }
        return false
    }

    /// Whether a character is in a block of Hebrew, Arabic or another script from right to left.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
