import CoreGraphics
import Testing

@Suite struct BlendModeTests {
    /// The result of (0.8, 0.4, 0.2) over (0.4, 0.6, 1), by the formulas of the PDF standard; both opaque.
    static let opaque: [(CGBlendMode, PixelColour)] = [
        (.normal, PixelColour(red: 204, green: 102, blue: 51)),
        (.copy, PixelColour(red: 204, green: 102, blue: 51)),
        (.multiply, PixelColour(red: 82, green: 61, blue: 51)),
        (.screen, PixelColour(red: 224, green: 194, blue: 255)),
        (.overlay, PixelColour(red: 163, green: 133, blue: 255)),
        (.darken, PixelColour(red: 102, green: 102, blue: 51)),
        (.lighten, PixelColour(red: 204, green: 153, blue: 255)),
        (.difference, PixelColour(red: 102, green: 51, blue: 204)),
        (.exclusion, PixelColour(red: 143, green: 133, blue: 204)),
        (.hardLight, PixelColour(red: 194, green: 122, blue: 102)),
        (.plusLighter, PixelColour(red: 255, green: 255, blue: 255)),
        (.plusDarker, PixelColour(red: 51, green: 0, blue: 51)),
        (.clear, PixelColour(red: 0, green: 0, blue: 0, alpha: 0)),
        (.destinationOver, PixelColour(red: 102, green: 153, blue: 255)),
        (.destinationOut, PixelColour(red: 0, green: 0, blue: 0, alpha: 0)),
        (.destinationIn, PixelColour(red: 102, green: 153, blue: 255)),
        (.sourceIn, PixelColour(red: 204, green: 102, blue: 51)),
        (.sourceOut, PixelColour(red: 0, green: 0, blue: 0, alpha: 0)),
        (.sourceAtop, PixelColour(red: 204, green: 102, blue: 51)),
        (.destinationAtop, PixelColour(red: 102, green: 153, blue: 255)),
        (.xor, PixelColour(red: 0, green: 0, blue: 0, alpha: 0)),
    ]

    @Test(arguments: opaque) func opaqueColoursMixByTheFormula(_ mode: CGBlendMode, _ expected: PixelColour) {
        let bitmap = drawn {
            $0.setFillColor(red: 0.4, green: 0.6, blue: 1, alpha: 1)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.setBlendMode(mode)
            $0.setFillColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
            $0.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        }

        let mixed = bitmap.colour(x: 10, y: 10)
        #expect(mixed.isClose(to: expected, within: 2), "\(mixed) instead of \(expected)")
    }

    /// What is drawn: an area, a line, an image, a transparency layer, or an area with a shadow.
    enum Way: CaseIterable { case area, line, image, layer, shadowed }

    @Test(arguments: CGBlendMode.allCases, Way.allCases)
    func noModeReachesBeyondWhatIsDrawn(_ mode: CGBlendMode, _ way: Way) {
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

    @Test func halfTransparentColoursAddUp() {
        let bitmap = drawn {
            $0.setAlpha(0.5)
            $0.setFillColor(.pureRed)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.setFillColor(.pureBlue)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(bitmap.colour(x: 3, y: 3).isClose(to: PixelColour(red: 85, green: 0, blue: 170, alpha: 191), within: 2))
    }

    @Test func copyingAClearColourLeavesAHole() {
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
