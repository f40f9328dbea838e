import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

@Suite struct VectorDocumentTests {
    private static let drawsSVG = SVGLibrary.installed != nil
    private static let drawsPDF = PDFLibrary.installed != nil

    private func pixel(_ x: Int, _ y: Int, of image: CGImage?) throws -> UInt32 {
        let bitmap = try #require(image).bitmap
        return (bitmap.pixels + y * bitmap.bytesPerRow + x * 4).load(as: UInt32.self)
    }

    private func failure(_ data: Data) -> VectorFailure? {
        do throws(VectorFailure) {
            _ = try VectorDocument(data)
            return nil
        } catch {
            return error
        }
    }

    @Test(.enabled(if: drawsSVG)) func anSVGIsDrawnAtEverySize() throws {
        let document = try VectorDocument(VectorSamples.halfRed)

        for scale in [1, 2, 3, 17] {
            let image = document.image(width: 20 * scale, height: 10 * scale)

            #expect(try pixel(10 * scale - 1, 5, of: image) == 0xFFFF_0000)
            #expect(try pixel(10 * scale, 5, of: image) == 0)
        }
        #expect(document.size == CGSize(width: 20, height: 10))
    }

    @Test(.enabled(if: drawsPDF)) func theFirstPageOfAPDFIsDrawnAtEverySize() throws {
        let document = try VectorDocument(VectorSamples.halfBlue)

        for scale in [1, 2, 3] {
            let image = document.image(width: 20 * scale, height: 10 * scale)

            #expect(try pixel(10 * scale - 1, 5, of: image) == 0xFF00_00FF)
            #expect(try pixel(10 * scale, 5, of: image) == 0)
        }
        #expect(document.size == CGSize(width: 20, height: 10))
    }

