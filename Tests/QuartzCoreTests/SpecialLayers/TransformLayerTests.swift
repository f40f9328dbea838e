import CoreGraphics
import QuartzCore
import Testing

@Suite struct TransformLayerTests {
    /// A transform layer in perspective in the middle of a canvas of 80 points, with two squares of 20 points: a red one
    /// 10 points in front of it and a blue one 10 points behind it.
    ///
    /// - Parameter usesAnchors: Whether their anchor points move them there, instead of `zPosition`.
    private func makeScene(
        usesAnchors: Bool = false
    ) -> (canvas: Canvas, holder: CATransformLayer, red: CALayer, blue: CALayer) {
        let canvas = Canvas(80, 80)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 200
        canvas.root.sublayerTransform = perspective
        let holder = CATransformLayer()
        holder.bounds = CGRect(0, 0, 40, 40)
        holder.position = CGPoint(x: 40, y: 40)
        canvas.root.addSublayer(holder)
        let red = canvas.add(CGRect(10, 10, 20, 20), .red, to: holder)
        let blue = canvas.add(CGRect(10, 10, 20, 20), .blue, to: holder)
        for (layer, depth) in [(red, 10), (blue, -10)] as [(CALayer, CGFloat)] {
            if usesAnchors {
                layer.anchorPointZ = -depth
            } else {
                layer.zPosition = depth
            }
        }
        return (canvas, holder, red, blue)
    }

    @Test func aHalfTurnShowsTheSublayerThatWasBehind() {
        let scene = makeScene()
        scene.canvas.frame()
        let before = scene.canvas.pixel(40, 40)

        scene.holder.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        scene.canvas.frame()

        #expect(before == "#FF0000FF")
        #expect(scene.canvas.pixel(40, 40) == "#0000FFFF")
        #expect(scene.canvas.bitmap.difference(from: scene.canvas.afresh()).largest == 0)
    }

    @Test func sublayersThatTurnBehindEachOtherWhileOneIsAddedKeepTheirColors() {
        let scene = makeScene(usesAnchors: true)
        scene.red.position.x += 12
        scene.canvas.frame()

        scene.canvas.add(CGRect(0, 0, 4, 4), .green, to: scene.holder)
        scene.holder.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        scene.canvas.frame()

        #expect(scene.canvas.pixel(40, 40) == "#0000FFFF")
        #expect(scene.canvas.pixel(24, 40) == "#FF0000FF")
        #expect(scene.canvas.bitmap.difference(from: scene.canvas.afresh()).largest == 0)
    }

    @Test func aPlainLayerFlattensItsSublayers() {
        let scene = makeScene()
        let plain = CALayer()
        plain.bounds = scene.holder.bounds
        plain.position = scene.holder.position
        scene.canvas.root.replaceSublayer(scene.holder, with: plain)
        plain.addSublayer(scene.red)
        plain.addSublayer(scene.blue)

        plain.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        scene.canvas.frame()

        #expect(scene.canvas.pixel(40, 40) == "#FF0000FF")
    }

    @Test func aQuarterTurnMovesDepthSideways() {
        let scene = makeScene()
        scene.red.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        scene.holder.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)

        scene.canvas.frame()

        // The red square faces the viewer again, 10 points to the right of the middle.
        #expect(scene.canvas.pixel(57, 40) == "#FF0000FF")
        #expect(scene.canvas.pixel(38, 40) == "#FFFFFFFF")
    }

    @Test func theLayerItselfShowsNothing() {
        let scene = makeScene()
        scene.holder.backgroundColor = .green
        scene.holder.borderWidth = 4
        scene.holder.masksToBounds = true
        scene.red.frame = CGRect(-20, 10, 20, 20)

        scene.canvas.frame()

        #expect(scene.canvas.pixel(24, 24) == "#FFFFFFFF")
        #expect(scene.canvas.pixel(5, 40) == "#FF0000FF")
    }

    @Test func opacityAppliesToEachSublayer() {
        let scene = makeScene()
        scene.holder.opacity = 0.5

        scene.canvas.frame()

        // Half red over half blue over white.
        #expect(scene.canvas.pixel(40, 40) == "#BF4080FF" || scene.canvas.pixel(40, 40) == "#BF3F7FFF")
    }

    @Test func turningFramesMatchWholeOnes() {
        let scene = makeScene()
        scene.canvas.frame()

        for step in 0..<20 {
            scene.holder.transform = CATransform3DMakeRotation(CGFloat(step) / 3, 0.3, 1, 0)
            if step % 5 == 4 { scene.red.backgroundColor = step % 2 == 0 ? .green : .red }
            scene.canvas.frame()

            #expect(scene.canvas.bitmap.difference(from: scene.canvas.afresh()).largest <= 3, "step \(step)")
        }
    }

    @Test func nestedTransformLayersShareOneSpace() {
        let scene = makeScene()
        let inner = CATransformLayer()
        inner.bounds = CGRect(0, 0, 40, 40)
        inner.position = CGPoint(x: 20, y: 20)
        scene.holder.addSublayer(inner)
        inner.addSublayer(scene.red)
        inner.addSublayer(scene.blue)
        scene.holder.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        inner.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)

        scene.canvas.frame()

        #expect(scene.canvas.pixel(40, 40) == "#0000FFFF")
    }
}
