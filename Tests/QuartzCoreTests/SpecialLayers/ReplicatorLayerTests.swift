import CoreGraphics
import QuartzCore
import Testing

@Suite struct ReplicatorLayerTests {
    /// A replicator over the whole canvas whose only sublayer is a square of 8 points at the upper left corner.
    private func makeScene(count: Int, step: CGFloat = 10, color: CGColor = .red) -> (
        canvas: Canvas, replicator: CAReplicatorLayer, dot: CALayer
    ) {
        let canvas = Canvas()
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(0, 0, 40, 40)
        replicator.instanceCount = count
        replicator.instanceTransform = CATransform3DMakeTranslation(step, 0, 0)
        canvas.root.addSublayer(replicator)
        let dot = canvas.add(CGRect(0, 0, 8, 8), color, to: replicator)
        return (canvas, replicator, dot)
    }

    private func row(_ canvas: Canvas) -> [String] { [4, 14, 24, 34].map { canvas.pixel($0, 4) } }

    @Test func instancesAreTransformedOneAfterTheOther() {
        let scene = makeScene(count: 3)

        scene.canvas.frame()

        #expect(row(scene.canvas) == ["#FF0000FF", "#FF0000FF", "#FF0000FF", "#FFFFFFFF"])
        #expect(scene.canvas.pixel(9, 4) == "#FFFFFFFF")
    }

    @Test func theInstanceTransformIsAboutTheMiddle() {
        let scene = makeScene(count: 2)
        scene.replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)

        scene.canvas.frame()

