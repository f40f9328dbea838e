import CoreGraphics
import UIFoundation
import UIKitCore

/// The appearance of a tab bar's items per state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// How an item's image and title are arranged.
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked
        /// The title beside the image.
        case inline
        /// The title beside a smaller image.
        case compactInline
    }

    private var style: Style
    /// The appearance in the normal state.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The appearance while selected.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The appearance while disabled.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// The appearance while focused. Not used in this implementation.
    open private(set) var focused = UITabBarItemStateAppearance()

    /// Creates the default appearance of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    public convenience override init() {
        self.init(style: .stacked)
    }

    /// Resets all states to the defaults of `style`.
    open func configureWithDefault(for style: Style) {
        self.style = style
        for state in states { state.copyProperties(from: UITabBarItemStateAppearance()) }
    }

    /// A copy of the appearance.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance(style: style)
        for (new, old) in zip(copy.states, states) { new.copyProperties(from: old) }
        return copy
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
}

/// The appearance of a tab bar's items in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title, over the default ones. Default empty.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points. Default zero.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the image. Default nil: the bar's.
    open var iconColor: UIColor?
    /// The offset of the badge, in points. Default zero.
    open var badgePositionAdjustment = UIOffset.zero
    /// The background of the badge. Default nil: red.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text, over the default ones. Default empty.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge's text, in points. Default zero.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    fileprivate func copyProperties(from other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
