import Testing
import UIKitControls
import UIKitCore

/// How text settings of the user change labels and buttons.
@MainActor @Suite struct TextSettingsTests {
    private final class SettingLabel: UILabel {
        var traits = UITraitCollection(displayScale: 1)
        override var traitCollection: UITraitCollection { traits }

        func set(_ new: UITraitCollection) {
            let old = traits
            traits = UITraitCollection(traitsFrom: [old, new])
            traitCollectionDidChange(old)
        }
    }

    @Test func boldTextMakesLabelsHeavierAndWider() {
        let label = SettingLabel()
        label.text = "Some text"
        let regular = label.intrinsicContentSize.width
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        let semibold = label.intrinsicContentSize.width
        label.font = .systemFont(ofSize: 17)

        label.set(UITraitCollection(legibilityWeight: .bold))

        #expect(label.intrinsicContentSize.width == semibold)
        #expect(semibold > regular)
        label.set(UITraitCollection(legibilityWeight: .regular))
        #expect(label.intrinsicContentSize.width == regular)
    }

    @Test func anAppsOwnFontIsNotMadeBold() {
        let label = SettingLabel()
        label.font = UIFont(name: "Georgia", size: 17)
        label.text = "Some text"
        let before = label.intrinsicContentSize

        label.set(UITraitCollection(legibilityWeight: .bold))

        #expect(label.intrinsicContentSize == before)
    }

    @Test func everyKindOfDynamicFontFollowsTheTextSize() throws {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
        let bold = UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 34), maximumPointSize: 60, compatibleWith: large)

        for (font, size) in [(body, 53), (bold, 53), (scaled, 60), (.systemFont(ofSize: 20), 20)] as [(UIFont, CGFloat)]
        {
            let label = SettingLabel()
            label.font = font
            label.adjustsFontForContentSizeCategory = true

            label.set(UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))

            #expect(label.font.pointSize == size)
            #expect(label.font.fontName == font.fontName)
            label.set(large)
            #expect(label.font.pointSize == font.pointSize)
        }
    }

    @Test func attributedRunsFollowTheTextSizeOneByOne() {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let label = SettingLabel()
        let text = NSMutableAttributedString(
            string: "body ", attributes: [.font: UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)])
        text.append(NSAttributedString(string: "fixed", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
        label.attributedText = text
        label.adjustsFontForContentSizeCategory = true

        label.set(UITraitCollection(preferredContentSizeCategory: .extraLarge))

        let fonts = [0, 5].map { label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        #expect(fonts.map { $0?.pointSize } == [19, 12])
    }

    @Test func aButtonGrowsWithItsTitle() throws {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        let before = button.intrinsicContentSize

        button.titleLabel?.font = .preferredFont(
            forTextStyle: .body,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))

        #expect(button.intrinsicContentSize.height > before.height + 15)
        #expect(button.intrinsicContentSize.width > before.width * 2)
    }
}