        #expect(scene.canvas.pixel(4, 4) == "#FF0000FF")
        #expect(scene.canvas.pixel(36, 36) == "#FF0000FF")
    }

    @Test func colorsAndOpacityChangeFromInstanceToInstance() {
        let scene = makeScene(count: 3, color: .white)
        scene.replicator.instanceColor = CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)
        scene.replicator.instanceRedOffset = -0.5
        scene.replicator.instanceGreenOffset = -1
        scene.replicator.instanceBlueOffset = 0.5
        scene.replicator.instanceAlphaOffset = -0.5

        scene.canvas.frame()

        #expect(scene.canvas.pixel(4, 4) == "#FFFF00FF")
        // Half red and half blue, half faded over white.
        #expect(["#BF80BFFF", "#BF7FBFFF"].contains(scene.canvas.pixel(14, 4)))
        #expect(scene.canvas.pixel(24, 4) == "#FFFFFFFF")
    }

    @Test func aSublayerInPerspectiveTakesTheChangedColorOfTheInstance() {
        let scene = makeScene(count: 2, step: 12, color: .white)
        var turned = CATransform3DIdentity
        turned.m34 = -1 / 60
        scene.dot.transform = CATransform3DRotate(turned, 0.5, 0, 1, 0)
        scene.canvas.frame()

        scene.replicator.instanceColor = .red
        scene.replicator.instanceRedOffset = -1
        scene.canvas.frame()

        #expect(scene.canvas.pixel(4, 4) == "#FF0000FF")
        #expect(scene.canvas.pixel(16, 4) == "#000000FF")
        #expect(scene.canvas.bitmap.difference(from: scene.canvas.afresh()).largest == 0)
    }

    @Test func contentsTakeTheColorOfTheInstance() {
        let scene = makeScene(count: 2, color: .white)
        let bitmap = Bitmap(width: 8, height: 8)
        let context = CGContext(bitmap: bitmap, scale: 1)
        context.setFillColor(.white)
        context.fill(CGRect(0, 0, 8, 8))
        scene.dot.backgroundColor = nil
        scene.dot.contents = CGImage(bitmap: bitmap)
        scene.replicator.instanceBlueOffset = -1

        scene.canvas.frame()

        #expect(scene.canvas.pixel(4, 4) == "#FFFFFFFF")
        #expect(scene.canvas.pixel(14, 4) == "#FFFF00FF")
    }

    @Test func animationsOfInstancesAreDelayed() {
        let scene = makeScene(count: 2)
        scene.canvas.frame(at: 0)
        scene.replicator.instanceDelay = 1
        let animation = CABasicAnimation(keyPath: "position.y")
        animation.fromValue = 24
        animation.toValue = 24
        animation.duration = 2
        scene.dot.add(animation, forKey: "move")
        scene.canvas.root.advanceAnimations(to: 0)

        scene.canvas.frame(at: 0.5)
        let early = [4, 14].map { scene.canvas.pixel($0, 24) }
        scene.canvas.frame(at: 1.5)
        let late = [4, 14].map { scene.canvas.pixel($0, 24) }

        #expect(early == ["#FF0000FF", "#FFFFFFFF"])
        #expect(late == ["#FF0000FF", "#FF0000FF"])
    }

    @Test func onlyWhatChangesIsPaintedAgain() {
        let scene = makeScene(count: 3)
        scene.canvas.frame()
        let unchanged = scene.canvas.frame()

        scene.dot.backgroundColor = .blue
        let damage = scene.canvas.frame()

        #expect(unchanged.isEmpty)
        #expect(damage.allSatisfy { $0.maxY <= 8 && $0.maxX <= 28 })
        #expect(row(scene.canvas) == ["#0000FFFF", "#0000FFFF", "#0000FFFF", "#FFFFFFFF"])
        #expect(scene.canvas.bitmap.difference(from: scene.canvas.afresh()).largest == 0)
    }

    @Test func partialFramesMatchWholeOnes() {
        let scene = makeScene(count: 3)
        scene.canvas.frame()

        for step in 0..<24 {
            switch step % 6 {
            case 0: scene.replicator.instanceCount = 1 + step % 4
            case 1: scene.canvas.add(CGRect(CGFloat(step), 12, 5, 5), .green, to: scene.replicator)
            case 2: scene.replicator.instanceTransform = CATransform3DMakeTranslation(5 + CGFloat(step) / 2, 3, 0)
            case 3: scene.replicator.instanceGreenOffset = -Float(step) / 24
            case 4: scene.dot.position.y += 3
            default: scene.replicator.sublayers?.last?.removeFromSuperlayer()
            }
            scene.canvas.frame()

            #expect(scene.canvas.bitmap.difference(from: scene.canvas.afresh()).largest <= 3, "step \(step)")
        }
    }

    @Test func aReplicatorInAReplicatorMakesAGrid() {
        let scene = makeScene(count: 3)
        let rows = CAReplicatorLayer()
        rows.frame = CGRect(0, 0, 40, 40)
        rows.instanceCount = 3
        rows.instanceTransform = CATransform3DMakeTranslation(0, 10, 0)
        scene.canvas.root.addSublayer(rows)
        rows.addSublayer(scene.replicator)

        scene.canvas.frame()

        #expect([4, 14, 24].allSatisfy { y in [4, 14, 24].allSatisfy { scene.canvas.pixel($0, y) == "#FF0000FF" } })
        #expect(scene.canvas.pixel(34, 34) == "#FFFFFFFF")
    }

    @Test func depthIsKeptOnRequest() {
        let scene = makeScene(count: 2, step: 20)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 50
        scene.canvas.root.sublayerTransform = perspective
        scene.replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 25)
        scene.canvas.frame()
        let flat = scene.canvas.pixel(24, 4)

        scene.replicator.preservesDepth = true
        scene.canvas.frame()

        // Nearer to the viewer, the second instance is twice as far from the middle.
        #expect(flat == "#FF0000FF")
        #expect(scene.canvas.pixel(24, 4) == "#FFFFFFFF")
        #expect(scene.canvas.pixel(4, 4) == "#FF0000FF")
    }

    @Test func impossibleCountsAreLimited() {
        let scene = makeScene(count: 0)
        scene.canvas.frame()
        let none = row(scene.canvas)

        scene.replicator.instanceCount = -3
        scene.canvas.frame()
        let negative = row(scene.canvas)
        scene.replicator.instanceDelay = 0.25
        let delay = scene.replicator.instanceDelay

        #expect(none == Array(repeating: "#FFFFFFFF", count: 4))
        #expect(negative == none)
        #expect(delay == 0.25)
        #expect(scene.replicator.instanceColor?.alpha == 1)
    }

    @Test func presentationCopiesHaveTheValues() {
        let scene = makeScene(count: 3)
        scene.canvas.frame()

        let copy = scene.replicator.presentation()

        #expect(copy?.instanceCount == 3)
    }
}
