import CPixman
import CoreGraphics
import Foundation

/// The machine's limits for pixels: two bitmaps with the size of a screen, and the fastest possible operations on them.
final class PixelWork {
    let width: Int
    let height: Int
    private let source: UnsafeMutablePointer<UInt32>
    private let target: UnsafeMutablePointer<UInt32>
    private let sourceImage: OpaquePointer
    private let targetImage: OpaquePointer
    private let dim: OpaquePointer

    private var count: Int { width * height }

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        source = .allocate(capacity: width * height)
        target = .allocate(capacity: width * height)
        // Translucent and not uniform, because pixman has shortcuts for clear and opaque pixels.
        for index in 0..<width * height {
            source[index] = 0x8040_2010 + UInt32(index & 15)
            target[index] = 0xFFFF_FFFF
        }
        sourceImage = PixelWork.makeImage(source, width: width, height: height)
        targetImage = PixelWork.makeImage(target, width: width, height: height)
        var black = pixman_color_t(red: 0, green: 0, blue: 0, alpha: 0x3333)
        dim = pixman_image_create_solid_fill(&black)
    }

    deinit {
        for image in [sourceImage, targetImage, dim] { pixman_image_unref(image) }
        source.deallocate()
        target.deallocate()
    }

    private static func makeImage(_ pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int) -> OpaquePointer {
        pixman_image_create_bits(PIXMAN_a8r8g8b8, Int32(width), Int32(height), pixels, Int32(width * 4))
    }

    /// Writes every pixel.
    func fill() {
        pixman_fill(target, Int32(width), 32, 0, 0, Int32(width), Int32(height), 0xFF33_6699)
    }

    /// Reads and writes every pixel.
    func copy() {
        memcpy(target, source, count * 4)
    }

    /// Blends black at one fifth over every pixel.
    func dimAll() {
        pixman_image_composite32(PIXMAN_OP_OVER, dim, nil, targetImage, 0, 0, 0, 0, 0, 0, Int32(width), Int32(height))
    }

    /// Blends a translucent picture over these rectangles, which are in pixels, y down.
    func blend(_ rects: [PixelRect]) {
        for rect in rects {
            let x = Int32(rect.x)
            let y = Int32(rect.y)
            pixman_image_composite32(
                PIXMAN_OP_OVER, sourceImage, nil, targetImage, x, y, 0, 0, x, y, Int32(rect.width), Int32(rect.height))
        }
    }
}
