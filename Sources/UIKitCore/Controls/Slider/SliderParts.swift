/// The subviews of a slider. They do not handle touches.
@MainActor final class SliderParts {
    let content = UIView()
    private let lower = UIImageView()
    private let upper = UIImageView()
    private let plainThumb = ThumbView(shadows: SliderMeasure.shadows)
    private let imageThumb = UIImageView()
    private let lowerImage = UIImageView()
    private let upperImage = UIImageView()

    init() {
        content.isUserInteractionEnabled = false
        for view in [lower, upper] { view.clipsToBounds = true }
        for view in [upper, lower, lowerImage, upperImage, plainThumb, imageThumb] { content.addSubview(view) }
        for view in [lowerImage, upperImage] { view.contentMode = .center }
    }

    /// The layers that are animated when the value changes.
    var layers: [CALayer] { [lower.layer, upper.layer, imageThumb.layer] + plainThumb.layers }

    /// Updates images, colors and frames from `slider`, with the thumb at `value`, which may differ from the slider's
    /// value.
    func show(_ slider: UISlider, at value: Float) {
        content.frame = slider.bounds
        content.alpha = slider.isEnabled ? 1 : SliderMeasure.disabledAlpha
        let (bounds, track) = (slider.bounds, slider.trackRect(forBounds: slider.bounds))
        let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: value)
        show(slider.currentMinimumTrackImage, or: slider.minimumTrackTintColor ?? slider.tintColor, in: lower)
        show(slider.currentMaximumTrackImage, or: slider.maximumTrackTintColor ?? .systemFill, in: upper)
        let middle = min(max(thumb.midX, track.minX), track.maxX)
        let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
        let isRightToLeft = slider.effectiveUserInterfaceLayoutDirection == .rightToLeft
        lower.frame = isRightToLeft ? right : left

        upper.frame = isRightToLeft ? left : right
        round(track.height / 2, isRightToLeft: isRightToLeft)
        showThumb(slider, in: thumb)
        lowerImage.image = slider.minimumValueImage
        upperImage.image = slider.maximumValueImage
        lowerImage.frame = slider.minimumValueImageRect(forBounds: bounds)
        upperImage.frame = slider.maximumValueImageRect(forBounds: bounds)
    }

    private func show(_ image: UIImage?, or colour: UIColor, in part: UIImageView) {
        part.image = image
        part.backgroundColor = image == nil ? colour : nil
        part.layer.cornerRadius = 0
    }

    /// Rounds only the outer ends of the track; its two parts meet under the thumb.
    private func round(_ radius: CGFloat, isRightToLeft: Bool) {
        let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        for (part, corners) in [(lower, isRightToLeft ? right : left), (upper, isRightToLeft ? left : right)]
        where part.image == nil {
            part.layer.cornerRadius = radius
            part.layer.maskedCorners = corners
        }
    }

    private func showThumb(_ slider: UISlider, in frame: CGRect) {
        let image = slider.currentThumbImage
        plainThumb.isHidden = image != nil
        imageThumb.isHidden = image == nil
        imageThumb.image = image
        imageThumb.frame = frame
        plainThumb.face = slider.thumbTintColor ?? .white
        plainThumb.place(frame, radius: min(frame.width, frame.height) / 2)
    }
}
