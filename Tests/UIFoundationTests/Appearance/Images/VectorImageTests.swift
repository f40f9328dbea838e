import Foundation
import TestSupport
import Testing
import UIKitCore
import UITestSupport

@testable import UIFoundation

/// PDF and SVG files in asset catalogs and bundles.
@Suite struct VectorImageTests {
    private static let drawsSVG = (try? VectorDocument(VectorSamples.halfRed)) != nil
    private static let drawsPDF = (try? VectorDocument(VectorSamples.halfBlue)) != nil

    /// Calls `body` with a bundle of these files.
    private func withBundle(_ files: [String: Data], _ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "velarium-\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, data) in files {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
        try body(try #require(Bundle(path: folder.path)))
    }

    private func catalog(
        _ entries: [String], properties: String = "", files: [String: Data]
    ) -> [String: Data] {
        let json = "{\"images\":[\(entries.joined(separator: ","))],\"properties\":{\(properties)}}"
        var all = ["Assets.xcassets/Logo.imageset/Contents.json": Data(json.utf8)]
        for (name, data) in files { all["Assets.xcassets/Logo.imageset/" + name] = data }
        return all
    }

    private func entry(_ file: String, _ more: String = "") -> String {
        "{\"idiom\":\"universal\",\"filename\":\"\(file)\"\(more.isEmpty ? "" : ",")\(more)}"
    }

    private func traits(
        scale: CGFloat = 2, _ style: UIUserInterfaceStyle = .light,
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(layoutDirection: direction), UITraitCollection(userInterfaceIdiom: .phone),
        ])
    }

    private func color(_ x: Int, _ y: Int, of image: UIImage?) throws -> UInt32 {
        let bitmap = try #require(image?.cgImage).bitmap
        return (bitmap.pixels + y * bitmap.bytesPerRow + x * 4).load(as: UInt32.self)
    }

    @Test(.enabled(if: drawsSVG), arguments: [1, 2, 3] as [CGFloat])
    func aSingleScaleIsDrawnForTheScreen(scale: CGFloat) throws {
        try withBundle(catalog([entry("a.svg")], files: ["a.svg": VectorSamples.halfRed])) { bundle in
            let image = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: traits(scale: scale)))

            #expect(image.size == CGSize(width: 20, height: 10))
            #expect(image.scale == scale)
            #expect(image.cgImage?.width == Int(20 * scale))
            #expect(!image.isSymbolImage && !image.isDrawnAtEverySize)
            #expect(try color(Int(10 * scale) - 1, 0, of: image) == 0xFFFF_0000)
            #expect(try color(Int(10 * scale), 0, of: image) == 0)
        }
    }

    @Test(.enabled(if: drawsPDF)) func aPDFIsDrawnAsAnSVGIs() throws {
        try withBundle(catalog([entry("a.pdf")], files: ["a.pdf": VectorSamples.halfBlue])) { bundle in
            let image = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: traits()))

            #expect(image.size == CGSize(width: 20, height: 10))
            #expect(try color(19, 10, of: image) == 0xFF00_00FF)
        }
    }

    @Test(.enabled(if: drawsSVG)) func aFileForOneScaleIsSmallerInPoints() throws {
        let files = ["two.svg": VectorSamples.halfRed]
        try withBundle(catalog([entry("two.svg", "\"scale\":\"2x\"")], files: files)) { bundle in
            let image = UIImage(named: "Logo", in: bundle, compatibleWith: traits(scale: 2))

            #expect(image?.size == CGSize(width: 10, height: 5))
            #expect(image?.cgImage?.width == 20)
        }
    }

    @Test(.enabled(if: drawsSVG)) func preservedVectorsAreSharpAtEverySize() throws {
        let files = ["a.svg": VectorSamples.halfRed]
        let kept = catalog([entry("a.svg")], properties: "\"preserves-vector-representation\":true", files: files)
        for (files, isSharp) in [(kept, true), (catalog([entry("a.svg")], files: files), false)] {
            try withBundle(files) { bundle in
                let image = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: traits(scale: 1)))
                let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
                let large = UIGraphicsImageRenderer(size: CGSize(width: 210, height: 100), format: format).image { _ in
                    image.draw(in: CGRect(x: 0, y: 0, width: 210, height: 100))
                }

                // The edge is at 105.
                let isClean = try [103, 104].allSatisfy { try color($0, 50, of: large) == 0xFFFF_0000 }
                let ends = try [105, 106].allSatisfy { try color($0, 50, of: large) == 0 }
                #expect((isClean && ends) == isSharp)
                #expect(image.isDrawnAtEverySize == isSharp)
                #expect(image.size == CGSize(width: 20, height: 10))
            }
        }
    }

    @Test(.enabled(if: drawsSVG)) func aPreservedVectorIsTurnedAndTinted() throws {
        let files = ["a.svg": VectorSamples.halfRed]
        let properties = "\"preserves-vector-representation\":true,\"template-rendering-intent\":\"template\""
        try withBundle(catalog([entry("a.svg")], properties: properties, files: files)) { bundle in
            let image = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: traits(scale: 1)))
            let flipped = image.withHorizontallyFlippedOrientation()
            let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
            let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
                flipped.withTintColor(.green).draw(at: .zero)
            }

            #expect(image.renderingMode == .alwaysTemplate)
            #expect(try color(5, 5, of: drawn) == 0)
            #expect(try color(15, 5, of: drawn) == 0xFF00_FF00)
        }
    }

    @Test(.enabled(if: drawsSVG)) func variantsFollowTheStyleAndTheDirection() throws {
        let dark = "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]"
        func one(_ width: Int) -> Data { VectorSamples.svg("width=\"\(width)\" height=\"10\"", "<g/>") }
        let entries = [
            entry("ltr.svg", "\"language-direction\":\"left-to-right\""),
            entry("rtl.svg", "\"language-direction\":\"right-to-left\""),
            entry("dark.svg", "\"language-direction\":\"left-to-right\",\(dark)"),
        ]
        let files = ["ltr.svg": one(10), "rtl.svg": one(20), "dark.svg": one(30)]
        try withBundle(catalog(entries, files: files)) { bundle in
            func width(_ traits: UITraitCollection) -> CGFloat? {
                UIImage(named: "Logo", in: bundle, compatibleWith: traits)?.size.width
            }

            #expect(width(traits()) == 10)
            #expect(width(traits(.light, .rightToLeft)) == 20)
            #expect(width(traits(.dark)) == 30)
        }
    }

    @Test(.enabled(if: drawsSVG)) func anImageForOneDirectionIsMirroredInTheOther() throws {
        let entries = [entry("a.svg", "\"language-direction\":\"left-to-right\"")]
        try withBundle(catalog(entries, files: ["a.svg": VectorSamples.halfRed])) { bundle in
            let image = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: traits()))

            #expect(image.flipsForRightToLeftLayoutDirection)
        }
    }

    @Test(.enabled(if: drawsSVG)) func theEntryForNoLanguageIsTheLastChoice() throws {
        func one(_ width: Int) -> Data { VectorSamples.svg("width=\"\(width)\" height=\"10\"", "<g/>") }
        let entries = [entry("any.svg"), entry("xx.svg", "\"locale\":\"tlh\"")]
        try withBundle(catalog(entries, files: ["any.svg": one(10), "xx.svg": one(20)])) { bundle in
            #expect(UIImage(named: "Logo", in: bundle, compatibleWith: traits())?.size.width == 10)
        }
    }

    @Test func entriesForALanguageWin() {
        let entries = [nil, "de", "zh-Hans"].map { locale -> AssetCatalog.Entry in
            AssetCatalog.Entry(values: locale.map { ["locale": $0] } ?? [:])
        }
        func locale(_ language: SystemLanguage) -> [String?] { entries.localized(in: language).map(\.locale) }

        #expect(locale(.german) == ["de"])
        #expect(locale(.chineseSimplified) == ["zh-Hans"])
        #expect(locale(.arabic) == [nil])
        #expect([AssetCatalog.Entry]().localized(in: .german).isEmpty)
    }

    @Test(.enabled(if: drawsSVG && drawsPDF)) func filesAreFoundByTheirNames() throws {
        let files = ["Mark.svg": VectorSamples.halfRed, "Page.pdf": VectorSamples.halfBlue]
        try withBundle(files) { bundle in
            for name in ["Mark", "Mark.svg", "Page", "Page.pdf"] {
                let image = try #require(UIImage(named: name, in: bundle, compatibleWith: traits(scale: 3)))

                #expect(image.size == CGSize(width: 20, height: 10))
                #expect(image.cgImage?.width == 60)
            }
            #expect(UIImage(named: "Mark.pdf", in: bundle, compatibleWith: traits()) == nil)
        }
    }

    /// A raster image wins over a vector of the same name, as before.
    @Test(.enabled(if: drawsSVG)) func aPNGWinsOverAnSVG() throws {
        let png = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 7)).pngData { $0.fill(.zero) }
        try withBundle(["Mark.svg": VectorSamples.halfRed, "Mark.png": png]) { bundle in
            #expect(UIImage(named: "Mark", in: bundle, compatibleWith: traits())?.size.width != 20)
        }
    }

    @Test func badFilesGiveNoImage() throws {
        let files: [String: Data] = [
            "broken.svg": Data("<svg".utf8), "empty.svg": VectorSamples.svg(#"width="0" height="0""#, ""),
            "huge.svg": VectorSamples.svg(#"width="16000" height="16000""#, ""), "broken.pdf": Data("%PDF-1.4".utf8),
            "nothing.svg": Data(),
        ]
        for name in files.keys.sorted() + ["missing.svg"] {
            try withBundle(catalog([entry(name)], files: files)) { bundle in
                #expect(UIImage(named: "Logo", in: bundle, compatibleWith: traits()) == nil, "\(name)")
            }
        }
    }
}
