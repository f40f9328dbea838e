import CoreGraphics
import QuartzCore
import Testing

/// The maximum cost of a transition's frame, and its expected pixels.
@Suite struct GrowthTests {
    /// A bubble like a popover's: a wide shadow of an outline, a shape in it, and empty content masked by the outline.
    private struct Bubble {
        let canvas = Canvas(200, 200, scale: 3)
        let layer: CALayer
        let shape = CAShapeLayer()
        let content = CALayer()

        init() {
            let outline = CGPath(
                roundedRect: CGRect(0, 0, 80, 80), cornerWidth: 10, cornerHeight: 10, transform: nil)
            layer = canvas.add(CGRect(60, 60, 80, 80), nil)
            layer.shadowPath = outline
            layer.shadowRadius = 16
            layer.shadowOpacity = 0.5
            layer.shadowOffset = .zero
            shape.path = outline
            shape.fillColor = .blue
            shape.frame = layer.bounds
            layer.addSublayer(shape)
            let mask = CAShapeLayer()
            mask.path = outline
            mask.frame = layer.bounds
            content.frame = layer.bounds
            content.mask = mask
            layer.addSublayer(content)
        }

        func animate(_ keyPath: String, from start: CGFloat) {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue = start
            animation.toValue = CGFloat(1)
            animation.duration = 1
            layer.add(animation, forKey: keyPath)
        }
    }

    @Test func aGrowingShadowIsBlurredOnce() {
        let bubble = Bubble()
        bubble.animate("transform.scale", from: 0.05)
        bubble.animate("opacity", from: 0)

        var blurred = 0
        for frame in 0...70 {
            bubble.canvas.root.advanceAnimations(to: Double(frame) / 60)
            bubble.canvas.frame(at: Double(frame) / 60)
            blurred += bubble.canvas.compositor.shadowsBlurred
        }

        #expect(blurred == 1)
        #expect(!bubble.canvas.compositor.hasRunningAnimations)
        #expect(bubble.canvas.bitmap.difference(from: bubble.canvas.afresh()).largest <= 3)
    }

    @Test func aFadingGroupIsPaintedOnce() {
        let bubble = Bubble()
        bubble.animate("opacity", from: 0.5)
        bubble.canvas.frame(at: 0)
        let first = bubble.canvas.compositor.pixelsComposited
        bubble.canvas.frame(at: 0.1)

        bubble.canvas.frame(at: 0.2)

        // The background once and the group's image once.
        let damage = bubble.canvas.frame(at: 0.3).reduce(0) { $0 + $1.area }
        #expect(bubble.canvas.compositor.pixelsComposited <= 3 * damage)
        #expect(bubble.canvas.compositor.layersDrawn == 1)
        #expect(first > 0)
        #expect(bubble.canvas.bitmap.difference(from: bubble.canvas.afresh()).largest <= 3)
    }

    @Test func changeInAFadingGroupIsDrawn() {
        let bubble = Bubble()
        bubble.animate("opacity", from: 0.5)
        for step in 0..<4 { bubble.canvas.frame(at: Double(step) / 10) }

        CATransaction.setDisableActions(true)
        bubble.shape.fillColor = .green
        CATransaction.setDisableActions(false)
        bubble.canvas.frame(at: 0.5)

        #expect(bubble.canvas.bitmap.color(x: 300, y: 300).green > 150)
        #expect(bubble.canvas.bitmap.difference(from: bubble.canvas.afresh()).largest <= 3)
    }

    @Test func emptyContentWithAMaskCostsNothing() {
        let bubble = Bubble()
        bubble.content.removeFromSuperlayer()
        bubble.canvas.frame()
        let without = bubble.canvas.compositor.pixelsComposited
        bubble.layer.addSublayer(bubble.content)
        bubble.canvas.root.backgroundColor = CGColor(srgbRed: 0.9, green: 1, blue: 1, alpha: 1)

        bubble.canvas.frame()

        #expect(bubble.canvas.compositor.pixelsComposited <= without)
    }

    @Test func underAnOpaqueShapeNothingIsPainted() {
        let bubble = Bubble()
        bubble.canvas.frame()
        let hidden = bubble.canvas.add(CGRect(80, 80, 40, 40), .red)
        bubble.canvas.root.insertSublayer(hidden, at: 0)

        bubble.canvas.frame()

        #expect(bubble.canvas.compositor.layersDrawn == 1)
        #expect(bubble.canvas.bitmap.color(x: 300, y: 300).description == "#0000FFFF")
    }

    @Test(arguments: [0.1, 0.33, 0.5, 0.77, 0.95, 1, 1.3] as [CGFloat])
    func aShadowFadesOutwardEvenlyAtEverySize(size: CGFloat) {
        let bubble = Bubble()
        bubble.shape.isHidden = true
        bubble.canvas.root.backgroundColor = nil
        bubble.layer.setAffineTransform(CGAffineTransform(scaleX: size, y: size))

        bubble.canvas.frame()

        let alphas = (300..<600).map { Int(bubble.canvas.bitmap.color(x: $0, y: 300).alpha) }
        let mirrored = (0..<300).reversed().map { Int(bubble.canvas.bitmap.color(x: $0, y: 300).alpha) }
        #expect(alphas == alphas.sorted(by: >))
        #expect(zip(alphas, mirrored).allSatisfy { abs($0 - $1) <= 1 })
        let largest = zip(alphas, alphas.dropFirst()).map { $0 - $1 }.max()!
        #expect(CGFloat(largest) <= 2 + 2 / size, "a step of \(largest)")
    }

    @Test func lastStepToTheModelScaleIsContinuous() {
        let bubble = Bubble()
        bubble.layer.setAffineTransform(CGAffineTransform(scaleX: 0.99999, y: 0.99999))
        bubble.canvas.frame()
        let before = bubble.canvas.bitmap.copy()
        bubble.layer.setAffineTransform(.identity)

        bubble.canvas.frame()

        #expect(bubble.canvas.bitmap.difference(from: before).largest <= 3)
    }
}
