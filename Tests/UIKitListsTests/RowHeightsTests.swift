import CoreGraphics
import TestSupport
import Testing
import UIKitLists

@Suite struct RowHeightsTests {
    @Test func heightsChangeTheTopsOfTheRowsBelow() {
        var heights = RowHeights(count: 4, expected: 44)

        let change = heights.setHeight(100, of: 1)

        #expect(change == 56)
        #expect((0...4).map { heights.top(of: $0) } == [0, 44, 144, 188, 232])
        #expect(heights.isMeasured(1) && !heights.isMeasured(0))
        #expect(heights.knownHeights == [1: 100])
    }

    @Test func assumedHeightsAreMeasuredAgain() {
        var heights = RowHeights(count: 2, expected: 44)

        heights.setAssumedHeight(60, of: 0)

        #expect(heights.height(of: 0) == 60 && !heights.isMeasured(0))
    }

    @Test func rowsAreFoundAtTheSumsOfRandomHeights() {
        for seed in 0..<100 {
            var random = SeededRandom(seed: seed)
            let count = Int.random(in: 1...40, using: &random)
            var heights = RowHeights(count: count, expected: 44)
            var plain = [CGFloat](repeating: 44, count: count)
            for _ in 0..<count {
                let row = Int.random(in: 0..<count, using: &random)
                plain[row] = CGFloat(Int.random(in: 1...200, using: &random))
                heights.setHeight(plain[row], of: row)
            }

            for row in 0..<count {
                let top = plain[..<row].reduce(0, +)
                #expect(heights.top(of: row) == top)
                #expect(heights.row(at: top) == row && heights.row(at: top + plain[row] / 2) == row)
            }
            #expect(heights.total == plain.reduce(0, +))
        }
    }
}
