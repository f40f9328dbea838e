import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct EmitterLayerTests {
    private static let dot: CGImage = {
        let bitmap = Bitmap(width: 4, height: 4)
        let context = CGContext(bitmap: bitmap, scale: 1)
        context.setFillColor(.white)
        context.fill(CGRect(0, 0, 4, 4))
        return CGImage(bitmap: bitmap)
    }()

    /// A cell with one red particle per second that lives for two seconds and stays where it is.
    private func makeCell() -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = Self.dot
        cell.color = .red
        cell.birthRate = 1
        cell.lifetime = 2
        return cell
    }

    private func makeEmitter(_ cells: CAEmitterCell..., on canvas: Canvas) -> CAEmitterLayer {
        let emitter = CAEmitterLayer()
        emitter.frame = canvas.root.bounds
        emitter.emitterPosition = CGPoint(x: 20, y: 20)
        emitter.emitterCells = cells
        canvas.root.addSublayer(emitter)
        return emitter
    }

    /// Runs the canvas's time forward in frames.
    private func run(_ canvas: Canvas, to end: Double, step: Double = 0.1) {
        var time = canvas.time
        while time < end - 1e-9 {
            time = min(end, time + step)
            canvas.root.advanceAnimations(to: time)
            canvas.frame(at: time)
        }
    }

    /// The number of pixels that are not white.
    private func inkedPixels(_ canvas: Canvas) -> Int {
        (0..<40).reduce(0) { sum, y in sum + (0..<40).filter { canvas.pixel($0, y) != "#FFFFFFFF" }.count }
    }

    @Test func particlesAppearAndDisappear() {
        let canvas = Canvas(background: .white)
        let cell = makeCell()
        cell.duration = 1
        let emitter = makeEmitter(cell, on: canvas)
        canvas.frame(at: 0)
        let before = canvas.pixel(20, 20)

        run(canvas, to: 1.5)
        let during = canvas.pixel(20, 20)
        run(canvas, to: 3.2)

        #expect(before == "#FFFFFFFF")
        #expect(during == "#FF0000FF")
        #expect(canvas.pixel(20, 20) == "#FFFFFFFF")
        #expect(emitter.emitterCells?.count == 1)
        #expect(!canvas.root.hasRunningAnimationsInSubtree)
        #expect(canvas.frame(at: 4).isEmpty)
    }

    @Test func velocityAndAccelerationMoveParticles() {
        let canvas = Canvas()
        let cell = makeCell()
        cell.velocity = 10
        cell.emissionLongitude = .pi
        cell.yAcceleration = 20
        cell.duration = 1
        _ = makeEmitter(cell, on: canvas)
        canvas.frame(at: 0)

        run(canvas, to: 2)

        // One second after its birth: 10 points to the left, and half of 20 points down.
        #expect(canvas.pixel(10, 30) == "#FF0000FF")
        #expect(canvas.pixel(20, 20) == "#FFFFFFFF")
    }

    @Test func colorsAndSizesChangeWithAge() {
        let canvas = Canvas()
        let cell = makeCell()
        cell.color = .white
        cell.redSpeed = -0.5
        cell.greenSpeed = -1
        cell.blueSpeed = 0
        cell.scaleSpeed = 2
        cell.alphaSpeed = 0
        cell.duration = 1
        _ = makeEmitter(cell, on: canvas)
        canvas.frame(at: 0)

        run(canvas, to: 2)

        #expect(canvas.pixel(20, 20) == "#8000FFFF" || canvas.pixel(20, 20) == "#7F00FFFF")
        // Three times as large as its picture of 4 points.
        #expect(canvas.pixel(17, 20) == canvas.pixel(20, 20))
        #expect(canvas.pixel(15, 20) != "#FFFFFFFF")
        #expect(canvas.pixel(12, 20) == "#FFFFFFFF")
    }

    @Test func alphaSpeedFades() {
        let canvas = Canvas()
        let cell = makeCell()
        cell.alphaSpeed = -0.5
        cell.duration = 1
        _ = makeEmitter(cell, on: canvas)
        canvas.frame(at: 0)

        run(canvas, to: 2)

        #expect(canvas.pixel(20, 20) == "#FF8080FF" || canvas.pixel(20, 20) == "#FF7F7FFF")
    }

    @Test func additiveParticlesBrightenWhatIsBehind() {
        let canvas = Canvas(background: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
        let cell = makeCell()
        cell.duration = 1
        let emitter = makeEmitter(cell, on: canvas)
        emitter.renderMode = .additive
        canvas.frame(at: 0)

        run(canvas, to: 1.5)

        #expect(canvas.pixel(20, 20) == "#FF00FFFF")
    }

    @Test(arguments: [CAEmitterLayerRenderMode.oldestFirst, .oldestLast, .backToFront])
    func theRenderModeOrdersParticles(mode: CAEmitterLayerRenderMode) {
        let canvas = Canvas()
        let cell = makeCell()
        // The first particle is red; the second one is created after the cell turned blue. Both go away from the viewer.
        cell.velocity = 5
        cell.emissionLatitude = -.pi / 2
        let emitter = makeEmitter(cell, on: canvas)
        emitter.renderMode = mode
        canvas.frame(at: 0)
        run(canvas, to: 1.05)
        cell.color = .blue
        emitter.emitterCells = [cell]

        run(canvas, to: 2.1)

        // The newest one is nearest to the viewer.
        #expect(canvas.pixel(20, 20) == (mode == .oldestLast ? "#FF0000FF" : "#0000FFFF"))
    }

    @Test(arguments: [
        (CAEmitterLayerEmitterShape.line, CAEmitterLayerEmitterMode.volume), (.line, .points),
        (.rectangle, .outline), (.rectangle, .surface), (.rectangle, .points), (.circle, .outline),
        (.circle, .volume), (.circle, .points), (.sphere, .volume), (.cuboid, .surface), (.point, .points),
    ])
    func particlesStartOnTheShape(shape: CAEmitterLayerEmitterShape, mode: CAEmitterLayerEmitterMode) {
        let canvas = Canvas(100, 100)
        let cell = makeCell()
        cell.birthRate = 400
        cell.scale = 0.25
        let emitter = makeEmitter(cell, on: canvas)
        emitter.emitterPosition = CGPoint(x: 50, y: 50)
        emitter.emitterSize =
            shape == .circle || shape == .sphere ? CGSize(width: 30, height: 0) : CGSize(width: 60, height: 40)
        emitter.emitterDepth = 10
        emitter.emitterShape = shape
        emitter.emitterMode = mode
        canvas.frame(at: 0)

        run(canvas, to: 0.9)

        var (minX, maxX, minY, maxY, count) = (100, 0, 100, 0, 0)
        for y in 0..<100 {
            for x in 0..<100 where canvas.pixel(x, y) != "#FFFFFFFF" {
                (minX, maxX, minY, maxY) = (min(minX, x), max(maxX, x), min(minY, y), max(maxY, y))
                count += 1
            }
        }
        let reach: (x: Int, y: Int) =
            switch shape {
            case .point: (0, 0)
            case .line: (30, 0)
            case .circle, .sphere: (30, 30)
            default: (30, 20)
            }
        #expect(abs(minX - (50 - reach.x)) <= 3 && abs(maxX - (50 + reach.x)) <= 3, "\(minX) to \(maxX)")
        #expect(abs(minY - (50 - reach.y)) <= 3 && abs(maxY - (50 + reach.y)) <= 3, "\(minY) to \(maxY)")
        let isHollow = mode == .outline || mode == .points && shape != .point
        #expect((canvas.pixel(50, 50) == "#FFFFFFFF" || !isHollow) && count > 0)
        #expect(mode != .points || count <= 4 * 9)
    }

    @Test func theSeedDecidesAndFrameTimesDoNot() {
        func picture(seed: UInt32, step: Double) -> Bitmap {
            let canvas = Canvas()
            let cell = makeCell()
            cell.birthRate = 30
            cell.velocity = 12
            cell.velocityRange = 6
            cell.emissionRange = 2 * .pi
            cell.scaleRange = 1
            cell.spin = 1
            cell.spinRange = 2
            cell.greenRange = 1
            cell.lifetimeRange = 1
            let emitter = makeEmitter(cell, on: canvas)
            emitter.seed = seed
            canvas.frame(at: 0)
            run(canvas, to: 1.51, step: step)
            return canvas.bitmap
        }

        let first = picture(seed: 7, step: 0.1)
        let second = picture(seed: 7, step: 0.25)
        let other = picture(seed: 8, step: 0.1)

        #expect(first.difference(from: second).largest <= 8)
        #expect(first.difference(from: other).largest > 60)
    }

    @Test func partialFramesMatchWholeOnes() {
        let canvas = Canvas(background: .white)
        let cell = makeCell()
        cell.birthRate = 40
        cell.velocity = 20
        cell.emissionRange = 2 * .pi
        cell.spin = 2
        cell.alphaSpeed = -0.4
        let emitter = makeEmitter(cell, on: canvas)
        let cover = canvas.add(CGRect(5, 5, 12, 12), CGColor.blue.with(alpha: 0.5))
        canvas.frame(at: 0)

        for step in 1...20 {
            if step == 8 { emitter.opacity = 0.5 }
            if step == 12 { emitter.masksToBounds = true }
            if step == 14 { emitter.bounds.size = CGSize(width: 25, height: 25) }
            cover.position.x += 1
            run(canvas, to: Double(step) / 10)

            #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= 3, "step \(step)")
        }
    }

    @Test func theLayersFactorsMultiplyThoseOfCells() {
        let canvas = Canvas()
        let cell = makeCell()
        cell.velocity = 10
        cell.duration = 1
        let emitter = makeEmitter(cell, on: canvas)
        emitter.velocity = 1.5
        emitter.lifetime = 0.75
        emitter.scale = 2
        emitter.spin = 0
        canvas.frame(at: 0)

        run(canvas, to: 2)
        let moved = canvas.pixel(35, 20)
        let large = canvas.pixel(32, 17)
        run(canvas, to: 2.6)

        #expect(moved == "#FF0000FF")
        #expect(large == "#FF0000FF")
        #expect(inkedPixels(canvas) == 0)
    }

    @Test func aBirthRateOfZeroLetsParticlesFinishAndThenCostsNothing() {
        let canvas = Canvas()
        let emitter = makeEmitter(makeCell(), on: canvas)
        canvas.frame(at: 0)
        run(canvas, to: 1.5)

        emitter.birthRate = 0
        run(canvas, to: 2.5)
        let last = canvas.pixel(20, 20)
        run(canvas, to: 4)

        #expect(last == "#FF0000FF")
        #expect(!canvas.root.hasRunningAnimationsInSubtree)
        #expect(canvas.frame(at: 5).isEmpty)
        #expect(canvas.compositor.layersDrawn == 0)
    }

    @Test func nestedCellsEmitFromTheirParticles() {
        let canvas = Canvas()
        let spark = makeCell()
        spark.color = .white
        spark.birthRate = 10
        spark.lifetime = 5
        let rocket = makeCell()
        rocket.contents = nil
        rocket.velocity = 15
        rocket.lifetime = 1
        rocket.duration = 1
        rocket.emitterCells = [spark]
        _ = makeEmitter(rocket, on: canvas)
        canvas.frame(at: 0)

        run(canvas, to: 3)

        // The sparks stay on the way of the rocket, in its color, although it is gone.
        #expect(canvas.pixel(22, 20) == "#FF0000FF")
        #expect(canvas.pixel(33, 20) == "#FF0000FF")
        #expect(canvas.pixel(16, 20) == "#FFFFFFFF")
    }

    @Test(arguments: [0.1, 3])
    func particlesOfParticlesThatAreGoneAppearAfterALongFrameToo(step: Double) {
        let canvas = Canvas()
        let spark = makeCell()
        spark.color = .white
        spark.birthRate = 10
        spark.lifetime = 5
        let rocket = makeCell()
        rocket.contents = nil
        rocket.velocity = 15
        rocket.lifetime = 1
        rocket.duration = 1
        rocket.emitterCells = [spark]
        _ = makeEmitter(rocket, on: canvas)
        canvas.frame(at: 0)

        run(canvas, to: 3, step: step)

        #expect(canvas.pixel(22, 20) == "#FF0000FF")
        #expect(canvas.pixel(33, 20) == "#FF0000FF")
    }

    @Test func aLateEmitterHasBeenEmittingUnlessItBeginsNow() {
        let canvas = Canvas()
        canvas.frame(at: 10)
        let earlier = makeEmitter(makeCell(), on: canvas)
        canvas.frame(at: 10)
        let first = canvas.pixel(20, 20)
        earlier.removeFromSuperlayer()
        let later = makeEmitter(makeCell(), on: canvas)
        later.beginTime = 10
        canvas.frame(at: 10)

        #expect(first == "#FF0000FF")
        #expect(canvas.pixel(20, 20) == "#FFFFFFFF")
    }

    @Test func timeOffsetAndSpeedOfACellMoveItsTime() {
        let canvas = Canvas()
        let cell = makeCell()
        cell.beginTime = 2
        cell.timeOffset = 1
        cell.speed = 2
        _ = makeEmitter(cell, on: canvas)
        canvas.frame(at: 0)

        run(canvas, to: 1.9)
        let early = inkedPixels(canvas)
        run(canvas, to: 2.1)

        // It begins half a second before 2, and twice as fast: the first particle is created at 2.
        #expect(early == 0)
        #expect(canvas.pixel(20, 20) == "#FF0000FF")
    }

    @Test func impossibleValuesAreIgnored() {
        let cell = makeCell()
        cell.birthRate = .nan
        cell.velocity = .infinity
        cell.contentsScale = 0
        cell.contentsRect = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        cell.emitterCells = [cell]
        let canvas = Canvas()
        let emitter = makeEmitter(cell, on: canvas)
        canvas.frame(at: 0)

        run(canvas, to: 1.5)

        #expect(cell.birthRate == 1 && cell.velocity == 0 && cell.contentsScale == 1)
        #expect(canvas.pixel(20, 20) == "#FF0000FF")
        #expect(emitter.presentation()?.birthRate == 1)
        emitter.emitterCells = nil
        cell.emitterCells = nil
    }

    @Test func manyParticlesAreLimited() {
        let reports = MisuseRecorder()
        let canvas = Canvas()
        let cell = makeCell()
        cell.birthRate = 1e9
        _ = makeEmitter(cell, on: canvas)

        reports.record {
            canvas.frame(at: 0)
            run(canvas, to: 0.2)
        }

        #expect(reports.messages.count == 1)
        #expect(canvas.pixel(20, 20) == "#FF0000FF")
    }

    @Test func picturesAreReleasedWithTheLayer() {
        weak var released: CAEmitterCell?
        do {
            let canvas = Canvas()
            let cell = makeCell()
            released = cell
            let emitter = makeEmitter(cell, on: canvas)
            canvas.frame(at: 0)
            run(canvas, to: 1.5)
            emitter.removeFromSuperlayer()
            run(canvas, to: 1.7)
        }

        #expect(released == nil)
    }
}
