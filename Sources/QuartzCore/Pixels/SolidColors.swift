import CPixman
import CoreGraphics

/// A cache of colors as pixman sources.
final class SolidColors {
    /// A scene has some dozens; animated colors must not accumulate.
    private static let limit = 512
    private var images: [PremultipliedColor: OpaquePointer] = [:]

    deinit {
        removeAll()
    }

    /// The color with its alpha multiplied by `alpha`. Valid until the next call.
    func image(_ color: CGColor, alpha: Float) -> OpaquePointer {
        let color = PremultipliedColor(color, alpha: alpha)
        if let image = images[color] { return image }
        if images.count >= SolidColors.limit { removeAll() }
        var solid = pixman_color_t(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        guard let image = pixman_image_create_solid_fill(&solid) else {
            preconditionFailure("pixman could not create the color \(color): out of memory.")
        }
        images[color] = image
        return image
    }

    /// Releases all images, for example at the end of a fade with many colors.
    func removeAll() {
        for image in images.values { pixman_image_unref(image) }
        images.removeAll(keepingCapacity: true)
    }
}
