import UIKitCore

/// Metrics of the page control of iOS 14 to 18 (Docs/Numbers.md). Points and seconds.
enum PageControlMetrics {
    static let height: CGFloat = 77.0 / 3
    static let dotDiameter: CGFloat = 8
    /// The distance between the centers of two dots.
    static let pitch: CGFloat = 53.0 / 3
    /// The space beside the first and the last dot, inside the background.
    static let margin: CGFloat = 77.0 / 6
    static let otherAlpha: CGFloat = 0.3
    static let animation = ControlAnimation(0.25)
    /// The horizontal distance after which a touch scrubs through the pages.
    static let scrubDistance: CGFloat = 10
}
