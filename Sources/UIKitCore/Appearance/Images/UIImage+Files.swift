/// Images from files and data, and back. PNG is the one format; anything else gives nil.
extension UIImage {
    /// The PNG in `data`, one pixel per point; nil, with a line in the log that says why, when it cannot be read.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// - Parameter scale: pixels per point; 0 stands for 1.
    public convenience init?(data: Data, scale: CGFloat) {
        do throws(ImageFailure) {
            self.init(cgImage: try CGImage(png: data), scale: scale, orientation: .up)
        } catch {
            Log.line("UIImage: \(error)")
            return nil
        }
    }

    /// The PNG at `path`; a name that ends in `@2x` or `@3x` has that many pixels per point. Nil when it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: UIImage.scale(ofFileNamed: path))
    }

    /// The image `name` of the main bundle, in the file for the screen's scale or the nearest one.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image `name` of `bundle` (nil: the main one), for the scale of `traitCollection` (nil: the current one).
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let wanted = (traitCollection ?? .current).displayScale
        guard let path = UIImage.path(named: name, in: bundle ?? .main, scale: wanted) else { return nil }
        self.init(contentsOfFile: path)
    }

    /// This image as PNG, turned upright; nil for an image without pixels.
    public func pngData() -> Data? {
        guard let upright = uprightPixels() else { return nil }
        do throws(ImageFailure) {
            return try upright.pngData()
        } catch {
            Log.line("UIImage.pngData(): \(error)")
            return nil
        }
    }

    /// The pixels as they are shown, with orientation and tint carried out.
    private func uprightPixels() -> CGImage? {
        guard let pixels else { return nil }
        if look.orientation == .up, look.tint == nil { return pixels }
        let context = makeImageContext(size: size, scale: scale, isOpaque: false)
        UIGraphicsPushContext(context)
        draw(at: .zero)
        UIGraphicsPopContext()
        return context.makeImage()
    }

    private static func scale(ofFileNamed path: String) -> CGFloat {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        for scale in [2, 3] where name.hasSuffix("@\(scale)x") {
            return CGFloat(scale)
        }
        return 1
    }

    /// The file of `name` for `scale`, else the one for the next larger scale, else the largest smaller one.
    private static func path(named name: String, in bundle: Bundle, scale: CGFloat) -> String? {
        let file = name.lowercased().hasSuffix(".png") ? String(name.dropLast(4)) : name
        let wanted = max(1, min(3, Int(scale.rounded(.up))))
        let order = Array(wanted...3) + (1..<wanted).reversed()
        for candidate in order {
            let suffix = candidate == 1 ? "" : "@\(candidate)x"
            if let path = bundle.path(forResource: file + suffix, ofType: "png") { return path }
        }
        return nil
    }
}
