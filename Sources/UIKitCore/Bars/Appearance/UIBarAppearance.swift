import CoreGraphics

/// The background and separator of a bar in one situation. Bars store a copy.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// The device idiom that the appearance was created for.
    open private(set) var idiom: UIUserInterfaceIdiom

    /// The material below everything else. Default: the standard bar material.
    open var backgroundEffect: UIBlurEffect?
    /// The color over the material. Default nil.
    open var backgroundColor: UIColor?
    /// The image over the color. Default nil.
    open var backgroundImage: UIImage?
    /// How the image fills the bar. Default `scaleToFill`.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the separator at the bar's edge, and of a template `shadowImage`; nil for no separator.
    open var shadowColor: UIColor?
    /// An image in place of the separator. Default nil.
    open var shadowImage: UIImage?

    /// Creates the default appearance for `idiom`.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates a copy of the background settings of `barAppearance`.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        copyBackground(from: barAppearance)
    }

    public convenience override init() {
        self.init(idiom: UIKitSystem.current?.screen.traitCollection.userInterfaceIdiom ?? .unspecified)
    }

    private func copyBackground(from other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    /// Resets the background to the standard bar material with a separator.
    open func configureWithDefaultBackground() {
        clearBackground()
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = BarMetrics.hairlineColor
    }

    /// Resets the background to the opaque system background color with a separator.
    open func configureWithOpaqueBackground() {
        clearBackground()
        backgroundColor = .systemBackground
        shadowColor = BarMetrics.hairlineColor
    }

    /// Resets the background to fully transparent, without a separator.
    open func configureWithTransparentBackground() { clearBackground() }

    private func clearBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
        backgroundImageContentMode = .scaleToFill
    }

    /// A copy of the appearance.
    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }
}
