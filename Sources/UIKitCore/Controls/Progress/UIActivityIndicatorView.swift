/// A ring of ticks that says that something goes on. Hidden while it stands still, unless told otherwise.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        /// 37 points wide, white.
        @available(iOS, deprecated: 13.0, renamed: "large")
        case whiteLarge = 0
        @available(iOS, deprecated: 13.0, renamed: "medium")
        case white = 1
        @available(iOS, deprecated: 13.0, renamed: "medium")
        case gray = 2
        /// 20 points wide.
        case medium = 100
        /// 37 points wide.
        case large = 101
    }

    private let ticks = (0..<ProgressMeasure.tickAlphas.count).map { _ in CALayer() }
    private var ownColour: UIColor?

    /// A medium one, at the origin of `frame`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeIndicator()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeIndicator()
    }

    /// An indicator of the size that `style` has.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        becomeIndicator()
    }

    private func becomeIndicator() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        accessibilityLabel = "In progress"
        if bounds.size == .zero { frame.size = CGSize(width: style.side, height: style.side) }
        for tick in ticks { layer.addSublayer(tick) }
        isHidden = true
        showTicks()
    }

    /// Default `medium`. Setting it brings the style's own colour back.
    open var style = Style.medium {
        didSet {
            ownColour = nil
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The ticks' colour at full strength; nil brings the style's own back.
    open var color: UIColor! {
        get { ownColour ?? style.colour }
        set {
            ownColour = newValue
            showTicks()
        }
    }

    /// Default true.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    open private(set) var isAnimating = false

    open func startAnimating() {
        isAnimating = true
        isHidden = false
        turn()
    }

    open func stopAnimating() {
        isAnimating = false
        for tick in ticks { tick.removeAnimation(forKey: UIActivityIndicatorView.turning) }
        if hidesWhenStopped { isHidden = true }
    }

    // MARK: Look

    private static let turning = "activity"

    /// Has every tick be the strongest in its turn, as long as the view is in a window.
    private func turn() {
        guard isAnimating, window != nil else { return }
        let count = ticks.count
        for (index, tick) in ticks.enumerated() where tick.animation(forKey: UIActivityIndicatorView.turning) == nil {
            let wave = CAKeyframeAnimation(keyPath: "opacity")
            wave.values = (0..<count).map { step in
                Float(ProgressMeasure.tickAlphas[((step - index) % count + count) % count] / 255)
            }
            wave.calculationMode = .discrete
            wave.duration = ProgressMeasure.turn
            wave.repeatCount = .infinity
            tick.add(wave, forKey: UIActivityIndicatorView.turning)
        }
    }

    /// Places the ticks around the middle, the first one at the top.
    private func showTicks() {
        let radius = style.side / 2
        let (start, width) = (radius * ProgressMeasure.tickStart, radius * ProgressMeasure.tickWidth)
        let colour = color.resolvedColor(in: self).cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, tick) in ticks.enumerated() {
            let angle = CGFloat(index) / CGFloat(ticks.count) * 2 * .pi
            let middle = (start + radius) / 2
            tick.bounds = CGRect(x: 0, y: 0, width: width, height: radius - start)
            tick.position = CGPoint(x: bounds.midX + middle * sin(angle), y: bounds.midY - middle * cos(angle))
            tick.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            tick.cornerRadius = width / 2
            tick.backgroundColor = colour
            let alphas = ProgressMeasure.tickAlphas
            tick.opacity = Float(alphas[(alphas.count - index) % alphas.count] / 255)
        }
        CATransaction.commit()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showTicks()
    }

    /// A layer that leaves its window forgets its animations.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showTicks()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTicks()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: style.side, height: style.side) }
    override func makeLayoutState() -> ViewLayout {
        ViewLayout(hugging: AxisPriorities(.defaultHigh))
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
}

extension UIActivityIndicatorView.Style {
    private static let oldLarge = 0
    private static let oldWhite = 1
    private static let oldGray = 2

    /// Points.
    fileprivate var side: CGFloat {
        self == .large || rawValue == UIActivityIndicatorView.Style.oldLarge
            ? ProgressMeasure.largeSide : ProgressMeasure.mediumSide
    }

    fileprivate var colour: UIColor {
        switch rawValue {
        case UIActivityIndicatorView.Style.oldLarge, UIActivityIndicatorView.Style.oldWhite: .white
        case UIActivityIndicatorView.Style.oldGray: .systemGray
        default: ProgressMeasure.tickColour
        }
    }
}
