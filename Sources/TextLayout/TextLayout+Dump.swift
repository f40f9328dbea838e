import Foundation

extension TextLayout {
    /// A textual dump for tests and debugging, one line of text for each line.
    ///
    /// Each entry gives the range, position and size in points, then what is drawn from left to right.
    package func dump() -> String {
        lines.map { line in
            let numbers = [line.origin.x, line.origin.y, line.width, line.baseline].map {
                String(format: "%.2f", Double($0))
            }
            let position = "\(line.range) x \(numbers[0]) y \(numbers[1]) width \(numbers[2]) baseline \(numbers[3])"
            return "\(position)\(line.isTruncated ? " truncated" : "") | \(line.ink.dump())"
        }.joined(separator: "\n")
    }
}

extension LineInk {
    fileprivate func dump() -> String {
        pieces.map { piece in
            let count = piece.glyphs.count
            return "run \(piece.run): \(count) " + (piece.isMissing ? "missing" : count == 1 ? "glyph" : "glyphs")
        }.joined(separator: ", ")
    }
}
