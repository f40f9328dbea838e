import CoreGraphics

/// How buttons of a bar look, state by state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    private var style: UIBarButtonItem.Style
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    public convenience override init() {
        self.init(style: .plain)
    }

    /// Takes back everything; titles look as those of `style`.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in states { state.take(UIBarButtonItemStateAppearance()) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance(style: style)
        for (new, old) in zip(copy.states, states) { new.take(old) }
        return copy
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }
}

/// How buttons of a bar look in one state. Other states take over what `normal` says and they do not.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the title. Points.
    open var titlePositionAdjustment = UIOffset.zero
    /// As large as the button, behind the title or image.
    open var backgroundImage: UIImage?
    /// Moves the background image. Points.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
