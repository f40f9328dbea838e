import Testing
import UIKitCore

@Suite struct SymbolConfigurationTests {
    private typealias Configuration = UIImage.SymbolConfiguration

    @Test func applyingAConfigurationOverridesOnlyItsValues() {
        let both = Configuration(pointSize: 20, weight: .bold).applying(Configuration(scale: .large))

        #expect(both == Configuration(pointSize: 20, weight: .bold, scale: .large))
        #expect(both.isEqual(to: Configuration(pointSize: 20, weight: .bold, scale: .large)))
        #expect(both.configurationWithoutScale() == Configuration(pointSize: 20, weight: .bold))
        #expect(both.configurationWithoutPointSizeAndWeight() == Configuration(scale: .large))
        #expect(both.configurationWithoutWeight().configurationWithoutScale() == Configuration(pointSize: 20))
        #expect(Configuration.unspecified.applying(nil) == .unspecified)
    }

    @Test func aTextStyleReplacesAPointSizeAndFollowsTheTextSize() throws {
        let style = Configuration(pointSize: 40).applying(Configuration(textStyle: .body))
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

        let usual = try #require(UIImage(systemName: "star", withConfiguration: style))
        let enlarged = try #require(UIImage(systemName: "star", withConfiguration: style.withTraitCollection(large)))

        #expect(usual.size == UIImage(systemName: "star")?.size)
        #expect(abs(enlarged.size.height / usual.size.height - 33 / 17) < 0.1)
    }

    @Test(arguments: [(UIImage.SymbolScale.small, 0.8), (.medium, 1), (.large, 1.28)])
    func aSymbolScaleMultipliesItsSize(scale: UIImage.SymbolScale, factor: Double) throws {
        let size = try #require(UIImage(systemName: "circle", withConfiguration: Configuration(pointSize: 100))).size
        let configuration = Configuration(pointSize: 100, weight: .regular, scale: scale)

        let scaled = try #require(UIImage(systemName: "circle", withConfiguration: configuration)).size

        #expect(abs(scaled.height / size.height - factor) < 0.02)
    }

    @Test(arguments: [0, -3, CGFloat.nan, .infinity]) func anInvalidPointSizeUsesTheDefault(size: CGFloat) {
        let image = UIImage(systemName: "star", withConfiguration: Configuration(pointSize: size))

        #expect(image?.size == UIImage(systemName: "star")?.size)
    }

    @Test func boldTextMakesSymbolsHeavier() throws {
        let bold = UITraitCollection(legibilityWeight: .bold).imageConfiguration

        let image = try #require(UIImage(systemName: "plus", withConfiguration: bold))
        let semibold = try #require(UIImage(systemName: "plus", withConfiguration: Configuration(weight: .semibold)))

        #expect(image.pngData() == semibold.pngData())
    }

    @Test func fontAndSymbolWeightsCorrespond() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        #expect(weights.map { $0.symbolWeight().fontWeight() } == weights)
        #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
        #expect(UIImage.SymbolScale.default.rawValue == -1 && UIImage.SymbolWeight.black.rawValue == 9)
    }

    @Test func onlySymbolsTakeAConfiguration() throws {
        let plain = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(.zero) }

        #expect(plain.applyingSymbolConfiguration(Configuration(pointSize: 20)) == nil)
        #expect(plain.symbolConfiguration == nil && !plain.isSymbolImage)
        let heart = try #require(UIImage(systemName: "heart")?.applyingSymbolConfiguration(.init(pointSize: 30)))
        #expect(heart.symbolConfiguration == Configuration(pointSize: 30))
    }
}
