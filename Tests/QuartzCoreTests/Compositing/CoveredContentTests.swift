import CoreGraphics
import QuartzCore
import TestSupport
import Testing

/// A layer with a backdrop reads what it covers from the canvas, and gives it back when it is removed.
@Suite struct CoveredContentTests {
    private let canvas = Canvas(120, 80)
    private var tiles: [CALayer] = []

    init() {
        for index in 0..<96 {
            let place = CGRect(CGFloat(index % 12) * 10, CGFloat(index / 12) * 10, 8, 8)
            tiles.append(canvas.add(place, index % 2 == 0 ? .red : .blue))
        }
        canvas.frame()
    }

    /// A container over everything with a popover in it, as a presentation has one.
    private func makePopover(_ frame: CGRect = CGRect(20, 10, 60, 50), dims: Bool = false) -> CALayer {
        let container = CALayer()
        container.frame = canvas.root.bounds
        if dims { canvas.add(container.bounds, CGColor(gray: 0, alpha: 0.2), to: container) }
        let bubble = BackdropLayer()
        bubble.role = .none
        bubble.isolatesBackdrops = true
        bubble.frame = frame
        bubble.shadowOpacity = 0.5
        bubble.shadowRadius = 3
        bubble.shadowPath = CGPath(rect: bubble.bounds, transform: nil)
        let material = BackdropLayer()
        material.role = .fill
        material.blurRadius = 4
        material.frame = bubble.bounds
        bubble.addSublayer(material)
        container.addSublayer(bubble)
        return container
    }

    private func expectFreshPixels(_ comment: Comment) {
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance, comment)
    }

    /// The layers that a frame checks.
    private func layersOfFrame() -> Int {
        canvas.frame()
        return canvas.compositor.counts.layersCollected
    }

    @Test func aNewPopoverReadsWhatIsBehindItFromTheCanvas() {
        canvas.root.addSublayer(makePopover())

        let layers = layersOfFrame()

        // Painting the popover checks what is around and behind it once; a capture would do so again.
        let covered = canvas.compositor.counts.pixelsCopied
        #expect(covered > 60 * 50)
        #expect(layers < 96)
        expectFreshPixels("presented")
    }

    @Test func removingAPopoverPaintsNothingBehindIt() {
        let popover = makePopover()
        canvas.root.addSublayer(popover)
        canvas.frame()

        popover.removeFromSuperlayer()
        let painted = canvas.frame()

        #expect(canvas.compositor.counts.layersCollected == 0)
        #expect(canvas.compositor.counts.pixelsComposited == 0)
        #expect(painted.reduce(0) { $0 + $1.area } >= 60 * 50)
        expectFreshPixels("removed")
    }

    @Test func whatHasChangedBehindThePopoverIsPainted() {
        let popover = makePopover()
        canvas.root.addSublayer(popover)
        canvas.frame()
        tiles[30].backgroundColor = .white
        canvas.frame()
        expectFreshPixels("changed behind")

        popover.removeFromSuperlayer()
        tiles[31].removeFromSuperlayer()
        canvas.frame()

        expectFreshPixels("removed")
    }

    @Test func changesInTheFramesOfBothEndsAreShown() {
        let popover = makePopover()
        canvas.root.addSublayer(popover)
        tiles[30].backgroundColor = .white
        canvas.frame()
        expectFreshPixels("presented")

        popover.removeFromSuperlayer()
        tiles[30].backgroundColor = .red
        canvas.frame()

        expectFreshPixels("removed")
    }

    @Test func aDimmingLayerBehindThePopoverDisappearsWithIt() {
        let popover = makePopover(dims: true)
        canvas.root.addSublayer(popover)
        canvas.frame()
        expectFreshPixels("presented")

        popover.removeFromSuperlayer()
        canvas.frame()

        expectFreshPixels("removed")
    }

    @Test func aPopoverThatGrowsOverADimmingLayerUncoversTheRest() {
        let popover = makePopover(CGRect(20, 10, 20, 20), dims: true)
        canvas.root.addSublayer(popover)
        canvas.frame()
        popover.sublayers![1].frame = CGRect(10, 5, 90, 60)
        canvas.frame()
        expectFreshPixels("grown")

        popover.removeFromSuperlayer()
        canvas.frame()

        expectFreshPixels("removed")
    }

    @Test func aLayerInFrontOfThePopoverStays() {
        let popover = makePopover()
        canvas.root.addSublayer(popover)
        canvas.frame()
        canvas.add(CGRect(30, 20, 60, 10), .white)
        canvas.frame()
        expectFreshPixels("covered")

        popover.removeFromSuperlayer()
        canvas.frame()

        expectFreshPixels("removed")
    }

    @Test func contentRemovedTogetherWithThePopoverDisappears() {
        let page = canvas.add(CGRect(0, 0, 100, 80), .white)
        canvas.frame()
        page.addSublayer(makePopover())
        canvas.frame()

        page.removeFromSuperlayer()
        canvas.frame()

        expectFreshPixels("removed")
    }

    @Test func nestedPopoversAreRemovedInAnyOrder() {
        for order in [[2, 1, 0], [0, 1, 2], [1, 0, 2]] {
            let popovers = (0..<3).map { makePopover(CGRect(20 + 10 * CGFloat($0), 10, 40, 40)) }
            for popover in popovers {
                canvas.root.addSublayer(popover)
                canvas.frame()
            }
            for index in order {
                popovers[index].removeFromSuperlayer()
                canvas.frame()
                expectFreshPixels("removed \(index) of \(order)")
            }
        }
    }

    @Test(arguments: 0..<TestRun.cases(10))
    func anyCoursesOfChangesShowTheSameAsANewCompositor(seed: Int) {
        var random = SeededRandom(seed: seed * 1_000)
        var shown: [CALayer] = []
        for _ in 0..<30 {
            switch random.number(below: 7) {
            case 0, 1:
                let place = CGRect(
                    CGFloat(random.number(below: 80)), CGFloat(random.number(below: 40)), 40,
                    CGFloat(20 + random.number(below: 30)))
                let popover = makePopover(place, dims: random.number(below: 3) == 0)
                shown.append(popover)
                canvas.root.addSublayer(popover)
            case 2 where !shown.isEmpty:
                shown.remove(at: random.number(below: shown.count)).removeFromSuperlayer()
            case 3 where !shown.isEmpty:
                shown[random.number(below: shown.count)].sublayers!.last!.position.x += 7
            case 4:
                let color: CGColor = random.number(below: 2) == 0 ? .white : .red
                tiles[random.number(below: 96)].backgroundColor = color
            case 5 where !shown.isEmpty:
                shown[random.number(below: shown.count)].opacity = random.number(below: 2) == 0 ? 1 : 0.5
            default:
                canvas.root.insertSublayer(tiles[random.number(below: 96)], at: UInt32(random.number(below: 90)))
            }
            if random.number(below: 3) > 0 {
                canvas.frame()
                expectFreshPixels("seed \(seed)")
            }
        }
    }
}

