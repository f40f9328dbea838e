import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Labels in several scripts while the user changes the system settings.
@MainActor @Suite struct LiveTextTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let labels: [UILabel]
    private let button = UIButton(type: .system)

    private static let texts = [
        "The quick brown fox jumps over the lazy dog", "快速的棕色狐狸跳过懒狗", "مرحبا بالعالم، هذا نص عربي",
        "שלום עולם, זה טקסט בעברית", "नमस्ते दुनिया, यह हिन्दी है", "สวัสดีชาวโลก นี่คือภาษาไทย", "Emoji 👍🏽 👨‍👩‍👧 🇩🇪 in a line",
    ]

    init() {
        labels = Self.texts.map { text in
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            return label
        }
        page.view.backgroundColor = .systemBackground
        button.setTitle("A button", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        for view in labels + [button] { page.view.addSubview(view) }
        device.show(page)
        place()
    }

    /// Stacks the labels vertically in their fitting sizes.
    private func place() {
        var top: CGFloat = 70
        for label in labels {
            let size = label.sizeThatFits(CGSize(width: 350, height: 0))
            label.frame = CGRect(x: 20, y: top, width: 350, height: size.height)
            top += size.height + 12
        }
        button.frame = CGRect(origin: CGPoint(x: 20, y: top), size: button.intrinsicContentSize)
    }

    private var heights: [CGFloat] { labels.map(\.frame.height) }

    /// The first and the last column, in points, with ink in the label's rows.
    private func columns(of label: UILabel) -> ClosedRange<Int>? {
        let picture = device.picture()
        let rows = stride(from: label.frame.minY, to: label.frame.maxY, by: 1 / 3)
        let inked = (0..<390).filter { x in
            rows.contains { picture.color(atX: CGFloat(x) + 0.5, y: $0).red < 160 }
        }
        return inked.first.flatMap { first in inked.last.map { first...$0 } }
    }

    @Test func everyScriptIsShownInItsLabel() throws {
        for label in labels {
            let columns = try #require(self.columns(of: label))

            #expect(columns.lowerBound >= 20 && columns.upperBound <= 370)
            #expect(columns.count > 100)
        }
    }

    @Test func everyLabelAndButtonGrowsWithTheTextSize() throws {
        let before = heights
        let title = button.intrinsicContentSize

        try device.setTextSize(.accessibilityLarge)
        place()

        #expect(labels.allSatisfy { $0.font.pointSize == 33 })
        #expect(zip(heights, before).allSatisfy { $0 > $1 * 1.5 })
        #expect(button.intrinsicContentSize.width > title.width * 1.5)
        try device.setTextSize(.large)
        place()
        #expect(heights == before && button.intrinsicContentSize == title)
    }

    @Test func boldTextChangesLabelsAndButtonsAtOnce() throws {
        let before = labels[0].sizeThatFits(.zero)
        let title = button.intrinsicContentSize
        let picture = device.picture()

        try device.setAccessibilityFeature(.boldText, isOn: true)

        #expect(labels[0].sizeThatFits(.zero).width > before.width)
        #expect(button.intrinsicContentSize.width > title.width)
        #expect(!device.picture().matches(picture))
        try device.setAccessibilityFeature(.boldText, isOn: false)
        #expect(labels[0].sizeThatFits(.zero) == before)
        #expect(device.picture().matches(picture))
    }

    @Test func labelsChangeSidesWithTheLayoutDirection() throws {
        labels[1].text = "快速"
        labels[3].text = "שלום"
        #expect(try #require(columns(of: labels[3])).upperBound < 195)

        try device.setLayoutDirection(.rightToLeft)

        for label in [labels[1], labels[3]] {
            #expect(try #require(columns(of: label)).lowerBound > 195)
        }
    }
}