    @Test(
        .enabled(if: drawsSVG),
        arguments: [
            (#"width="24" height="32" viewBox="0 0 48 64""#, CGSize(width: 24, height: 32)),
            (#"viewBox="4 4 30 15""#, CGSize(width: 30, height: 15)),
            (#"width="100%" height="100%" viewBox="0 0 8 9""#, CGSize(width: 8, height: 9)),
            (#"width="1in" height="0.5in""#, CGSize(width: 96, height: 48)),
            (#"width="7.5" height="2.25""#, CGSize(width: 7.5, height: 2.25)),
        ])
    func theSizeIsTheOneOfTheRootElement(attributes: String, size: CGSize) throws {
        let document = try VectorDocument(VectorSamples.svg(attributes, "<rect width=\"5\" height=\"5\"/>"))

        #expect(document.size == size)
    }

    @Test(
        .enabled(if: drawsSVG),
        arguments: [
            "", #"width="0" height="10""#, #"width="10" height="0""#, #"viewBox="0 0 0 0""#,
            #"width="20000" height="10""#, #"width="1e300" height="10""#, #"width="-4" height="10""#,
        ])
    func aDrawingWithoutAUsableSizeIsRefused(attributes: String) {
        let failure = failure(VectorSamples.svg(attributes, "<rect width=\"5\" height=\"5\"/>"))

        #expect(failure != nil)
    }

    @Test(
        .enabled(if: drawsSVG),
        arguments: [
            "<svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"5\" height=\"5\"><g></svg>", "<svg/>",
            "<?xml version=\"1.0\"?><!-- <svg --><html/>", "\u{0}<svg",
        ])
    func brokenXMLIsRefused(text: String) {
        #expect(failure(Data(text.utf8)) != nil)
    }

    @Test(.enabled(if: drawsPDF), arguments: ["%PDF-", "%PDF-1.7\n%%EOF", "%PDF-1.4 trailer << /Root 9 0 R >> %%EOF"])
    func aBrokenPDFIsRefused(text: String) {
        #expect(failure(Data(text.utf8)) != nil)
    }

    @Test(.enabled(if: drawsPDF)) func aPDFWithAPageOfNoSizeIsRefusedOrHasOne() throws {
        let empty = VectorSamples.pdf(width: 0, height: 0, content: "")

        let size = (try? VectorDocument(empty))?.size

        #expect(size.map { $0.width > 0 && $0.height > 0 } ?? true)
    }

    @Test func otherFilesAreNoVectors() {
        #expect(failure(Data()) == .unknownKind)
        #expect(failure(Data("Hello".utf8)) == .unknownKind)
        #expect(failure(Data(count: VectorLimits.byteCount + 1)) != nil)
        #expect(VectorKind(Data("junk %PDF-1.4".utf8)) == .pdf)
        #expect(VectorKind(Data("<?xml version=\"1.0\"?>\n<!-- x -->\n<svg>".utf8)) == .svg)
    }

    /// Ten entities, each of which has ten of the next, would be ten billion letters.
    @Test(.enabled(if: drawsSVG)) func entitiesThatMultiplyAreRefused() {
        let entities = (1...9).map { level in
            "<!ENTITY e\(level) \"\(String(repeating: "&e\(level - 1);", count: 10))\">"
        }
        let text =
            "<!DOCTYPE svg [<!ENTITY e0 \"aaaaaaaaaa\">\(entities.joined())]>"
            + "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><text>&e9;</text></svg>"

        #expect(failure(Data(text.utf8)) != nil)
    }

    @Test(.enabled(if: drawsSVG)) func aFileOutsideIsNotRead() throws {
        let secret = FileManager.default.temporaryDirectory.appendingPathComponent("velarium-\(UUID().uuidString).svg")
        try VectorSamples.svg(#"width="10" height="10""#, #"<rect id="a" width="10" height="10"/>"#).write(to: secret)
        defer { try? FileManager.default.removeItem(at: secret) }
        let contents = [
            "<image href=\"\(secret.absoluteString)\" width=\"10\" height=\"10\"/>",
            "<image href=\"\(secret.path)\" width=\"10\" height=\"10\"/>",
            "<use href=\"\(secret.absoluteString)#a\"/>",
            "<style>@import url(\(secret.absoluteString));</style>",
        ]

        for content in contents {
            let document = try VectorDocument(VectorSamples.svg(#"width="10" height="10""#, content))

            #expect(try pixel(5, 5, of: document.image(width: 10, height: 10)) == 0, "\(content)")
        }
    }

    @Test(.enabled(if: drawsSVG)) func sizesThatNoImageHasGiveNone() throws {
        let document = try VectorDocument(VectorSamples.halfRed)

        #expect(document.image(width: 0, height: 10) == nil)
        #expect(document.image(width: 40_000, height: 10) == nil)
        #expect(document.image(width: 30_000, height: 30_000) == nil)
        #expect(document.image(of: .zero, layer: nil, width: 10, height: 10) == nil)
    }

    @Test(.enabled(if: drawsSVG)) func oneLayerIsDrawnAndMeasured() throws {
        let document = try VectorDocument(
            VectorSamples.svg(
                #"width="40" height="40""#,
                #"<g id="a"><rect x="5" y="6" width="10" height="8" fill="lime"/></g><rect id="b" width="40" height="40"/>"#
            ))

        let box = try #require(document.bounds(ofLayer: "a")).ink
        let image = document.image(of: CGRect(x: 0, y: 0, width: 40, height: 40), layer: "a", width: 40, height: 40)

        #expect(box == CGRect(x: 5, y: 6, width: 10, height: 8))
        #expect(try pixel(10, 10, of: image) == 0xFF00_FF00)
        #expect(try pixel(30, 30, of: image) == 0)
        #expect(document.bounds(ofLayer: "missing") == nil)
    }

    @Test func aMissingLibraryNamesItsPackage() {
        let failure = VectorFailure.missingLibrary("librsvg, which draws SVG images,", debianPackage: "librsvg2-2")

        #expect(failure.description.contains("librsvg2-2"))
    }
}
