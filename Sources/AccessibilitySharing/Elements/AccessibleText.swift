import TextLayout

/// A text with its caret and selection. All offsets count Unicode scalars, as AT-SPI does; UIKit counts UTF-16 units.
package struct AccessibleText: Sendable, Equatable {
    package private(set) var scalars: [Unicode.Scalar]
    /// The selected scalars, empty at the caret.
    package private(set) var selection: Range<Int>
    package let isEditable: Bool

    /// - Parameters:
    ///   - selection: The selected UTF-16 units; nil while the text has no caret, which is then at its start.
    ///   - isSecret: Whether each character is shown, and read, as a bullet.
    package init(
        _ string: String, selection units: Range<Int>? = nil, isEditable: Bool = true, isSecret: Bool = false
    ) {
        let all = Array(string.unicodeScalars)
        let range = units.map {
            Self.offset(ofUnit: $0.lowerBound, in: all)..<Self.offset(ofUnit: $0.upperBound, in: all)
        }
        scalars = isSecret ? all.map { _ in "•" } : all
        selection = range ?? 0..<0
        self.isEditable = isEditable
    }

    package var count: Int { scalars.count }
    package var caret: Int { selection.upperBound }
    package var string: String { self[0..<count] }

    /// The text of a range, limited to the whole.
    package subscript(range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range.clamped(to: 0..<count)])
        return String(view)
    }

    /// The UTF-16 units of a range of scalars of `string`, limited to the whole.
    package static func units(of range: Range<Int>, in string: String) -> Range<Int> {
        let scalars = Array(string.unicodeScalars)
        let limited = range.clamped(to: 0..<scalars.count)
        func units(_ count: Int) -> Int { scalars[..<count].reduce(0) { $0 + UTF16.width($1) } }
        return units(limited.lowerBound)..<units(limited.upperBound)
    }

    private static func offset(ofUnit unit: Int, in scalars: [Unicode.Scalar]) -> Int {
        var (rest, offset) = (unit, 0)
        while rest > 0, offset < scalars.count {
            rest -= UTF16.width(scalars[offset])
            offset += 1
        }
        return offset
    }
}

// MARK: Units of text

extension AccessibleText {
    /// A unit by which screen readers read.
    package enum Unit {
        case character, word, sentence
        /// To a line break: where lines are broken to fit is not known here.
        case line
    }

    /// The unit at an offset, with what separates it from the next; empty at the end of the text.
    package func range(of unit: Unit, at offset: Int) -> Range<Int> {
        let starts = starts(of: unit)
        let start = starts.last { $0 <= offset } ?? 0
        return start..<(starts.first { $0 > offset } ?? count)
    }

    /// The unit before that at an offset; empty if there is none.
    package func range(of unit: Unit, before offset: Int) -> Range<Int> {
        let current = range(of: unit, at: offset).lowerBound
        return current > 0 ? range(of: unit, at: current - 1) : 0..<0
    }

    /// The unit after that at an offset; empty if there is none.
    package func range(of unit: Unit, after offset: Int) -> Range<Int> {
        let next = range(of: unit, at: offset).upperBound
        return next < count ? range(of: unit, at: next) : count..<count
    }

    /// Where the units begin, in order.
    private func starts(of unit: Unit) -> [Int] {
        switch unit {
        case .character: Array(0...count)
        case .line: [0] + scalars.indices.filter { scalars[$0] == "\n" }.map { $0 + 1 }
        case .word: starts(TextBreaks(string).words)
        case .sentence: starts(TextBreaks(string).sentences)
        }
    }

    /// The offsets at which ranges of UTF-16 units begin.
    private func starts(_ ranges: [Range<Int>]) -> [Int] {
        ranges.map { Self.offset(ofUnit: $0.lowerBound, in: scalars) }
    }
}
