import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Layers rotated in 3D: their pixels, and their cost.
@Suite struct PerspectiveTests {
    /// A square of 60 points in the center of 100, with a viewing distance of 300 points.
    private struct Card {
        let canvas: Canvas
        let layer: CALayer

        init(scale: CGFloat = 2, color: CGColor? = .red) {
            canvas = Canvas(100, 100, scale: scale)
            var eye = CATransform3DIdentity
            eye.m34 = -1 / 300
            canvas.root.sublayerTransform = eye
            layer = canvas.add(CGRect(20, 20, 60, 60), color)
        }

        func turn(_ degrees: CGFloat, _ x: CGFloat = 0, _ y: CGFloat = 1, _ z: CGFloat = 0) {
            layer.transform = CATransform3DMakeRotation(degrees * .pi / 180, x, y, z)
        }

        /// The covered height of a column, in pixels.
        func height(atColumn x: Int) -> Double {
            (0..<canvas.bitmap.height).reduce(0) { $0 + 1 - Double(canvas.bitmap.color(x: x, y: $1).green) / 255 }
        }
    }

    @Test func nearSideOfARotatedLayerIsTallerThanTheFarSide() {
        let card = Card()
        card.turn(45)

        card.canvas.frame()

        // x = ±30 rotated by 45° is ±21.2 across and 21.2 nearer or farther: 300 / (300 ∓ 21.2) times as large.
        let near = 300 / (300 - 21.213)
        let far = 300 / (300 + 21.213)
        let left = (50 - 21.213 * near) * 2
        let right = (50 + 21.213 * far) * 2
        let tall = card.height(atColumn: Int(left) + 2)
        let short = card.height(atColumn: Int(right) - 2)
        #expect(abs(tall - 120 * near) < 1.5, "\(tall)")
        #expect(abs(short - 120 * far) < 1.5, "\(short)")
    }

    @Test func perspectiveAloneDoesNotChangeTheImage() {
        let card = Card()
        card.canvas.frame()
        let flat = Canvas(100, 100, scale: 2)
        flat.add(CGRect(20, 20, 60, 60), .red)

        flat.frame()

        #expect(card.canvas.bitmap.difference(from: flat.bitmap).largest == 0)
    }

    @Test func nearerLayerIsLarger() {
        let card = Card()
        card.layer.zPosition = 100

        card.canvas.frame()

        #expect(abs(card.height(atColumn: 100) - 120 * 300 / 200) < 1)
    }

    @Test(arguments: [0, 30, 60, 89, 91, 120, 180, 240, 271, 330] as [CGFloat])
    func onlyADoubleSidedLayerShowsItsBack(degrees: CGFloat) {
        let card = Card()
        card.layer.isDoubleSided = false
        card.turn(degrees)

        card.canvas.frame()

        let isSeen = (0..<200).contains { card.height(atColumn: $0) > 1 }
        #expect(isSeen == (degrees < 90 || degrees > 270))
    }

    @Test func cardShowsItsFrontOrItsBack() {
        let card = Card(color: nil)
        let front = card.canvas.add(CGRect(0, 0, 60, 60), .red, to: card.layer)
        let back = card.canvas.add(CGRect(0, 0, 60, 60), .blue, to: card.layer)
        back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        front.isDoubleSided = false
        back.isDoubleSided = false
        card.canvas.frame()
        let before = card.canvas.pixel(100, 100)
        card.turn(150)

        card.canvas.frame()

        #expect(before == "#FF0000FF")
        #expect(card.canvas.pixel(100, 100) == "#0000FFFF")
    }

    @Test func layerAtNinetyDegreesIsInvisible() {
        let card = Card()
        card.turn(90)

        card.canvas.frame()

        #expect((0..<200).allSatisfy { card.height(atColumn: $0) < 1 })
    }

    @Test(arguments: [200, 299, 300, 301, 5_000, -1e9, 1e300] as [CGFloat])
    func pointsBehindTheViewerAreClipped(depth: CGFloat) {
        let card = Card()
        card.turn(70)
        card.layer.zPosition = depth

        let damage = card.canvas.frame()

        #expect(damage.allSatisfy { card.canvas.bitmap.bounds.contains($0) })
        #expect(card.canvas.bitmap.difference(from: card.canvas.afresh()).largest == 0)
    }

    @Test func layerThatReachesBehindTheViewerShowsItsVisiblePart() {
        let card = Card()
        card.layer.bounds.size = CGSize(width: 2_000, height: 60)
        card.turn(60)

        card.canvas.frame()

        #expect(card.canvas.pixel(100, 100) == "#FF0000FF")
    }

    @Test(arguments: [CATransform3D(), CATransform3DMakeScale(0, 1, 1), CATransform3DMakeScale(1e-30, 1e-30, 1)])
    func singularTransformHidesTheLayer(transform: CATransform3D) {
        let card = Card()
        var transform = transform
        transform.m24 = 1e-9
        card.layer.transform = transform

        card.canvas.frame()

        #expect(card.canvas.pixel(100, 100) == "#FFFFFFFF")
    }

