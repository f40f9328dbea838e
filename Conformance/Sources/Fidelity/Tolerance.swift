import Foundation

/// How much two values may differ and still agree.
public enum Tolerance: Equatable {
    /// Lengths, in points.
    case points(Double)
    /// A part of the expected width of a text, and at least half a point.
    case textWidth
    /// Components of a color, of 255.
    case color(Int)

    /// The tolerance for a value of this name: 1 % for widths of texts, 3 of 255 for colors, half a point for lengths.
    /// Names of several colors end with `Colors`, of several grays with `Grays`.
    /// Texts without numbers must be equal.
    public init(name: String, value: String) {
        if Self.isColor(value) || name.hasSuffix("Colors") || name.hasSuffix("Grays") {
            self = .color(3)
        } else {
            self = Self.isTextWidth(name) ? .textWidth : .points(0.5)
        }
    }

    /// Whether a value agrees with the expected one. Numbers may differ by the tolerance, and what is between them must be
    /// equal. A number agrees with a range such as `24.5 to 27` when it is inside.
    public func accepts(_ value: String, expecting expected: String) -> Bool {
        if value == expected { return true }
        let limits = expected.components(separatedBy: " to ").map { Double($0) }
        if limits.count == 2, let low = limits[0], let high = limits[1], let number = Double(value) {
            return low - limit(for: low) <= number && number <= high + limit(for: high)
        }
        let (ours, ourWords) = Self.numbers(in: value), (theirs, theirWords) = Self.numbers(in: expected)
        guard !theirs.isEmpty, ourWords == theirWords, ours.count == theirs.count else { return false }
        return zip(ours, theirs).allSatisfy { abs($0 - $1) <= limit(for: $1) + 0.0051 }
    }

    private func limit(for expected: Double) -> Double {
        switch self {
        case .points(let points): points
        case .textWidth: max(0.5, abs(expected) * 0.01)
        case .color(let difference): Double(difference)
        }
    }

    private static func isTextWidth(_ name: String) -> Bool {
        let value = name.split(separator: "/", maxSplits: 1).last.map(String.init) ?? name
        return value.hasPrefix("text.ink.") || value.hasPrefix("text.width.") || value.hasSuffix("TextWidth")
            || value.hasPrefix("text.") && value.hasSuffix(".width")
    }

    /// Three whole numbers up to 255.
    static func isColor(_ value: String) -> Bool {
        let parts = value.split(separator: " ")
        return parts.count == 3 && parts.allSatisfy { part in Int(part).map { (0...255).contains($0) } ?? false }
    }

    /// The numbers in a text, and the text with a mark in the place of each.
    private static func numbers(in text: String) -> (numbers: [Double], words: String) {
        var numbers: [Double] = [], words = "", digits = ""
        func endNumber() {
            if let number = Double(digits) {
                numbers.append(number)
                words += "#"
            } else {
                words += digits
            }
            digits = ""
        }
        for character in text {
            if character.isASCII, character.isNumber || character == "." || character == "-" {
                digits.append(character)
            } else {
                endNumber()
                words.append(character)
            }
        }
        endNumber()
        return (numbers, words)
    }
}
