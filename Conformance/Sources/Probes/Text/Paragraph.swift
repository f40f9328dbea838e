import UIKit

/// A text in a label of several lines.
struct Paragraph: Sendable {
    /// The size of the system's font, and the width of the label. Points.
    let size, width: CGFloat
    let name: String
    let text: String

    /// Its part of a value's name.
    var valueName: String { "\(Int(size)).\(Int(width)).\(name)" }

    /// The lines of the label as it draws them: every word has a color of its own, and its highest pixel is in its line.
    @MainActor var lines: [String] {
        let words = text.split(separator: " ").map(String.init)
        let font = UIFont.systemFont(ofSize: size)
        let label = UILabel()
        label.numberOfLines = 0
        label.font = font
        label.text = text
        let fitting = label.sizeThatFits(CGSize(width: width, height: 10_000))
        label.frame = CGRect(x: 0, y: 0, width: width, height: fitting.height)
        let colored = NSMutableAttributedString(string: "")
        for (index, word) in words.enumerated() {
            colored.append(
                NSAttributedString(
                    string: index == 0 ? word : " \(word)",
                    attributes: [.font: font, .foregroundColor: Self.color(of: index).uiColor]))
        }
        label.attributedText = colored
        guard let picture = Pixels(drawing: label) else { return [] }
        let margin = (picture.bounds.height - fitting.height.rounded(.up)) / 2
        var lines: [[String]] = []
        for (index, word) in words.enumerated() {
            guard let top = picture.highest(Self.color(of: index)) else { continue }
            let line = Int((top - margin) / font.lineHeight)
            while lines.count <= line { lines.append([]) }
            lines[line].append(word)
        }
        return lines.map { $0.joined(separator: " ") }
    }

    /// A color of which no other one is a paler tone, because one component is 0.
    private static func color(of index: Int) -> Pixels.Color {
        let high = 50 * (index / 15 % 5), low = 50 * (index / 3 % 5)
        switch index % 3 {
        case 0: return Pixels.Color(red: 0, green: low, blue: high)
        case 1: return Pixels.Color(red: 25 + low, green: 0, blue: high)
        default: return Pixels.Color(red: 25 + high, green: 25 + low, blue: 0)
        }
    }
}

extension Pixels.Color {
    fileprivate var uiColor: UIColor {
        UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
    }
}

extension Pixels {
    /// The y of the highest pixel with a color; nil without one.
    fileprivate func highest(_ color: Color) -> CGFloat? {
        (0..<height).first { row in
            (0..<width).contains { pixel($0, row).isClose(to: color, within: 6) }
        }.map { CGFloat($0) / scale }
    }
}
