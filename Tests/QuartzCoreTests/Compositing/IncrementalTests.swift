import CoreGraphics
import QuartzCore
import TestSupport
import Testing

/// The seeds of a test, from `first` on; a hundred times as many with VELARIUM_DEEP=1 in the environment.
private func seeds(_ count: Int, from first: UInt64) -> Range<UInt64> {
    first..<first + UInt64(TestRun.cases(count))
}

@Suite struct IncrementalTests {
    /// The difference in one 8-bit component that pixman's rounding may cause when it samples another rectangle.
    static let tolerance = 3

    @Test(arguments: seeds(12, from: 1))
    func incrementalPaintingMatchesFullPainting(seed: UInt64) {
        var tree = RandomTree(seed: seed, scale: [1, 2, 3][Int(seed % 3)])
        tree.canvas.frame()

        var trail: [String] = []
        for step in 0..<60 {
            let mutations = (0..<Int.random(in: 1...3, using: &tree.random)).map { _ in tree.mutate() }
            trail.append(mutations.joined(separator: "+"))
            tree.canvas.frame()
            let gap = tree.canvas.bitmap.difference(from: tree.canvas.afresh())

            #expect(
                gap.largest <= Self.tolerance,
                "seed \(seed), step \(step) at (\(gap.x), \(gap.y)) after \(trail.suffix(3))")
            if gap.largest > Self.tolerance { return }
        }
    }

    @Test(arguments: seeds(12, from: 301))
    func rareChangesMatchFullPainting(seed: UInt64) {
        var tree = RandomTree(seed: seed, scale: [1, 2, 3][Int(seed % 3)], hasRareKinds: true)
        tree.canvas.frame()

        var trail: [String] = []
        for step in 0..<60 {
            if step % 10 == 0 { tree.animate() }
            trail.append(tree.mutate())
            let time = Double(step) / 16
            tree.canvas.root.advanceAnimations(to: time)
            tree.canvas.frame(at: time)
            let gap = tree.canvas.bitmap.difference(from: tree.canvas.afresh())

            #expect(
                gap.largest <= Self.tolerance,
                "seed \(seed), step \(step) at (\(gap.x), \(gap.y)) after \(trail.suffix(3))")
            if gap.largest > Self.tolerance { return }
        }
    }

    @Test(arguments: seeds(6, from: 61))
    func animatedFramesMatchFullPainting(seed: UInt64) {
        var tree = RandomTree(seed: seed, scale: [1, 2, 3][Int(seed % 3)])

        for step in 0..<40 {
            if step % 4 == 0 { tree.animate() }
            if step % 9 == 0 { _ = tree.mutate() }
            let time = Double(step) / 16
            if step % 2 == 0 { tree.canvas.root.advanceAnimations(to: time) }
            tree.canvas.frame(at: time)
            let gap = tree.canvas.bitmap.difference(from: tree.canvas.afresh())

            #expect(gap.largest <= Self.tolerance, "seed \(seed), step \(step) at (\(gap.x), \(gap.y))")
        }
        tree.canvas.root.advanceAnimations(to: 100)
        tree.canvas.frame(at: 100)
        #expect(tree.canvas.frame(at: 101).isEmpty)
        #expect(!tree.canvas.compositor.hasRunningAnimations)
    }

    @Test(arguments: 77...96 as ClosedRange<UInt64>)
    func changesOfSkippedFramesArePaintedInTheNextOne(seed: UInt64) {
        var tree = RandomTree(seed: seed, scale: [1, 2, 3][Int(seed % 3)])

        for step in 0..<40 {
            if step % 5 == 0 { tree.animate() }
            _ = tree.mutate()
            let time = Double(step) / 16
            tree.canvas.root.advanceAnimations(to: time)
            guard tree.random.chance(30) else {
                tree.canvas.pass(at: time)
                continue
            }
            tree.canvas.frame(at: time)
            let gap = tree.canvas.bitmap.difference(from: tree.canvas.afresh())

            #expect(gap.largest <= Self.tolerance, "seed \(seed), step \(step) at (\(gap.x), \(gap.y))")
        }
    }

    @Test func skippedFrameStartsAnimationsOfNewLayers() {
        let canvas = Canvas()
        let group = canvas.add(CGRect(0, 0, 20, 20), nil)
        canvas.pass(at: 1)
        let old = CALayer()
        group.removeFromSuperlayer()
        group.addSublayer(old)
        canvas.pass(at: 2)
        let wasOnScreen = old.presentation() != nil
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 2
        old.add(fade, forKey: "fade")
        canvas.root.addSublayer(group)

        canvas.pass(at: 3)
        canvas.root.advanceAnimations(to: 4)
        canvas.frame(at: 4)

        #expect(!wasOnScreen)
        #expect(old.presentation() != nil)
        old.backgroundColor = .red
        old.frame = CGRect(0, 0, 20, 20)
        canvas.frame(at: 4)
        #expect(canvas.pixel(5, 5) == "#FF7F7FFF")
    }

    @Test(arguments: seeds(8, from: 41))
    func skippingHiddenLayersDoesNotChangeThePixels(seed: UInt64) {
        var tree = RandomTree(seed: seed, scale: [1, 2, 3][Int(seed % 3)])

        for step in 0..<20 {
            _ = tree.mutate()
            tree.canvas.frame()
            let whole = Bitmap(width: tree.canvas.bitmap.width, height: tree.canvas.bitmap.height)
            _ = Compositor(skipsHidden: false).compose(tree.canvas.root, onto: whole, scale: tree.canvas.scale, at: 0)
            let gap = tree.canvas.bitmap.difference(from: whole)

            #expect(gap.largest <= Self.tolerance, "seed \(seed), step \(step) at (\(gap.x), \(gap.y))")
        }
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func aFrameWithoutAChangePaintsNothing(seed: UInt64) {
        var tree = RandomTree(seed: seed, scale: 2)
        for _ in 0..<30 { _ = tree.mutate() }
        tree.canvas.frame()

        let damage = tree.canvas.frame()

        #expect(damage.isEmpty)
        #expect(tree.canvas.compositor.layersDrawn == 0)
        #expect(tree.canvas.compositor.pixelsComposited == 0)
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func damageRectanglesAreDisjointAndInsideTheCanvas(seed: UInt64) {
        var tree = RandomTree(seed: seed, scale: 1)
        for _ in 0..<40 {
            _ = tree.mutate()

            let damage = tree.canvas.frame()

            for (index, rect) in damage.enumerated() {
                #expect(tree.canvas.bitmap.bounds.contains(rect))
                #expect(damage.dropFirst(index + 1).allSatisfy { !$0.intersects(rect) })
            }
        }
    }
}
