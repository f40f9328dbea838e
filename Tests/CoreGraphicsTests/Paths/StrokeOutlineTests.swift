import CoreGraphics
import Testing

@Suite struct StrokeOutlineTests {
    /// From (0, 0) along x to (10, 0).
    static func line() -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        return path
    }

    @Test(arguments: [
        (CGLineCap.butt, CGRect(x: 0, y: -2, width: 10, height: 4)),
        (CGLineCap.square, CGRect(x: -2, y: -2, width: 14, height: 4)),
        (CGLineCap.round, CGRect(x: -2, y: -2, width: 14, height: 4)),
    ]) func lineCapDecidesTheLineEnds(_ cap: CGLineCap, _ box: CGRect) {
        let outline = Self.line().copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)

        #expect(isClose(outline.boundingBoxOfPath, box, within: 1e-3))
        #expect(outline.contains(CGPoint(x: -1.9, y: -1.9)) == (cap == .square))
    }

    /// A right-angled corner, to both sides: its outer tip, and a point between arc and tip.
    @Test(arguments: [CGLineJoin.miter, .round, .bevel], [CGFloat(1), -1])
    func lineJoinDecidesTheCornerShape(_ join: CGLineJoin, _ side: CGFloat) {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10 * side)])
        let outline = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: 10)

        #expect(outline.contains(CGPoint(x: 11.9, y: -1.9 * side)) == (join == .miter))
        #expect(outline.contains(CGPoint(x: 11.3, y: -1.3 * side)) == (join != .bevel))
        #expect(outline.contains(CGPoint(x: 10.9, y: -0.9 * side)))
        #expect(!outline.contains(CGPoint(x: 7, y: 3 * side)))
    }

    @Test func sharpCornerBeyondTheMiterLimitIsBeveled() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 1)])

        let sharp = path.copy(strokingWithWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 100)
        let cut = path.copy(strokingWithWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10)

        #expect(sharp.boundingBoxOfPath.maxX > 19)
        #expect(cut.boundingBoxOfPath.maxX < 11)
    }

    @Test func strokedCircleIsARing() {
        let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        let ring = circle.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)

        for degrees in stride(from: 0, to: 360, by: 11) {
            let angle = CGFloat(degrees) * .pi / 180
            for (radius, isIn) in [(8.9, false), (9.1, true), (10.9, true), (11.1, false)] as [(CGFloat, Bool)] {
                #expect(ring.contains(CGPoint(x: radius * cos(angle), y: radius * sin(angle))) == isIn)
            }
        }
    }

    @Test func dashesBeginAtThePhase() {
        let dashes = Self.line().copy(dashingWithPhase: 1, lengths: [3, 2])

        #expect(
            dashes.elements == [
                .move(.zero), .line(CGPoint(x: 2, y: 0)), .move(CGPoint(x: 4, y: 0)), .line(CGPoint(x: 7, y: 0)),
                .move(CGPoint(x: 9, y: 0)), .line(CGPoint(x: 10, y: 0)),
            ])
    }

    @Test(arguments: [[], [0, 0], [-1, 2]] as [[CGFloat]]) func invalidDashesKeepTheWholeLine(_ lengths: [CGFloat]) {
        #expect(Self.line().copy(dashingWithPhase: 0, lengths: lengths) == Self.line())
    }
}

extension StrokeOutlineTests {
    /// Dashes of zero length with gaps make dots if the cap has a size.
    @Test(arguments: [(CGLineCap.round, true), (.butt, false)]) func dashesWithoutLengthAreDots(
        _ cap: CGLineCap, _ shows: Bool
    ) {
        let bitmap = drawn {
            $0.setLineWidth(4)
            $0.setLineCap(cap)
            $0.setLineDash(phase: 0, lengths: [0, 6])
            $0.addLines(between: [CGPoint(x: 4, y: 10), CGPoint(x: 20, y: 10)])
            $0.replacePathWithStrokedPath()
            $0.fillPath()
        }

        #expect([4, 10, 16].allSatisfy { (bitmap.color(x: $0, y: 10).alpha > 200) == shows })
        #expect(bitmap.hex(7, 10) == "#00000000")
    }
}
