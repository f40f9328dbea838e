import CoreGraphics
import QuartzCore
import Testing

@Suite struct TransformTests {
    /// An image of four colors, one per quarter, with `side` pixels on each side.
    private func quarters(_ side: Int) -> CGImage {
        let bitmap = Bitmap(width: side, height: side)
        let context = CGContext(bitmap: bitmap, scale: 1)
        let half = CGFloat(side) / 2
        for (color, x, y) in [(CGColor.red, 0, 0), (.green, half, 0), (.blue, 0, half), (.black, half, half)] {
            context.setFillColor(color)
            context.fill(CGRect(x, y, half, half))
        }
        return CGImage(bitmap: bitmap)
    }

    @Test func aQuarterTurnMovesEveryPixelExactly() {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(10, 10, 20, 20), nil)
        layer.contents = quarters(20)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))

        canvas.frame()

        #expect(canvas.pixel(10, 10) == "#0000FFFF")
        #expect(canvas.pixel(29, 10) == "#FF0000FF")
        #expect(canvas.pixel(10, 29) == "#000000FF")
        #expect(canvas.pixel(29, 29) == "#00FF00FF")
        #expect(canvas.pixel(9, 20) == "#FFFFFFFF")
        #expect(canvas.pixel(30, 20) == "#FFFFFFFF")
    }

    @Test func anEighthTurnMakesADiamondWithSmoothEdges() {
        let canvas = Canvas(background: nil)
        let layer = canvas.add(CGRect(10, 10, 20, 20), .red)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))

        canvas.frame()

        #expect(canvas.pixel(20, 20) == "#FF0000FF")
        #expect(canvas.pixel(11, 11) == "#00000000")
        #expect(canvas.pixel(8, 20) == "#FF0000FF")
        let alphas = (0..<20).map { Int(canvas.bitmap.color(x: $0, y: 15).alpha) }
        #expect(alphas == alphas.sorted())
        #expect(alphas.contains { $0 > 20 && $0 < 235 })
        let area = (0..<40).flatMap { y in (0..<40).map { Int(canvas.bitmap.color(x: $0, y: y).alpha) } }.reduce(0, +)
        #expect(abs(Double(area) / 255 - 400) < 4)
    }

    @Test func scaledLayerHasAntialiasedEdges() {
        let canvas = Canvas(background: nil)
        let layer = canvas.add(CGRect(10, 10, 10, 10), .red)
        layer.setAffineTransform(CGAffineTransform(scaleX: 1.1, y: 1))

        canvas.frame()

        #expect(abs(Int(canvas.bitmap.color(x: 9, y: 15).alpha) - 128) <= 4)
        #expect(canvas.bitmap.color(x: 10, y: 15).alpha == 255)
        #expect(abs(Int(canvas.bitmap.color(x: 20, y: 15).alpha) - 128) <= 4)
        #expect(canvas.bitmap.color(x: 15, y: 10).alpha == 255)
    }

    /// A translated layer keeps sharp edges: its origin is rounded to pixels.
    @Test(arguments: [(10.2, 10), (10.5, 11), (10.8, 11), (-0.4, 0)] as [(CGFloat, Int)])
    func translatedLayerIsRoundedToWholePixels(x: CGFloat, first: Int) {
        let canvas = Canvas(background: nil)
        canvas.add(CGRect(x, 10, 10, 10), .red)

        canvas.frame()

        #expect(canvas.bitmap.color(x: first, y: 15).alpha == 255)
        #expect(canvas.bitmap.color(x: first + 9, y: 15).alpha == 255)
        #expect(canvas.bitmap.color(x: first + 10, y: 15).alpha == 0)
    }

    @Test func boundsOriginAndSublayerTransformMoveSublayers() {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(0, 0, 40, 40), nil)
        canvas.add(CGRect(10, 10, 5, 5), .red, to: layer)
        layer.bounds.origin = CGPoint(x: 10, y: 5)
        canvas.frame()
        #expect(canvas.pixel(0, 5) == "#FF0000FF")

        layer.bounds.origin = .zero
        layer.sublayerTransform = CATransform3DMakeTranslation(20, 0, 0)
        canvas.frame()

        #expect(canvas.pixel(0, 5) == "#FFFFFFFF")
        #expect(canvas.pixel(32, 12) == "#FF0000FF")
    }

    @Test func layerScaledToZeroIsInvisibleUntilRestored() {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(10, 10, 20, 20), nil)
        canvas.add(CGRect(0, 0, 20, 20), .red, to: layer)
        canvas.frame()

        layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
        canvas.frame()
        #expect(canvas.pixel(20, 20) == "#FFFFFFFF")

        layer.setAffineTransform(.identity)
        canvas.frame()
        #expect(canvas.pixel(20, 20) == "#FF0000FF")
    }

    @Test(arguments: [
        (CALayerContentsGravity.resize, "#FF0000FF", "#000000FF"), (.center, "#FFFFFFFF", "#FFFFFFFF"),
        (.topLeft, "#FF0000FF", "#FFFFFFFF"), (.bottomRight, "#FFFFFFFF", "#000000FF"),
    ])
    func contentsGravityPositionsTheContents(gravity: CALayerContentsGravity, topLeft: String, bottomRight: String) {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(0, 0, 40, 40), nil)
        layer.contents = quarters(10)
        layer.contentsGravity = gravity

        canvas.frame()

        #expect(canvas.pixel(1, 1) == topLeft)
        #expect(canvas.pixel(38, 38) == bottomRight)
    }

    @Test func contentsCenterKeepsTheSizeOfTheCorners() {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(0, 0, 40, 40), nil)
        layer.contents = quarters(10)
        layer.contentsCenter = CGRect(0.2, 0.2, 0.2, 0.6)

        canvas.frame()

        #expect(canvas.pixel(1, 1) == "#FF0000FF")
        #expect(canvas.pixel(32, 1) == "#FF0000FF")
        #expect(canvas.pixel(36, 1) == "#00FF00FF")
        #expect(canvas.pixel(36, 38) == "#000000FF")
    }

    @Test(arguments: [(CALayerContentsFilter.nearest, true), (.linear, false)])
    func theMagnificationFilterDecidesAboutTheEdgesOfPixels(filter: CALayerContentsFilter, isSharp: Bool) {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(0, 0, 40, 40), nil)
        layer.contents = quarters(2)
        layer.magnificationFilter = filter

        canvas.frame()

        let besideTheEdge = [canvas.pixel(19, 5), canvas.pixel(20, 5)]
        #expect((besideTheEdge == ["#FF0000FF", "#00FF00FF"]) == isSharp)
        #expect(canvas.pixel(2, 2) == "#FF0000FF")
        #expect(layer.minificationFilter == .linear && layer.minificationFilterBias == 0)
    }

    @Test(arguments: [
        (CALayerContentsGravity.resizeAspect, "#FFFFFFFF", "#FF0000FF"), (.resizeAspectFill, "#FF0000FF", "#FF0000FF"),
        (.resize, "#FF0000FF", "#FF0000FF"),
    ]) func onlyResizeAspectLeavesRoomBesideContents(gravity: CALayerContentsGravity, corner: String, middle: String) {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(0, 10, 40, 20), nil)
        layer.contents = quarters(10)
        layer.contentsGravity = gravity
        layer.masksToBounds = true

        canvas.frame()

        #expect(canvas.pixel(2, 12) == corner && canvas.pixel(16, 16) == middle)
    }
}
