import CoreGraphics
import Testing
import UIKitCore
import UITestSupport

/// The stack of contexts that functions without a context draw in.
@MainActor @Suite struct ImageContextTests {
    @Test func anImageContextDrawsOutsideOfViews() throws {
        UIGraphicsBeginImageContext(CGSize(width: 20, height: 10))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()

        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.scale == 1)
        #expect(image.hex(19, 9) == "#FF0000FF")
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func aPushedContextIsTheCurrentOneUntilItIsPopped() throws {
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        defer { UIGraphicsEndImageContext() }
        let outer = try #require(UIGraphicsGetCurrentContext())
        let inner = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))

        UIGraphicsPushContext(inner)
        #expect(UIGraphicsGetCurrentContext() === inner)
        UIGraphicsPopContext()

        #expect(UIGraphicsGetCurrentContext() === outer)
    }
}
