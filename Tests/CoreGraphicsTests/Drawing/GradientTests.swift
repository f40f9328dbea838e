import CoreGraphics
import Testing

@Suite struct GradientTests {
    static let redToBlue = CGGradient(
        colorsSpace: nil, colors: [CGColor.pureRed, CGColor.pureBlue] as CFArray, locations: nil)

    private func linear(_ options: CGGradientDrawingOptions) throws -> Bitmap {
        let gradient = try #require(Self.redToBlue)
        return drawn(width: 40) {
            $0.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
        }
    }

    @Test func colorsRunFromStartToEnd() throws {
        let bitmap = try linear([])

        #expect(bitmap.color(x: 10, y: 5).isClose(to: PixelColor(red: 249, green: 0, blue: 6), within: 4))
        #expect(bitmap.color(x: 20, y: 5).isClose(to: PixelColor(red: 124, green: 0, blue: 131), within: 4))
        #expect(bitmap.color(x: 29, y: 5).isClose(to: PixelColor(red: 6, green: 0, blue: 249), within: 4))
    }

    @Test(
        arguments: [
            ([], "#00000000", "#00000000"), (.drawsBeforeStartLocation, "#FF0000FF", "#00000000"),
            (.drawsAfterEndLocation, "#00000000", "#0000FFFF"),
            ([.drawsBeforeStartLocation, .drawsAfterEndLocation], "#FF0000FF", "#0000FFFF"),
        ] as [(CGGradientDrawingOptions, String, String)])
    func optionsDecideWhatIsDrawnBeyondTheEnds(_ options: CGGradientDrawingOptions, _ before: String, _ after: String)
        throws
    {
        let bitmap = try linear(options)

        #expect(bitmap.hex(5, 5) == before)
        #expect(bitmap.hex(35, 5) == after)
    }

    @Test func locationsPositionTheColors() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [CGColor.pureRed, CGColor.pureBlue] as CFArray,
                locations: [0.5, 0.5]))
        let bitmap = drawn {
            $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 20), options: [])
        }

        #expect(bitmap.hex(5, 8) == "#FF0000FF")
        #expect(bitmap.hex(5, 11) == "#0000FFFF")
    }

    @Test func aRadialGradientEndsAtItsCircle() throws {
        let gradient = try #require(Self.redToBlue)
        let bitmap = drawn {
            let center = CGPoint(x: 10, y: 10)
            $0.drawRadialGradient(
                gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 8, options: [])
        }

        #expect(bitmap.color(x: 10, y: 10).red > 220)
        #expect(bitmap.color(x: 16, y: 10).blue > 180)
        #expect(bitmap.hex(19, 10) == "#00000000")
        #expect(bitmap.hex(2, 2) == "#00000000")
    }

    @Test func gradientsFollowTheTransformAndTheAlpha() throws {
        let gradient = try #require(Self.redToBlue)
        let bitmap = drawn {
            $0.setAlpha(0.5)
            $0.scaleBy(x: 2, y: 2)
            $0.translateBy(x: 5, y: 0)
            $0.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: [.drawsBeforeStartLocation])
        }

        #expect(bitmap.color(x: 3, y: 3).isClose(to: PixelColor(red: 255, green: 0, blue: 0, alpha: 128), within: 1))
        #expect(bitmap.hex(15, 3) == "#00000000")
    }

    @Test func gradientRequiresColors() {
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
        let gray = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: nil, count: 2)
        #expect(gray != nil)
    }
}
