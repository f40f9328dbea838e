import UIKit

extension GalleryPage {
    /// Text styles, weights, scripts, truncation and attributed text.
    static let text = GalleryPage(
        id: "text", title: "Text", summary: "Styles, weights, scripts, truncation",
        group: .text, symbol: "textformat", tint: .systemGray
    ) { TextPage() }
}

private final class TextPage: ExamplesController {
    override func makeExamples() -> [Example] {
        title = "Text".localized
        return [
            Example("Styles", note: "Text styles follow the system's text size.", LabelColumn(styles)),
            Example("Weights", LabelColumn(gap: 4, weights)),
            Example("Scripts", LabelColumn(scripts)),
            Example("Truncation", LabelColumn(truncatedLabels)),
            Example("Attributed text", LabelColumn([attributedLabel, paragraphLabel])),
        ]
    }

    private func label(_ text: String, _ font: UIFont = .preferredFont(forTextStyle: .body)) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    private var styles: [UILabel] {
        let styles: [(String, UIFont.TextStyle)] = [
            ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
            ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
            ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
        ]
        return styles.map { label($0.0, .preferredFont(forTextStyle: $0.1)) }
    }

    private var weights: [UILabel] {
        let weights: [(String, UIFont.Weight)] = [
            ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
            ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
        ]
        let plain = weights.map { label("\($0.0) 0123456789", .systemFont(ofSize: 20, weight: $0.1)) }
        let labels =
            plain + [
                label("Italic: a velarium shades", .italicSystemFont(ofSize: 20)),
                label("Monospaced: 0O1lI", .monospacedSystemFont(ofSize: 18, weight: .regular)),
            ]
        for label in labels { label.followTextSize() }
        return labels
    }

    private var scripts: [UILabel] {
        [
            label("The awning over the arena, drawn when the sun burned."),
            label("Το βήλο πάνω από την αρένα. Навес над ареной."),
            label("競技場の上の天幕は、日差しの強い日に引かれました。"),
            label("竞技场上方的遮篷。경기장 위의 차양."), label("مظلة فوق الساحة تُسحب في يوم مشمس"),
            label("סוכך מעל הזירה ביום של שמש"), label("🏛️ ☀️ 👩🏽‍🎨 🇮🇹 with text between emoji"),
        ]
    }

    private var truncatedLabels: [UILabel] {
        let modes: [NSLineBreakMode] = [.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping]
        let cut = modes.map { mode in
            let label = label(
                "A sentence that is too long for a single line of this card, on any of the devices.")
            label.numberOfLines = 1
            label.lineBreakMode = mode
            return label
        }
        let shrunk = label("A line that shrinks to half of its font size before it is truncated at the end.")
        shrunk.numberOfLines = 1
        shrunk.adjustsFontSizeToFitWidth = true
        shrunk.minimumScaleFactor = 0.5
        return cut + [shrunk]
    }

    private var attributedLabel: UILabel {
        let metrics = UIFontMetrics.default
        let bold = metrics.scaledFont(for: .boldSystemFont(ofSize: 17))
        let plain = metrics.scaledFont(for: .systemFont(ofSize: 17))
        let raised = metrics.scaledFont(for: .systemFont(ofSize: 12))
        let text = NSMutableAttributedString(string: "Bold, ", attributes: [.font: bold])
        let parts: [(String, [NSAttributedString.Key: Any])] = [
            ("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue]), (", ", [:]),
            ("struck through", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]), (", ", [:]),
            ("colored", [.foregroundColor: UIColor.systemRed]), (", ", [:]),
            ("highlighted", [.backgroundColor: UIColor.systemYellow]),
            (", ", [:]), ("spaced", [.kern: 4]), (" and ", [:]),
            ("raised", [.baselineOffset: 6, .font: raised]), (".", [:]),
        ]
        for part in parts {
            text.append(
                NSAttributedString(string: part.0, attributes: part.1.merging([.font: plain]) { own, _ in own }))
        }
        let label = label("")
        label.attributedText = text
        return label
    }

    private var paragraphLabel: UILabel {
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        style.lineHeightMultiple = 1.2
        style.firstLineHeadIndent = 24
        let label = label("")
        label.attributedText = NSAttributedString(
            string: "A justified paragraph with an indented first line and 1.2 times the usual line height. The "
                + "words of every line except the last are spaced to fill its width.",
            attributes: [.paragraphStyle: style, .font: UIFont.preferredFont(forTextStyle: .body)])
        return label
    }
}
