import CoreGraphics
import Testing
@testable import Velarium

/// Where the stars of a rating are.
@MainActor @Suite struct RatingLayoutTests {
    /// The widths of a rating: at an accessibility text size, by default, and in a window of 292 points.
    nonisolated static let widths: [CGFloat] = [278, 238, 220]

    private func layout(_ count: Int, _ width: CGFloat, isMirrored: Bool = false) -> RatingLayout {
        let rows = RatingLayout(of: count, in: CGSize(width: width, height: 0), isMirrored: isMirrored).rows.count
        return RatingLayout(
            of: count, in: CGSize(width: width, height: CGFloat(rows) * 44), isMirrored: isMirrored)
    }

    @Test(arguments: 1...10, widths) func everyStarIsAsLargeAsAFingerNeeds(count: Int, width: CGFloat) {
        let layout = layout(count, width)

        #expect(layout.rows.reduce(0, +) == count)
        #expect(layout.cell.width >= 44 && layout.cell.height >= 44)
    }

    @Test(arguments: 1...10, widths) func starsAreApartAndInsideTheView(count: Int, width: CGFloat) {
        let layout = layout(count, width)
        let frames = (0..<count).map(layout.frame(ofStarAt:))
        let bounds = CGRect(x: 0, y: 0, width: width, height: CGFloat(layout.rows.count) * 44)

        for (index, frame) in frames.enumerated() {
            #expect(bounds.insetBy(dx: -0.01, dy: -0.01).contains(frame))
            #expect(layout.index(at: CGPoint(x: frame.midX, y: frame.midY)) == index)
            #expect(!frames[..<index].contains { $0.insetBy(dx: 0.01, dy: 0.01).intersects(frame) })
        }
    }

    @Test(arguments: 1...10) func rightToLeftIsTheMirrorImage(count: Int) {
        let (usual, mirrored) = (layout(count, 238), layout(count, 238, isMirrored: true))

        for index in 0..<count {
            let frame = usual.frame(ofStarAt: index)
            let reflected = mirrored.frame(ofStarAt: index)
            #expect(abs(reflected.minX - (238 - frame.maxX)) < 0.01 && reflected.minY == frame.minY)
        }
    }

    @Test func touchesOutsideChooseTheClosestStarOfTheirRow() {
        let layout = layout(7, 238)

        let chosen = [(-5, -5), (300, 10), (-5, 50), (300, 100)].map {
            layout.index(at: CGPoint(x: $0.0, y: $0.1))
        }

        #expect(chosen == [0, 3, 4, 6])
    }
}
