import CoreGraphics

/// The appearance of a bar's buttons per state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    private var style: UIBarButtonItem.Style
    /// The appearance in the normal state.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The appearance while touched.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The appearance while disabled.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The appearance while focused. Not used in this implementation.
    open private(set) var focused = UIBarButtonItemStateAppearance()

    /// Creates the default appearance of a button style.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    public convenience override init() {
        self.init(style: .plain)
    }

    /// Resets all states to the defaults of `style`.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in states { state.copyProperties(from: UIBarButtonItemStateAppearance()) }
    }

    /// A copy of the appearance.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance(style: style)
        for (new, old) in zip(copy.states, states) { new.copyProperties(from: old) }
        return copy
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }
}

/// The appearance of a bar's buttons in one state. Other states use the normal state's values where they have none.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title, over the default ones. Default empty.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points. Default zero.
    open var titlePositionAdjustment = UIOffset.zero
    /// An image behind the title or image that fills the button. Default nil.
    open var backgroundImage: UIImage?
    /// The offset of the background image, in points. Default zero.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    fileprivate func copyProperties(from other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
