import CoreGraphics
import Testing

@Suite struct BitmapTests {
    @Test(arguments: [(Bitmap.Format.color, 5, 20), (.coverage, 5, 8), (.coverage, 0, 0)])
    func rowsAreAlignedToWords(_ format: Bitmap.Format, _ width: Int, _ bytes: Int) {
        #expect(Bitmap(width: width, height: 2, format: format).bytesPerRow == bytes)
    }

    @Test func pixelColorIsUnpremultiplied() {
        let bitmap = drawn {
            $0.setFillColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(
            bitmap.color(x: 0, y: 0).isClose(to: PixelColor(red: 255, green: 128, blue: 64, alpha: 128), within: 2))
    }

    @Test func wrappedMemoryIsReleasedWithTheLastUser() {
        var releases = 0
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 4)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: 16)
        var context: CGContext? = CGContext(
            bitmap: Bitmap(wrapping: memory, width: 2, height: 2, bytesPerRow: 8) {
                releases += 1
                memory.deallocate()
            }, scale: 1)

        context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(releases == 0)
        context = nil

        #expect(releases == 1)
    }

    @Test func copiedPartIsClippedToTheBitmap() {
        let bitmap = drawn { $0.fill(CGRect(x: 18, y: 18, width: 1, height: 1)) }

        let part = bitmap.copy(of: PixelRect(x: 17, y: 17, width: 100, height: 2))

        #expect((part.width, part.height) == (3, 2))
        #expect(part.hex(1, 1) == "#000000FF")
        #expect(part.hex(0, 0) == "#00000000")
    }

    @Test func blurKeepsTheTotalAlpha() {
        let bitmap = drawn(width: 61, height: 61, format: .coverage) {
            $0.fill(CGRect(x: 20, y: 20, width: 21, height: 21))
        }

        let blurred = bitmap.blurred(sigma: 4)

        func ink(_ bitmap: Bitmap) -> Int {
            (0..<61).reduce(0) { sum, y in (0..<61).reduce(sum) { $0 + Int(bitmap.color(x: $1, y: y).alpha) } }
        }
        #expect(abs(ink(blurred) - ink(bitmap)) < ink(bitmap) / 100)
        #expect(blurred.color(x: 30, y: 30).alpha > 250)
        #expect(bitmap.blurred(sigma: 0).color(x: 19, y: 30).alpha == 0)
    }
}
