import CoreGraphics
import Testing

@Suite struct StrokeTests {
    @Test func lineIsCenteredOnItsPath() {
        let bitmap = drawn {
            $0.setLineWidth(4)
            $0.move(to: CGPoint(x: 0, y: 10))
            $0.addLine(to: CGPoint(x: 20, y: 10))
            $0.strokePath()
        }

        #expect([7, 8, 11, 12].map { bitmap.color(x: 5, y: $0).alpha } == [0, 255, 255, 0])
    }

    @Test func lineWidthIsScaledByTheTransformAtDrawing() {
        let bitmap = drawn {
            $0.move(to: CGPoint(x: 0, y: 10))
            $0.addLine(to: CGPoint(x: 20, y: 10))
            $0.scaleBy(x: 1, y: 6)
            $0.strokePath()
        }

        #expect([6, 7, 12, 13].map { bitmap.color(x: 5, y: $0).alpha } == [0, 255, 255, 0])
    }

    @Test func aDashHasGaps() {
        let bitmap = drawn {
            $0.setLineWidth(2)
            $0.setLineDash(phase: 0, lengths: [5, 5])
            $0.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        }

        #expect([2, 7, 12, 17].map { bitmap.color(x: $0, y: 10).alpha } == [255, 0, 255, 0])
    }

    @Test func widthOfOneStrokeCallIsNotKept() {
        let bitmap = drawn {
            $0.stroke(CGRect(x: 5, y: 5, width: 10, height: 10), width: 6)
            $0.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
        }

        #expect(bitmap.color(x: 5, y: 10).alpha > 0)
        #expect(bitmap.color(x: 7, y: 10).alpha == 0)
    }

    @Test func aStrokedPathBecomesAnArea() {
        let bitmap = drawn {
            $0.setLineWidth(4)
            $0.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
            $0.replacePathWithStrokedPath()
            $0.fillPath()
        }

        #expect(bitmap.hex(4, 10) == "#000000FF")
        #expect(bitmap.hex(10, 10) == "#00000000")
    }

    @Test func strokeModeHitTestsTheLine() {
        _ = drawn { context in
            context.setLineWidth(4)
            context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))

            #expect(context.pathContains(CGPoint(x: 4, y: 10), mode: .stroke))
            #expect(!context.pathContains(CGPoint(x: 4, y: 10), mode: .fill))
            #expect(!context.pathContains(CGPoint(x: 10, y: 10), mode: .stroke))
            #expect(context.pathContains(CGPoint(x: 10, y: 10), mode: .fillStroke))
        }
    }
}

extension StrokeTests {
    /// Our outlines and Cairo's lines are computed differently and must agree to a sixth of a pixel.
    @Test(arguments: [CGLineJoin.miter, .round, .bevel], [CGLineCap.butt, .round, .square])
    func outlineMatchesTheDrawnLine(_ join: CGLineJoin, _ cap: CGLineCap) {
        func picture(_ paint: (CGContext) -> Void) -> Bitmap {
            drawn(width: 60, height: 60) {
                $0.setLineWidth(7)
                $0.setLineJoin(join)
                $0.setLineCap(cap)
                $0.scaleBy(x: 1.5, y: 1)
                $0.addLines(between: [CGPoint(x: 8, y: 8), CGPoint(x: 30, y: 12), CGPoint(x: 12, y: 30)])
                $0.addCurve(
                    to: CGPoint(x: 30, y: 50), control1: CGPoint(x: 40, y: 20), control2: CGPoint(x: 0, y: 50))
                $0.addRect(CGRect(x: 5, y: 45, width: 8, height: 8))
                paint($0)
            }
        }

        let line = picture { $0.strokePath() }
        let outline = picture {
            $0.replacePathWithStrokedPath()
            $0.fillPath()
        }

        let differences = (0..<3600).filter {
            !line.color(x: $0 % 60, y: $0 / 60).isClose(to: outline.color(x: $0 % 60, y: $0 / 60), within: 40)
        }
        #expect(differences.isEmpty, "\(differences.map { ($0 % 60, $0 / 60) })")
    }
}
