import UIKit

/// The metrics of `PopoverView`, from its description or chosen by us. Points and seconds.
enum PopoverViewMetrics {
    /// How far the bubble extends beyond the content on each side, arrow included.
    static let outset = CGSize(width: 10, height: 13)
    /// How far the content's center is shifted from the bubble's, away from the arrow.
    static let contentShift: CGFloat = 2

    /// Chosen by eye, within the outset.
    static let arrow = CGSize(width: 18, height: 9)
    static let cornerRadius: CGFloat = 8
    static let shadowRadius: CGFloat = 10
    static let shadowOpacity: Float = 0.2
    static let shadowOffset = CGSize(width: 0, height: 2)
    /// The least distance from the safe area of a bubble that stays on the screen; as for UIKit's popovers.
    static let margin: CGFloat = 10
    static let fadeDuration: TimeInterval = 0.2
}
