import CPixman
import CoreGraphics

/// A cache of colors as pixman sources.
final class SolidColors {
    fileprivate struct Key: Hashable {
        let red, green, blue, alpha: UInt16
    }

    /// A scene has some dozens; animated colors must not accumulate.
    private static let limit = 512
    private var images: [Key: OpaquePointer] = [:]

    deinit {
        removeAll()
    }

    /// The color with its alpha multiplied by `alpha`. Valid until the next call.
    func image(_ color: CGColor, alpha: Float) -> OpaquePointer {
        let key = Key(color, alpha: alpha)
        if let image = images[key] { return image }
        if images.count >= SolidColors.limit { removeAll() }
        var solid = pixman_color_t(red: key.red, green: key.green, blue: key.blue, alpha: key.alpha)
        guard let image = pixman_image_create_solid_fill(&solid) else {
            preconditionFailure("pixman could not create the color \(key): out of memory.")
        }
        images[key] = image
        return image
    }

    /// The same color as a pixel, rounded as pixman does.
    static func pixel(_ color: CGColor, alpha: Float) -> UInt32 {
        let key = Key(color, alpha: alpha)
        return UInt32(key.alpha >> 8) << 24 | UInt32(key.red >> 8) << 16 | UInt32(key.green >> 8) << 8
            | UInt32(key.blue >> 8)
    }

    /// Releases all images, for example at the end of a fade with many colors.
    func removeAll() {
        for image in images.values { pixman_image_unref(image) }
        images.removeAll(keepingCapacity: true)
    }
}

extension SolidColors.Key {
    fileprivate init(_ color: CGColor, alpha: Float) {
        let opacity = max(0, min(1, Double(color.alpha) * Double(alpha)))
        func part(_ value: CGFloat) -> UInt16 {
            // Color components outside sRGB are clamped.
            UInt16((max(0, min(1, Double(value))) * opacity * 65535).rounded())
        }
        red = part(color.red)
        green = part(color.green)
        blue = part(color.blue)
        self.alpha = part(1)
    }
}
