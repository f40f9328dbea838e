import CoreGraphics
import QuartzCore
import Testing

/// What a layer draws in one color is kept as coverage, and looks like the drawing.
@Suite struct OneColorDrawingTests {
    /// Draws two discs away from its edge.
    private final class DiscLayer: CALayer {
        var colors: [CGColor] = [.red, .red]

        override func draw(in ctx: CGContext) {
            for (index, color) in colors.enumerated() {
                ctx.setFillColor(color)
                ctx.fillEllipse(in: CGRect(3 + 16 * CGFloat(index), 4, 13, 13))
            }
        }
    }

    private func makeDiscs(_ colors: [CGColor]) -> DiscLayer {
        let layer = DiscLayer()
        layer.colors = colors
        layer.frame = CGRect(4, 4, 36, 22)
        layer.setNeedsDisplay()
        return layer
    }

    /// The drawing on a white canvas, by drawing there.
    private func drawn(_ layer: DiscLayer) -> Bitmap {
        let context = CGContext(bitmap: Bitmap(width: 90, height: 60), scale: 2)
        context.setFillColor(.white)
        context.fill(CGRect(0, 0, 45, 30))
        context.translateBy(x: 4, y: 4)
        layer.draw(in: context)
        return context.bitmap
    }

    @Test(arguments: [
        CGColor.black, .red, CGColor(gray: 0.5, alpha: 1), CGColor(srgbRed: 0.2, green: 0.7, blue: 0.9, alpha: 0.6),
        CGColor(gray: 1, alpha: 0.3),
    ])
    func oneColorTakesAByteForEachPixel(color: CGColor) throws {
        let canvas = Canvas(45, 30, scale: 2)
        let layer = makeDiscs([color, color])
        canvas.root.addSublayer(layer)

        canvas.frame()

        let backing = try #require(layer.backing)
        #expect(backing.bitmap.format == .coverage)
        #expect(canvas.bitmap.difference(from: drawn(layer)).largest <= 2)
    }

    @Test func severalColorsKeepTheirColors() throws {
        let canvas = Canvas(45, 30, scale: 2)
        let layer = makeDiscs([.red, .blue])
        canvas.root.addSublayer(layer)

        canvas.frame()

        #expect(try #require(layer.backing).bitmap.format == .color)
        #expect(canvas.bitmap.difference(from: drawn(layer)).largest <= 2)
    }

    @Test func anAppReadsThePixelsWithTheirColor() throws {
        let canvas = Canvas(45, 30, scale: 2)
        let layer = makeDiscs([.green, .green])
        canvas.root.addSublayer(layer)
        canvas.frame()

        let contents = layer.contents
        let copy = CALayer()
        copy.frame = layer.frame
        copy.contents = contents
        canvas.root.replaceSublayer(layer, with: copy)
        canvas.frame()

        #expect(canvas.bitmap.difference(from: drawn(layer)).largest <= 2)
    }

    @Test func fadedScaledAndRotatedDrawingsHaveTheirColor() {
        let canvas = Canvas(45, 30, scale: 2)
        let layer = makeDiscs([.red, .red])
        canvas.root.addSublayer(layer)
        CATransaction.setDisableActions(true)
        defer { CATransaction.setDisableActions(false) }
        layer.opacity = 0.5
        canvas.frame()
        #expect(canvas.pixel(27, 29) == "#FF7F7FFF" || canvas.pixel(27, 29) == "#FF8080FF")

        layer.opacity = 1
        for transform in [
            CGAffineTransform(scaleX: 0.9, y: 0.9), CGAffineTransform(scaleX: 1.3, y: 1.1),
            CGAffineTransform(rotationAngle: 0.2), CGAffineTransform(scaleX: -0.9, y: 0.9),
        ] {
            layer.setAffineTransform(transform)
            canvas.frame()
            let middle = CGPoint(x: 9.5 - 18, y: 10.5 - 11).applying(transform)

            #expect(canvas.pixel(Int((22 + middle.x) * 2), Int((15 + middle.y) * 2)) == "#FF0000FF")
            #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance)
        }
    }

    @Test func anOpaqueLayerShowsWhatItHasDrawn() {
        let canvas = Canvas(45, 30, scale: 2)
        let layer = makeDiscs([.red, .red])
        layer.isOpaque = true
        canvas.root.addSublayer(layer)

        canvas.frame()

        #expect(canvas.pixel(27, 29) == "#FF0000FF")
        #expect(canvas.pixel(10, 10) == "#000000FF")
    }
}
