/// Shows an image, positioned by `contentMode`. It does not handle touches.
@preconcurrency @MainActor open class UIImageView: UIView {
    open override class var layerClass: AnyClass { ImageLayer.self }

    override var hasPlainHitTest: Bool { type(of: self) == UIImageView.self }

    /// The image to show. Default nil.
    open var image: UIImage? {
        didSet {
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            animationPlayer.stop()
            updateContents()
            playAnimatedImage()
            KeyValueObservers.noteChange(of: self)
        }
    }

    /// Default: the label of the image.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? image?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }

    /// The image shown while `isHighlighted`; nil, the default, means `image`.
    open var highlightedImage: UIImage? {
        didSet { updateContents() }
    }

    /// Whether the highlighted image is shown. Default false.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { updateContents() } }
    }

    /// The images to play in place of `image` while animating. Default nil. Setting them stops the animation.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The images to play while animating and highlighted; nil, the default, means `animationImages`.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Seconds for all images; 0, the default, gives each a thirtieth of a second.
    open var animationDuration: TimeInterval = 0
    /// How often all images are shown; 0, the default, repeats forever.
    open var animationRepeatCount = 0

    /// The configuration of symbol images that do not specify one. Default nil.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            invalidateIntrinsicContentSize()
            updateContents()
        }
    }

    /// The rendition that the layer shows now.
    private var currentRendition: ImageRendition?
    private let animationPlayer = ImageAnimationPlayer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates an empty image view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UIImageView.self)
    }

    /// Creates a view of the size of `image`.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        commonInit()
    }

    /// Creates a view of the size of `image`, or of `highlightedImage` if `image` is nil.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        commonInit()
    }

    private func commonInit() {
        isUserInteractionEnabled = false
        accessibilityTraits = .image
        isOpaque = false
        animationPlayer.onChange = { [weak self] in self?.updateContents() }
        updateContents()
        playAnimatedImage()
    }

    open override var intrinsicContentSize: CGSize { resolved(image)?.size ?? super.intrinsicContentSize }

    /// Text beside a symbol is aligned with the symbol's own baseline.
    @_spi(Core) open override func baseline(_ line: BaselinePosition.Line, atWidth width: CGFloat) -> BaselinePosition {
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
            ? BaselinePosition(fraction: part, offset: offset) : BaselinePosition(fraction: 1 - part, offset: -offset)
    }

    /// The size of the image; the current size without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { resolved(image)?.size ?? bounds.size }

    /// Plays the animation images from the first instead of `image`, or plays an animated `image` if there are none.
    /// Does nothing without images. Playback is paused while the view is in no window.
    open func startAnimating() {
        let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
        if images.isEmpty {
            playAnimatedImage()
        } else {
            animationPlayer.start(images, duration: animationDuration, repeats: animationRepeatCount, clock: clock)
        }
    }

    /// Stops playback and shows `image` again.
    open func stopAnimating() { animationPlayer.stop() }

    /// Whether images are being played.
    open var isAnimating: Bool { animationPlayer.isPlaying }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        animationPlayer.setClock(clock)
    }

    /// Plays an animated image, repeating forever.
    private func playAnimatedImage() {
        guard let image = isHighlighted ? highlightedImage ?? image : image, let images = image.images else { return }
        animationPlayer.start(images, duration: image.duration, repeats: 0, clock: clock)
    }

    private var clock: (any TimeSource)? { window?.system.host.clock }

    /// `image` resolved for this view's traits.
    private func resolved(_ image: UIImage?) -> UIImage? {
        image?.resolved(for: traitCollection, preferring: preferredSymbolConfiguration)
    }

    open override var contentMode: ContentMode {
        didSet { updateContents() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContents()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContents()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let image, image.isSymbolImage,
            previousTraitCollection.map({ image.resolved(for: $0) != resolved(image) }) ?? true
        {
            invalidateIntrinsicContentSize()
        }
        updateContents()
    }

    /// Updates the layer for the current image, tint and size, unless it is up to date.
    private func updateContents() {
        let current = animationPlayer.current ?? (isHighlighted ? highlightedImage ?? image : image)
        let rendition = ImageRendition(of: resolved(current), in: self)
        guard rendition != currentRendition else { return }
        currentRendition = rendition
        layer.contents = rendition?.render()
        layer.contentsScale = rendition?.scale ?? 1
    }
}

/// A layer that shows its contents and never draws over them.
private final class ImageLayer: CALayer {
    override func display() {}
}
