import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Thousands of rows in a clipping layer that scrolls: a frame costs what becomes visible, and rows that are not visible
/// are neither drawn nor looked at.
@Suite struct ScrolledSiblingsTests {
    /// The visible part of the content, 160 points wide and 120 high.
    private static let visibleSize = CGSize(width: 160, height: 120)

    private let canvas = Canvas(160, 120)
    private let content: CALayer
    private let painting = RowPainting()

    init() {
        content = canvas.add(CGRect(origin: .zero, size: Self.visibleSize), nil)
        content.masksToBounds = true
    }

    /// Adds rows of four tiles, three points apart, below those that there are.
    @discardableResult
    private func addTiles(_ count: Int) -> [CALayer] {
        let start = content.sublayers?.count ?? 0
        return (start..<start + count).map { index in
            let tile = CALayer()
            tile.delegate = painting
            tile.frame = CGRect(CGFloat(index % 4) * 40, CGFloat(index / 4) * 3, 30, 2)
            tile.backgroundColor = index % 3 == 0 ? .red : .blue
            tile.setNeedsDisplay()
            content.addSublayer(tile)
            return tile
        }
    }

    private func scroll(to y: CGFloat) {
        content.bounds.origin.y = y
    }

    private func expectFreshPixels(_ comment: Comment) {
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance, comment)
    }

    /// The layers that a frame looks at after scrolling by 9 points, once everything is settled.
    private func checksOfScrolling() -> Int {
        for step in 0..<5 {
            scroll(to: 30 + CGFloat(step) * 9)
            canvas.frame()
        }
        return canvas.compositor.counts.siblingsChecked
    }

    @Test func scrollingChecksTheSameLayersAmongTwentyTimesAsMany() {
        addTiles(1_000)
        let few = checksOfScrolling()
        expectFreshPixels("few")

        addTiles(19_000)
        let many = checksOfScrolling()

        #expect(few > 160 && few < 700)
        #expect(many == few)
        expectFreshPixels("many")
    }

    @Test func aMarkedTileAmongMarkedInvisibleOnesIsFoundAtOnce() {
        let tiles = addTiles(20_000)
        for _ in 0..<3 {
            tiles[20].setNeedsDisplay()
            canvas.frame()
        }
        tiles[20].setNeedsDisplay()
        painting.displayed = []

        let checks = canvas.root.displaySubtreeIfNeeded(scale: 1)

        #expect(painting.displayed == [tiles[20]])
        #expect(checks > 0 && checks <= 260)
        #expect(tiles[19_000].needsDisplay())
        #expect(canvas.root.needsDisplayInSubtree)
    }

    @Test func invisibleTilesAreDrawnWhenTheyAreScrolledIntoView() {
        let tiles = addTiles(2_000)
        for _ in 0..<3 { canvas.frame() }
        #expect(Set(painting.displayed) == Set(tiles[0..<160]))
        painting.displayed = []

        scroll(to: 900)
        canvas.frame()

        #expect(Set(painting.displayed) == Set(tiles[1_200..<1_360]))
        expectFreshPixels("scrolled")
    }

    @Test func rowsOfSeveralLayersAreSkippedToo() {
        for row in 0..<4_000 {
            let back = canvas.add(CGRect(0, CGFloat(row) * 10, 160, 9), .blue, to: content)
            let inner = canvas.add(CGRect(10, 1, 140, 7), .white, to: back)
            canvas.add(CGRect(2, 2, 30, 3), .red, to: inner)
        }

        let checks = checksOfScrolling()

        #expect(checks > 12 && checks < 300)
        expectFreshPixels("scrolled")
    }

    @Test func aLayerInARowThatReachesFarOutKeepsTheRowVisible() {
        for row in 0..<400 { canvas.add(CGRect(0, CGFloat(row) * 10, 160, 9), .blue, to: content) }
        let far = content.sublayers![390]
        _ = checksOfScrolling()
        scroll(to: 0)
        canvas.frame()

        canvas.add(CGRect(20, -3_880, 40, 5), .green, to: far)
        canvas.frame()
        expectFreshPixels("added")
        scroll(to: 10)
        canvas.frame()

        #expect(canvas.pixel(25, 12) == "#00FF00FF")
        expectFreshPixels("scrolled")
    }

    @Test(arguments: 0..<TestRun.cases(8))
    func anyCoursesOfChangesShowAndDrawTheSameAsPlainWalks(seed: Int) {
        var course = ScrollCourse(seed: seed, canvas: canvas, content: content, painting: painting)
        addTiles([300, 900, 4_500][seed % 3])
        course.addLostTiles()
        for step in 0..<40 {
            let changes = (0..<3).map { _ in course.change() }
            course.canvas.root.advanceAnimations(to: course.time)
            if course.random.chance(20) {
                canvas.pass(at: course.time)
                continue
            }
            let wanted = course.layersToDisplay()
            painting.displayed = []
            canvas.frame(at: course.time)

            let drawn = Set(painting.displayed)
            #expect(drawn.isSuperset(of: wanted.visible), "seed \(seed), step \(step) after \(changes)")
            #expect(drawn.isSubset(of: wanted.visible.union(wanted.mayBeVisible)), "seed \(seed), step \(step)")
            expectFreshPixels("seed \(seed), step \(step) after \(changes)")
        }
    }
}

