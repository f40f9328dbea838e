/// Shows an image, placed by `contentMode`. It takes no touches.
@MainActor open class UIImageView: UIView {
    open override class var layerClass: AnyClass { ImageLayer.self }

    /// Default nil: nothing is shown.
    open var image: UIImage? {
        didSet {
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            showImage()
        }
    }

    /// What is shown while `isHighlighted`; nil, the default, for no change.
    open var highlightedImage: UIImage? {
        didSet { showImage() }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showImage() } }
    }

    /// The picture that the layer shows now.
    private var shown: ImageRendition?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeImageView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeImageView()
    }

    /// A view as large as `image`.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        becomeImageView()
    }

    /// A view as large as `image`, or as `highlightedImage` without one.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        becomeImageView()
    }

    private func becomeImageView() {
        isUserInteractionEnabled = false
        accessibilityTraits = .image
        isOpaque = false
        showImage()
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    /// The size of the image; the present size without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

    open override var contentMode: ContentMode {
        didSet { showImage() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showImage()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImage()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showImage()
    }

    /// Gives the layer the picture for the present image, tint and size, unless it has that one.
    private func showImage() {
        let wanted = ImageRendition(of: isHighlighted ? highlightedImage ?? image : image, in: self)
        guard wanted != shown else { return }
        shown = wanted
        layer.contents = wanted?.render()
        layer.contentsScale = wanted?.scale ?? 1
    }
}

/// A layer that shows what it was given and never draws over it.
private final class ImageLayer: CALayer {
    override func display() {}
}
