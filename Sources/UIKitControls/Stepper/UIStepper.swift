@_spi(Core) import UIKitCore

/// A control with a minus and a plus that change a number. Its size is always 94 by 32 points; a frame's size is
/// ignored.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private let content = UIView()
    private let minus = StepperHalfView(isPlus: false)
    private let plus = StepperHalfView(isPlus: true)
    private let divider = UIView()
    private var currentValue: Double = 0
    private var images = (less: PerState<UIImage>(), more: PerState<UIImage>())
    private var pressed: StepperHalfView?
    private var repeatTimer: StepperRepeatTimer?
    private var hasUnsentChange = false

    /// Creates a stepper at the origin of `frame`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates a stepper from 0 to 100 from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UIStepper.self)
    }

    private func commonInit() {
        super.frame = CGRect(origin: frame.origin, size: StepperMetrics.size)
        isAccessibilityElement = false
        content.isUserInteractionEnabled = false
        content.backgroundColor = .tertiarySystemFill
        content.layer.cornerRadius = StepperMetrics.radius
        divider.backgroundColor = SegmentMetrics.separatorColor
        for view in [minus, plus, divider] { content.addSubview(view) }
        addSubview(content)
    }

    // MARK: Value

    /// The current value, limited to the range. Default 0. NaN raises an exception.
    open var value: Double {
        get { currentValue }
        set {
            guard verifyNotNaN(newValue, "value") else { return }
            currentValue = min(max(newValue, minimumValue), maximumValue)
            setNeedsLayout()
        }
    }

    /// The lower limit. Default 0. A value above `maximumValue` raises an exception.
    open var minimumValue: Double = 0 {
        didSet {
            if !verifyNotNaN(minimumValue, "minimumValue") || !verifyOrder(minimumValue, maximumValue) {
                minimumValue = oldValue
            }
            value = currentValue
        }
    }

    /// The upper limit. Default 100. A value below `minimumValue` raises an exception.
    open var maximumValue: Double = 100 {
        didSet {
            if !verifyNotNaN(maximumValue, "maximumValue") || !verifyOrder(minimumValue, maximumValue) {
                maximumValue = oldValue
            }
            value = currentValue
        }
    }

    /// The change of one step. Default 1. Values that are not positive and finite raise an exception.
    open var stepValue: Double = 1 {
        didSet {
            guard stepValue > 0, stepValue.isFinite else {
                misuse("UIStepper's stepValue must be greater than 0, not \(stepValue).", raises: true)
                stepValue = oldValue
                return
            }
        }
    }

    private func verifyOrder(_ low: Double, _ high: Double) -> Bool {
        guard low > high else { return true }
        misuse("UIStepper's minimumValue (\(low)) must be less than or equal to maximumValue (\(high)).", raises: true)
        return false
    }

    private func verifyNotNaN(_ value: Double, _ property: String) -> Bool {
        guard value.isNaN else { return true }
        misuse("UIStepper's \(property) must be a number, not \(value).", raises: true)
        return false
    }

    /// Whether `valueChanged` is sent with every step, not only when the touch ends. Default true.
    open var isContinuous = true
    /// Whether holding a half repeats the step. Default true.
    open var autorepeat = true
    /// Whether a step beyond one limit continues at the other. Default false.
    open var wraps = false {
        didSet { setNeedsLayout() }
    }

    // MARK: Appearance

    /// Sets the image of the decrement button for a state; nil removes it.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        noteAppearance(.decrementImage, for: state.rawValue) { (target: UIStepper) in
            target.setDecrementImage(image, for: state)
        }
        images.less[exactly: state] = image
        setNeedsLayout()
    }

    /// Sets the image of the increment button for a state; nil removes it.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        noteAppearance(.incrementImage, for: state.rawValue) { (target: UIStepper) in
            target.setIncrementImage(image, for: state)
        }
        images.more[exactly: state] = image
        setNeedsLayout()
    }

    /// The image of the decrement button set for exactly this state.
    open func decrementImage(for state: State) -> UIImage? { images.less[exactly: state] }
    /// The image of the increment button set for exactly this state.
    open func incrementImage(for state: State) -> UIImage? { images.more[exactly: state] }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        content.frame = bounds
        let half = bounds.width / 2
        for (view, image, isLeft) in [
            (minus, images.less[state], !isRightToLeft), (plus, images.more[state], isRightToLeft),
        ] {
            view.frame = CGRect(x: isLeft ? 0 : half, y: 0, width: half, height: bounds.height)
            view.update(image: image, isEnabled: canStep(view), isPressed: pressed === view, roundsLeft: isLeft)
        }
        divider.frame = CGRect(
            x: half - StepperMetrics.dividerWidth / 2, y: StepperMetrics.dividerInset,
            width: StepperMetrics.dividerWidth, height: bounds.height - StepperMetrics.dividerInset * 2)
        divider.alpha = pressed == nil ? 1 : 0
    }

    open override var frame: CGRect {
        get { super.frame }
        set { move(to: newValue.origin) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: StepperMetrics.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }

    @_spi(Core) open override var defaultHuggingPriorities: AxisPriorities {
        AxisPriorities(.defaultHigh)
    }

    open override var intrinsicContentSize: CGSize { StepperMetrics.size }

    // MARK: Steps

    private func canStep(_ half: StepperHalfView) -> Bool {
        isEnabled && (wraps || (half === plus ? currentValue < maximumValue : currentValue > minimumValue))
    }

    private func step(_ half: StepperHalfView) {
        guard canStep(half) else { return }
        let old = currentValue
        let next = half === plus ? currentValue + stepValue : currentValue - stepValue
        if wraps, next > maximumValue, currentValue == maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue, currentValue == minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        guard currentValue != old else { return }
        hasUnsentChange = true
        if isContinuous { sendChange() }
    }

    private func sendChange() {
        guard hasUnsentChange else { return }
        hasUnsentChange = false
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let half = minus.frame.contains(touch.location(in: self)) ? minus : plus
        guard canStep(half) else { return false }
        press(half)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if !isTouchInside {
            release()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        release()
        sendChange()
    }

    open override func cancelTracking(with event: UIEvent?) {
        release()
        sendChange()
    }

    private func press(_ half: StepperHalfView) {
        pressed = half
        setNeedsLayout()
        if autorepeat, let clock = window?.system.host.clock {
            repeatTimer = StepperRepeatTimer(on: clock) { [weak self] in
                self?.window?.system.activate()
                self?.step(half)
            }
        }
        step(half)
    }

    private func release() {
        repeatTimer?.stop()
        repeatTimer = nil
        pressed = nil
        setNeedsLayout()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        release()
    }

    /// Blocks taps of recognizers of enclosing views on the stepper.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !blocksTap(of: gestureRecognizer)
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(currentValue)" }
        set { super.accessibilityValue = newValue }
    }
}