/// Random changes of a scrolled layer and its sublayers.
private struct ScrollCourse {
    var random: SeededRandom
    var time = 0.0
    let canvas: Canvas
    private let content: CALayer
    private let painting: RowPainting
    private var removed: [CALayer] = []

    init(seed: Int, canvas: Canvas, content: CALayer, painting: RowPainting) {
        random = SeededRandom(seed: seed)
        self.canvas = canvas
        self.content = content
        self.painting = painting
    }

    private var tiles: [CALayer] { content.sublayers ?? [] }

    /// Adds some layers that are not in any row.
    mutating func addLostTiles() {
        for _ in 0..<8 { content.insertSublayer(makeTile(), at: UInt32(random.number(below: tiles.count))) }
    }

    private mutating func makeTile() -> CALayer {
        let tile = CALayer()
        tile.delegate = painting
        tile.frame = CGRect(CGFloat(random.number(below: 150)), CGFloat(random.number(below: 900)), 20, 12)
        tile.backgroundColor = .green
        tile.setNeedsDisplay()
        return tile
    }

    /// Makes one change. Returns its number, for reports.
    mutating func change() -> Int {
        time += 0.05
        let tile = tiles[random.number(below: tiles.count)]
        // Half of the changes are near the visible part.
        let near = tiles.first { $0.frame.maxY > content.bounds.minY + 20 } ?? tile
        let chosen = random.flip() ? tile : near
        let kind = random.number(below: 20)
        switch kind {
        case 0, 1, 2: content.bounds.origin.y = CGFloat(random.number(below: 900))
        case 3: content.bounds.origin.y += CGFloat(random.number(below: 12) - 4)
        case 4: content.bounds.size.height = CGFloat(40 + random.number(below: 80))
        case 5: content.insertSublayer(makeTile(), at: UInt32(random.number(below: tiles.count)))
        case 6:
            chosen.removeFromSuperlayer()
            removed.append(chosen)
        case 7: if let old = removed.popLast() { content.addSublayer(old) }
        case 8: content.insertSublayer(chosen, at: UInt32(random.number(below: tiles.count)))
        case 9: chosen.position = CGPoint(x: 60, y: content.bounds.minY + CGFloat(random.number(below: 200)))
        case 10: chosen.isHidden.toggle()
        case 11: chosen.bounds.size.height = CGFloat(random.number(below: 60))
        case 12: chosen.setAffineTransform(random.flip() ? .identity : CGAffineTransform(translationX: 0, y: -200))
        case 13:
            let inner = makeTile()
            inner.frame.origin = CGPoint(x: 4, y: CGFloat(random.number(below: 400) - 200))
            chosen.addSublayer(inner)
        case 14: chosen.sublayers?.last?.position.y = CGFloat(random.number(below: 400) - 200)
        case 15: chosen.masksToBounds.toggle()
        case 16:
            let move = CABasicAnimation(keyPath: "position.y")
            move.fromValue = content.bounds.midY
            move.duration = 0.3
            chosen.add(move, forKey: "move")
        case 17:
            let slide = CABasicAnimation(keyPath: "bounds.origin.y")
            slide.fromValue = CGFloat(random.number(below: 900))
            slide.duration = 0.3
            content.add(slide, forKey: "slide")
        case 18:
            chosen.shadowOpacity = random.flip() ? 0 : 1
            chosen.shadowOffset = CGSize(width: 0, height: -60)
        default: for marked in tiles where random.chance(10) { marked.setNeedsDisplay() }
        }
        if random.chance(3) { chosen.zPosition = CGFloat(random.number(below: 3) - 1) }
        if random.chance(3) { content.isHidden.toggle() }
        return kind
    }

    /// The marked layers that a walk over all layers finds to be visible, and those that animations may make visible.
    func layersToDisplay() -> (visible: Set<CALayer>, mayBeVisible: Set<CALayer>) {
        var visible: Set<CALayer> = []
        var mayBeVisible: Set<CALayer> = []
        func visit(_ layer: CALayer, clip: CGRect, isAnimated: Bool) {
            guard !layer.isHidden else { return }
            let isAnimated = isAnimated || isAnimatedBelow(layer)
            let place = layer.convert(layer.bounds, to: canvas.root)
            let shown = clip.intersection(place)
            if layer.needsDisplay(), !layer.bounds.isEmpty {
                if isAnimated { mayBeVisible.insert(layer) }
                if !shown.isNull, shown.width > 0, shown.height > 0 { visible.insert(layer) }
            }
            for inner in layer.sublayers ?? [] {
                visit(inner, clip: layer.masksToBounds ? shown : clip, isAnimated: isAnimated)
            }
        }
        visit(canvas.root, clip: canvas.root.bounds, isAnimated: false)
        return (visible, mayBeVisible)
    }

    private func isAnimatedBelow(_ layer: CALayer) -> Bool {
        layer.animationKeys() != nil || (layer.sublayers ?? []).contains { $0.animationKeys() != nil }
    }
}

/// Draws a stripe into each layer and records which layers were displayed.
private final class RowPainting: NSObject, CALayerDelegate {
    var displayed: [CALayer] = []

    func draw(_ layer: CALayer, in ctx: CGContext) {
        displayed.append(layer)
        ctx.setFillColor(CGColor.white)
        ctx.fill(CGRect(x: 2, y: 0, width: 10, height: 1))
    }
}
