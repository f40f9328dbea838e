import Testing
import UIKitCore
import VelariumTesting

/// The smallest and the largest text size of a view.
@MainActor @Suite struct ContentSizeLimitTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let bar = UIView()
    private let label = UILabel()

    init() {
        label.text = "Total"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        device.show(page)
        page.view.addSubview(bar)
        bar.addSubview(label)
    }

    @Test(arguments: [
        (UIContentSizeCategory.extraSmall, UIContentSizeCategory.medium), (.medium, .medium), (.large, .large),
        (.extraExtraLarge, .extraExtraLarge), (.accessibilityLarge, .extraExtraLarge),
    ])
    func aSizeOutsideOfTheLimitsIsTheNearestOne(
        _ wanted: UIContentSizeCategory, _ expected: UIContentSizeCategory
    ) throws {
        bar.minimumContentSizeCategory = .medium
        bar.maximumContentSizeCategory = .extraExtraLarge

        try device.setTextSize(wanted)

        #expect(bar.traitCollection.preferredContentSizeCategory == expected)
        #expect(label.traitCollection.preferredContentSizeCategory == expected)
        #expect(page.view.traitCollection.preferredContentSizeCategory == wanted)
        #expect(page.traitCollection.preferredContentSizeCategory == wanted)
    }

    @Test func aLabelInALimitedViewGrowsNoFurther() throws {
        bar.maximumContentSizeCategory = .large
        let size = label.font.pointSize

        try device.setTextSize(.accessibilityExtraExtraExtraLarge)
        #expect(label.font.pointSize == size)

        bar.maximumContentSizeCategory = nil
        #expect(label.font.pointSize > size * 2)
    }

    @Test func innerLimitsAreWithinOuterOnes() throws {
        bar.maximumContentSizeCategory = .extraLarge
        label.maximumContentSizeCategory = .accessibilityMedium
        label.minimumContentSizeCategory = .small

        try device.setTextSize(.accessibilityLarge)

        #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    }

    @Test func theLargestHoldsIfTheSmallestIsLarger() {
        bar.minimumContentSizeCategory = .accessibilityLarge
        bar.maximumContentSizeCategory = .small

        #expect(bar.traitCollection.preferredContentSizeCategory == .small)
    }

    @Test func aViewThatLeavesALimitedOneFollowsTheUserAgain() throws {
        bar.maximumContentSizeCategory = .large
        try device.setTextSize(.accessibilityLarge)

        page.view.addSubview(label)

        #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }

    @Test func theDescriptionNamesTheLimitsOfAllSuperviews() {
        bar.maximumContentSizeCategory = .large
        label.minimumContentSizeCategory = .small

        let lines = label.appliedContentSizeCategoryLimitsDescription.split(separator: "\n")

        #expect(lines.count == 2 && lines[0].contains("minimum") && lines[1].contains("maximum"))
        #expect(page.view.appliedContentSizeCategoryLimitsDescription.isEmpty)
        #expect(label.maximumContentSizeCategory == nil && label.minimumContentSizeCategory == .small)
    }

    @Test func ignoringInvertedColorsIsRemembered() {
        bar.accessibilityIgnoresInvertColors = true

        #expect(bar.accessibilityIgnoresInvertColors && !label.accessibilityIgnoresInvertColors)
    }
}
