import CoreGraphics

/// Metrics of progress bars of iOS 13 to 18 (Docs/Numbers.md). Points and seconds.
enum ProgressMetrics {
    static let height: CGFloat = 4
    static let barHeight: CGFloat = 2.5
    static let width: CGFloat = 150
    static let animation = ControlAnimation(0.25)
}
