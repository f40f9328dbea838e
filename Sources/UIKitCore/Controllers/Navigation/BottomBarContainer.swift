import CoreGraphics

/// A container with a bar at the lower edge, below a navigation controller's content. The navigation controller says
/// whether its stack hides the bar, and adds its height to the insets of the controllers that leave it visible.
@MainActor package protocol BottomBarContainer: AnyObject {
    /// The height of the bar above the safe area. Points.
    var bottomBarHeight: CGFloat { get }
    /// Whether content behind the bar is not visible through it.
    var isBottomBarOpaque: Bool { get }

    /// Hides or shows the bar itself, as the stack at rest wants it. Called also while no view is loaded.
    func updateBottomBarVisibility()

    /// Lays out the bar, also in an animation.
    /// - Parameters:
    ///   - isHidden: Whether the stack hides the bar.
    ///   - contentBelow: How much content is below the visible part. Points.
    func layOutBottomBar(isHidden: Bool, contentBelow: CGFloat)
}
