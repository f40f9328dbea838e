import CoreGraphics

/// How a navigation bar looks in one situation.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// Over the font and colour that titles have.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the title. Points.
    open var titlePositionAdjustment = UIOffset.zero
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The button that leads back. Default: `buttonAppearance`.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { ownBackButtonAppearance ?? buttonAppearance }
        set { ownBackButtonAppearance = newValue }
    }
    private var ownBackButtonAppearance: UIBarButtonItemAppearance?
    private var ownBackIndicator: (image: UIImage, mask: UIImage?)?

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
        ownBackButtonAppearance = other.ownBackButtonAppearance?.copy() as? UIBarButtonItemAppearance
        ownBackIndicator = other.ownBackIndicator
    }

    /// What stands before the title of the back button; a chevron by default.
    open var backIndicatorImage: UIImage { ownBackIndicator?.image ?? BarNumbers.backIndicator }
    /// What titles that pass behind the indicator are cut with. Kept; titles fade here.
    open var backIndicatorTransitionMaskImage: UIImage {
        ownBackIndicator?.mask ?? backIndicatorImage
    }

    /// Both or none: nil for either gives the chevron back.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        ownBackIndicator = backIndicatorImage.flatMap { image in transitionMaskImage.map { (image, $0) } }
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UINavigationBarAppearance(barAppearance: self) }
}
