import CoreGraphics
import QuartzCore
import Testing

/// Hit tests among many sublayers compare each with its subview once, and later only those that have changed.
@Suite struct SiblingHitTests {
    private let content = CALayer()
    private let count = 1_000

    init() {
        content.bounds = CGRect(x: 0, y: 0, width: 320, height: 600)
        for _ in 0..<count { content.addSublayer(CALayer()) }
    }

    /// The number of sublayers that one hit test compares with `layers`, those of the subviews.
    private func compared(with layers: [CALayer]) -> Int {
        var number = 0
        _ = content.hitCandidates(at: .zero, before: layers.count, of: layers.count) { layer, index in
            number += 1
            return layer === layers[index]
        }
        return number
    }

    @Test func sublayersAreComparedOnce() {
        let layers = content.sublayers ?? []

        #expect(compared(with: layers) == count)
        #expect(compared(with: layers) == 0)
    }

    @Test func anAddedSublayerIsComparedAlone() {
        let before = content.sublayers ?? []
        _ = compared(with: before)
        let added = CALayer()

        content.addSublayer(added)
        #expect(compared(with: before + [added]) == 1)
        added.removeFromSuperlayer()
        #expect(compared(with: before) == 0)
    }

    @Test func thoseAfterAnInsertedSublayerAreComparedAgain() {
        var layers = content.sublayers ?? []
        _ = compared(with: layers)
        let inserted = CALayer()

        content.insertSublayer(inserted, at: 900)
        layers.insert(inserted, at: 900)

        #expect(compared(with: layers) == 101)
    }

    @Test func sublayersInAnotherOrderAreAllCandidates() {
        let layers = content.sublayers ?? []
        _ = compared(with: layers)

        content.insertSublayer(layers[999], at: 0)
        let range = content.hitCandidates(at: .zero, before: count, of: count) { $0 === layers[$1] }

        #expect(range == 0..<count)
    }
}
