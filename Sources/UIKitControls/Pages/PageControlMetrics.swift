import UIKitCore

/// Metrics of the page control of iOS 14 to 18 (Docs/Numbers.md). Points and seconds.
enum PageControlMetrics {
    static let height: CGFloat = 26
    static let dotDiameter: CGFloat = 7
    /// The distance between the centers of two dots.
    static let pitch: CGFloat = 16
    /// The space beside the first and the last dot, inside the background.
    static let margin: CGFloat = 9
    static let otherAlpha: CGFloat = 0.3
    static let animation = ControlAnimation(0.25)
    /// The horizontal distance after which a touch scrubs through the pages.
    static let scrubDistance: CGFloat = 10
}
