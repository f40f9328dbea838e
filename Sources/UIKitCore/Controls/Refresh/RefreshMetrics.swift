import CoreGraphics

/// Metrics of refresh controls. Points and seconds; height and threshold are UIKit's (Docs/Numbers.md), the rest
/// inferred.
enum RefreshMetrics {
    static let height: CGFloat = 60
    /// How far the content is pulled until refreshing begins.
    static let threshold: CGFloat = 60
    /// The centers of spinner and title below the top of a control with a title.
    static let titledSpinnerCenter: CGFloat = 22
    static let titleCenter: CGFloat = 46
    static let fadeDuration = 0.2
}
