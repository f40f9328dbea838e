import CoreGraphics
import QuartzCore
import TestSupport
import Testing

/// Large frames are painted in bands of rows: with the same pixels, and without painting anything twice.
@Suite struct FrameBandTests {
    @Test(arguments: 201..<201 + UInt64(TestRun.cases(10)))
    func bandsOfChangedPixelsMatchFullPainting(seed: UInt64) {
        var tree = RandomTree(seed: seed, scale: [1, 2, 3][Int(seed % 3)], bandArea: 1)
        tree.canvas.frame()

        for step in 0..<30 {
            let mutation = tree.mutate()
            tree.canvas.frame()
            let gap = tree.canvas.bitmap.difference(from: tree.canvas.afresh())

            #expect(
                gap.largest <= IncrementalTests.tolerance,
                "seed \(seed), step \(step) at (\(gap.x), \(gap.y)) after \(mutation)")
            if gap.largest > IncrementalTests.tolerance { return }
        }
    }

    @Test(arguments: 5_001..<5_001 + UInt64(TestRun.cases(5)))
    func bandsOfAnimatedFramesMatchFullPainting(seed: UInt64) {
        var tree = RandomTree(seed: seed, scale: [1, 2, 3][Int(seed % 3)], bandArea: 1)

        for step in 0..<40 {
            if step % 4 == 0 { tree.animate() }
            let time = Double(step) / 16
            tree.canvas.root.advanceAnimations(to: time)
            tree.canvas.frame(at: time)
            let gap = tree.canvas.bitmap.difference(from: tree.canvas.afresh())

            #expect(
                gap.largest <= IncrementalTests.tolerance, "seed \(seed), step \(step) at (\(gap.x), \(gap.y))")
        }
    }

    /// Rounded content in a group that fades, and a shadow around it.
    private func addFadingCard(to canvas: Canvas) -> CALayer {
        let card = canvas.add(CGRect(20, 20, 160, 160), .blue)
        card.cornerRadius = 12
        card.shadowOpacity = 0.5
        card.shadowRadius = 8
        canvas.add(CGRect(10, 10, 100, 20), .red, to: card)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0.2
        animation.toValue = 0.8
        animation.duration = 1
        card.add(animation, forKey: "opacity")
        return card
    }

    @Test func theImageOfAFadingGroupIsMadeOnceForAllBands() {
        let canvas = Canvas(200, 200, bandArea: 3_200)
        _ = addFadingCard(to: canvas)
        for frame in 0..<3 { canvas.frame(at: Double(frame) / 10) }

        canvas.frame(at: 0.4)

        #expect(canvas.compositor.counts.imagesDrawn == 0)
        #expect(canvas.compositor.layersDrawn <= 1)
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance)
    }

    @Test func aChangeInAFadingGroupIsPaintedInAllBands() {
        let canvas = Canvas(200, 200, bandArea: 3_200)
        let card = addFadingCard(to: canvas)
        for frame in 0..<4 { canvas.frame(at: Double(frame) / 10) }

        CATransaction.setDisableActions(true)
        card.backgroundColor = .green
        CATransaction.setDisableActions(false)
        canvas.frame(at: 0.5)

        #expect(canvas.bitmap.color(x: 100, y: 60).green > 150)
        #expect(canvas.bitmap.color(x: 100, y: 160).green > 150)
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance)
    }

    @Test func bandsWriteAsManyPixelsAsPaintingAllAtOnce() {
        let canvases = [Canvas(200, 200, bandArea: 3_200), Canvas(200, 200, bandArea: .max)]

        let written = canvases.map { canvas in
            let card = canvas.add(CGRect(20, 20, 160, 160), CGColor.blue.with(alpha: 0.5))
            canvas.add(CGRect(10, 10, 100, 100), CGColor.red.with(alpha: 0.5), to: card)
            canvas.frame()
            return canvas.compositor.pixelsComposited
        }

        #expect(written[0] == written[1])
    }

    @Test func layersInAGroupAreCountedOnceForAllBands() {
        let canvases = [Canvas(200, 200, bandArea: 3_200), Canvas(200, 200, bandArea: .max)]

        let checked = canvases.map { canvas in
            let card = canvas.add(CGRect(20, 20, 160, 160), .blue)
            card.opacity = 0.5
            for index in 0..<5 { canvas.add(CGRect(10, CGFloat(index) * 30, 100, 20), .red, to: card) }
            canvas.frame()
            return canvas.compositor.counts.layersCollected
        }

        #expect(checked[0] > 0)
        #expect(checked[0] <= checked[1])
    }
}
