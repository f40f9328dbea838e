import Testing
import UIKitCore
import UITestSupport

@Suite struct ImageRendererTests {
    @Test(arguments: [
        CGSize(width: 0, height: 10), CGSize(width: -5, height: 10), CGSize(width: CGFloat.nan, height: 1),
        CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 40_000, height: 1),
        CGSize(width: 20_000, height: 20_000),
    ]) func aSizeThatCannotBeDrawnGivesAnEmptyImage(size: CGSize) {
        var calls = 0

        let renderer = UIGraphicsImageRenderer(size: size)
        let image = renderer.image { context in
            calls += 1
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        #expect(calls == 1)
        #expect(image.size == .zero && image.cgImage == nil)
        #expect(image.pngData() == nil && renderer.pngData { _ in }.isEmpty)
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test func aRendererKeepsItsFormatAndDrawsItsBounds() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 4, height: 4), format: format)
        format.scale = 3

        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 12, y: 20, width: 2, height: 4))
            #expect(context.currentImage.hex(5, 0) == "#FF0000FF")
        }

        #expect(image.scale == 2 && image.size == CGSize(width: 4, height: 4))
        #expect(image.hex(0, 0) == "#000000FF" && image.hex(4, 0) == "#FF0000FF")
        #expect(renderer.format.bounds == CGRect(x: 10, y: 20, width: 4, height: 4))
        #expect(renderer.allowsImageOutput)
    }

    @Test func imageRendererFormatMatchesTheImage() {
        let opaque = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
        #expect(opaque.preferredRange == .automatic)

        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: opaque).image { $0.fill(.zero) }

        #expect(image.imageRendererFormat.scale == 3)
        #expect(!image.imageRendererFormat.opaque)
    }
}
