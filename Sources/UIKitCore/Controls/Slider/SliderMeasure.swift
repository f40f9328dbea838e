/// Metrics of the slider of iOS 13 to 18 (Docs/Numbers.md). Points.
enum SliderMeasure {
    static let height: CGFloat = 34
    static let thumb: CGFloat = 28
    static let track: CGFloat = 4
    /// Between the ends of the track and the sides.
    static let trackInset: CGFloat = 2
    /// Between an end image and the track.
    static let imageGap: CGFloat = 10
    /// The distance around the thumb within which a touch grabs it.
    static let reach: CGFloat = 8
    static let disabledAlpha: CGFloat = 0.5
    static let slideDuration: Seconds = 0.25
    @MainActor static let shadows = [
        ThumbView.Shadow(opacity: 0.15, radius: 4, drop: 3), ThumbView.Shadow(opacity: 0.16, radius: 0.5, drop: 1),
        ThumbView.Shadow(opacity: 0.10, radius: 0.5, drop: 3),
    ]
}
