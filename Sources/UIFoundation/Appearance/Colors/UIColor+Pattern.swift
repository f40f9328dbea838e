/// Colors that repeat an image.
extension UIColor {
    /// A color that repeats `image` at its size in points, from the upper left corner: of the view for backgrounds, of the
    /// context for fills and strokes.
    ///
    /// The image is drawn with the pixels of the screen. It does not change with traits: of an asset with a dark variant, it
    /// is the one that `image` shows when it is drawn for the first time. The color has no components, so that
    /// `getRed(_:green:blue:alpha:)` returns false. Texts are drawn in the mean color of the image. An image without a size
    /// gives a clear color.
    public convenience init(patternImage image: UIImage) {
        let pattern = CGPattern(of: image, size: image.size) { context in
            image.paint(in: CGRect(origin: .zero, size: image.size), on: context, tint: image.displayAttributes.tint)
        }
        self.init(pattern.map { .pattern(CGColor($0)) } ?? .clear)
    }
}
