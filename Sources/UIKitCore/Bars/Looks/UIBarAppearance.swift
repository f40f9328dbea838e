import CoreGraphics

/// How a bar looks in one situation: what it is filled with, and its line. Bars keep a copy.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    public let idiom: UIUserInterfaceIdiom

    /// The material under all. Default: that of bars.
    open var backgroundEffect: UIBlurEffect?
    /// Over the material. Default nil.
    open var backgroundColor: UIColor?
    /// Over the colour. Default nil.
    open var backgroundImage: UIImage?
    /// How the image fills the bar. Default `scaleToFill`.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line at the bar's edge, and of a `shadowImage` that is a stencil; nil for no line.
    open var shadowColor: UIColor?
    /// In place of the line.
    open var shadowImage: UIImage?

    /// The default look for `idiom`.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// What `barAppearance` says of the background.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        takeBackground(of: barAppearance)
    }

    public convenience override init() {
        self.init(idiom: UIKitSystem.current?.screen.traitCollection.userInterfaceIdiom ?? .unspecified)
    }

    private func takeBackground(of other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    /// The material of bars and a line.
    open func configureWithDefaultBackground() {
        clear()
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = .separator
    }

    /// The background colour of screens and a line.
    open func configureWithOpaqueBackground() {
        clear()
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// Nothing, and no line.
    open func configureWithTransparentBackground() { clear() }

    private func clear() {
        (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
        (shadowColor, shadowImage) = (nil, nil)
        backgroundImageContentMode = .scaleToFill
    }

    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }
}
