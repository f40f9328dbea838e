import UIKitCore

/// The subviews of a slider. They do not handle touches.
@MainActor final class SliderContentViews {
    let content = UIView()
    private let minimumTrack = UIImageView()
    private let maximumTrack = UIImageView()
    private let defaultThumb = ThumbView(shadows: SliderMetrics.shadows)
    private let imageThumb = UIImageView()
    private let lowerImage = UIImageView()
    private let upperImage = UIImageView()

    init() {
        content.isUserInteractionEnabled = false
        for view in [minimumTrack, maximumTrack] { view.clipsToBounds = true }
        for view in [maximumTrack, minimumTrack, lowerImage, upperImage, defaultThumb, imageThumb] {
            content.addSubview(view)
        }
        for view in [lowerImage, upperImage] { view.contentMode = .center }
    }

    /// The layers that are animated when the value changes.
    var layers: [CALayer] { [minimumTrack.layer, maximumTrack.layer, imageThumb.layer] + defaultThumb.layers }

    /// Updates images, colors and frames from `slider`, with the thumb at `value`, which may differ from the slider's
    /// value.
    func update(from slider: UISlider, value: Float) {
        content.frame = slider.bounds
        content.alpha = slider.isEnabled ? 1 : SliderMetrics.disabledAlpha
        let bounds = slider.bounds
        let track = slider.trackRect(forBounds: bounds)
        let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: value)
        updateTrack(
            slider.currentMinimumTrackImage, or: slider.minimumTrackTintColor ?? slider.tintColor, in: minimumTrack)
        updateTrack(slider.currentMaximumTrackImage, or: slider.maximumTrackTintColor ?? .systemFill, in: maximumTrack)
        let middle = min(max(thumb.midX, track.minX), track.maxX)
        let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
        let isRightToLeft = slider.effectiveUserInterfaceLayoutDirection == .rightToLeft
        minimumTrack.frame = isRightToLeft ? right : left

        maximumTrack.frame = isRightToLeft ? left : right
        roundOuterCorners(track.height / 2, isRightToLeft: isRightToLeft)
        updateThumb(slider, in: thumb)
        lowerImage.image = slider.minimumValueImage
        upperImage.image = slider.maximumValueImage
        lowerImage.frame = slider.minimumValueImageRect(forBounds: bounds)
        upperImage.frame = slider.maximumValueImageRect(forBounds: bounds)
    }

    private func updateTrack(_ image: UIImage?, or color: UIColor, in part: UIImageView) {
        part.image = image
        part.backgroundColor = image == nil ? color : nil
        part.layer.cornerRadius = 0
    }

    /// Rounds only the outer ends of the track; its two parts meet under the thumb.
    private func roundOuterCorners(_ radius: CGFloat, isRightToLeft: Bool) {
        let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        for (part, corners) in [
            (minimumTrack, isRightToLeft ? right : left), (maximumTrack, isRightToLeft ? left : right),
        ]
        where part.image == nil {
            part.layer.cornerRadius = radius
            part.layer.maskedCorners = corners
        }
    }

    private func updateThumb(_ slider: UISlider, in frame: CGRect) {
        let image = slider.currentThumbImage
        defaultThumb.isHidden = image != nil
        imageThumb.isHidden = image == nil
        imageThumb.image = image
        imageThumb.frame = frame
        defaultThumb.fillColor = slider.thumbTintColor ?? .white
        let diameter = SliderMetrics.thumbDiameter
        let disc = CGRect(
            x: frame.midX - diameter / 2, y: frame.midY - SliderMetrics.thumbRise - diameter / 2, width: diameter,
            height: diameter)
        defaultThumb.setFrame(disc, cornerRadius: diameter / 2)
    }
}
