import CoreGraphics
import Testing

/// Contexts that allocate their pixels at the first drawing.
@Suite struct LazyContextTests {
    private static let preludes: [(name: String, body: @Sendable (CGContext) -> Void)] = [
        ("nothing", { _ in }),
        ("transform", { $0.translateBy(x: 4, y: 3) }),
        (
            "colour and alpha",
            {
                $0.setFillColor(.pureRed); $0.setAlpha(0.5)
            }
        ),
        ("clip", { $0.clip(to: CGRect(x: 2, y: 2, width: 6, height: 6)) }),
        (
            "clip in a turned space",
            {
                $0.translateBy(x: 5, y: 5)
                $0.rotate(by: 0.5)
                $0.clip(to: CGRect(x: -3, y: -3, width: 6, height: 6))
            }
        ),
        (
            "clip saved and narrowed",
            {
                $0.clip(to: CGRect(x: 1, y: 1, width: 12, height: 12))
                $0.saveGState()
                $0.clip(to: CGRect(x: 4, y: 0, width: 4, height: 20))
            }
        ),
        (
            "clip restored",
            {
                $0.clip(to: CGRect(x: 1, y: 1, width: 12, height: 12))
                $0.saveGState()
                $0.scaleBy(x: 0.1, y: 0.1)
                $0.clip(to: .zero)
                $0.restoreGState()
            }
        ),
        (
            "clip given up",
            {
                $0.clip(to: .zero); $0.resetClip()
            }
        ),
        (
            "hard edges",
            {
                $0.setShouldAntialias(false)
                $0.clip(to: CGRect(x: 1.5, y: 1.5, width: 7, height: 7))
            }
        ),
    ]

    @Test(arguments: 0..<9)
    func stateSetBeforeTheFirstDrawingApplies(index: Int) {
        let prelude = Self.preludes[index]
        let eager = Bitmap(width: 20, height: 20)
        let contexts = [CGContext(bitmap: eager, scale: 1), CGContext(width: 20, height: 20, scale: 1)]
        // A first drawing allocates the pixels at once, so that the prelude is executed immediately.
        contexts[0].clear(CGRect(x: 0, y: 0, width: 20, height: 20))

        for context in contexts { prelude.body(context) }

        #expect(!contexts[1].isTouched, "\(prelude.name)")
        for context in contexts { context.fillEllipse(in: CGRect(x: 0, y: 0, width: 11, height: 9)) }
        for context in contexts {
            context.restoreGState()
            context.fill(CGRect(x: 9, y: 9, width: 9, height: 3))
        }
        #expect(contexts[1].isTouched)
        #expect(contexts[1].bitmap.hexRows == eager.hexRows, "\(prelude.name)")
    }

    @Test func emptyTransparencyLayerAllocatesNoPixels() {
        let context = CGContext(width: 20, height: 20, scale: 2)

        context.setShadow(offset: .zero, blur: 5, color: .black)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.translateBy(x: 5, y: 5)
        context.endTransparencyLayer()

        #expect(!context.isTouched)
    }

    @Test func emptyTransparencyLayerInCopyModeErases() {
        let bitmap = drawn {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.setBlendMode(.copy)
            $0.beginTransparencyLayer(in: CGRect(x: 5, y: 5, width: 5, height: 5), auxiliaryInfo: nil)
            $0.endTransparencyLayer()
        }

        #expect(bitmap.hex(7, 7) == "#00000000")
        #expect(bitmap.hex(12, 12) == "#000000FF")
    }

    @Test func sizesAreKnownBeforeThereArePixels() {
        let context = CGContext(width: 30, height: 20, scale: 2)

        #expect((context.width, context.height) == (30, 20))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 15, height: 10))
        #expect(!context.isTouched)
        #expect(context.makeImage()?.width == 30)
    }
}

extension Bitmap {
    fileprivate var hexRows: [[String]] {
        (0..<height).map { y in (0..<width).map { color(x: $0, y: y).description } }
    }
}
