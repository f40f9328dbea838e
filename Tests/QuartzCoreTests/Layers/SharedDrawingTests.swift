import CoreGraphics
import QuartzCore
import Testing

/// Layers that draw the same share one bitmap.
@Suite struct SharedDrawingTests {
    /// Fills its bounds, and counts how often.
    private final class CountingLayer: CALayer {
        var drawn = 0

        override func draw(in ctx: CGContext) {
            drawn += 1
            ctx.setFillColor(.red)
            ctx.fill(bounds)
        }
    }

    private final class Drawing {}

    private func layer(side: CGFloat = 10) -> CountingLayer {
        let layer = CountingLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        layer.setDisplayScale(1)
        return layer
    }

    @Test func equalLayersAreDrawnOnce() {
        var drawings = SharedDrawings(byteLimit: 10_000)
        let drawing = Drawing()
        let layers = (0..<5).map { _ in layer() }

        for layer in layers { _ = layer.drawContents(sharing: drawing, offset: 0, among: &drawings) }

        #expect(layers.map(\.drawn) == [1, 0, 0, 0, 0])
        #expect(Set(layers.map { ObjectIdentifier($0.backing!) }).count == 1)
    }

    @Test func anotherDrawingOffsetSizeOrScaleIsDrawnAgain() {
        var drawings = SharedDrawings(byteLimit: 100_000)
        let drawing = Drawing()
        _ = layer().drawContents(sharing: drawing, offset: 0, among: &drawings)
        let sharp = layer()
        sharp.setDisplayScale(2)

        let results = [
            layer().drawContents(sharing: Drawing(), offset: 0, among: &drawings),
            layer().drawContents(sharing: drawing, offset: 1, among: &drawings),
            layer(side: 11).drawContents(sharing: drawing, offset: 0, among: &drawings),
            sharp.drawContents(sharing: drawing, offset: 0, among: &drawings),
        ]

        #expect(results == [true, true, true, true])
    }

    @Test func onlyAsManyBytesAsAllowedAreKept() {
        var drawings = SharedDrawings(byteLimit: 4_000)

        for _ in 0..<1_000 { _ = layer().drawContents(sharing: Drawing(), offset: 0, among: &drawings) }

        #expect((1...10).contains(drawings.count))
    }

    @Test func largeDrawingsAreNotKept() {
        var drawings = SharedDrawings(byteLimit: 4_000)

        _ = layer(side: 20).drawContents(sharing: Drawing(), offset: 0, among: &drawings)

        #expect(drawings.count == 0)
    }
}
