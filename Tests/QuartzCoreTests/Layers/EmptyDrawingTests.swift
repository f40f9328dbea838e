import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Most layers draw nothing, however large they are: they get no bitmap.
@Suite struct EmptyDrawingTests {
    /// Draws with `body`, and notes whether there was a bitmap before.
    private final class Drawer: NSObject, CALayerDelegate {
        let body: (CGContext) -> Void
        private(set) var hadBitmap: [Bool] = []

        init(_ body: @escaping (CGContext) -> Void) {
            self.body = body
        }

        func draw(_ layer: CALayer, in ctx: CGContext) {
            hadBitmap.append(ctx.isTouched)
            body(ctx)
        }
    }

    private func displayedLayer(_ drawer: Drawer) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(0, 0, 200, 100)
        layer.delegate = drawer
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        return layer
    }

    @Test func aLayerThatDrawsNothingGetsNoBitmap() {
        let drawer = Drawer { _ in }

        let layer = displayedLayer(drawer)

        #expect(drawer.hadBitmap == [false])
        #expect(layer.contents == nil)
    }

    @Test func aLayerThatDrawsGetsItsBitmapThen() {
        var hasBitmap = false
        let drawer = Drawer { context in
            context.fill(CGRect(0, 0, 10, 10))
            hasBitmap = context.isTouched
        }

        _ = displayedLayer(drawer)

        #expect(drawer.hadBitmap == [false])
        #expect(hasBitmap)
    }
}
