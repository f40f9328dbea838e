import CoreGraphics
import UIKitCore

/// The appearance of a tab bar in one situation.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// The appearance of items with the title beside the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The appearance of items with the title beside a smaller image.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// The color of a template `selectionIndicatorImage`. Default nil: the bar's tint.
    open var selectionIndicatorTintColor: UIColor?
    /// The image behind the selected item. Default nil.
    open var selectionIndicatorImage: UIImage?
    /// How stacked items are distributed. Default `automatic`.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of centered stacked items, in points. Default 0: the system's.
    open var stackedItemWidth: CGFloat = 0
    /// The gap between centered stacked items, in points. Default 0: the system's.
    open var stackedItemSpacing: CGFloat = 0

    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copy() as! UITabBarItemAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance.copy() as! UITabBarItemAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy() as! UITabBarItemAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }

    /// The appearance of the items in this layout.
    func items(in style: TabBarLayout.Style) -> UITabBarItemAppearance {
        switch style {
        case .stacked: stackedLayoutAppearance
        case .inline: inlineLayoutAppearance
        case .compactInline: compactInlineLayoutAppearance
        }
    }
}
