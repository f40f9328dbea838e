import UIKit

/// A text in a label of several lines.
struct Paragraph: Sendable {
    /// The size of the system's font, and the width of the label. Points.
    let size, width: CGFloat
    let name: String
    let text: String

    /// Its part of a value's name.
    var valueName: String { "\(Int(size)).\(Int(width)).\(name)" }

    /// The lines of the label, word by word: a word that makes the label higher begins the next line.
    @MainActor var lines: [String] {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: size)
        var lines: [String] = []
        for word in text.split(separator: " ") {
            let longer = lines.last.map { "\($0) \(word)" }
            label.text = longer
            let height = label.sizeThatFits(CGSize(width: width, height: 10_000)).height
            if let longer, height < label.font.lineHeight * 1.5 {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
