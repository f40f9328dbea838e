import CoreGraphics
import Testing

@Suite struct CGImageTests {
    /// Two by two: red, green above blue, white.
    static func image() -> CGImage {
        CGImage(
            bitmap: drawn(width: 2, height: 2) { context in
                let pixels: [(CGColor, CGFloat, CGFloat)] = [
                    (.pureRed, 0, 0), (.pureGreen, 1, 0), (.pureBlue, 0, 1), (.white, 1, 1),
                ]
                for (color, x, y) in pixels {
                    context.setFillColor(color)
                    context.fill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            })
    }

    @Test func imageIsFlippedInAContextWithYDownAsOnApple() {
        let bitmap = drawn { $0.draw(Self.image(), in: CGRect(x: 4, y: 4, width: 2, height: 2)) }

        #expect([bitmap.hex(4, 4), bitmap.hex(5, 4)] == ["#0000FFFF", "#FFFFFFFF"])
        #expect([bitmap.hex(4, 5), bitmap.hex(5, 5)] == ["#FF0000FF", "#00FF00FF"])
    }

    @Test func drawUprightPutsTheFirstRowOnTop() {
        let bitmap = drawn {
            $0.interpolationQuality = .none
            $0.drawUpright(Self.image(), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(bitmap.hex(2, 2) == "#FF0000FF")
        #expect(bitmap.hex(17, 2) == "#00FF00FF")
        #expect(bitmap.hex(2, 17) == "#0000FFFF")
    }

    @Test func imageIsUprightInAContextWithYUp() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))

        context.draw(Self.image(), in: CGRect(x: 0, y: 0, width: 2, height: 2))

        #expect(context.makeImage()?.bitmap.hex(0, 0) == "#FF0000FF")
    }

    @Test func scalingKeepsEdgesOpaque() {
        let bitmap = drawn { $0.draw(Self.image(), in: CGRect(x: 0, y: 0, width: 20, height: 20)) }

        #expect(
            (0..<20).allSatisfy { bitmap.color(x: $0, y: 0).alpha == 255 && bitmap.color(x: 19, y: $0).alpha == 255 })
    }

    @Test func alphaAppliesToImages() {
        let bitmap = drawn {
            $0.setAlpha(0.5)
            $0.drawUpright(Self.image(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        }

        #expect(bitmap.color(x: 0, y: 0).isClose(to: PixelColor(red: 255, green: 0, blue: 0, alpha: 128), within: 1))
    }

    @Test func coverageImageIsDrawnInTheFillColor() {
        let mask = drawn(width: 2, height: 1, format: .coverage) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        let bitmap = drawn {
            $0.setFillColor(.pureGreen)
            $0.drawUpright(CGImage(bitmap: mask), in: CGRect(x: 0, y: 0, width: 2, height: 1))
        }

        #expect([bitmap.hex(0, 0), bitmap.hex(1, 0)] == ["#00FF00FF", "#00000000"])
    }

    @Test func tilesRepeatOverTheWholeClip() {
        let bitmap = drawn {
            $0.draw(Self.image(), in: CGRect(x: 0, y: 0, width: 2, height: 2), byTiling: true)
        }

        #expect(bitmap.hex(0, 0) == bitmap.hex(18, 18))
        #expect(bitmap.hex(1, 0) == bitmap.hex(7, 4))
    }

    @Test func croppingStartsAtTheTopLeftAndKeepsItsPixels() throws {
        let part = try #require(Self.image().cropping(to: CGRect(x: 1, y: 0, width: 5, height: 1)))

        #expect((part.width, part.height) == (1, 1))
        #expect(part.bitmap.hex(0, 0) == "#00FF00FF")
        #expect(Self.image().cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
    }

    @Test func imageIsASnapshotOfItsContext() throws {
        let context = CGContext(bitmap: Bitmap(width: 2, height: 2), scale: 1)
        let image = try #require(context.makeImage())

        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))

        #expect(image.bitmap.hex(0, 0) == "#00000000")
    }
}

extension CGImageTests {
    @Test func imageInATinyRectangleDrawsNothing() {
        let bitmap = drawn {
            $0.draw(Self.image(), in: CGRect(x: 0, y: 0, width: 1e-300, height: 1e-300))
            $0.draw(Self.image(), in: .zero)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }

        #expect(bitmap.hex(0, 0) == "#000000FF")
    }
}
