import CoreGraphics
import Testing

@Suite struct CGLayerTests {
    @Test func aLayerIsDrawnManyTimes() throws {
        let bitmap = try drawnWithLayer(scale: 2) { context, layer in
            context.draw(layer, at: CGPoint(x: 0, y: 0))
            context.draw(layer, in: CGRect(x: 10, y: 10, width: 8, height: 8))
        }

        // The upper half of the layer is red. Stretched, it is four points high.
        #expect(bitmap.hex(1, 1) == "#FF0000FF")
        #expect(bitmap.hex(1, 6) == "#00000000")
        #expect(bitmap.hex(22, 26) == "#FF0000FF")
        #expect(bitmap.hex(22, 30) == "#00000000")
    }

    @Test func aLayerHasTheScaleOfItsContext() throws {
        let bitmap = Bitmap(width: 20, height: 20)
        let context = CGContext(bitmap: bitmap, scale: 2)

        let layer = try #require(CGLayer(context, size: CGSize(width: 4.4, height: 3), auxiliaryInfo: nil))

        #expect(layer.context?.width == 9 && layer.context?.height == 6)
        #expect(layer.size == CGSize(width: 4.4, height: 3))
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: -1, height: 4), CGSize(width: 1e9, height: 1), CGSize(width: Double.nan, height: 1),
    ])
    func impossibleSizesHaveNoLayer(size: CGSize) {
        let context = CGContext(bitmap: Bitmap(width: 4, height: 4), scale: 1)

        let layer = CGLayer(context, size: size, auxiliaryInfo: nil)

        #expect(layer == nil)
    }

    /// Draws with a layer of 4 points whose upper half is red.
    private func drawnWithLayer(scale: CGFloat, _ body: (CGContext, CGLayer) -> Void) throws -> Bitmap {
        let bitmap = Bitmap(width: 40, height: 40)
        let context = CGContext(bitmap: bitmap, scale: scale)
        let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
        layer.context?.setFillColor(.pureRed)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        body(context, layer)
        return bitmap
    }
}
