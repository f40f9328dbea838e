import UIKit

/// Measures the rows of a long list without a view for each.
///
/// Most names are short: the widths of their letters tell that they fit on one line, so that their rows have the same
/// height. Only the others are laid out.
@MainActor final class ChoiceRowRuler {
    /// A hidden row, which has the fonts and the theme of the list's rows.
    let row = ChoiceRow("", isSelected: false)
    private let names: [String]
    private var measured: (width: CGFloat, heights: [CGFloat])?

    /// More than the rounding of widths and the kerning of two letters, in points.
    private static let slack: CGFloat = 0.5

    init(_ names: [String]) {
        self.names = names
        row.isHidden = true
    }

    /// Measures again, because fonts or the theme have changed.
    func invalidate() { measured = nil }

    /// The heights of the rows in a list of `width`, in points.
    func heights(in width: CGFloat) -> [CGFloat] {
        if let measured, measured.width == width { return measured.heights }
        let availableWidth = row.textRoom(in: width)
        let single = height(of: "n", in: width)
        var letters = [CGFloat?](repeating: nil, count: 128)
        let heights = names.map { name in
            fits(name, in: availableWidth, letters: &letters) ? single : height(of: name, in: width)
        }
        measured = (width, heights)
        return heights
    }

    private func height(of name: String, in width: CGFloat) -> CGFloat {
        row.text = name
        return row.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// Whether a name certainly fits on one line. `letters` are the widths that are known already.
    private func fits(_ name: String, in room: CGFloat, letters: inout [CGFloat?]) -> Bool {
        var width: CGFloat = 0
        for byte in name.utf8 {
            guard (0x20..<0x7F).contains(byte) else { return false }
            let letter = letters[Int(byte)] ?? self.width(of: byte)
            letters[Int(byte)] = letter
            width += letter
            if width > room { return false }
        }
        return true
    }

    private func width(of letter: UInt8) -> CGFloat {
        row.text = "nn"
        let without = row.textWidth
        row.text = "n\(Character(UnicodeScalar(letter)))n"
        return row.textWidth - without + Self.slack
    }
}
