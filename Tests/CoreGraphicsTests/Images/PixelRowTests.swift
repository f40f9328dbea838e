import CPixels
import CoreGraphics
import Testing

/// The row loops compiled for several vector widths, compared with the arithmetic of single pixels.
@Suite struct PixelRowTests {
    /// A product in 255ths, rounded to nearest.
    private static func product(_ part: UInt32, _ factor: UInt32) -> UInt32 { (part * factor * 2 + 255) / 510 }

    /// `color` over `below`, weighted by `cover`, per component.
    private static func blend(_ color: UInt32, _ cover: UInt32, over below: UInt32) -> UInt32 {
        let rest = 255 - product(color >> 24, cover)
        return [0, 8, 16, 24].reduce(0 as UInt32) { all, shift in
            let part = product(color >> shift & 255, cover) + product(below >> shift & 255, rest)
            return all | part << shift
        }
    }

    /// Premultiplied colors, all different.
    private static func colors(_ count: Int, seed: UInt32) -> [UInt32] {
        (0..<UInt32(count)).map { index in
            let alpha = (index * 37 + seed) % 256
            let part = { (factor: UInt32) in alpha == 0 ? 0 : (index * factor + seed) % (alpha + 1) }
            return alpha << 24 | part(11) << 16 | part(23) << 8 | part(41)
        }
    }

    /// Widths from below a vector's on, so that the remainder at the end is tested too.
    static let widths = [1, 2, 7, 15, 16, 17, 31, 33, 64, 100, 257]

    @Test(arguments: widths)
    func shadeBlendsTheColorByCoverage(count: Int) {
        var row = Self.colors(count, seed: 90)
        let before = row
        let color = 0x8040_2010 as UInt32
        let cover = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 29) }

        velarium_fill_covered(&row, cover, count, color)

        #expect(row == zip(before, cover).map { Self.blend(color, UInt32($1), over: $0) })
    }

    @Test(arguments: widths)
    func coverBlendsColorsByTheMask(count: Int) {
        var row = Self.colors(count, seed: 17)
        let before = row
        let colors = Self.colors(count, seed: 201)
        let cover = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 53 + 3) }

        velarium_blend_covered(&row, colors, cover, count)

        #expect(row == before.indices.map { Self.blend(colors[$0], UInt32(cover[$0]), over: before[$0]) })
    }

    @Test(arguments: widths)
    func fadedImageWithoutAlphaCountsAsOpaque(count: Int) {
        var row = Self.colors(count, seed: 5)
        let before = row
        let colors = Self.colors(count, seed: 77).map { $0 & 0xFF_FFFF }

        velarium_blend_row(&row, colors, count, 100, 0xFF00_0000)

        #expect(row == before.indices.map { Self.blend(colors[$0] | 0xFF00_0000, 100, over: before[$0]) })
    }

    @Test func leaveOutSubtractsTheHole() {
        let cover = [255, 255, 255, 100, 100, 0] as [UInt8]
        let hole = [0, 255, 55, 0, 128, 7] as [UInt8]
        var left = [UInt8](repeating: 9, count: 6)

        velarium_subtract_coverage(&left, cover, hole, 6)

        #expect(left == [255, 0, 200, 100, 50, 0])
    }

    @Test(arguments: widths)
    func identityProjectionCopiesTheRowAndExtendsItsEdges(count: Int) {
        let pixels = Self.colors(count * 3, seed: 60)
        var row = [UInt32](repeating: 1, count: count + 4)

        pixels.withUnsafeBufferPointer { pixels in
            var plane = velarium_plane(
                pixels: pixels.baseAddress, stride: Int32(count), width: Int32(count), height: 3)
            velarium_project(&row, count + 4, &plane, -1.5, 1.5, 1, 1, 0, 0)
        }

        let line = Array(pixels[count..<count * 2])
        #expect(row == [line[0], line[0]] + line + [line[count - 1], line[count - 1]])
    }

    @Test func nonFinitePositionReadsTheEdge() {
        let pixels: [UInt32] = [0xFF00_0001, 0xFF00_0001, 0xFF00_0001, 0xFF00_0001]
        var row = [UInt32](repeating: 0, count: 40)

        pixels.withUnsafeBufferPointer { pixels in
            var plane = velarium_plane(pixels: pixels.baseAddress, stride: 2, width: 2, height: 2)
            velarium_project(&row, 40, &plane, -1e30, .nan, 0, 1e28, 1, 0)
        }

        #expect(row.allSatisfy { $0 == 0xFF00_0001 })
    }
}
