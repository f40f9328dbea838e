import CoreGraphics
import QuartzCore
import Testing

/// How long coverage tiles of corners and edges are cached.
@Suite struct TileKeepingTests {
    /// A rounded layer whose edges are between pixels in every frame, like those of a growing popover.
    private func growingLayer(on canvas: Canvas, for seconds: Double) -> CALayer {
        let layer = canvas.add(CGRect(20, 20, 60, 60), .black)
        layer.cornerRadius = 8
        let growth = CABasicAnimation(keyPath: "transform.scale")
        growth.fromValue = 0.51
        growth.toValue = 1.03
        growth.duration = seconds
        layer.add(growth, forKey: "growth")
        return layer
    }

    @Test func longAnimationKeepsOnlyTheTilesOfItsLastFrames() {
        let canvas = Canvas(100, 100)
        _ = growingLayer(on: canvas, for: 100)

        var most = 0
        for frame in 0..<300 {
            canvas.frame(at: Double(frame) / 60)
            most = max(most, canvas.compositor.cachedTileCount)
        }

        // Four bands and four corners for each frame of the last half second, and one shared corner.
        #expect((5...8 * 34 + 1).contains(most))
    }

    @Test func tilesAreReleasedAfterTheAnimation() {
        let canvas = Canvas(100, 100)
        let layer = growingLayer(on: canvas, for: 0.4)
        for frame in 0..<20 { canvas.frame(at: Double(frame) / 60) }
        #expect(canvas.compositor.cachedTileCount > 20)

        layer.removeFromSuperlayer()
        canvas.frame(at: 0.5)

        #expect(canvas.compositor.cachedTileCount <= 1)
    }
}
