import UIKitCore

/// Metrics of the slider of iOS 13 to 18 (Docs/Numbers.md). Points.
enum SliderMetrics {
    static let height: CGFloat = 34
    static let thumbDiameter: CGFloat = 28
    static let trackHeight: CGFloat = 4
    /// Between the ends of the track and the sides.
    static let trackInset: CGFloat = 2
    /// Between an end image and the track.
    static let imageGap: CGFloat = 10
    /// The distance around the thumb within which a touch grabs it.
    static let touchMargin: CGFloat = 8
    static let disabledAlpha: CGFloat = 0.5
    static let slideDuration: Seconds = 0.25
    @MainActor static let shadows = [
        ThumbView.Shadow(opacity: 0.15, radius: 4, offsetY: 3),
        ThumbView.Shadow(opacity: 0.16, radius: 0.5, offsetY: 1),
        ThumbView.Shadow(opacity: 0.10, radius: 0.5, offsetY: 3),
    ]
}
