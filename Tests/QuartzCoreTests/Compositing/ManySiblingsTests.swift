import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Among thousands of siblings, a frame costs what has changed, and shows the same as a new compositor.
@Suite struct ManySiblingsTests {
    private static let columns = 40
    private let canvas = Canvas(160, 120)
    private var tiles: [CALayer] = []
    private let container: CALayer

    /// - Parameter count: The number of tiles in one container.
    init() {
        container = canvas.add(CGRect(0, 0, 160, 120), nil)
        addTiles(1_200)
        canvas.frame()
    }

    private mutating func addTiles(_ count: Int) {
        for index in 0..<count {
            let place = CGRect(
                CGFloat(index % Self.columns) * 4, CGFloat(index / Self.columns % 30) * 4, 3, 3)
            tiles.append(canvas.add(place, index % 3 == 0 ? .red : .blue, to: container))
        }
    }

    private func siblingsOfFrame() -> Int {
        canvas.frame()
        return canvas.compositor.counts.siblingsChecked
    }

    private func expectFreshPixels(_ comment: Comment) {
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance, comment)
    }

    private func makeDim() -> CALayer {
        let dim = CALayer()
        dim.frame = container.bounds
        dim.backgroundColor = CGColor(gray: 0, alpha: 0.3)
        canvas.add(CGRect(50, 40, 60, 40), .white, to: dim)
        return dim
    }

    @Test mutating func aChangedTileChecksTheSameNumberOfSiblingsAmongTenTimesAsMany() {
        tiles[700].backgroundColor = .green
        let few = siblingsOfFrame()
        expectFreshPixels("few")

        addTiles(10_800)
        canvas.frame()
        tiles[700].backgroundColor = .white
        let many = siblingsOfFrame()

        #expect(few > 0 && few <= 300)
        // The tiles on the same pixels are in other blocks.
        #expect(many <= few * 11)
        #expect(many < 3_000)
        expectFreshPixels("many")
    }

    @Test func addingATileInFrontChecksOnlyItsNeighbors() {
        canvas.add(CGRect(10, 10, 3, 3), .green, to: container)

        let siblings = siblingsOfFrame()

        #expect(siblings < 300)
        expectFreshPixels("added")
    }

    @Test func removingTheFrontmostTileChecksOnlyItsNeighbors() {
        tiles[1_199].removeFromSuperlayer()

        let siblings = siblingsOfFrame()

        #expect(siblings < 300)
        expectFreshPixels("removed")
    }

    @Test func aTileInsertedAmongOthersIsInFrontOfThoseBehindIt() {
        let tile = CALayer()
        tile.frame = CGRect(0, 0, 20, 20)
        tile.backgroundColor = .green
        container.insertSublayer(tile, at: 90)
        canvas.frame()
        expectFreshPixels("inserted")

        tiles[95].backgroundColor = .white
        tile.removeFromSuperlayer()
        canvas.frame()

        expectFreshPixels("removed")
    }

    @Test func aTileThatChangesAfterItsSiblingsMovedIsFound() {
        container.insertSublayer(tiles[1_100], at: 0)
        canvas.frame()
        tiles[1_100].backgroundColor = .white
        tiles[1_150].backgroundColor = .white
        tiles[3].backgroundColor = .white

        canvas.frame()

        #expect(canvas.pixel(1_150 % 40 * 4 + 1, 1_150 / 40 * 4 + 1) == "#FFFFFFFF")
        expectFreshPixels("moved")
    }

    @Test func layoutAndDisplayReachMarkedTilesOnly() {
        let recorder = LayoutRecorder()
        for tile in tiles { tile.delegate = recorder }
        tiles[1_000].setNeedsLayout()
        tiles[64].setNeedsLayout()
        tiles[1_199].setNeedsDisplay()

        canvas.frame()
        tiles[1_001].setNeedsLayout()
        canvas.frame()

        #expect(recorder.laidOut == [tiles[64], tiles[1_000], tiles[1_001]])
        #expect(recorder.displayed == [tiles[1_199]])
    }

    @Test func aTileMarkedWhileAnEarlierOneIsLaidOutIsLaidOutInTheSamePass() {
        let recorder = LayoutRecorder()
        for tile in tiles { tile.delegate = recorder }
        recorder.onLayout = { [tiles] layer in if layer === tiles[10] { tiles[1_100].setNeedsLayout() } }
        tiles[10].setNeedsLayout()

        canvas.root.layoutSubtreeIfNeeded()

        #expect(recorder.laidOut == [tiles[10], tiles[1_100]])
        #expect(!canvas.root.needsLayoutInSubtree)
    }

    @Test func anAnimatedTileEndsItsAnimation() {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 1
        tiles[900].add(fade, forKey: "fade")

        for step in 0...5 {
            canvas.root.advanceAnimations(to: Double(step) / 4)
            canvas.frame(at: Double(step) / 4)
            expectFreshPixels("step \(step)")
        }

        #expect(!canvas.compositor.hasRunningAnimations)
        #expect(tiles[900].animationKeys() == nil)
    }

    // MARK: Covered content

    @Test func aDimmingLayerOverManyTilesPaintsNoTiles() {
        let dim = makeDim()
        container.addSublayer(dim)

        canvas.frame()
        let present = canvas.compositor.counts
        expectFreshPixels("dimmed")
        dim.removeFromSuperlayer()
        canvas.frame()

        #expect(present.layersDrawn == 2)
        #expect(present.pixelsCopied >= 160 * 120)
        #expect(canvas.compositor.counts.layersDrawn == 0)
        expectFreshPixels("removed")
    }

    @Test func aChangeInADialogPaintsNoTiles() {
        let dim = makeDim()
        canvas.root.addSublayer(dim)
        canvas.frame()
        dim.sublayers![0].opacity = 0.5

        canvas.frame()

        #expect(canvas.compositor.counts.layersDrawn == 2)
        expectFreshPixels("changed")
    }

    @Test func aTileThatChangesUnderADimmingLayerShows() {
        let dim = makeDim()
        canvas.root.addSublayer(dim)
        canvas.frame()
        tiles[5].backgroundColor = .white
        canvas.frame()
        expectFreshPixels("changed")
        tiles[6].isHidden = true
        dim.sublayers![0].frame = CGRect(0, 0, 30, 30)
        canvas.frame()
        expectFreshPixels("hidden")

        dim.removeFromSuperlayer()
        tiles[7].backgroundColor = .green
        canvas.frame()

        expectFreshPixels("removed")
    }

    @Test func aFadingDimmingLayerShowsWhatIsBehind() {
        let dim = makeDim()
        canvas.root.addSublayer(dim)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 1
        dim.add(fade, forKey: "fade")
        for step in 0...10 {
            canvas.root.advanceAnimations(to: Double(step) / 8)
            canvas.frame(at: Double(step) / 8)
            expectFreshPixels("step \(step)")
            if step == 4 { tiles[40].backgroundColor = .white }
        }
        #expect(canvas.compositor.staticBackgroundBytes == 0)

        dim.isHidden = true
        canvas.frame(at: 3)
        expectFreshPixels("hidden")
        dim.isHidden = false
        canvas.frame(at: 3)
        expectFreshPixels("shown")
        dim.removeFromSuperlayer()
        canvas.frame(at: 3)

        expectFreshPixels("removed")
    }

    @Test func aDimmingLayerOverFewTilesKeepsNothing() {
        let small = Canvas(160, 120)
        small.frame()
        small.root.addSublayer(makeDim())

        small.frame()

        #expect(small.compositor.counts.pixelsCopied == 0)
    }

    /// Only the frontmost background is painted, which costs less than a copy of what it looks like.
    @Test func aLayerOverPlainBackgroundsKeepsNothing() {
        let plain = Canvas(160, 120)
        for _ in 0..<4 { plain.add(CGRect(0, 0, 160, 120), .blue) }
        plain.frame()
        let list = plain.add(CGRect(0, 0, 160, 120), nil)
        for row in 0..<3 { plain.add(CGRect(0, CGFloat(row) * 40, 160, 30), .red, to: list) }
        plain.frame()
        #expect(plain.compositor.counts.pixelsCopied == 0)

        list.bounds.origin.y = 10
        plain.frame()

        #expect(plain.compositor.counts.pixelsCopied == 0)
        #expect(plain.bitmap.difference(from: plain.afresh()).largest <= IncrementalTests.tolerance)
    }

    @Test(arguments: 0..<TestRun.cases(4))
    func anyCoursesOfChangesShowTheSameAsANewCompositor(seed: Int) {
        var random = SeededRandom(seed: seed * 1_000 + 7)
        var overlays: [CALayer] = []
        var time = 0.0
        for step in 0..<40 {
            let tile = tiles[random.number(below: tiles.count)]
            switch random.number(below: 14) {
            case 0:
                let dim = makeDim()
                overlays.append(dim)
                (random.number(below: 2) == 0 ? container : canvas.root).addSublayer(dim)
            case 1:
                let bubble = BackdropLayer()
                bubble.role = .fill
                bubble.blurRadius = 3
                bubble.frame = CGRect(CGFloat(random.number(below: 90)), CGFloat(random.number(below: 60)), 60, 50)
                overlays.append(bubble)
                (random.number(below: 2) == 0 ? container : canvas.root).addSublayer(bubble)
            case 2, 3:
                guard !overlays.isEmpty else { break }
                overlays.remove(at: random.number(below: overlays.count)).removeFromSuperlayer()
            case 4: container.insertSublayer(tile, at: UInt32(random.number(below: 1_200)))
            case 5: tile.removeFromSuperlayer()
            case 6: container.addSublayer(tile)
            case 7: tile.zPosition = CGFloat(random.number(below: 3) - 1)
            case 8: container.bounds.origin.y = CGFloat(random.number(below: 40))
            case 9: tile.isHidden.toggle()
            case 10:
                let layer = overlays.last ?? tile
                layer.opacity = [1, 0.5, 0][random.number(below: 3)]
            case 11:
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.fromValue = 0
                fade.duration = 0.5
                (overlays.last ?? tile).add(fade, forKey: "fade")
            case 12: tile.position.x += 30
            default: tile.backgroundColor = random.number(below: 2) == 0 ? .white : .green
            }
            time += 0.1
            canvas.root.advanceAnimations(to: time)
            if random.number(below: 4) > 0 {
                canvas.frame(at: time)
                expectFreshPixels("seed \(seed), step \(step)")
            }
        }
    }
}

/// Records which layers lay out their sublayers and which are displayed.
private final class LayoutRecorder: NSObject, CALayerDelegate {
    var laidOut: [CALayer] = []
    var displayed: [CALayer] = []
    var onLayout: (CALayer) -> Void = { _ in }

    func layoutSublayers(of layer: CALayer) {
        laidOut.append(layer)
        onLayout(layer)
    }

    func display(_ layer: CALayer) {
        displayed.append(layer)
    }
}
