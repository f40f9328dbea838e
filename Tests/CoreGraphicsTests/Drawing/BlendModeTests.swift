import CoreGraphics
import Testing

@Suite struct BlendModeTests {
    /// The result of (0.8, 0.4, 0.2) over (0.4, 0.6, 1), by the formulas of the PDF standard; both opaque.
    static let opaque: [(CGBlendMode, PixelColor)] = [
        (.normal, PixelColor(red: 204, green: 102, blue: 51)),
        (.copy, PixelColor(red: 204, green: 102, blue: 51)),
        (.multiply, PixelColor(red: 82, green: 61, blue: 51)),
        (.screen, PixelColor(red: 224, green: 194, blue: 255)),
        (.overlay, PixelColor(red: 163, green: 133, blue: 255)),
        (.darken, PixelColor(red: 102, green: 102, blue: 51)),
        (.lighten, PixelColor(red: 204, green: 153, blue: 255)),
        (.difference, PixelColor(red: 102, green: 51, blue: 204)),
        (.exclusion, PixelColor(red: 143, green: 133, blue: 204)),
        (.hardLight, PixelColor(red: 194, green: 122, blue: 102)),
        (.plusLighter, PixelColor(red: 255, green: 255, blue: 255)),
        (.plusDarker, PixelColor(red: 51, green: 0, blue: 51)),
        (.clear, PixelColor(red: 0, green: 0, blue: 0, alpha: 0)),
        (.destinationOver, PixelColor(red: 102, green: 153, blue: 255)),
        (.destinationOut, PixelColor(red: 0, green: 0, blue: 0, alpha: 0)),
        (.destinationIn, PixelColor(red: 102, green: 153, blue: 255)),
        (.sourceIn, PixelColor(red: 204, green: 102, blue: 51)),
        (.sourceOut, PixelColor(red: 0, green: 0, blue: 0, alpha: 0)),
        (.sourceAtop, PixelColor(red: 204, green: 102, blue: 51)),
        (.destinationAtop, PixelColor(red: 102, green: 153, blue: 255)),
        (.xor, PixelColor(red: 0, green: 0, blue: 0, alpha: 0)),
    ]

    @Test(arguments: opaque) func opaqueColorsBlendByTheFormula(_ mode: CGBlendMode, _ expected: PixelColor) {
        let bitmap = drawn {
            $0.setFillColor(red: 0.4, green: 0.6, blue: 1, alpha: 1)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.setBlendMode(mode)
            $0.setFillColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
            $0.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        }

        let mixed = bitmap.color(x: 10, y: 10)
        #expect(mixed.isClose(to: expected, within: 2), "\(mixed) instead of \(expected)")
    }

    /// What is drawn: an area, a line, an image, a transparency layer, or an area with a shadow.
    enum Way: CaseIterable { case area, line, image, layer, shadowed }

    @Test(arguments: CGBlendMode.allCases, Way.allCases)
    func blendModeAffectsOnlyTheDrawnArea(_ mode: CGBlendMode, _ way: Way) {
        let bitmap = drawn { context in
            context.setFillColor(.pureGreen)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setBlendMode(mode)
            context.setFillColor(.pureRed)
            let rect = CGRect(x: 5, y: 5, width: 10, height: 10)
            switch way {
            case .area: context.fill(rect)
            case .line:
                context.setLineWidth(2)
                context.stroke(rect)
            case .image: context.draw(CGImage(bitmap: Bitmap(width: 4, height: 4)), in: rect)
            case .layer:
                context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
                context.fill(rect)
                context.endTransparencyLayer()
            case .shadowed:
                context.setShadow(offset: .zero, blur: 1, color: .clear)
                context.fill(rect)
            }
        }

        #expect(bitmap.hex(1, 1) == "#00FF00FF")
        #expect(bitmap.hex(18, 10) == "#00FF00FF")
    }

    @Test func translucentColorsAccumulate() {
        let bitmap = drawn {
            $0.setAlpha(0.5)
            $0.setFillColor(.pureRed)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.setFillColor(.pureBlue)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(bitmap.color(x: 3, y: 3).isClose(to: PixelColor(red: 85, green: 0, blue: 170, alpha: 191), within: 2))
    }

    @Test func copyingAClearColorClearsThePixels() {
        let bitmap = drawn {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.setBlendMode(.copy)
            $0.setFillColor(.clear)
            $0.fillEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
        }

        #expect(bitmap.hex(10, 10) == "#00000000")
        #expect(bitmap.hex(5, 5) == "#000000FF")
    }
}
