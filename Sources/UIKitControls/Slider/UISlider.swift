import UIKitCore

/// A control that selects a number from a range with a thumb on a track.
///
/// Only touches on the thumb drag it. The range's minimum is at the leading side.
@preconcurrency @MainActor open class UISlider: UIControl {
    private let contentViews = SliderContentViews()
    private var currentValue: Float = 0
    private var range: (low: Float, high: Float) = (0, 1)
    private var images = (thumb: PerState<UIImage>(), low: PerState<UIImage>(), high: PerState<UIImage>())
    /// The offset from the touch to the thumb's left side in points, while it is dragged.
    private var touchOffset: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates a slider from 0 to 1 from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UISlider.self)
    }

    private func commonInit() {
        accessibilityTraits = .adjustable
        addSubview(contentViews.content)
    }

    // MARK: Value

    /// The current value, limited to the range. Default 0. Setting it does not animate; see `setValue(_:animated:)`.
    open var value: Float {
        get { currentValue }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value. With `animated` the thumb slides to it. Sends no action.
    open func setValue(_ value: Float, animated: Bool) {
        guard UIView.isValid(CGFloat(value), "position", of: self) else { return }
        currentValue = min(max(value, range.low), range.high)
        if animated {
            ControlAnimation(SliderMetrics.slideDuration).animate(contentViews.layers, updateContents)
        } else {
            ControlAnimation.performWithoutAnimation(contentViews.layers, updateContents)
        }
    }

    /// The lower limit of the range. Default 0. Setting a value above `maximumValue` raises that too.
    open var minimumValue: Float {
        get { range.low }
        set {
            guard UIView.isValid(CGFloat(newValue), "position", of: self) else { return }
            range = (newValue, max(newValue, range.high))
            setValue(currentValue, animated: false)
        }
    }

    /// The upper limit of the range. Default 1. Setting a value below `minimumValue` lowers that too.
    open var maximumValue: Float {
        get { range.high }
        set {
            guard UIView.isValid(CGFloat(newValue), "position", of: self) else { return }
            range = (min(newValue, range.low), newValue)
            setValue(currentValue, animated: false)
        }
    }

    /// Whether the value changes and `valueChanged` is sent during the drag, not only when it ends. Default true.
    open var isContinuous = true

    // MARK: Appearance

    /// The image at the minimum's end. Default nil.
    open var minimumValueImage: UIImage? {
        didSet { setNeedsLayout() }
    }

    /// The image at the maximum's end. Default nil.
    open var maximumValueImage: UIImage? {
        didSet { setNeedsLayout() }
    }

    /// The color of the track from the minimum to the thumb; nil, the default, means the tint color.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            noteAppearance(.minimumTrackTintColor, \UISlider.minimumTrackTintColor, minimumTrackTintColor)
            images.low = PerState()
            setNeedsLayout()
        }
    }

    /// The color of the track from the thumb to the maximum; nil, the default, means the system fill color.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            noteAppearance(.maximumTrackTintColor, \UISlider.maximumTrackTintColor, maximumTrackTintColor)
            images.high = PerState()
            setNeedsLayout()
        }
    }

    /// The color of the thumb; nil, the default, means white.
    open var thumbTintColor: UIColor? {
        didSet {
            noteAppearance(.thumbTintColor, \UISlider.thumbTintColor, thumbTintColor)
            images.thumb = PerState()
            setNeedsLayout()
        }
    }

    /// Sets the image of the thumb for a state; nil removes it.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        noteAppearance(.thumbImage, for: state.rawValue) { (target: UISlider) in
            target.setThumbImage(image, for: state)
        }
        images.thumb[exactly: state] = image
        setNeedsLayout()
    }

    /// Sets the image of the track before the thumb for a state; nil removes it.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        noteAppearance(.minimumTrackImage, for: state.rawValue) { (target: UISlider) in
            target.setMinimumTrackImage(image, for: state)
        }
        images.low[exactly: state] = image
        setNeedsLayout()
    }

    /// Sets the image of the track after the thumb for a state; nil removes it.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        noteAppearance(.maximumTrackImage, for: state.rawValue) { (target: UISlider) in
            target.setMaximumTrackImage(image, for: state)
        }
        images.high[exactly: state] = image
        setNeedsLayout()
    }

    /// The thumb's image set for exactly this state.
    open func thumbImage(for state: State) -> UIImage? { images.thumb[exactly: state] }
    /// The image of the track before the thumb set for exactly this state.
    open func minimumTrackImage(for state: State) -> UIImage? { images.low[exactly: state] }
    /// The image of the track after the thumb set for exactly this state.
    open func maximumTrackImage(for state: State) -> UIImage? { images.high[exactly: state] }

    /// The thumb's image in the current state.
    open var currentThumbImage: UIImage? { images.thumb[state] }
    /// The image of the track before the thumb in the current state.
    open var currentMinimumTrackImage: UIImage? { images.low[state] }
    /// The image of the track after the thumb in the current state.
    open var currentMaximumTrackImage: UIImage? { images.high[state] }

    // MARK: Geometry

    /// The frame of the image at the minimum's end; empty without one.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: minimumValueImage, in: bounds, onLeft: effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    /// The frame of the image at the maximum's end; empty without one.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: maximumValueImage, in: bounds, onLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private func imageRect(of image: UIImage?, in bounds: CGRect, onLeft: Bool) -> CGRect {
        guard let size = image?.size else { return CGRect(origin: bounds.origin, size: .zero) }
        let y = bounds.minY + ((bounds.height - size.height) / 2).floored(atScale: traitCollection.displayScale)
        return CGRect(x: onLeft ? bounds.minX : bounds.maxX - size.width, y: y, width: size.width, height: size.height)
    }

    /// The frame of the whole track: between the images, centered vertically.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let low = minimumValueImageRect(forBounds: bounds)
        let high = maximumValueImageRect(forBounds: bounds)
        let ends = effectiveUserInterfaceLayoutDirection == .leftToRight ? (low, high) : (high, low)
        var left = bounds.minX + SliderMetrics.trackInset
        var right = bounds.maxX - SliderMetrics.trackInset
        if ends.0.width > 0 { left = ends.0.maxX + SliderMetrics.imageGap }
        if ends.1.width > 0 { right = ends.1.minX - SliderMetrics.imageGap }
        let height = currentMinimumTrackImage?.size.height ?? SliderMetrics.trackHeight
        let y = bounds.minY + ((bounds.height - height) / 2).floored(atScale: traitCollection.displayScale)
        return CGRect(x: left, y: y, width: max(right - left, 0), height: height)
    }

    /// The thumb's frame at `value`. At the limits it extends slightly beyond the track.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? SliderMetrics.thumbSize
        let travel = thumbTravel(width: size.width, on: rect)
        let fraction = fraction(of: value)
        let x = travel.lowerBound + (travel.upperBound - travel.lowerBound) * (isRightToLeft ? 1 - fraction : fraction)
        var y = rect.midY - size.height / 2
        if currentThumbImage != nil { y = y.floored(atScale: traitCollection.displayScale) }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The range of the thumb's left side. Points.
    private func thumbTravel(width: CGFloat, on track: CGRect) -> ClosedRange<CGFloat> {
        let low = track.minX - SliderMetrics.trackInset
        return low...max(low, track.maxX + SliderMetrics.trackInset - width)
    }

    /// The position of `value` in the range, from 0 to 1.
    private func fraction(of value: Float) -> CGFloat {
        let span = Double(range.high) - Double(range.low)
        guard span > 0 else { return 0 }
        return CGFloat(min(max((Double(value) - Double(range.low)) / span, 0), 1))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SliderMetrics.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: SliderMetrics.height)
    }

    private func updateContents() {
        contentViews.update(from: self, value: isTracking && !isContinuous ? draggedValue : currentValue)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContents()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Touches

    /// The value of the dragged thumb. Becomes the slider's value when the drag ends, if not before.
    private var draggedValue: Float = 0

    /// Grabs the thumb. Touches elsewhere are ignored.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: currentValue)
        let point = touch.location(in: self)
        guard thumb.insetBy(dx: -SliderMetrics.touchMargin, dy: -SliderMetrics.touchMargin).contains(point) else {
            return false
        }
        touchOffset = thumb.minX - point.x
        draggedValue = currentValue
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: currentValue)
        let travel = thumbTravel(width: thumb.width, on: track)
        guard travel.upperBound > travel.lowerBound else { return true }
        let part =
            (touch.location(in: self).x + touchOffset - travel.lowerBound) / (travel.upperBound - travel.lowerBound)
        let clamped = Double(min(max(isRightToLeft ? 1 - part : part, 0), 1))
        draggedValue = Float(Double(range.low) + (Double(range.high) - Double(range.low)) * clamped)
        guard isContinuous, draggedValue != currentValue else {
            updateContents()
            return true
        }
        setValue(draggedValue, animated: false)
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard !isContinuous, draggedValue != currentValue else { return }
        setValue(draggedValue, animated: false)
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        setNeedsLayout()
    }

    /// Blocks drags of recognizers of enclosing views while the thumb is dragged. Taps are not blocked.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(isTracking && blocksDrag(of: gestureRecognizer))
    }

    /// The value in percent of the range, as assistive technologies read it.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((fraction(of: currentValue) * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    /// The middle of the thumb, unless the app has set another point.
    open override var accessibilityActivationPoint: CGPoint {
        get {
            guard !hasOwnActivationPoint else { return super.accessibilityActivationPoint }
            let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: currentValue)
            return convert(CGPoint(x: thumb.midX, y: thumb.midY), to: UIScreen.main)
        }
        set { super.accessibilityActivationPoint = newValue }
    }

    open override func accessibilityIncrement() { adjust(by: SliderMetrics.spokenStep) }
    open override func accessibilityDecrement() { adjust(by: -SliderMetrics.spokenStep) }

    /// Changes the value by a part of the range, as the user does.
    private func adjust(by part: Float) {
        guard isEnabled else { return }
        let former = currentValue
        setValue(currentValue + part * (range.high - range.low), animated: false)
        if currentValue != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
