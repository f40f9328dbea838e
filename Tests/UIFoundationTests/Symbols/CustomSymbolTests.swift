import Foundation
import TestSupport
import Testing
import UIFoundation
import UIKitCore

/// Symbol sets of asset catalogs.
@Suite(.enabled(if: (try? VectorDocument(VectorSamples.halfRed)) != nil)) struct CustomSymbolTests {
    private func withSymbol(
        _ template: Data, properties: String = "", _ body: (Bundle) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "velarium-\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/mark.badge.symbolset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let json = """
            {"symbols":[{"idiom":"universal","filename":"mark.svg"}],"properties":{\(properties)}}
            """
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        try template.write(to: set.appendingPathComponent("mark.svg"))
        try body(try #require(Bundle(path: folder.path)))
    }

    private func symbol(_ bundle: Bundle, _ configuration: UIImage.SymbolConfiguration? = nil) -> UIImage? {
        let traits = UITraitCollection(displayScale: 2)
        let all = UIImage.SymbolConfiguration.unspecified.withTraitCollection(traits).applying(configuration)
        return UIImage(named: "mark.badge", in: bundle, with: all)
    }

    private let weights = VectorSamples.symbol([("Ultralight-M", 20), ("Regular-M", 100), ("Black-M", 200)])

    @Test func aSymbolSetIsASymbolOfItsCatalogOnly() throws {
        try withSymbol(weights) { bundle in
            let image = try #require(symbol(bundle))

            #expect(image.isSymbolImage)
            #expect(image.renderingMode == .automatic)
            #expect(UIImage(named: "mark.badge", in: bundle, compatibleWith: nil)?.isSymbolImage == true)
            #expect(UIImage(named: "mark.other", in: bundle, compatibleWith: nil) == nil)
        }
    }

    @Test func theSizeFollowsThePointSize() throws {
        try withSymbol(weights) { bundle in
            let small = try #require(symbol(bundle, UIImage.SymbolConfiguration(pointSize: 50)))
            let large = try #require(symbol(bundle, UIImage.SymbolConfiguration(pointSize: 100)))

            // Capitals are 70 high in the template and 70.5 points in a font of 100 points.
            #expect(abs(large.size.width - 100.65) < 1)
            #expect(abs(large.size.height - 80.5) < 1)
            #expect(abs(small.size.width - large.size.width / 2) < 1)
        }
    }

    @Test func theLayerOfTheWeightIsDrawnOrTheNearest() throws {
        try withSymbol(weights) { bundle in
            func width(_ weight: UIImage.SymbolWeight) -> CGFloat? {
                symbol(bundle, UIImage.SymbolConfiguration(pointSize: 100, weight: weight))
                    .map { ($0.size.width / 10).rounded() * 10 }
            }

            #expect(width(.ultraLight) == 20)
            #expect(width(.regular) == 100)
            #expect(width(.unspecified) == 100)
            #expect(width(.black) == 200)
            #expect(width(.heavy) == 200)
            #expect(width(.light) == 100)
        }
    }

    @Test func theLayerOfTheScaleIsDrawnAtItsOwnSize() throws {
        let scales = VectorSamples.symbol([("Regular-S", 60), ("Regular-M", 80), ("Regular-L", 100)])
        try withSymbol(scales) { bundle in
            func width(_ scale: UIImage.SymbolScale) -> CGFloat? {
                symbol(bundle, UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: scale))
                    .map { ($0.size.width / 10).rounded() * 10 }
            }

            #expect(width(.small) == 60)
            #expect(width(.medium) == 80)
            #expect(width(.large) == 100)
        }
    }

    @Test func aTemplateWithOneScaleIsScaled() throws {
        try withSymbol(VectorSamples.symbol([("Regular-M", 100)])) { bundle in
            let medium = try #require(symbol(bundle, UIImage.SymbolConfiguration(pointSize: 100)))
            let large = try #require(
                symbol(bundle, UIImage.SymbolConfiguration(pointSize: 100, weight: .bold, scale: .large)))

            #expect(large.size.width > 1.2 * medium.size.width)
        }
    }

    @Test func theBaselineIsTheGuide() throws {
        try withSymbol(weights) { bundle in
            let image = try #require(symbol(bundle, UIImage.SymbolConfiguration(pointSize: 100)))

            // The box ends ten below the baseline.
            let offset = try #require(image.baselineOffsetFromBottom)
            #expect(abs(offset - 10) < 0.5)
        }
    }

    @Test func aTemplateHasTheTintAndAMulticolorSymbolItsColors() throws {
        func color(_ image: UIImage?) throws -> UInt32 {
            let image = try #require(image)
            let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
            let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
            let bitmap = try #require(drawn.cgImage).bitmap
            return (bitmap.pixels + 10 * bitmap.bytesPerRow + 40).load(as: UInt32.self)
        }
        let size = UIImage.SymbolConfiguration(pointSize: 50)
        try withSymbol(weights) { bundle in
            let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

            #expect(try color(symbol(bundle, size)) == 0xFF00_0000)
            #expect(try color(symbol(bundle, size)?.withTintColor(green)) == 0xFF00_FF00)
            let colored = size.applying(UIImage.SymbolConfiguration.preferringMulticolor())
            let multicolor = try color(symbol(bundle, colored))
            #expect(multicolor >> 16 & 255 > 200 && multicolor & 255 < 100)
        }
        try withSymbol(weights, properties: "\"symbol-rendering-intent\":\"multicolor\"") { bundle in
            let own = try color(symbol(bundle, size))
            #expect(own >> 16 & 255 > 200)
            let single = size.applying(UIImage.SymbolConfiguration.preferringMonochrome())
            #expect(try color(symbol(bundle, single)) == 0xFF00_0000)
        }
    }

    @Test func otherConfigurationsAreAppliedLater() throws {
        try withSymbol(weights) { bundle in
            let image = try #require(symbol(bundle, UIImage.SymbolConfiguration(pointSize: 50)))

            let black = UIImage.SymbolConfiguration(pointSize: 100, weight: .black)
            let large = try #require(image.applyingSymbolConfiguration(black))

            #expect(large.size.width > 3 * image.size.width)
            #expect(large != image)
            #expect(image == symbol(bundle, UIImage.SymbolConfiguration(pointSize: 50)))
        }
    }

    @Test(arguments: ["<svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><g/></svg>", ""])
    func aFileThatIsNoTemplateGivesNoImage(text: String) throws {
        try withSymbol(Data(text.utf8)) { bundle in
            #expect(symbol(bundle) == nil)
        }
    }
}
