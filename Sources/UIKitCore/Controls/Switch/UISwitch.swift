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
    private let thumb = ThumbView(shadows: SwitchMeasure.shadows, rim: SwitchMeasure.rim)
    private var value = false
    /// The side at which the thumb is shown. Differs from the value only while the user drags the thumb.
    private var showsOn = false
    private var drag: Drag?

    private struct Drag {
        /// The touch's x coordinate when it last moved away from the other side; in the switch's points.
        var turn: CGFloat
        var hasFlipped = false
    }

    /// Creates a switch that is off, at the origin of `frame`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeSwitch()
    }

    /// Creates a switch that is off from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeSwitch()
    }

    private func becomeSwitch() {
        super.frame = CGRect(origin: frame.origin, size: SwitchMeasure.size)
        accessibilityTraits = .button
        content.isUserInteractionEnabled = false
        content.frame = bounds
        track.frame = bounds
        track.layer.cornerRadius = SwitchMeasure.size.height / 2
        content.addSubview(track)
        content.addSubview(thumb)
        addSubview(content)
        show()
    }

    /// Whether the switch is on. Default false. Setting it does not animate; see `setOn(_:animated:)`.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// Sets the value. With `animated` the thumb slides. Sends no action.
    open func setOn(_ on: Bool, animated: Bool) {
        value = on
        drag = nil
        move(toOn: on, animated: animated)
    }

    /// The color of the track while on; nil, the default, means the system green.
    open var onTintColor: UIColor? {
        didSet { show() }
    }

    /// The color of the thumb; nil, the default, means white.
    open var thumbTintColor: UIColor? {
        didSet { thumb.face = thumbTintColor ?? .white }
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
        set { super.bounds = CGRect(origin: newValue.origin, size: SwitchMeasure.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMeasure.size }

    override func makeLayoutState() -> ViewLayout {
        ViewLayout(hugging: AxisPriorities(.defaultHigh))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: SwitchMeasure.alignmentWidth, height: SwitchMeasure.size.height)
    }

    // MARK: Appearance

    private func show() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = SwitchMeasure.thumbFrame(onRight: showsOn != isRightToLeft, isPressed: isHighlighted)
        thumb.place(frame, radius: SwitchMeasure.thumb / 2)
        track.backgroundColor = showsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        content.alpha = isEnabled ? 1 : SwitchMeasure.disabledAlpha
    }

    private func move(toOn on: Bool, animated: Bool) {
        showsOn = on
        if animated {
            ControlMotion(SwitchMeasure.travelDuration).run(movingLayers, show)
        } else {
            ControlMotion.jump(movingLayers, show)
        }
    }

    private var movingLayers: [CALayer] { thumb.layers + [track.layer] }

    override func stateDidChange() {
        super.stateDidChange()
        ControlMotion(SwitchMeasure.pressDuration).run(movingLayers, show)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag = Drag(turn: touch.location(in: self).x)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard var drag else { return true }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = touch.location(in: self).x
        let advance = (x - drag.turn) * (showsOn != isRightToLeft ? -1 : 1)
        if advance > SwitchMeasure.flipDistance {
            drag.hasFlipped = true
            move(toOn: !showsOn, animated: true)
        }
        if advance < 0 || advance > SwitchMeasure.flipDistance { drag.turn = x }
        self.drag = drag
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let drag else { return }
        self.drag = nil
        let wanted = drag.hasFlipped ? showsOn : isTouchInside != value
        if wanted != showsOn { move(toOn: wanted, animated: true) }
        guard wanted != value else { return }
        value = wanted
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        drag = nil
        if showsOn != value { move(toOn: value, animated: true) }
    }

    /// Blocks taps of recognizers of enclosing views on the switch, and drags while it is tracking.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !ownsTap(of: gestureRecognizer) && !(isTracking && ownsDrag(of: gestureRecognizer))
    }

    /// "1" if on, "0" if off.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (value ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
}
