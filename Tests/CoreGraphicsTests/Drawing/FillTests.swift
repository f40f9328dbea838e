import CoreGraphics
import Testing

@Suite struct FillTests {
    @Test func pointsAreScaledAndStartAtTheTopLeft() {
        let bitmap = drawn(scale: 2) {
            $0.setFillColor(.pureRed)
            $0.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        }

        #expect(bitmap.hex(2, 4) == "#FF0000FF")
        #expect(bitmap.hex(7, 11) == "#FF0000FF")
        #expect(bitmap.hex(1, 4) == "#00000000")
        #expect(bitmap.hex(8, 11) == "#00000000")
        #expect(bitmap.hex(7, 12) == "#00000000")
    }

    @Test func halfCoveredPixelHasHalfTheAlpha() {
        let bitmap = drawn { $0.fill(CGRect(x: 0.5, y: 0, width: 1, height: 1)) }

        #expect(bitmap.color(x: 0, y: 0).isClose(to: PixelColor(red: 0, green: 0, blue: 0, alpha: 128), within: 2))
    }

    @Test func withoutAntialiasingAlphaIsZeroOrFull() {
        let bitmap = drawn {
            $0.setShouldAntialias(false)
            $0.fillEllipse(in: CGRect(x: 1.3, y: 1.3, width: 17, height: 17))
        }

        let alphas = Set((0..<20).flatMap { x in (0..<20).map { bitmap.color(x: x, y: $0).alpha } })
        #expect(alphas == [0, 255])
    }

    @Test(arguments: [(CGPathFillRule.winding, "#000000FF"), (.evenOdd, "#00000000")])
    func fillRuleDecidesAboutHoles(_ rule: CGPathFillRule, _ middle: String) {
        let bitmap = drawn {
            $0.addRects([CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 5, y: 5, width: 10, height: 10)])
            $0.fillPath(using: rule)
        }

        #expect(bitmap.hex(10, 10) == middle)
        #expect(bitmap.hex(2, 2) == "#000000FF")
    }

    @Test func fillingConsumesThePath() {
        let bitmap = drawn { context in
            context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
            #expect(!context.isPathEmpty)
            context.fillPath()
            #expect(context.isPathEmpty)
            context.setFillColor(.pureRed)
            context.fillPath()
        }

        #expect(bitmap.hex(2, 2) == "#000000FF")
    }

    @Test func pathKeepsItsPositionAfterATransform() {
        let bitmap = drawn { context in
            context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.translateBy(x: 10, y: 10)
            #expect(context.boundingBoxOfPath == CGRect(x: -10, y: -10, width: 5, height: 5))
            context.fillPath()
        }

        #expect(bitmap.hex(2, 2) == "#000000FF")
        #expect(bitmap.hex(12, 12) == "#00000000")
    }

    @Test func fillAndStrokeDrawsTheLineOnTop() {
        let bitmap = drawn {
            $0.setFillColor(.pureRed)
            $0.setStrokeColor(.pureBlue)
            $0.setLineWidth(2)
            $0.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
            $0.drawPath(using: .fillStroke)
        }

        #expect(bitmap.hex(10, 10) == "#FF0000FF")
        #expect(bitmap.hex(5, 10) == "#0000FFFF")
        #expect(bitmap.hex(4, 10) == "#0000FFFF")
        #expect(bitmap.hex(3, 10) == "#00000000")
    }

    @Test func clearIgnoresAlphaBlendModeAndShadow() {
        let bitmap = drawn {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.setAlpha(0.1)
            $0.setBlendMode(.multiply)
            $0.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
            $0.clear(CGRect(x: 5, y: 5, width: 5, height: 5))
        }

        #expect(bitmap.hex(7, 7) == "#00000000")
        #expect(bitmap.hex(12, 12) == "#000000FF")
    }

    @Test func nonFiniteValuesDrawNothing() {
        let bitmap = drawn {
            $0.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
            $0.fill(.null)
            $0.concatenate(CGAffineTransform(scaleX: .infinity, y: 1))
            $0.setLineDash(phase: 0, lengths: [0, 0])
            $0.stroke(CGRect(x: 10, y: 10, width: 5, height: 5))
            $0.saveGState()
            $0.scaleBy(x: 0, y: 1)
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            $0.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
            $0.restoreGState()
            $0.setFillColor(.pureRed)
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }

        #expect(bitmap.hex(0, 0) == "#FF0000FF")
        #expect(bitmap.hex(3, 3) == "#00000000")
        #expect(bitmap.color(x: 12, y: 10).alpha > 0)
    }

    @Test func anInfiniteRectangleFillsEverything() {
        let bitmap = drawn { $0.fill(.infinite) }

        #expect(bitmap.hex(0, 0) == "#000000FF")
        #expect(bitmap.hex(19, 19) == "#000000FF")
    }

    @Test func coverageBitmapStoresOnlyAlpha() {
        let bitmap = drawn(format: .coverage) {
            $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }

        #expect(bitmap.color(x: 2, y: 2).isClose(to: PixelColor(red: 0, green: 0, blue: 0, alpha: 128), within: 1))
        #expect(bitmap.hex(6, 6) == "#00000000")
    }

    @Test func aBitmapWithoutPixelsCanBeDrawnOn() {
        let bitmap = drawn(width: 0, height: 0) {
            $0.setShadow(offset: .zero, blur: 3)
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            #expect($0.makeImage() == nil)
        }

        #expect(bitmap.bounds.isEmpty)
    }

    @Test func beginningAPathForgetsTheLastOne() {
        let bitmap = drawn(width: 100, height: 100) { context in
            context.setFillColor(.pureRed)
            context.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
            context.beginPath()
            context.addPath(CGPath(rect: CGRect(x: 60, y: 60, width: 20, height: 20), transform: nil))
            context.fillPath()
        }

        #expect(bitmap.hex(20, 20) == "#00000000")
        #expect(bitmap.hex(70, 70) == "#FF0000FF")
    }

    @Test func ellipsesAreFilledAndStroked() {
        let bitmap = drawn(width: 100, height: 100) { context in
            context.setFillColor(.pureRed)
            context.setStrokeColor(.pureBlue)
            context.setLineWidth(6)
            context.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
            context.fillPath()
            context.strokeEllipse(in: CGRect(x: 50, y: 50, width: 40, height: 40))
        }

        #expect(bitmap.hex(20, 20) == "#FF0000FF")
        #expect(bitmap.hex(2, 2) == "#00000000")
        #expect(bitmap.hex(70, 50) == "#0000FFFF")
        #expect(bitmap.hex(70, 70) == "#00000000")
    }

    @Test func closingAPathStrokesItsLastSide() {
        let bitmap = drawn(width: 100, height: 100) { context in
            context.setFillColor(.pureRed)
            context.setStrokeColor(.pureBlue)
            context.setLineWidth(4)
            context.beginPath()
            context.move(to: CGPoint(x: 10, y: 10))
            context.addLine(to: CGPoint(x: 90, y: 10))
            context.addLine(to: CGPoint(x: 90, y: 90))
            context.closePath()
            context.drawPath(using: CGPathDrawingMode.fillStroke)
        }

        #expect(bitmap.hex(70, 30) == "#FF0000FF")
        // The side that only closing the path draws.
        #expect(bitmap.hex(50, 50) == "#0000FFFF")
        #expect(bitmap.hex(20, 80) == "#00000000")
    }
}
