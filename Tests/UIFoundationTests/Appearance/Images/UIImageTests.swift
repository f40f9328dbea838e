import Testing
import UIKitCore
import UITestSupport

@Suite struct UIImageTests {
    /// An image that is red in its left half and blue in its right half.
    private let twoColored = UIImageTests.image(width: 8, height: 4) { rect in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 4, y: 0, width: 4, height: 4))
    }

    @Test func sizeIsPixelsDividedByScaleAfterOrientation() throws {
        let pixels = try #require(twoColored.cgImage)

        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 4, height: 2))
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .left).size == CGSize(width: 2, height: 4))
    }

    @Test(arguments: [
        (UIImage.Orientation.up, "#FF0000FF"), (.down, "#0000FFFF"), (.upMirrored, "#0000FFFF"),
        (.downMirrored, "#FF0000FF"), (.right, "#FF0000FF"), (.left, "#0000FFFF"), (.leftMirrored, "#FF0000FF"),
        (.rightMirrored, "#0000FFFF"),
    ])
    func theFirstPixelFollowsTheOrientation(orientation: UIImage.Orientation, color: String) throws {
        let image = UIImage(cgImage: try #require(twoColored.cgImage), scale: 1, orientation: orientation)

        let drawn = UIImageTests.image(width: 8, height: 8) { _ in image.draw(at: .zero) }

        #expect(drawn.hex(0, 0) == color)
    }

    @Test func anImageSurvivesPNGEncoding() throws {
        let data = try #require(twoColored.pngData())

        let image = try #require(UIImage(data: data, scale: 2))

        #expect(image.size == CGSize(width: 4, height: 2))
        #expect(image.hex(0, 0) == "#FF0000FF" && image.hex(7, 3) == "#0000FFFF")
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }

    @Test func theScaleOfAFileIsInItsName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("velarium-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("mark@2x.png")
        try #require(twoColored.pngData()).write(to: file)

        let image = try #require(UIImage(contentsOfFile: file.path))

        #expect(image.scale == 2)
        #expect(UIImage(contentsOfFile: folder.path + "/none.png") == nil)
    }

    @Test func withTintColorFillsTheOpaquePixels() {
        let dot = UIImageTests.image(width: 4, height: 4) { _ in
            UIColor.black.setFill()
            UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
        }

        let drawn = UIImageTests.image(width: 4, height: 4) { _ in
            UIColor.white.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
            dot.withTintColor(.green).draw(at: .zero)
        }

        #expect(drawn.hex(0, 0) == "#FFFFFFFF" && drawn.hex(1, 1) == "#00FF00FF")
    }

    @Test func capsKeepTheirSizeWhenTheImageIsStretched() {
        let image = twoColored.resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3), resizingMode: .stretch)

        let drawn = UIImageTests.image(width: 40, height: 4) { image.draw(in: $0) }

        #expect(drawn.hex(2, 1) == "#FF0000FF" && drawn.hex(10, 1) == "#FF0000FF")
        #expect(drawn.hex(30, 1) == "#0000FFFF" && drawn.hex(38, 1) == "#0000FFFF")
    }

    @Test func imagesAreEqualWhenTheyShowTheSamePixelsTheSameWay() {
        #expect(twoColored.withRenderingMode(.alwaysTemplate) == twoColored.withRenderingMode(.alwaysTemplate))
        #expect(twoColored.withRenderingMode(.alwaysTemplate) != twoColored)
    }

    @Test func anImageContextGivesWhatWasDrawn() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        #expect(image?.size == CGSize(width: 4, height: 2))
        #expect(image?.scale == 2)
        #expect(image?.hex(3, 3) == "#FF0000FF" && image?.hex(4, 3) == "#00000000")
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    private static func image(width: CGFloat, height: CGFloat, _ draw: (CGRect) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(CGRect(origin: .zero, size: size))
        }
    }
}
