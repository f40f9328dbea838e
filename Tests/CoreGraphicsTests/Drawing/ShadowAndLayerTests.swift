import CCairo
import CoreGraphics
import Testing

@Suite struct ShadowAndLayerTests {
    @Test func sharpShadowIsAtItsOffsetInPoints() {
        let bitmap = drawn(width: 40, height: 40, scale: 2) {
            $0.setShadow(offset: CGSize(width: 5, height: 3), blur: 0, color: .pureRed)
            $0.rotate(by: 0.0)
            $0.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
        }

        #expect(bitmap.hex(6, 6) == "#000000FF")
        #expect(bitmap.hex(20, 16) == "#FF0000FF")
        #expect(bitmap.hex(22, 16) == "#00000000")
        #expect(bitmap.hex(16, 18) == "#00000000")
    }

    @Test func aTransformDoesNotMoveTheShadow() {
        let bitmap = drawn {
            $0.setShadow(offset: CGSize(width: 0, height: 8), blur: 0, color: .pureRed)
            $0.translateBy(x: 10, y: 10)
            $0.rotate(by: .pi)
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }

        #expect(bitmap.hex(7, 7) == "#000000FF")
        #expect(bitmap.hex(7, 15) == "#FF0000FF")
    }

    @Test func blurredShadowFadesEquallyOnAllSides() {
        let bitmap = drawn(width: 60, height: 60) {
            $0.setShadow(offset: .zero, blur: 10, color: .black)
            $0.setFillColor(.pureRed)
            $0.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
        }

        let fade = (5..<20).map { bitmap.color(x: $0, y: 30).alpha }
        #expect(fade == fade.sorted())
        #expect(fade[14] > 90 && fade[14] < 140)
        for distance in 1..<15 {
            let sides = [(19 + 20 + distance, 30), (20 - distance, 30), (30, 20 - distance), (30, 39 + distance)]
            let alphas = sides.map { bitmap.color(x: $0.0, y: $0.1).alpha }
            #expect(alphas.max()! - alphas.min()! <= 1, "\(alphas)")
        }
        #expect(bitmap.hex(30, 30) == "#FF0000FF")
    }

    @Test func areaOutsideTheClipStillCastsItsShadowInside() {
        let bitmap = drawn {
            $0.clip(to: CGRect(x: 10, y: 0, width: 10, height: 20))
            $0.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .pureRed)
            $0.fill(CGRect(x: 2, y: 2, width: 5, height: 5))
        }

        #expect(bitmap.hex(14, 4) == "#FF0000FF")
        #expect(bitmap.hex(4, 4) == "#00000000")
    }

    @Test func transparencyLayerFadesAsOneImage() {
        let bitmap = drawn {
            $0.setAlpha(0.5)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.setFillColor(.pureRed)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.setFillColor(.pureBlue)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.endTransparencyLayer()
        }

        #expect(bitmap.color(x: 3, y: 3).isClose(to: PixelColor(red: 0, green: 0, blue: 255, alpha: 128), within: 1))
    }

    @Test func transparencyLayerCastsOneShadow() {
        let bitmap = drawn(width: 40, height: 40) {
            $0.translateBy(x: 10, y: 10)
            $0.clip(to: CGRect(x: 0, y: 0, width: 30, height: 30))
            $0.setShadow(offset: CGSize(width: 12, height: 0), blur: 0, color: .pureGreen)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.setFillColor(.pureRed)
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            $0.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
            $0.endTransparencyLayer()
        }

        #expect(bitmap.hex(12, 12) == "#FF0000FF")
        #expect(bitmap.hex(19, 12) == "#FF0000FF")
        #expect(bitmap.hex(24, 12) == "#00FF00FF")
        #expect(bitmap.hex(20, 12) == "#00000000")
    }

    @Test func extraRestoreInsideATransparencyLayerIsIgnored() {
        let bitmap = drawn {
            $0.setFillColor(.pureRed)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.restoreGState()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.endTransparencyLayer()
        }

        #expect(bitmap.hex(3, 3) == "#FF0000FF")
    }

    @Test func cairoDrawingRespectsAlphaAndShadow() {
        let bitmap = drawn(scale: 2) {
            $0.setAlpha(0.5)
            $0.setShadow(offset: CGSize(width: 5, height: 0), blur: 0, color: .pureRed)
            $0.drawWithCairo { cairo in
                cairo_rectangle(cairo, 0, 0, 4, 4)
                cairo_fill(cairo)
            }
        }

        #expect(bitmap.color(x: 3, y: 3).isClose(to: PixelColor(red: 0, green: 0, blue: 0, alpha: 128), within: 1))
        #expect(bitmap.color(x: 13, y: 3).isClose(to: PixelColor(red: 255, green: 0, blue: 0, alpha: 128), within: 1))
        #expect(bitmap.hex(9, 3) == "#00000000")
    }
}

extension ShadowAndLayerTests {
    @Test func cairoDrawingStartsWithDefaultLineSettings() {
        let bitmap = drawn {
            $0.setLineWidth(6)
            $0.setLineDash(phase: 0, lengths: [1, 9])
            $0.stroke(CGRect(x: 30, y: 30, width: 5, height: 5))
            $0.drawWithCairo { cairo in
                cairo_move_to(cairo, 0, 10.5)
                cairo_line_to(cairo, 20, 10.5)
                cairo_stroke(cairo)
            }
        }

        #expect((0..<20).allSatisfy { bitmap.hex($0, 10) == "#000000FF" })
        #expect(bitmap.hex(10, 12) == "#00000000")
    }
}
