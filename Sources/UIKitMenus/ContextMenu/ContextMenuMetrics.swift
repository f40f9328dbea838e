import CoreGraphics

/// The numbers of context menus, in points and seconds unless a name says otherwise. `Docs/Numbers.md` lists them.
package enum ContextMenuMetrics {
    /// When the pressed view begins to lift, after the touch came down; inferred.
    static let highlightDelay: Double = 0.15
    /// When the menu opens, after the touch came down.
    static let pressDuration: Double = 0.5
    /// How far the touch may move before the menu opens.
    static let allowableMovement: CGFloat = 10
    /// The scale of a lifted view; measured by eye on iOS 13.
    static let highlightScale: CGFloat = 1.15
    /// The most that a lifted view grows on each side; inferred.
    static let largestGrowth: CGFloat = 8
    /// How long a highlight takes to go back; inferred.
    static let cancelDuration: Double = 0.2
    /// The radius of a lifted view's corners.
    package static let cornerRadius: CGFloat = 12
    static let shadowOpacity: Float = 0.25
    static let shadowRadius: CGFloat = 10
    /// Between the preview and the menu.
    package static let gap: CGFloat = 16
    /// Between the preview and the edges of the safe area.
    package static let margin: CGFloat = 16
    /// The menu is above a preview whose middle is at this part of the screen's height, or below it.
    static let belowLimit: CGFloat = 0.5
    /// The smallest scale of a preview; inferred.
    package static let smallestScale: CGFloat = 0.4
    /// The opacity, 0 to 1, of the black over the blurred screen, light and dark; the dark one is inferred.
    static let dimLight: CGFloat = 0.225
    static let dimDark: CGFloat = 0.35
    /// How the further previews of a menu for several items are stacked behind the first: the offset of each, and how
    /// many are visible; inferred.
    static let stackOffset: CGFloat = 6
    static let stackCount = 3
    /// The height of the badge with the number of items, and its text; inferred.
    static let badgeHeight: CGFloat = 26
    static let badgeTextSize: CGFloat = 15
    static let badgePadding: CGFloat = 8
}
