import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Symbols in other sizes, weights, colors and directions, and on the screen.
@MainActor @Suite struct SymbolVariationTests {
    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
        try #require(UIImage(systemName: name, withConfiguration: configuration), "\(name) is missing")
    }

    @Test(arguments: ["xmark", "gear", "heart.fill", "square.and.arrow.up"])
    func aSymbolGrowsWithItsPointSizeAndKeepsItsProportions(name: String) throws {
        let sizes = try [10, 20, 40, 80].map { try symbol(name, .init(pointSize: $0)).size }

        for (small, large) in zip(sizes, sizes.dropFirst()) {
            #expect(abs(large.width / small.width - 2) < 0.2 && abs(large.height / small.height - 2) < 0.2)
        }
    }

    @Test(arguments: ["xmark", "heart", "magnifyingglass"]) func aSymbolKeepsItsHeightInEveryWeight(name: String) throws
    {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        let heights = try weights.map { try symbol(name, .init(pointSize: 40, weight: $0)).size.height }

        #expect((heights.max() ?? 0) - (heights.min() ?? 0) < 8, "\(heights)")
    }

    @Test func configurationsAreAppliedInOrderAndTakenAwayPartByPart() {
        let base = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        let changed = base.applying(UIImage.SymbolConfiguration(weight: .thin))

        #expect(changed == UIImage.SymbolConfiguration(pointSize: 20, weight: .thin, scale: .large))
        #expect(changed.configurationWithoutScale() == UIImage.SymbolConfiguration(pointSize: 20, weight: .thin))
        #expect(changed.configurationWithoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .large))
        #expect(base.configurationWithoutWeight() != base && base.isEqual(to: base.configurationWithoutTextStyle()))
        #expect(UIImage.SymbolConfiguration.unspecified.applying(base) == base)
    }

    @Test func aConfigurationThatIsAppliedTwiceChangesNothingMore() throws {
        let image = try symbol("star", .init(pointSize: 17))
        let larger = UIImage.SymbolConfiguration(pointSize: 34, weight: .heavy)

        let once = try #require(image.applyingSymbolConfiguration(larger))
        let twice = try #require(once.applyingSymbolConfiguration(larger))

        #expect(once == twice && once != image && once.size.width > 1.5 * image.size.width)
        #expect(twice.applyingSymbolConfiguration(.init(pointSize: 17, weight: .regular))?.size == image.size)
    }

    @Test func aSymbolInAnImageViewHasItsTintAndFollowsIt() throws {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        page.view.backgroundColor = .white
        let view = UIImageView(image: try symbol("square.fill", .init(pointSize: 60)))
        view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        view.contentMode = .center
        view.tintColor = .red
        device.show(page)
        page.view.addSubview(view)
        func middle() -> Picture.Color { device.picture().color(atX: 150, y: 150) }

        #expect(middle().isNear(255, 0, 0))
        view.tintColor = .blue
        #expect(middle().isNear(0, 0, 255))
        view.image = view.image?.withTintColor(.green, renderingMode: .alwaysOriginal)
        #expect(middle().isNear(0, 255, 0))
        view.image = view.image?.withRenderingMode(.alwaysTemplate)
        #expect(middle().isNear(0, 0, 255))
    }

    @Test func aSymbolFollowsTheTextSizeOfItsViewThereAndBack() throws {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        let view = UIImageView(image: try symbol("star.fill", .init(textStyle: .body)))
        device.show(page)
        page.view.addSubview(view)
        let before = view.intrinsicContentSize

        try device.setTextSize(.accessibilityExtraLarge)
        #expect(view.intrinsicContentSize.width > 1.5 * before.width)
        try device.setTextSize(.large)

        #expect(view.intrinsicContentSize == before)
    }

    @Test func symbolsOfTheReadingDirectionPointTheOtherWay() throws {
        let forward = try symbol("chevron.forward", .init(pointSize: 40))
        let right = try symbol("chevron.right", .init(pointSize: 40))
        let left = try symbol("chevron.left", .init(pointSize: 40))
        func drawn(_ image: UIImage, _ direction: UITraitEnvironmentLayoutDirection) -> Data? {
            var result: Data?
            UITraitCollection(layoutDirection: direction).performAsCurrent {
                let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
                result = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format).pngData { _ in
                    image.draw(at: CGPoint(x: 10, y: 5))
                }
            }
            return result
        }

        #expect(drawn(forward, .leftToRight) == drawn(right, .leftToRight))
        #expect(drawn(forward, .rightToLeft) == drawn(left, .leftToRight))
        #expect(drawn(right, .rightToLeft) == drawn(right, .leftToRight))
    }
}
