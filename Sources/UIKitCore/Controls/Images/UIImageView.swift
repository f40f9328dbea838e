/// Shows an image, placed by `contentMode`. It takes no touches.
@preconcurrency @MainActor open class UIImageView: UIView {
    open override class var layerClass: AnyClass { ImageLayer.self }

    /// Default nil: nothing is shown.
    open var image: UIImage? {
        didSet {
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            slides.stop()
            showImage()
            playImage()
        }
    }

    /// What is shown while `isHighlighted`; nil, the default, for no change.
    open var highlightedImage: UIImage? {
        didSet { showImage() }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showImage() } }
    }

    /// Images to show in turn in place of `image` while animating. Default nil. Setting them stops.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Images to show in turn while animating and highlighted; nil, the default, for `animationImages`.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Seconds for all images; 0, the default, gives each a thirtieth of a second.
    open var animationDuration: TimeInterval = 0
    /// How often all images are shown; 0, the default, for ever.
    open var animationRepeatCount = 0

    /// What symbols are drawn like where their own configuration says nothing. Default nil.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            invalidateIntrinsicContentSize()
            showImage()
        }
    }

    /// The picture that the layer shows now.
    private var shown: ImageRendition?
    private let slides = SlideShow()

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
        slides.onChange = { [weak self] in self?.showImage() }
        showImage()
        playImage()
    }

    open override var intrinsicContentSize: CGSize { resolved(image)?.size ?? super.intrinsicContentSize }

    /// Text beside a symbol stands on the symbol's own line.
    override func baseline(_ line: BaselinePlace.Line, atWidth width: CGFloat) -> BaselinePlace {
        guard let image = resolved(image), let rise = image.baselineOffsetFromBottom, image.size.height > 0 else {
            return super.baseline(line, atWidth: width)
        }
        let height = image.size.height
        let part: CGFloat =
            switch contentMode {
            case .scaleToFill, .redraw: 1 - rise / height
            case .scaleAspectFit, .scaleAspectFill, .center, .left, .right: 0.5
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: 1
            @unknown default: 0
            }
        let offset = height - rise - part * height
        return line == .first
            ? BaselinePlace(part: part, offset: offset) : BaselinePlace(part: 1 - part, offset: -offset)
    }

    /// The size of the image; the present size without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { resolved(image)?.size ?? bounds.size }

    /// Shows the animation images in turn, from the first, instead of `image`; an animated image, if there are none.
    /// Nothing happens without images. Time stands still while the view is in no window.
    open func startAnimating() {
        let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
        if images.isEmpty {
            playImage()
        } else {
            slides.start(images, duration: animationDuration, repeats: animationRepeatCount, by: clock)
        }
    }

    /// Shows `image` again.
    open func stopAnimating() { slides.stop() }

    /// Whether images are being shown in turn.
    open var isAnimating: Bool { slides.isOn }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        slides.follow(clock)
    }

    /// Begins to play an animated image, for ever.
    private func playImage() {
        guard let image = isHighlighted ? highlightedImage ?? image : image, let images = image.images else { return }
        slides.start(images, duration: image.duration, repeats: 0, by: clock)
    }

    private var clock: (any TimeSource)? { window?.system.host.clock }

    /// `image` as it is in this view.
    private func resolved(_ image: UIImage?) -> UIImage? {
        image?.resolved(for: traitCollection, preferring: preferredSymbolConfiguration)
    }

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
        if let image, image.isSymbolImage,
            previousTraitCollection.map({ image.resolved(for: $0) != resolved(image) }) ?? true
        {
            invalidateIntrinsicContentSize()
        }
        showImage()
    }

    /// Gives the layer the picture for the present image, tint and size, unless it has that one.
    private func showImage() {
        let current = slides.current ?? (isHighlighted ? highlightedImage ?? image : image)
        let wanted = ImageRendition(of: resolved(current), in: self)
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