    @Test func layerTooLargeForPerspectiveIsReported() {
        let faults = MisuseRecorder()

        faults.record {
            let card = Card()
            card.layer.bounds.size = CGSize(width: 1e6, height: 1e6)
            card.turn(20)
            card.canvas.frame()
            #expect(card.canvas.bitmap.difference(from: card.canvas.afresh()).largest == 0)
        }

        #expect(
            faults.messages.contains { $0.contains("too large to be shown in perspective") && $0.contains("CALayer") })
    }

    @Test func edgesOfARotatedLayerAreAntialiased() {
        let card = Card(scale: 1)
        card.turn(40)

        card.canvas.frame()

        let greens = Set((0..<100).map { card.canvas.bitmap.color(x: 60, y: $0).green })
        let steps = (30..<68).map { x in (0..<50).reduce(0) { $0 + Int(card.canvas.bitmap.color(x: x, y: $1).green) } }
        #expect(greens.count > 2)
        // The upper edge rises evenly, by a fraction of a pixel per column.
        let climbs = zip(steps, steps.dropFirst()).map { $1 - $0 }
        #expect(climbs.allSatisfy { $0 > 0 && $0 < 120 }, "\(climbs)")
    }

    @Test func aFlipPaintsItsContentOnce() {
        let card = Card()
        for row in 0..<10 { card.canvas.add(CGRect(5, CGFloat(row) * 6, 50, 4), .blue, to: card.layer) }
        let flip = CABasicAnimation(keyPath: "transform.rotation.y")
        flip.fromValue = CGFloat(0)
        flip.toValue = CGFloat.pi / 3
        flip.duration = 1
        card.layer.add(flip, forKey: "flip")
        card.canvas.frame(at: 0.1)
        card.canvas.frame(at: 0.2)

        let damage = card.canvas.frame(at: 0.4)

        #expect(!damage.isEmpty)
        #expect(card.canvas.compositor.layersDrawn <= 2)
        #expect(card.canvas.compositor.counts.imagesDrawn == 0)
        #expect(card.canvas.bitmap.difference(from: card.canvas.afresh()).largest <= IncrementalTests.tolerance)
    }

    @Test func changeOnARotatedLayerIsDrawn() {
        let card = Card()
        let dot = card.canvas.add(CGRect(20, 20, 20, 20), .blue, to: card.layer)
        card.turn(50)
        card.canvas.frame()

        dot.backgroundColor = .green
        let damage = card.canvas.frame()

        #expect(card.canvas.pixel(100, 100) == "#00FF00FF")
        #expect(damage.reduce(0) { $0 + $1.area } < 50 * 50)
        #expect(card.canvas.bitmap.difference(from: card.canvas.afresh()).largest <= IncrementalTests.tolerance)
    }

    @Test func shadowOfARotatedLayerIsTransformedWithIt() {
        let card = Card()
        card.layer.shadowOpacity = 1
        card.layer.shadowRadius = 4
        card.layer.shadowOffset = .zero
        card.turn(60)

        card.canvas.frame()

        // Rotated by 60°, card and blur are half as wide.
        let alphas = (0..<66).map { 255 - Int(card.canvas.bitmap.color(x: $0, y: 100).blue) }
        #expect(alphas == alphas.sorted())
        #expect(alphas.contains { $0 > 20 && $0 < 200 })
    }

    @Test(arguments: [2, 3] as [CGFloat])
    func edgesAreTheSameAtEveryScale(scale: CGFloat) {
        let fine = Card(scale: scale)
        let coarse = Card(scale: 1)
        for card in [fine, coarse] { card.turn(50, 0.3, 1, 0.1) }

        for card in [fine, coarse] { card.canvas.frame() }

        let side = Int(scale)
        var largest = 0.0
        for y in 0..<100 {
            for x in 0..<100 {
                let block = (0..<side * side).reduce(0) {
                    $0 + Int(fine.canvas.bitmap.color(x: x * side + $1 % side, y: y * side + $1 / side).green)
                }
                let mean = Double(block) / Double(side * side)
                largest = max(largest, abs(mean - Double(coarse.canvas.bitmap.color(x: x, y: y).green)))
            }
        }
        // Of 255: edges are antialiased in sixteenths.
        #expect(largest < 16)
    }

    @Test func layerTranslatedTowardTheViewerIsInFront() {
        let card = Card()
        card.canvas.add(CGRect(20, 20, 60, 60), .blue)
        card.layer.transform = CATransform3DMakeTranslation(0, 0, 1)

        card.canvas.frame()

        #expect(card.canvas.pixel(100, 100) == "#FF0000FF")
    }

    @Test func rotatedLayerFadesAsAGroup() {
        let card = Card()
        card.turn(30)
        card.layer.opacity = 0.5
        card.layer.allowsGroupOpacity = true
        card.canvas.add(CGRect(0, 0, 60, 60), .red, to: card.layer)

        card.canvas.frame()

        let middle = card.canvas.bitmap.color(x: 100, y: 100)
        #expect(abs(Int(middle.green) - 128) <= 2)
    }

    /// Where a layer is much reduced, the pixels along its outline show parts that are many of its own pixels away.
    @Test func changeAtTheEdgeOfASlantedLayerIsPaintedAlongItsWholeOutline() {
        let canvas = Canvas(48, 40, scale: 3, background: nil)
        let layer = canvas.add(CGRect(0, 0, 25.75, 17.5), .red)
        layer.anchorPoint = CGPoint(x: 0.25, y: 0.25)
        layer.position = CGPoint(x: 17.375, y: 1.75)
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 30
        layer.transform = CATransform3DRotate(eye, 2, -1, 1, 0.75)
        let corner = canvas.add(CGRect(29.125, 37, 19.25, 2), .red, to: layer)
        corner.opacity = 0.25
        canvas.frame()

        corner.opacity = 1
        canvas.frame()

        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest == 0)
    }
}
