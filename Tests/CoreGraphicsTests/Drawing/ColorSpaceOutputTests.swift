import CoreGraphics
import Testing

@Suite struct ColorSpaceOutputTests {
    @Test func contextsDrawInAllSpacesButPatterns() throws {
        let drawn = [CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceCMYK()]

        #expect(drawn.allSatisfy { $0.supportsOutput })
        let pattern = try #require(CGColorSpace(patternBaseSpace: nil))
        #expect(!pattern.supportsOutput)
    }
}
