import CoreGraphics
import Testing
import UIKitCore
import UITestSupport

/// Images with the same pixels, shown in another way.
@Suite struct ImageAttributeTests {
    /// Eight by four points, red in the left half and blue in the right half.
    private let image = ImageAttributeTests.draw(8, 4) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 4, y: 0, width: 4, height: 4))
    }

    private static func draw(_ width: CGFloat, _ height: CGFloat, _ actions: () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in
            actions()
        }
    }

    @Test func anImageThatFlipsIsMirroredFromRightToLeftOnly() {
        let flipping = image.imageFlippedForRightToLeftLayoutDirection()

        for (image, direction, left) in [
            (image, UITraitEnvironmentLayoutDirection.rightToLeft, "#FF0000FF"),
            (flipping, .leftToRight, "#FF0000FF"), (flipping, .rightToLeft, "#0000FFFF"),
        ] {
            var drawn = UIImage()
            UITraitCollection(layoutDirection: direction).performAsCurrent {
                drawn = Self.draw(8, 4) { image.draw(at: .zero) }
            }
            #expect(drawn.hex(1, 1) == left)
        }
        #expect(flipping.flipsForRightToLeftLayoutDirection && flipping != image && flipping.size == image.size)
    }

    @Test(arguments: [
        UIImage.Orientation.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
    ]) func flippingTwiceShowsTheSame(orientation: UIImage.Orientation) throws {
        let turned = UIImage(cgImage: try #require(image.cgImage), scale: 1, orientation: orientation)

        let once = turned.withHorizontallyFlippedOrientation()
        let twice = once.withHorizontallyFlippedOrientation()

        #expect(twice == turned && once != turned && once.size == turned.size)
        let width = Int(turned.size.width)
        let plain = Self.draw(turned.size.width, turned.size.height) { turned.draw(at: .zero) }
        let flipped = Self.draw(turned.size.width, turned.size.height) { once.draw(at: .zero) }
        for (x, y) in [(0, 0), (width - 1, 0), (0, Int(turned.size.height) - 1)] {
            #expect(flipped.hex(x, y) == plain.hex(width - 1 - x, y))
        }
    }

    @Test func attributesAreKeptByEachOther() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0)

        let all = image.withRenderingMode(.alwaysTemplate).withAlignmentRectInsets(insets)
            .withBaselineOffset(fromBottom: 3).resizableImage(withCapInsets: insets, resizingMode: .stretch)

        #expect(all.renderingMode == .alwaysTemplate && all.alignmentRectInsets == insets)
        #expect(all.baselineOffsetFromBottom == 3 && all.capInsets == insets && all.resizingMode == .stretch)
        #expect(all.imageWithoutBaseline().baselineOffsetFromBottom == nil)
        #expect(image.renderingMode == .automatic && image.alignmentRectInsets == .zero)
    }

    @Test func aPatternRepeatsTheImageInsideItsRectangle() {
        let drawn = Self.draw(30, 20) { image.drawAsPattern(in: CGRect(x: 2, y: 2, width: 20, height: 10)) }

        #expect(
            [3, 7, 11, 15, 19].map { drawn.hex($0, 5) } == [
                "#FF0000FF", "#0000FFFF", "#FF0000FF", "#0000FFFF", "#FF0000FF",
            ])
        #expect(drawn.hex(1, 5) == "#00000000" && drawn.hex(23, 5) == "#00000000" && drawn.hex(5, 13) == "#00000000")
    }

    @Test func drawingWithAnAlphaFadesAndWithABlendModeMixes() {
        let faded = Self.draw(8, 4) { image.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
        let mixed = Self.draw(8, 4) {
            UIColor.green.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 4))
            image.draw(at: .zero, blendMode: .screen, alpha: 1)
        }

        #expect(faded.hex(1, 1).hasSuffix("80") || faded.hex(1, 1).hasSuffix("7F"))
        #expect(mixed.hex(1, 1) == "#FFFF00FF" && mixed.hex(6, 1) == "#00FFFFFF")
    }

    @Test func theOldStretchableImageStretchesOnePixelInTheMiddle() {
        let stretched = image.stretchableImage(withLeftCapWidth: 3, topCapHeight: 0)

        let drawn = Self.draw(40, 4) { stretched.draw(in: CGRect(x: 0, y: 0, width: 40, height: 4)) }

        #expect(stretched.leftCapWidth == 3 && stretched.topCapHeight == 0)
        #expect(stretched.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4))
        #expect(drawn.hex(2, 1) == "#FF0000FF" && drawn.hex(10, 1) == "#FF0000FF" && drawn.hex(37, 1) == "#0000FFFF")
    }

    @Test func aTintFillsTheShapeAlsoWhereTheImageIsTurned() throws {
        let pixels = try #require(Self.draw(8, 4) { UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4)) }.cgImage)
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: .down).withTintColor(.green)

        let drawn = Self.draw(8, 4) { turned.draw(at: .zero) }

        #expect(drawn.hex(6, 1) == "#00FF00FF" && drawn.hex(1, 1) == "#00000000")
    }

    @Test func nothingIsDrawnWithoutAContext() {
        image.draw(at: .zero)
        image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIImage().draw(at: .zero)

        #expect(UIGraphicsGetCurrentContext() == nil && UIImage().size == .zero && UIImage().pngData() == nil)
    }
}
