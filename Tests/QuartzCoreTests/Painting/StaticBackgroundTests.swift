import CoreGraphics
import QuartzCore
import Testing

/// What is static behind an animation is composited once and then copied.
@Suite struct StaticBackgroundTests {
    /// Fifty translucent strips, and in front of them a card that may be animated.
    private struct BackdropFixture {
        let canvas = Canvas(200, 200, scale: 2)
        var strips: [CALayer] = []
        let card: CALayer

        init() {
            for row in 0..<50 {
                strips.append(
                    canvas.add(
                        CGRect(10, CGFloat(row) * 4, 180, 3),
                        CGColor(srgbRed: CGFloat(row) / 50, green: 0.4, blue: 0.7, alpha: 0.6)))
            }
            card = canvas.add(CGRect(60, 60, 80, 80), .white)
            card.cornerRadius = 12
            card.shadowOpacity = 0.3
            card.shadowRadius = 10
        }

        func animate(_ keyPath: String, from start: CGFloat, to end: CGFloat, duration: Double = 1) {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue = start
            animation.toValue = end
            animation.duration = duration
            card.add(animation, forKey: keyPath)
        }

        /// Runs frames of 1/60 second each.
        func run(_ frames: ClosedRange<Int>) {
            for frame in frames {
                canvas.root.advanceAnimations(to: Double(frame) / 60)
                canvas.frame(at: Double(frame) / 60)
            }
        }

        var gap: Int { canvas.bitmap.difference(from: canvas.afresh()).largest }
    }

    @Test func onlyAnimatedLayersAreDrawnFromTheThirdFrameOn() {
        let fixture = BackdropFixture()
        fixture.animate("opacity", from: 0.2, to: 0.9)

        fixture.run(0...4)

        let counts = fixture.canvas.compositor.counts
        #expect(counts.layersDrawn <= 1)
        #expect(counts.imagesDrawn == 0)
        #expect(counts.pixelsCopied > 0)
        #expect(counts.pixelsComposited <= counts.pixelsCopied)
        #expect(fixture.gap <= IncrementalTests.tolerance)
    }

    /// A frame of the animation costs what moves, not what is behind it: the root and the card, and of 1,050 layers
    /// those that are no longer covered by it.
    @Test(arguments: [("opacity", 2), ("transform.scale", 60)])
    func layersOfTheStaticBackgroundAreNotVisited(property: String, most: Int) {
        let fixture = BackdropFixture()
        let crowd = CALayer()
        crowd.frame = fixture.canvas.root.bounds
        fixture.canvas.root.insertSublayer(crowd, below: fixture.card)
        for index in 0..<1_000 {
            let place = CGRect(CGFloat(index % 40) * 5, CGFloat(index / 40) * 8, 4, 7)
            fixture.canvas.add(place, CGColor(red: 0.2, green: CGFloat(index % 7) / 7, blue: 0, alpha: 0.5), to: crowd)
        }
        fixture.animate(property, from: 0.9, to: 0.5)

        fixture.run(0...6)

        #expect(fixture.canvas.compositor.counts.layersCollected <= most)
        #expect(fixture.canvas.compositor.counts.pixelsCopied > 0)
        #expect(fixture.gap <= IncrementalTests.tolerance)
    }

    @Test func underTheOpaqueMiddleNothingIsCopied() {
        let fixture = BackdropFixture()
        fixture.animate("position.x", from: 90, to: 110)

        fixture.run(0...6)

        // The card's middle without its corners, in pixels.
        let hidden = 160 * (160 - 2 * 24)
        let damage = 2 * (80 + 2 * 32) * 2 * (80 + 2 * 33)
        #expect(fixture.canvas.compositor.counts.pixelsCopied <= damage + 4 * 160 - hidden)
        #expect(fixture.gap <= IncrementalTests.tolerance)
    }

    @Test func memoryIsReleasedWhenTheAnimationEnds() {
        let fixture = BackdropFixture()
        fixture.animate("opacity", from: 0.2, to: 0.9, duration: 0.2)
        fixture.run(0...6)
        let during = fixture.canvas.compositor.staticBackgroundBytes

        fixture.run(7...15)

        #expect(during == 400 * 400 * 4)
        #expect(fixture.canvas.compositor.staticBackgroundBytes == 0)
        #expect(fixture.gap <= IncrementalTests.tolerance)
    }

    @Test func changeInTheStaticBackgroundIsDrawn() {
        let fixture = BackdropFixture()
        fixture.animate("opacity", from: 0.2, to: 0.9)
        fixture.run(0...4)

        fixture.strips[20].backgroundColor = .green
        fixture.run(5...5)

        #expect(fixture.gap <= IncrementalTests.tolerance)
        fixture.run(6...10)
        #expect(fixture.gap <= IncrementalTests.tolerance)
        #expect(fixture.canvas.compositor.counts.layersDrawn <= 1)
    }

    @Test(arguments: ["hide", "remove", "reorder", "fade"])
    func removalFromTheStaticBackgroundIsDrawn(how: String) {
        let fixture = BackdropFixture()
        let holder = CALayer()
        holder.frame = fixture.canvas.root.bounds
        fixture.canvas.root.insertSublayer(holder, below: fixture.card)
        let dot = fixture.canvas.add(CGRect(80, 80, 40, 40), .green, to: holder)
        fixture.canvas.add(CGRect(90, 90, 40, 40), .blue, to: holder)
        fixture.animate("opacity", from: 0.2, to: 0.9)
        fixture.run(0...4)

        switch how {
        case "hide": dot.isHidden = true
        case "remove": dot.removeFromSuperlayer()
        case "reorder": dot.zPosition = 1
        default: dot.opacity = 0
        }
        fixture.run(5...5)
        let first = fixture.gap
        fixture.run(6...9)

        #expect(first <= IncrementalTests.tolerance)
        #expect(fixture.gap <= IncrementalTests.tolerance)
    }

    /// Each is cheap to fill, but all of them are not.
    @Test func manySmallLayersAreCachedAsOneBackground() {
        let canvas = Canvas(100, 100, scale: 2)
        for index in 0..<400 {
            canvas.add(CGRect(CGFloat(index % 20) * 5, CGFloat(index / 20) * 5, 4, 4), .blue)
        }
        let card = canvas.add(CGRect(20, 20, 60, 60), .red)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0.2
        animation.toValue = 0.9
        animation.duration = 1
        card.add(animation, forKey: "opacity")

        for frame in 0...5 { canvas.frame(at: Double(frame) / 60) }

        #expect(canvas.compositor.counts.layersCollected <= 2)
        #expect(canvas.compositor.counts.layersDrawn == 1)
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance)
    }

    @Test func plainBackgroundIsNotCached() {
        let canvas = Canvas(100, 100, scale: 2)
        let card = canvas.add(CGRect(20, 20, 40, 40), .red)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0.2
        animation.toValue = 0.9
        animation.duration = 1
        card.add(animation, forKey: "opacity")

        for frame in 0...5 { canvas.frame(at: Double(frame) / 60) }

        #expect(canvas.compositor.staticBackgroundBytes == 0)
        #expect(canvas.compositor.counts.pixelsCopied == 0)
    }

    @Test func aStillFrameCostsNothing() {
        let fixture = BackdropFixture()
        fixture.run(0...2)

        fixture.run(3...3)

        #expect(fixture.canvas.compositor.counts == FrameCounts())
    }
}
