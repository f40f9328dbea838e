import UIKit

/// Texts whose line breaks are known from pictures.
@MainActor enum BrokenTexts {
    struct Paragraph {
        let name: String
        /// The width of the label, and the size of the system font. Points.
        let width, size: CGFloat
        let text: String
    }

    static let all = [
        Paragraph(
            name: "accessoryView", width: 375, size: 14,
            text: "On iOS, all the list items below should have an AccessoryView visible. If any are not visible or are "
                + "covered by the section index list then this test has failed."),
        Paragraph(
            name: "thumbColor", width: 375, size: 14,
            text: "Toggle Switch state to apply ThumbColor (Green/Red) using On/Off Visual States respectively!"),
        Paragraph(
            name: "portrait", width: 375, size: 14,
            text: "Rotate the device until you get back to portrait mode. The text should wrap normally on each row."),
        Paragraph(
            name: "boxView", width: 375, size: 14,
            text: "You should see a green BoxView. You should not see the text that says FAIL."),
        Paragraph(
            name: "contentLayout", width: 351, size: 14,
            text: "1. The image must adapt to the size of the Button and be in the position determined by the "
                + "ContentLayout property."),
        Paragraph(
            name: "imageSource", width: 351, size: 14,
            text: "1. Font image source should not be stretched on button with height requested."),
        Paragraph(
            name: "lorem", width: 343, size: 14,
            text: "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et "
                + "dolore magna aliqua."),
    ]

    /// The lines of a label, word by word: a word that makes the label higher begins the next line.
    static func lines(of text: String, width: CGFloat, size: CGFloat) -> [String] {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: size)
        func isOneLine(_ words: String) -> Bool {
            label.text = words
            return label.sizeThatFits(CGSize(width: width, height: 10_000)).height < label.font.lineHeight * 1.5
        }
        var lines: [String] = []
        for word in text.split(separator: " ") {
            let longer = lines.last.map { "\($0) \(word)" }
            if let longer, isOneLine(longer) {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
