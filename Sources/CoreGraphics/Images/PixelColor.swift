import Foundation

/// The color of one pixel: sRGB, not premultiplied, components 0 to 255.
package struct PixelColor: Hashable, Sendable, CustomStringConvertible {
    /// The components, 0 to 255; not premultiplied.
    package var red, green, blue, alpha: UInt8

    /// Creates a color; opaque by default.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Red, green, blue and alpha in hexadecimal: "#FF8000FF".
    package var description: String {
        "#" + [red, green, blue, alpha].map { String(format: "%02X", Int($0)) }.joined()
    }

    /// Whether no component differs from `other`'s by more than `tolerance`.
    package func isClose(to other: PixelColor, within tolerance: Int) -> Bool {
        zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
            .allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
    }
}

extension Bitmap {
    /// The color of a pixel, x from the left, y from the top. Coverage reads as black with that alpha.
    ///
    /// - Precondition: the pixel is in the bitmap.
    package func color(x: Int, y: Int) -> PixelColor {
        precondition(
            (0..<width).contains(x) && (0..<height).contains(y),
            "Pixel (\(x), \(y)) is not in a bitmap of \(width)×\(height).")
        let address = pixels + y * bytesPerRow + x * format.bytesPerPixel
        guard format == .color else {
            return PixelColor(red: 0, green: 0, blue: 0, alpha: address.load(as: UInt8.self))
        }
        let value = address.load(as: UInt32.self)
        let alpha = value >> 24
        func straight(_ shift: UInt32) -> UInt8 {
            guard alpha > 0 else { return 0 }
            return UInt8(min(255, ((value >> shift & 255) * 255 + alpha / 2) / alpha))
        }
        return PixelColor(red: straight(16), green: straight(8), blue: straight(0), alpha: UInt8(alpha))
    }
}
