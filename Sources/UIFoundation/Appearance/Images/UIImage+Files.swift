/// Images from files and data, and back. PNG and JPEG are read; other formats give nil.
extension UIImage {
    /// The image in `data`, one pixel per point. Nil, with a log line about the reason, when it cannot be read.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The image in `data`. Nil, with a log line about the reason, when it cannot be read.
    ///
    /// - Parameter scale: pixels per point; 0 means 1.
    public convenience init?(data: Data, scale: CGFloat) {
        do throws(ImageFailure) {
            let stored = try DecodedImage(data)
            self.init(cgImage: stored.image, scale: scale, orientation: Orientation(stored.orientation))
        } catch {
            Log.line("UIImage: \(error)")
            return nil
        }
    }

    /// The image at `path`; a name that ends in `@2x` or `@3x` sets the scale. Nil when it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: ImageFileLocator.scale(ofFileNamed: path))
    }

    /// The image `name` of the main bundle, from the file for the screen's scale or the nearest one.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image `name` of `bundle`, for the scale and idiom of `traitCollection` (nil: the current traits).
    ///
    /// An image set or symbol set in an asset catalog wins over a file. The file name is `name`, optionally followed by
    /// `@2x`, `@3x`, `~ipad` or `~iphone`. Without an extension, PNG is tried first, then JPEG, PDF and SVG. A nil bundle
    /// means the main bundle and the resource bundles of the app's packages.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle, with: traitCollection?.imageConfiguration)
    }

    /// The image `name` of `bundle`, for the traits of `configuration`, with its symbol options if it is a symbol.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let traits = UITraitCollection(traitsFrom: [.current, configuration?.traitCollection].compactMap { $0 })
        let bundles = bundle.map { [$0] } ?? AppBundle.all
        let stored =
            UIImage.fromCatalog(named: name, in: bundles, for: traits)
            ?? UIImage.symbolFromCatalog(named: name, in: bundles, for: traits, configuration)
        if let image = stored {
            self.init(image.content, look: image.displayAttributes)
            let asset = image.assetBox.withLock { $0 }
            assetBox.withLock { $0 = asset }
            return
        }
        guard let path = ImageFileLocator.path(named: name, in: bundle, for: traits) else { return nil }
        if let data = FileManager.default.contents(atPath: path), VectorKind(data) != nil {
            self.init(vector: data, at: path, isPreserved: false, for: traits)
        } else {
            self.init(contentsOfFile: path)
        }
    }

    /// The pixels as displayed, with orientation and tint applied.
    func uprightPixels() -> CGImage? {
        guard let pixels else { return nil }
        if displayAttributes.orientation == .up, displayAttributes.tint == nil { return pixels }
        let context = makeImageContext(size: size, scale: scale, isOpaque: false)
        UIGraphicsPushContext(context)
        draw(at: .zero)
        UIGraphicsPopContext()
        return context.makeImage()
    }
}

extension UIImage.Orientation {
    init(_ exif: ExifOrientation) {
        switch exif {
        case .up: self = .up
        case .upMirrored: self = .upMirrored
        case .down: self = .down
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .right: self = .right
        case .rightMirrored: self = .rightMirrored
        case .left: self = .left
        }
    }

    /// The Exif value of this orientation.
    var exif: ExifOrientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        case .left: .left
        }
    }
}
