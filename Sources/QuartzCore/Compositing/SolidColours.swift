import CPixman
import CoreGraphics

/// A cache of colors as pixman sources.
final class SolidColours {
    fileprivate struct Key: Hashable {
        let red, green, blue, alpha: UInt16
    }

    /// A scene has some dozens; animated colors must not accumulate.
    private static let limit = 512
    private var images: [Key: OpaquePointer] = [:]

    deinit {
        drop()
    }

    /// The color with its alpha multiplied by `alpha`. Valid until the next call.
    func image(_ colour: CGColor, alpha: Float) -> OpaquePointer {
        let key = Key(colour, alpha: alpha)
        if let image = images[key] { return image }
        if images.count >= SolidColours.limit { drop() }
        var solid = pixman_color_t(red: key.red, green: key.green, blue: key.blue, alpha: key.alpha)
        guard let image = pixman_image_create_solid_fill(&solid) else {
            preconditionFailure("pixman could not make the colour \(key); there is no memory left.")
        }
        images[key] = image
        return image
    }

    /// The same color as a pixel, rounded as pixman does.
    static func pixel(_ colour: CGColor, alpha: Float) -> UInt32 {
        let key = Key(colour, alpha: alpha)
        return UInt32(key.alpha >> 8) << 24 | UInt32(key.red >> 8) << 16 | UInt32(key.green >> 8) << 8
            | UInt32(key.blue >> 8)
    }

    /// Releases all images, for example at the end of a fade with many colors.
    func drop() {
        for image in images.values { pixman_image_unref(image) }
        images.removeAll(keepingCapacity: true)
    }
}

extension SolidColours.Key {
    fileprivate init(_ colour: CGColor, alpha: Float) {
        let opacity = max(0, min(1, Double(colour.alpha) * Double(alpha)))
        func part(_ value: CGFloat) -> UInt16 {
            // Color components outside sRGB are clamped.
            UInt16((max(0, min(1, Double(value))) * opacity * 65535).rounded())
        }
        (red, green, blue, self.alpha) = (part(colour.red), part(colour.green), part(colour.blue), part(1))
    }
}
