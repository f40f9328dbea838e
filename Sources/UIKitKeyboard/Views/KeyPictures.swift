import CoreGraphics
import UIKitCore

/// The pictures of keys that were drawn. A key that was pressed, letters after Shift and a page that is shown again are
/// not drawn again.
@MainActor enum KeyPictures {
    /// What a picture depends on.
    struct Key: Hashable {
        let appearance: KeyAppearance
        /// The width and height of the key, the edges of its cap, and the cap's radius. Points.
        let measures: [CGFloat]
        let isTablet: Bool
        let scale: CGFloat
        let style: UIUserInterfaceStyle
        let contrast: UIAccessibilityContrast
    }

    private static var pictures: [Key: UIImage] = [:]
    /// The number of pictures that are kept, enough for the pages of one keyboard. Chosen.
    private static let mostPictures = 240

    /// The picture for `key`, which `draw` draws if it is new.
    static func picture(for key: Key, size: CGSize, draw: () -> Void) -> UIImage {
        if let known = pictures[key] { return known }
        let format = UIGraphicsImageRendererFormat()
        format.scale = key.scale
        let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
        if pictures.count >= mostPictures { pictures = [:] }
        pictures[key] = picture
        return picture
    }
}
