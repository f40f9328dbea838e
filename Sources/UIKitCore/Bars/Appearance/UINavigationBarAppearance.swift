import CoreGraphics

/// The appearance of a navigation bar in one situation.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title, over the default font and color. Default empty.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points. Default zero.
    open var titlePositionAdjustment = UIOffset.zero
    /// The attributes of the large title, over the default font and color. Default empty.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The appearance of `done` buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The appearance of the back button. Default: `buttonAppearance`.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { customBackButtonAppearance ?? buttonAppearance }
        set { customBackButtonAppearance = newValue }
    }
    private var customBackButtonAppearance: UIBarButtonItemAppearance?
    private var customBackIndicator: (image: UIImage, mask: UIImage?)?

    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance.copy() as! UIBarButtonItemAppearance
        doneButtonAppearance = other.doneButtonAppearance.copy() as! UIBarButtonItemAppearance
        customBackButtonAppearance = other.customBackButtonAppearance?.copy() as? UIBarButtonItemAppearance
        customBackIndicator = other.customBackIndicator
    }

    /// The image before the back button's title. Default: a chevron.
    open var backIndicatorImage: UIImage { customBackIndicator?.image ?? BarMetrics.backIndicator }
    /// The mask for titles that move behind the indicator. Stored but not used, because titles fade in this
    /// implementation.
    open var backIndicatorTransitionMaskImage: UIImage {
        customBackIndicator?.mask ?? backIndicatorImage
    }

    /// Sets both images. If either is nil, the chevron is restored.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        customBackIndicator = backIndicatorImage.flatMap { image in transitionMaskImage.map { (image, $0) } }
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UINavigationBarAppearance(barAppearance: self) }
}
