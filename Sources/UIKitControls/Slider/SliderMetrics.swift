import UIKitCore

/// Metrics of the slider of iOS 13 to 18 (Docs/Numbers.md). Points.
enum SliderMetrics {
    static let height: CGFloat = 34
    /// The part of the range by which assistive technology changes the value.
    static let spokenStep: Float = 0.1
    /// The thumb's rectangle, and the disc in it, which is above the middle of the track.
    static let thumbSize = CGSize(width: 31, height: 31)
    static let thumbDiameter: CGFloat = 27
    static let thumbRise: CGFloat = 1.2
    static let trackHeight: CGFloat = 4
    /// Between the ends of the track and the sides.
    static let trackInset: CGFloat = 3
    /// Between an end image and the track.
    static let imageGap: CGFloat = 10
    /// The distance around the thumb within which a touch grabs it.
    static let touchMargin: CGFloat = 8
    static let disabledAlpha: CGFloat = 0.5
    static let slideDuration: Seconds = 0.25
    @MainActor static let shadows = [
        ThumbView.Shadow(opacity: 0.12, radius: 5.6, offsetY: 6),
        ThumbView.Shadow(opacity: 0.115, radius: 1.8, offsetY: 0.5),
    ]
}
