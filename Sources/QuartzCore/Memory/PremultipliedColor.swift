import CoreGraphics

/// A color as it is painted: in sRGB, times its alpha, with 16 bits for each part.
struct PremultipliedColor: Hashable {
    let red, green, blue, alpha: UInt16

    /// - Parameters:
    ///   - color: Parts outside sRGB are clamped.
    ///   - factor: What the color's alpha is multiplied by, from 0 to 1.
    init(_ color: CGColor, alpha factor: Float = 1) {
        let opacity = max(0, min(1, Double(color.alpha) * Double(factor)))
        func part(_ value: CGFloat) -> UInt16 {
            UInt16((max(0, min(1, Double(value))) * opacity * 65535).rounded())
        }
        red = part(color.red)
        green = part(color.green)
        blue = part(color.blue)
        alpha = part(1)
    }

    /// The color with 8 bits for each part, rounded as pixman does.
    var pixel: UInt32 {
        UInt32(alpha >> 8) << 24 | UInt32(red >> 8) << 16 | UInt32(green >> 8) << 8 | UInt32(blue >> 8)
    }
}
