import CoreGraphics
import QuartzCore
import Testing

/// What a layer does to its sublayers, or does no longer, is shown wherever they are.
@Suite struct ChangedEffectTests {
    private let canvas = Canvas()

    /// The largest difference from the same layers on a new canvas.
    private var difference: Int { canvas.bitmap.difference(from: canvas.afresh()).largest }

    @Test func tintOfContentsReachesSublayersOutsideTheBounds() {
        let backdrop = BackdropLayer()
        backdrop.role = .contents
        backdrop.frame = CGRect(0, 0, 10, 10)
        backdrop.tint = CGColor.red.with(alpha: 0.5)
        canvas.root.addSublayer(backdrop)
        canvas.add(CGRect(20, 20, 10, 10), .black, to: backdrop)
        canvas.frame()

        backdrop.tint = CGColor.blue.with(alpha: 0.5)
        canvas.frame()

        #expect(canvas.pixel(25, 25) == "#8080FFFF")
        #expect(difference == 0)
    }

    @Test func replicatorThatPreservesDepthShowsNoContents() {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(5, 5, 20, 20)
        replicator.contents = Self.redImage
        canvas.root.addSublayer(replicator)
        canvas.frame()
        let before = canvas.pixel(15, 15)

        replicator.preservesDepth = true
        canvas.frame()

        #expect(before == "#FF0000FF")
        #expect(canvas.pixel(15, 15) == "#FFFFFFFF")
        #expect(canvas.pixel(2, 2) == "#FFFFFFFF")
    }

    @Test func replicatorThatNoLongerPreservesDepthShowsItsContents() {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(5, 5, 20, 20)
        replicator.contents = Self.redImage
        replicator.preservesDepth = true
        canvas.root.addSublayer(replicator)
        canvas.frame()

        replicator.preservesDepth = false
        canvas.frame()

        #expect(canvas.pixel(15, 15) == "#FF0000FF")
    }

    @Test func theReducedImageOfAFadingSublayerIsCompleteAtTheEdgeOfTheCanvas() {
        let group = canvas.add(CGRect(20, 10, 10, 10), nil)
        group.shouldRasterize = true
        group.rasterizationScale = 0.4
        let inner = canvas.add(CGRect(5, 0, 30, 20), .red, to: group)
        canvas.add(CGRect(0, 5, 30, 5), .blue, to: inner)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 2
        inner.add(fade, forKey: "fade")

        for time in [0, 0.5, 1] {
            canvas.root.advanceAnimations(to: time)
            canvas.frame(at: time)
        }

        #expect(difference <= IncrementalTests.tolerance)
    }

    @Test func materialThatLeavesTheCanvasShowsNothingAtItsEdge() {
        let group = canvas.add(CGRect(20, 10, 10, 10), nil)
        group.shouldRasterize = true
        group.rasterizationScale = 0.4
        canvas.add(CGRect(-10, -5, 50, 20), .green, to: group)
        let material = BackdropLayer()
        material.role = .fill
        material.frame = CGRect(0, 0, 10, 10)
        material.tint = CGColor.red.with(alpha: 0.5)
        group.addSublayer(material)
        canvas.frame()

        // From x = 40 on, right beside the last column.
        material.position.x += 20
        canvas.frame()

        #expect(difference == 0)
    }

    @Test func changeBehindAMaterialInAReducedImageReachesThePixelsAroundIt() {
        let spot = canvas.add(CGRect(11, 11, 7, 7), .green)
        let group = canvas.add(CGRect(5, 5, 30, 30), nil)
        group.shouldRasterize = true
        group.rasterizationScale = 0.4
        let material = BackdropLayer()
        material.role = .fill
        material.frame = group.bounds
        group.addSublayer(material)
        canvas.frame()

        spot.backgroundColor = .red
        canvas.frame()

        #expect(difference <= IncrementalTests.tolerance)
    }

    @Test func sublayersAreSharpAgainAfterRasterization() {
        let (group, _) = addRasterized()
        canvas.frame()
        let before = canvas.pixel(7, 15)

        group.shouldRasterize = false
        canvas.frame()

        #expect(before != "#0000FFFF")
        #expect(canvas.pixel(7, 15) == "#0000FFFF")
        #expect(difference == 0)
    }

    @Test func sublayersAreSharpWithALargerRasterizationScale() {
        let (group, _) = addRasterized()
        canvas.frame()

        group.rasterizationScale = 1
        canvas.frame()

        #expect(canvas.pixel(7, 15) == "#0000FFFF")
        #expect(difference == 0)
    }

    /// A layer with a blue one in it that has its edges between the pixels of the layer's reduced image.
    private func addRasterized() -> (group: CALayer, inner: CALayer) {
        let group = canvas.add(CGRect(2, 2, 4, 4), .red)
        let inner = canvas.add(CGRect(5, 5, 17, 17), .blue, to: group)
        group.shouldRasterize = true
        group.rasterizationScale = 0.25
        return (group, inner)
    }

    private static let redImage: CGImage = {
        let bitmap = Bitmap(width: 4, height: 4)
        let context = CGContext(bitmap: bitmap, scale: 1)
        context.setFillColor(.red)
        context.fill(CGRect(0, 0, 4, 4))
        return CGImage(bitmap: bitmap)
    }()
}
