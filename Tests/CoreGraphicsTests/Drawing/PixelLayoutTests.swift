import CoreGraphics
import Foundation
import Testing

/// Contexts that draw into the memory of an app, in every layout.
@Suite struct PixelLayoutTests {
    private static let big = CGBitmapInfo.byteOrder32Big.rawValue
    private static let little = CGBitmapInfo.byteOrder32Little.rawValue

    private func context(
        _ data: UnsafeMutableRawPointer?, _ info: UInt32, width: Int = 4, height: Int = 4, bytesPerRow: Int = 16,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
    ) throws -> CGContext {
        try #require(
            CGContext(
                data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
                bitmapInfo: info))
    }

    /// The bytes of a pixel of red 255, green 128, blue 0 on what is there.
    @Test(arguments: [
        (CGImageAlphaInfo.premultipliedLast, UInt32(0), [255, 128, 0, 255]),
        (.premultipliedLast, big, [255, 128, 0, 255]),
        (.premultipliedLast, little, [255, 0, 128, 255]), (.premultipliedFirst, 0, [255, 255, 128, 0]),
        (.premultipliedFirst, little, [0, 128, 255, 255]), (.noneSkipLast, 0, [255, 128, 0, 7]),
        (.noneSkipFirst, big, [7, 255, 128, 0]),
    ])
    func aFillIsInTheMemoryAtOnce(alpha: CGImageAlphaInfo, order: UInt32, expected: [UInt8]) throws {
        var bytes = [UInt8](repeating: 7, count: 64)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try context(memory.baseAddress, alpha.rawValue | order)

            context.setFillColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

            #expect(context.data == memory.baseAddress && context.bytesPerRow == 16 && context.bitsPerPixel == 32)
        }

        // The origin is at the bottom left.
        #expect(Array(bytes[48..<52]) == expected)
        #expect(Array(bytes[0..<48]) == [UInt8](repeating: 7, count: 48))
    }

    @Test func whatTheAppHasWrittenIsDrawnOver() throws {
        var bytes = [UInt8](repeating: 0, count: 64)
        for pixel in 0..<16 { (bytes[pixel * 4 + 1], bytes[pixel * 4 + 3]) = (255, 255) }
        try bytes.withUnsafeMutableBytes { memory in
            let context = try context(memory.baseAddress, CGImageAlphaInfo.premultipliedLast.rawValue)

            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            let image = try #require(context.makeImage())

            #expect(image.bitmap.hex(0, 0) == "#00FF00FF")
            #expect(
                image.bitmap.color(x: 0, y: 3).isClose(
                    to: PixelColor(red: 128, green: 127, blue: 0, alpha: 255), within: 1))
        }

        #expect(abs(Int(bytes[48]) - 128) <= 1 && bytes[51] == 255)
    }

    @Test func memoryOfTheContextIsTheAppsToReadAndToChange() throws {
        let context = try context(nil, CGImageAlphaInfo.premultipliedLast.rawValue, bytesPerRow: 0)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))

        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect(Array(UnsafeBufferPointer(start: bytes, count: 4)) == [255, 0, 0, 255] && context.bytesPerRow == 16)
        bytes[2] = 255
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 4))

        #expect(Array(UnsafeBufferPointer(start: bytes + 4, count: 4)) == [0, 255, 0, 255])
        #expect(context.makeImage()?.bitmap.hex(0, 0) == "#FF00FFFF")
    }

    @Test func grayAndAlphaHaveOneByteAndRowsOfAnyLength() throws {
        var gray = [UInt8](repeating: 0, count: 15)
        var alpha = [UInt8](repeating: 0, count: 15)
        try gray.withUnsafeMutableBytes { memory in
            let context = try context(
                memory.baseAddress, 0, width: 5, height: 3, bytesPerRow: 5, space: CGColorSpaceCreateDeviceGray())
            context.setFillColor(gray: 0.5, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
        }
        try alpha.withUnsafeMutableBytes { memory in
            let context = try context(
                memory.baseAddress, CGImageAlphaInfo.alphaOnly.rawValue, width: 5, height: 3, bytesPerRow: 5)
            context.fill(CGRect(x: 4, y: 1, width: 1, height: 1))
        }

        #expect(gray[9] == 0 && abs(Int(gray[10]) - 128) <= 1 && gray[14] == gray[10])
        #expect(alpha == [0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0])
    }

    @Test func layersShadowsAndImagesReachTheMemory() throws {
        var bytes = [UInt8](repeating: 0, count: 400)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try context(
                memory.baseAddress, CGImageAlphaInfo.premultipliedLast.rawValue, width: 10, height: 10, bytesPerRow: 40)
            context.setShadow(offset: CGSize(width: 0, height: -4), blur: 0, color: .pureRed)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(.pureBlue)
            context.fill(CGRect(x: 0, y: 8, width: 10, height: 2))
            context.endTransparencyLayer()
        }

        #expect(Array(bytes[0..<4]) == [0, 0, 255, 255] && Array(bytes[160..<164]) == [255, 0, 0, 255])
    }

    @Test func aRowThatIsTooShortGivesNoContext() {
        let context = CGContext(
            data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 12, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)

        #expect(context == nil)
    }
}
