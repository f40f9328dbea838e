import CoreGraphics
import Testing

@Suite struct CGColorTests {
    @Test func colorsAreEqualByComponentsAndSpace() {
        #expect(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1) == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(CGColor(gray: 0, alpha: 1) != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test func componentsAreThoseOfTheColorSpace() {
        let gray = CGColor(gray: 0.25, alpha: 0.5)

        #expect(gray.components == [0.25, 0.5])
        #expect(gray.numberOfComponents == 2)
        #expect(gray.colorSpace?.model == .monochrome)
        #expect((gray.red, gray.green, gray.blue) == (0.25, 0.25, 0.25))
        #expect(gray.copy(alpha: 1)?.components == [0.25, 1])
    }

    @Test(arguments: [CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.linearSRGB])
    func convertingToAnotherSpaceKeepsTheColor(_ name: CFString) throws {
        let space = try #require(CGColorSpace(name: name))
        let color = CGColor(srgbRed: 0.2, green: 0.6, blue: 0.9, alpha: 0.5)

        let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))

        #expect(abs(there.red - 0.2) < 1e-6 && abs(there.green - 0.6) < 1e-6 && abs(there.blue - 0.9) < 1e-6)
        #expect(there.alpha == 0.5)
    }

    @Test func pureP3RedIsOutsideSRGB() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))

        #expect(abs(red.red - 1.0931) < 1e-3)
        #expect(abs(red.green + 0.2267) < 1e-3)
        #expect(abs(red.blue + 0.1501) < 1e-3)
    }

    @Test func unknownColorSpaceNameGivesNil() {
        #expect(CGColorSpace(name: "kCGColorSpaceNobodyKnows") == nil)
    }
}
