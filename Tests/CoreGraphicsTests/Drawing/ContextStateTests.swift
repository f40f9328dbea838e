import CoreGraphics
import Testing

@Suite struct ContextStateTests {
    @Test func restoringTheStateRestoresEveryProperty() {
        let bitmap = drawn { context in
            context.saveGState()
            context.setFillColor(.pureRed)
            context.setAlpha(0.5)
            context.setBlendMode(.clear)
            context.translateBy(x: 10, y: 10)
            context.clip(to: .zero)
            context.setShadow(offset: CGSize(width: 5, height: 5), blur: 0, color: .pureRed)
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }

        #expect(bitmap.hex(0, 0) == "#000000FF")
        #expect(bitmap.hex(7, 7) == "#00000000")
    }

    @Test func extraRestoreChangesNothing() {
        let bitmap = drawn {
            $0.setFillColor(.pureRed)
            $0.restoreGState()
            $0.endTransparencyLayer()
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }

        #expect(bitmap.hex(2, 2) == "#FF0000FF")
    }

    @Test func theTransformIsReportedWithYUpAsOnApple() throws {
        let bitmap = Bitmap(width: 20, height: 30)
        let points = CGContext(bitmap: bitmap, scale: 2)
        let apple = try #require(pixelContext(width: 20, height: 30))

        #expect(points.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 30))
        #expect(apple.ctm == .identity)
        points.translateBy(x: 3, y: 4)
        #expect(points.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 6, y: 22))
        #expect(points.convertToUserSpace(CGPoint(x: 6, y: 22)) == .zero)
    }

    @Test func publicInitializerDrawsWithYUp() throws {
        let context = try #require(pixelContext(width: 10, height: 10))

        context.setFillColor(.pureRed)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 2))

        let image = try #require(context.makeImage())
        #expect(image.bitmap.hex(5, 9) == "#FF0000FF")
        #expect(image.bitmap.hex(5, 8) == "#FF0000FF")
        #expect(image.bitmap.hex(5, 7) == "#00000000")
    }

    @Test func unsupportedContextsAreNil() {
        let rgb = CGColorSpaceCreateDeviceRGB()
        let last = CGImageAlphaInfo.premultipliedLast.rawValue
        func make(_ width: Int, _ bits: Int, _ space: CGColorSpace, _ info: UInt32) -> CGContext? {
            CGContext(
                data: nil, width: width, height: 10, bitsPerComponent: bits, bytesPerRow: 0, space: space,
                bitmapInfo: info)
        }

        #expect(make(10, 8, rgb, last) != nil)
        #expect(make(10, 8, rgb, last)?.data != nil)
        #expect(make(0, 8, rgb, last) == nil)
        #expect(make(1_000_000, 8, rgb, last) == nil)
        #expect(make(10, 16, rgb, last) == nil)
        #expect(make(10, 8, rgb, CGImageAlphaInfo.none.rawValue) == nil)
        #expect(make(10, 8, CGColorSpaceCreateDeviceGray(), CGImageAlphaInfo.none.rawValue) != nil)
    }

    @Test func contextDrawsIntoTheGivenMemory() throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 400, alignment: 4)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: 400)
        defer { memory.deallocate() }
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        let context = try #require(
            CGContext(
                data: memory, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 40,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))

        context.setFillColor(.pureRed)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))

        #expect(memory.load(as: UInt32.self) == 0xFFFF_0000)
        #expect(context.data == memory)
    }

    @Test func anImageOfAnOpaqueContextIsOpaque() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))

        let image = try #require(context.makeImage())

        #expect(image.alphaInfo == .noneSkipFirst)
        #expect(image.bitmap.hex(0, 0) == "#000000FF")
    }

    private func pixelContext(width: Int, height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
}
