import CoreGraphics
import QuartzCore
import Testing

/// Unnecessary work is skipped without a visible difference.
@Suite struct EconomyTests {
    /// An image of 100 by 40 pixels with a red square of 10 near its left edge, like a short word in a long label.
    private static let word: CGImage = {
        let bitmap = Bitmap(width: 100, height: 40)
        let context = CGContext(bitmap: bitmap, scale: 1)
        context.setFillColor(.red)
        context.fill(CGRect(5, 15, 10, 10))
        return CGImage(bitmap: bitmap)
    }()

    @Test(arguments: [1, 1.3] as [CGFloat])
    func transparentPartOfALabelIsNotComposited(size: CGFloat) {
        let canvas = Canvas(160, 60, background: nil)
        let label = canvas.add(CGRect(20, 10, 100, 40), nil)
        label.contents = Self.word
        label.setAffineTransform(CGAffineTransform(scaleX: size, y: size))

        canvas.frame()

        // The canvas is cleared first.
        #expect(canvas.compositor.pixelsComposited - 160 * 60 <= Int(16 * 16 * size * size))
        #expect(canvas.pixel(Int(70 - 40 * size), 30) == "#FF0000FF")
    }

    @Test func invisibleTailOfAShadowIsNotPainted() {
        let canvas = Canvas(400, 400)
        let layer = canvas.add(CGRect(150, 150, 100, 100), .white)
        layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
        layer.shadowRadius = 30
        layer.shadowOpacity = 0.1
        layer.shadowOffset = .zero
        canvas.frame()

        layer.shadowOpacity = 0.11
        let damage = canvas.frame()

        // Three standard deviations would reach 92 pixels to each side.
        #expect(damage.reduce(0) { $0 + $1.area } < 260 * 260)
        #expect((0..<150).map { Int(canvas.bitmap.color(x: $0, y: 200).red) }.max() == 255)
        let outward = (0..<150).map { Int(canvas.bitmap.color(x: 149 - $0, y: 200).red) }
        #expect(outward == outward.sorted())
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance)
    }

    @Test func shadowOfAMovedGroupIsNotBlurredAgain() {
        let canvas = Canvas(100, 100)
        let holder = canvas.add(CGRect(10, 10, 40, 40), nil)
        holder.shadowOpacity = 0.8
        holder.shadowRadius = 4
        let dot = canvas.add(CGRect(10, 10, 20, 20), .red, to: holder)
        dot.cornerRadius = 10
        canvas.frame()

        var blurred = 0
        for step in 1...5 {
            holder.position.x += CGFloat(step)
            canvas.frame()
            blurred += canvas.compositor.shadowsBlurred
        }

        #expect(blurred == 0)
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance)
        dot.cornerRadius = 2
        canvas.frame()
        #expect(canvas.compositor.shadowsBlurred == 1)
    }

    @Test(arguments: [false, true])
    func scaledImageFadesWithAndWithoutGroupOpacity(fadesAsGroup: Bool) {
        let canvas = Canvas(100, 100)
        let layer = canvas.add(CGRect(20, 20, 60, 60), nil)
        layer.allowsGroupOpacity = fadesAsGroup
        let image = canvas.add(CGRect(0, 0, 60, 60), nil, to: layer)
        image.contents = Self.word
        image.contentsRect = CGRect(x: 0.06, y: 0.4, width: 0.07, height: 0.15)
        layer.opacity = 0.5

        canvas.frame()

        let middle = canvas.bitmap.color(x: 50, y: 50)
        #expect(middle.red == 255)
        #expect(abs(Int(middle.green) - 128) <= 1)
    }

    @Test func rasterizedLayerMovedByWholePixelsIsNotDrawnAgain() {
        let canvas = Canvas(100, 100, scale: 2)
        let group = canvas.add(CGRect(10, 10, 40, 40), .white)
        group.shouldRasterize = true
        for row in 0..<8 { canvas.add(CGRect(0.25, CGFloat(row) * 5, 39, 3.25), .red, to: group) }
        canvas.frame()

        group.position = CGPoint(x: 44.5, y: 37)
        canvas.frame()

        #expect(canvas.compositor.layersDrawn == 1)
        #expect(canvas.compositor.counts.imagesDrawn == 0)
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest == 0)
        group.position.x += 0.25
        canvas.frame()
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest == 0)
        #expect(canvas.compositor.layersDrawn > 8)
    }

    @Test func unusedImagesAreEvictedOverTheByteLimit() {
        let canvas = Canvas(100, 100)
        let compositor = Compositor(byteLimit: 0)
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(0, 0, 40, 40), transform: nil)
        shape.frame = CGRect(30, 30, 40, 40)
        canvas.root.addSublayer(shape)
        func frame() -> Int {
            _ = compositor.compose(canvas.root, onto: canvas.bitmap, scale: 1, at: 0)
            return compositor.counts.imagesDrawn
        }
        let first = frame()

        shape.position.x = 500
        let away = frame()
        shape.position.x = 50
        let back = frame()

        #expect((first, away, back) == (1, 0, 1))
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest == 0)
    }

    @Test func equivalentGeometryValuesCauseNoRepaint() {
        let canvas = Canvas(100, 100)
        let layer = canvas.add(CGRect(20, 20, 60, 60), .red)
        canvas.frame()

        layer.anchorPoint = .zero
        layer.position = CGPoint(x: 20, y: 20)
        let damage = canvas.frame()

        #expect(damage.isEmpty)
        #expect(canvas.compositor.layersDrawn == 0)
    }
}