/// A layer that appears over cheap content leaves on the canvas what is behind it, and keeps no copy of it.
@Suite struct CheapAppearanceTests {
    private let canvas = Canvas(200, 120)

    init() {
        for index in 0..<4 { canvas.add(CGRect(10 + 40 * CGFloat(index), 10, 30, 20), .blue) }
        canvas.frame()
    }

    private func addDimming() -> CALayer { canvas.add(canvas.root.bounds, CGColor(gray: 0, alpha: 0.3)) }

    private func expectFreshPixels() {
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance)
    }

    @Test func aDimmingLayerIsBlendedWithTheCanvas() {
        _ = addDimming()
        canvas.frame()

        #expect(canvas.compositor.counts.pixelsComposited == 200 * 120)
        #expect(canvas.compositor.counts.pixelsCopied == 0)
        #expect(canvas.compositor.counts.layersDrawn == 1)
        expectFreshPixels()
    }

    @Test func whatIsBehindIsPaintedWhenTheDimmingLayerDisappears() {
        let dimming = addDimming()
        canvas.frame()

        dimming.removeFromSuperlayer()
        canvas.frame()

        #expect(canvas.compositor.counts.pixelsCopied == 0)
        expectFreshPixels()
    }

    @Test func contentThatChangesAsTheDimmingLayerAppearsIsPainted() {
        canvas.root.sublayers![1].backgroundColor = .red
        canvas.root.sublayers![3].removeFromSuperlayer()
        let dimming = addDimming()
        canvas.frame()
        expectFreshPixels()

        dimming.backgroundColor = CGColor(gray: 0, alpha: 0.6)
        canvas.frame()

        expectFreshPixels()
    }

    @Test func aCardOnTheDimmingLayerIsPaintedInFront() {
        let dimming = addDimming()
        let card = canvas.add(CGRect(50, 20, 90, 80), .white, to: dimming)
        card.cornerRadius = 8
        card.shadowOpacity = 0.4
        card.shadowRadius = 6
        canvas.frame()
        expectFreshPixels()

        dimming.removeFromSuperlayer()
        canvas.frame()

        expectFreshPixels()
    }

    @Test func aRemovedLayerIsNotRetainedForTheNextFrame() {
        weak var dimming: CALayer?
        do {
            let layer = addDimming()
            dimming = layer
            canvas.frame()
            layer.removeFromSuperlayer()
            canvas.frame()
        }

        #expect(dimming == nil)
    }
}
