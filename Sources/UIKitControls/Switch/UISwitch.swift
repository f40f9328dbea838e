@_spi(Core) import UIKitCore

/// A control that is on or off. Its size is always 51 by 31 points; a frame's size is ignored.
///
/// A touch that changes the value sends `valueChanged` and `primaryActionTriggered` once, when it is lifted. Setting
/// the value in code sends nothing. In right-to-left layouts, on is at the left.
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// The style of a switch on a Mac. On this platform every switch slides.
    public enum Style: Int, Sendable {
        /// The default for the platform, a check box, or a sliding switch.
        case automatic, checkbox, sliding
    }

    private let content = UIView()
    private let track = UIView()
    private let thumb = ThumbView(shadows: SwitchMetrics.shadows)
    private var value = false
    /// The side at which the thumb is shown. Differs from the value only while the user drags the thumb.
    private var displayedValue = false
    private var dragState: DragState?

    private struct DragState {
        /// The touch's x coordinate when it last moved away from the other side; in the switch's points.
        var startX: CGFloat
        var hasFlipped = false
    }

    /// Creates a switch that is off, at the origin of `frame`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates a switch that is off from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UISwitch.self)
    }

    private func commonInit() {
        super.frame = CGRect(origin: frame.origin, size: SwitchMetrics.size)
        accessibilityTraits = [.button, .toggleButton]
        content.isUserInteractionEnabled = false
        content.frame = bounds
        track.frame = bounds
        track.layer.cornerRadius = SwitchMetrics.size.height / 2
        content.addSubview(track)
        // The thumb's shadow ends at the track.
        track.clipsToBounds = true
        track.addSubview(thumb)
        addSubview(content)
        updateContents()
    }

    /// Whether the switch is on. Default false. Setting it does not animate; see `setOn(_:animated:)`.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// Sets the value. With `animated` the thumb slides. Sends no action.
    open func setOn(_ on: Bool, animated: Bool) {
        value = on
        dragState = nil
        moveThumb(toOn: on, animated: animated)
    }

    /// The color of the track while on; nil, the default, means the system green.
    open var onTintColor: UIColor? {
        didSet {
            noteAppearance(.onTintColor, \UISwitch.onTintColor, onTintColor)
            updateContents()
        }
    }

    /// The color of the thumb; nil, the default, means white.
    open var thumbTintColor: UIColor? {
        didSet {
            noteAppearance(.thumbTintColor, \UISwitch.thumbTintColor, thumbTintColor)
            thumb.fillColor = thumbTintColor ?? .white
        }
    }

    /// Stored but not shown, as since iOS 7.
    open var onImage: UIImage?
    /// Stored but not shown, as since iOS 7.
    open var offImage: UIImage?
    /// Stored but not shown; only a Mac shows it.
    open var title: String?
    /// The style the app would prefer. Has no effect on this platform. Default `automatic`.
    open var preferredStyle = Style.automatic
    /// The style in use: always `sliding`.
    open var style: Style { .sliding }

    // MARK: Size

    open override var frame: CGRect {
        get { super.frame }
        set { move(to: newValue.origin) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: SwitchMetrics.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMetrics.size }

    @_spi(Core) open override var defaultHuggingPriorities: AxisPriorities {
        AxisPriorities(.defaultHigh)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: SwitchMetrics.alignmentWidth, height: SwitchMetrics.size.height)
    }

    // MARK: Appearance

    private func updateContents() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = SwitchMetrics.thumbFrame(onRight: displayedValue != isRightToLeft, isPressed: isHighlighted)
        thumb.setFrame(frame, cornerRadius: SwitchMetrics.thumbDiameter / 2)
        track.backgroundColor = displayedValue ? onTintColor ?? .systemGreen : .secondarySystemFill
        content.alpha = isEnabled ? 1 : SwitchMetrics.disabledAlpha
    }

    private func moveThumb(toOn on: Bool, animated: Bool) {
        displayedValue = on
        if animated {
            ControlAnimation(SwitchMetrics.travelDuration).animate(movingLayers, updateContents)
        } else {
            ControlAnimation.performWithoutAnimation(movingLayers, updateContents)
        }
    }

    private var movingLayers: [CALayer] { thumb.layers + [track.layer] }

    @_spi(Core) open override func stateDidChange() {
        super.stateDidChange()
        ControlAnimation(SwitchMetrics.pressDuration).animate(movingLayers, updateContents)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContents()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContents()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        dragState = DragState(startX: touch.location(in: self).x)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard var dragState else { return true }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = touch.location(in: self).x
        let advance = (x - dragState.startX) * (displayedValue != isRightToLeft ? -1 : 1)
        if advance > SwitchMetrics.flipDistance {
            dragState.hasFlipped = true
            moveThumb(toOn: !displayedValue, animated: true)
        }
        if advance < 0 || advance > SwitchMetrics.flipDistance { dragState.startX = x }
        self.dragState = dragState
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let dragState else { return }
        self.dragState = nil
        let newValue = dragState.hasFlipped ? displayedValue : isTouchInside != value
        if newValue != displayedValue { moveThumb(toOn: newValue, animated: true) }
        guard newValue != value else { return }
        value = newValue
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        dragState = nil
        if displayedValue != value { moveThumb(toOn: value, animated: true) }
    }

    /// Blocks taps of recognizers of enclosing views on the switch, and drags while it is tracking.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !blocksTap(of: gestureRecognizer) && !(isTracking && blocksDrag(of: gestureRecognizer))
    }

    /// "1" if on, "0" if off.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (value ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
}
