import CoreGraphics
import Foundation
import Testing

@Suite struct PatternTests {
    /// A tile of 4 × 2 points: the left half red, the right half clear.
    private static func stripes(isColored: Bool = true, matrix: CGAffineTransform = .identity) -> CGPattern? {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                if isColored { context.setFillColor(.pureRed) }
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }, releaseInfo: nil)
        return CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 2), matrix: matrix, xStep: 4, yStep: 2,
            tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
    }

    private func color(_ pattern: CGPattern, alpha: CGFloat = 1) throws -> CGColor {
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        return try #require(CGColor(patternSpace: space, pattern: pattern, components: [alpha]))
    }

    @Test(arguments: [1, 2, 3]) func aFillRepeatsTheTileFromTheCornerOfTheContext(scale: Int) throws {
        let red = try color(#require(Self.stripes()))

        let bitmap = drawn(width: 20 * scale, height: 20 * scale, scale: CGFloat(scale)) { context in
            context.translateBy(x: 1, y: 1)
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 15, height: 15))
        }

        #expect(bitmap.hex(1 * scale, 5 * scale) == "#FF0000FF")
        #expect(bitmap.hex(2 * scale, 5 * scale) == "#00000000")
        #expect(bitmap.hex(4 * scale, 5 * scale) == "#FF0000FF")
        #expect(bitmap.hex(6 * scale - 1, 5 * scale) == "#FF0000FF")
        #expect(bitmap.hex(6 * scale, 5 * scale) == "#00000000")
        #expect(bitmap.hex(0, 5 * scale) == "#00000000")
    }

    @Test func strokesAndPhasesUseThePatternToo() throws {
        let red = try color(#require(Self.stripes()))

        let bitmap = drawn { context in
            context.setPatternPhase(CGSize(width: 1, height: 0))
            context.setStrokeColor(red)
            context.setLineWidth(4)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        }

        #expect(
            [0, 1, 2, 3, 4, 5].map { bitmap.hex($0, 10) == "#FF0000FF" } == [false, true, true, false, false, true])
    }

    @Test(arguments: [CGFloat(0.5), 0]) func theAlphaOfTheColorFadesTheTile(alpha: CGFloat) throws {
        let red = try color(#require(Self.stripes()), alpha: alpha)

        let bitmap = drawn { context in
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(bitmap.color(x: 0, y: 0).alpha == UInt8((alpha * 255).rounded()))
        #expect(bitmap.color(x: 2, y: 0).alpha == 0)
    }

    @Test func theContextFadesAndShadesPatternsLikeOtherColors() throws {
        let red = try color(#require(Self.stripes()))

        let bitmap = drawn { context in
            context.setAlpha(0.5)
            context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .black)
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
        }

        #expect(bitmap.color(x: 0, y: 2).isClose(to: PixelColor(red: 255, green: 0, blue: 0, alpha: 128), within: 1))
        #expect(bitmap.color(x: 0, y: 12).alpha > 100)
        #expect(bitmap.color(x: 2, y: 12).alpha == 0)
    }

    @Test func aStencilHasTheColorOfTheComponents() throws {
        let pattern = try #require(Self.stripes(isColored: false))
        let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))

        let bitmap = drawn { context in
            context.setFillColorSpace(space)
            context.setFillPattern(pattern, colorComponents: [0, 1, 0, 1])
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(bitmap.hex(0, 0) == "#00FF00FF" && bitmap.hex(3, 0) == "#00000000")
    }

    @Test func withoutTheSpaceOfAStencilTheFillColorStays() throws {
        let pattern = try #require(Self.stripes(isColored: false))

        let bitmap = drawn { context in
            context.setFillColor(.pureRed)
            context.setFillPattern(pattern, colorComponents: [0, 1, 0, 1])
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(bitmap.hex(0, 0) == "#FF0000FF" && bitmap.hex(3, 0) == "#FF0000FF")
    }

    @Test func theMatrixScalesThePattern() throws {
        let red = try color(#require(Self.stripes(matrix: CGAffineTransform(scaleX: 2, y: 2))))

        let bitmap = drawn { context in
            context.setShouldAntialias(false)
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(bitmap.color(x: 1, y: 1).alpha == 255 && bitmap.color(x: 6, y: 1).alpha == 0)
        #expect(bitmap.color(x: 9, y: 1).alpha == 255)
    }

    @Test(arguments: [
        (CGRect.zero, CGFloat(4), CGFloat(2)), (CGRect(x: 0, y: 0, width: 4, height: 2), 0, 2),
        (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 2), 4, 2),
        (CGRect(x: 0, y: 0, width: 4, height: 2), 4, .infinity),
    ]) func aTileWithoutASizeGivesNoPattern(bounds: CGRect, xStep: CGFloat, yStep: CGFloat) {
        var callbacks = CGPatternCallbacks()

        let pattern = CGPattern(
            info: nil, bounds: bounds, matrix: .identity, xStep: xStep, yStep: yStep, tiling: .noDistortion,
            isColored: true, callbacks: &callbacks)

        #expect(pattern == nil)
    }

    @Test func patternColorsHaveNoComponentsAndAreEqualByTheirPattern() throws {
        let pattern = try #require(Self.stripes())
        let red = try color(pattern)

        #expect(red.components == [1] && red.numberOfComponents == 1 && red.colorSpace?.model == .pattern)
        #expect(red.pattern === pattern && red.copy(alpha: 0.5)?.pattern === pattern)
        #expect(try red == color(pattern))
        #expect(try red != color(#require(Self.stripes())))
        #expect(red.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil) == nil)
        #expect(red.red == 1 && red.green == 0 && red.blue == 0)
    }

    @Test func theInformationIsReleasedWithThePattern() {
        let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        count.initialize(to: 0)
        defer { count.deallocate() }
        var callbacks = CGPatternCallbacks(
            version: 0, drawPattern: nil, releaseInfo: { $0?.assumingMemoryBound(to: Int.self).pointee += 1 })

        var pattern = CGPattern(
            info: count, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: 1, yStep: 1,
            tiling: .noDistortion, isColored: true, callbacks: &callbacks)
        #expect(pattern != nil && count.pointee == 0)
        pattern = nil

        #expect(count.pointee == 1)
    }
}
