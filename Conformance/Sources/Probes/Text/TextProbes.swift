import UIKit

extension Probe {
    static let texts = [inkWidths, titleStyle, labelSizes, lineBreaks, fontMetrics, preferredSizes]

    /// The width of the ink of texts, each in a label of its own.
    private static let inkWidths = Probe("text.ink", on: .any) { run in
        await run.show(Page())
        for measured in MeasuredText.all {
            let label = UILabel()
            label.text = measured.text
            label.font = measured.font
            label.sizeToFit()
            let picture = Pixels(drawing: label)
            run.record(measured.name, picture.flatMap { $0.ink(in: $0.bounds) }?.width)
        }
    }

    /// A text in the style title 1 at each text size.
    private static let titleStyle = Probe("text.title1", on: .any) { run in
        let categories: [(String, UIContentSizeCategory)] = [
            ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
            ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
            ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge), ("AX4", .accessibilityExtraExtraLarge),
            ("AX5", .accessibilityExtraExtraExtraLarge),
        ]
        for (name, category) in categories {
            let label = UILabel()
            label.text = "What's the point?"
            label.font = .preferredFont(
                forTextStyle: .title1, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
            let size = label.sizeThatFits(CGSize(width: 1000, height: 1000))
            run.record("\(name).height", size.height)
            run.record("\(name).width", size.width)
        }
    }

    private static let labelSizes = Probe("text.label", on: .any) { run in
        let texts: [(String, CGFloat)] = [("the", 17), ("the", 16), ("?", 15), ("?", 14), ("Hello", 12), ("Hello", 20)]
        for (text, points) in texts {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: points)
            let size = label.sizeThatFits(CGSize(width: 300, height: 100))
            run.record("\(text).\(Int(points)).width", size.width)
            run.record("\(text).\(Int(points)).height", size.height)
        }
        let label = UILabel()
        label.text = "What's"
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        run.record("What's.semibold.width", label.sizeThatFits(CGSize(width: 300, height: 100)).width)
        label.text = "Tab 1"
        label.font = .systemFont(ofSize: 10, weight: .medium)
        run.record("Tab 1.10.width", label.sizeThatFits(CGSize(width: 300, height: 100)).width)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.text = nil
        run.record("empty", label.sizeThatFits(CGSize(width: 300, height: 100)))
        label.text = ""
        run.record("emptyText", label.intrinsicContentSize)
        label.text = "One\nTwo"
        run.record("twoLinesInOne", label.intrinsicContentSize.height)
        label.numberOfLines = 0
        run.record("twoLines", label.intrinsicContentSize.height)
    }

    /// Where labels break texts.
    private static let lineBreaks = Probe("text.break", on: .any) { run in
        for paragraph in Paragraph.all {
            run.record(paragraph.valueName, paragraph.lines.joined(separator: " / "))
        }
    }

    private static let fontMetrics = Probe("text.font", on: .any) { run in
        for points in [10, 13, 15, 17, 20, 28, 34] as [CGFloat] {
            let font = UIFont.systemFont(ofSize: points), name = "system\(Int(points))"
            run.record("\(name).lineHeight", font.lineHeight)
            run.record("\(name).ascender", font.ascender)
            run.record("\(name).descender", font.descender)
            run.record("\(name).capHeight", font.capHeight)
            run.record("\(name).xHeight", font.xHeight)
        }
        run.record("label", UIFont.labelFontSize)
        run.record("button", UIFont.buttonFontSize)
        run.record("small", UIFont.smallSystemFontSize)
        run.record("system", UIFont.systemFontSize)
    }

    /// The sizes of the text styles at the text size large, and of body at every text size.
    private static let preferredSizes = Probe("text.style", on: .any) { run in
        let styles: [(String, UIFont.TextStyle)] = [
            ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
            ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
            ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
        ]
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        for (name, style) in styles {
            run.record("\(name).size", UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize)
        }
        let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        for (name, style) in styles {
            run.record("\(name).largest", UIFont.preferredFont(forTextStyle: style, compatibleWith: largest).pointSize)
        }
        let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: largest)
        run.record("scaled100", scaled)
    }
}
