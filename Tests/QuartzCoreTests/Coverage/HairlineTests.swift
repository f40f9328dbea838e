import CoreGraphics
import QuartzCore
import Testing

/// Thin lines on canvases whose pixels are larger than they are.
@Suite struct HairlineTests {
    @Test(arguments: [0.5, 0.75, 0.86, 1, 1.25, 1.5, 1.86, 2, 2.4, 3] as [CGFloat])
    func everyLineOfAPixelOfTheDensestScreensHasOnePixelWhereverItIs(scale: CGFloat) {
        let grid = Grid(CGAffineTransform(scaleX: scale, y: scale), scale: scale)

        for row in 0..<60 {
            let y = CGFloat(row) * 43.7 + 0.1 * CGFloat(row % 7)
            let line = grid.pixels(CGRect(x: 16, y: y, width: 300, height: 1 / 3))
            let column = grid.pixels(CGRect(x: y, y: 16, width: 1 / 3, height: 300))

            #expect(line.height == 1 && column.width == 1, "row \(row)")
            #expect(abs(CGFloat(line.minY) - y * scale) <= 1.5)
            #expect(line.width == Int((300 * scale).rounded()) || abs(CGFloat(line.width) - 300 * scale) <= 1)
        }
    }

    @Test(arguments: [0.5, 0.57, 0.75, 0.86, 1, 1.25, 1.5, 1.86, 2, 2.4, 3] as [CGFloat])
    func theNextRowDoesNotCoverASeparator(scale: CGFloat) {
        let grid = Grid(CGAffineTransform(scaleX: scale, y: scale), scale: scale)

        for row in 0..<200 {
            let edge = CGFloat(row) * 43.7 + 0.1 * CGFloat(row % 7)
            let top = (edge - 1 / 3) * scale
            // A line that begins with a pixel is that pixel.
            if abs(top - top.rounded()) < 1e-6 { continue }
            let line = grid.pixels(CGRect(x: 16, y: edge - 1 / 3, width: 300, height: 1 / 3))
            let next = grid.pixels(CGRect(x: 0, y: edge, width: 320, height: 44))

            #expect(line.height == 1 && line.maxY <= next.minY, "row \(row)")
        }
    }

    @Test func whatHasNoLengthHasNoPixels() {
        let grid = Grid(CGAffineTransform(scaleX: 0.86, y: 0.86), scale: 0.86)

        #expect(grid.pixels(CGRect(x: 10, y: 10, width: 100, height: 0)).isEmpty)
        #expect(grid.pixels(CGRect(x: 10, y: 10, width: 100, height: 0.01)).isEmpty)
    }

    @Test func linesAtWholeScalesAreAsThickAsBefore() {
        for (scale, pixels) in [(1.0, 1), (2, 1), (3, 2)] {
            let grid = Grid(CGAffineTransform(scaleX: scale, y: scale), scale: scale)

            #expect(grid.pixels(CGRect(x: 0, y: 10, width: 100, height: 2.0 / 3)).height == pixels)
        }
    }
}
