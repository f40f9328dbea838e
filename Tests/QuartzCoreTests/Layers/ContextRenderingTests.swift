import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Rendering layers that no compositor shows into a context.
@Suite struct ContextRenderingTests {
    /// A layer that fills its bounds with a color when it is displayed.
    private final class DrawnLayer: CALayer {
        var color = CGColor.red
        /// The pixels per point of the contexts it has drawn in.
        var scales: [CGFloat] = []

        override func draw(in ctx: CGContext) {
            ctx.setFillColor(color)
            ctx.fill(bounds)
            scales.append(abs(ctx.userSpaceToDeviceSpaceTransform.d))
        }
    }

    private func makeDrawn(_ frame: CGRect, _ color: CGColor = .red, in parent: CALayer? = nil) -> DrawnLayer {
        let layer = DrawnLayer()
        layer.frame = frame
        layer.color = color
        layer.setNeedsDisplay()
        parent?.addSublayer(layer)
        return layer
    }

    /// Renders a layer into a context of 40 × 40 points.
    private func picture(
        of layer: CALayer, scale: CGFloat = 1, _ prepare: (CGContext) -> Void = { _ in }
    ) -> Bitmap {
        let bitmap = Bitmap(width: Int(40 * scale), height: Int(40 * scale))
        let context = CGContext(bitmap: bitmap, scale: scale)
        prepare(context)
        layer.render(in: context)
        return bitmap
    }

    @Test func layerThatWasNeverDisplayedIsDrawn() {
        let layer = makeDrawn(CGRect(100, 100, 20, 20))

        let picture = picture(of: layer)

        #expect(picture.color(x: 10, y: 10).description == "#FF0000FF")
        #expect(picture.color(x: 19, y: 19).description == "#FF0000FF")
        #expect(picture.color(x: 20, y: 20).description == "#00000000")
    }

    @Test func sublayerOutsideTheBoundsIsDrawnUnlessItIsClipped() {
        let layer = CALayer()
        layer.frame = CGRect(0, 0, 10, 10)
        _ = makeDrawn(CGRect(20, 20, 10, 10), .blue, in: layer)

        let free = picture(of: layer)
        layer.masksToBounds = true
        let clipped = picture(of: layer)

        #expect(free.color(x: 25, y: 25).description == "#0000FFFF")
        #expect(clipped.color(x: 25, y: 25).description == "#00000000")
    }

    @Test func transformsOfSublayersCountAndThatOfTheLayerDoesNot() {
        let layer = makeDrawn(CGRect(0, 0, 20, 20))
        layer.setAffineTransform(CGAffineTransform(translationX: 15, y: 0))
        let inner = makeDrawn(CGRect(20, 10, 10, 4), .blue, in: layer)
        inner.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))

        let picture = picture(of: layer)

        #expect(picture.color(x: 2, y: 2).description == "#FF0000FF")
        // Turned about (25, 12): 4 points wide and 10 high.
        #expect(picture.color(x: 24, y: 8).description == "#0000FFFF")
        #expect(picture.color(x: 22, y: 12).description == "#00000000")
    }

    @Test func hiddenLayersAreNotDrawnAndOpacityIsApplied() {
        let layer = makeDrawn(CGRect(0, 0, 20, 20))
        layer.opacity = 0.5
        let hidden = makeDrawn(CGRect(0, 0, 20, 20), .blue, in: layer)
        hidden.isHidden = true

        let picture = picture(of: layer)

        #expect(hidden.needsDisplay())
        #expect(["#FF00007F", "#FF000080"].contains(picture.color(x: 10, y: 10).description))
    }

    @Test func roundedCornersClipContentsThatWereNeverDisplayed() {
        let layer = makeDrawn(CGRect(0, 0, 20, 20))
        layer.cornerRadius = 8
        layer.masksToBounds = true

        let picture = picture(of: layer)

        #expect(picture.color(x: 0, y: 0).description == "#00000000")
        #expect(picture.color(x: 10, y: 0).description == "#FF0000FF")
    }

    @Test func layersOutsideAScreenAreDrawnAtTheScaleOfTheContext() {
        let layer = CALayer()
        layer.frame = CGRect(0, 0, 40, 40)
        let inner = makeDrawn(CGRect(10, 10, 10, 10), in: layer)

        _ = picture(of: inner, scale: 2)
        _ = picture(of: layer, scale: 2)
        _ = picture(of: layer) { $0.scaleBy(x: 3, y: 3) }

        #expect(inner.scales == [2, 3])
    }

    @Test func layersOfAScreenAreDrawnAtItsScaleWhateverTheContext() {
        let canvas = Canvas(scale: 2)
        canvas.frame()
        let inner = makeDrawn(CGRect(10, 10, 10, 10), in: canvas.root)

        _ = picture(of: inner)
        canvas.frame()

        #expect(inner.scales == [2])
        #expect(canvas.pixel(25, 25) == "#FF0000FF")
    }

    @Test func layerThatWasRenderedBeforeIsDrawnAgainForAScreenWithAnotherScale() {
        let layer = CALayer()
        layer.frame = CGRect(0, 0, 40, 40)
        let inner = makeDrawn(CGRect(10, 10, 10, 10), in: layer)
        _ = picture(of: inner)
        let canvas = Canvas(scale: 2)
        canvas.frame()

        canvas.root.addSublayer(layer)
        canvas.frame()

        #expect(inner.scales == [1, 2])
    }

    @Test func nothingIsDrawnForAContextThatShowsNothing() {
        let layer = makeDrawn(CGRect(0, 0, 20, 20))

        _ = picture(of: layer) { $0.clip(to: CGRect(60, 60, 10, 10)) }

        #expect(layer.scales.isEmpty)
    }
}
