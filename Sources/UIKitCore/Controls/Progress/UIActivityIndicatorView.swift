import CoreGraphics
import QuartzCore
import UIFoundation

/// A ring of ticks that shows an ongoing activity. Hidden while stopped, unless `hidesWhenStopped` is false.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The size and default color of an indicator.
    public enum Style: Int, Sendable {
        /// 37 points wide, white.
        @available(iOS, deprecated: 13.0, renamed: "large")
        case whiteLarge = 0
        /// 20 points wide, white.
        @available(iOS, deprecated: 13.0, renamed: "medium")
        case white = 1
        /// 20 points wide, gray.
        @available(iOS, deprecated: 13.0, renamed: "medium")
        case gray = 2
        /// 20 points wide.
        case medium = 100
        /// 37 points wide.
        case large = 101
    }

    private let ticks = (0..<IndicatorMetrics.tickAlphas.count).map { _ in CALayer() }
    private var customColor: UIColor?
    /// The share of the ticks that is shown while stopped, from 0 to 1. Used by refresh controls.
    var revealedShare: CGFloat = 1 {
        didSet { if revealedShare != oldValue { updateTicks() } }
    }

    /// Creates a medium indicator at the origin of `frame`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates a stopped medium indicator from an archive.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        commonInit()
        coder.decodeContents(of: self, as: UIActivityIndicatorView.self)
    }

    /// Creates an indicator with the size of `style`.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        commonInit()
    }

    private func commonInit() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        accessibilityLabel = SystemText.inProgress.localized
        if bounds.size == .zero { frame.size = CGSize(width: style.side, height: style.side) }
        for tick in ticks { layer.addSublayer(tick) }
        isHidden = true
        updateTicks()
    }

    /// The size and default color. Default `medium`. Setting it resets `color`.
    open var style = Style.medium {
        didSet {
            customColor = nil
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The color of the ticks at full alpha; nil restores the default color of the style.
    open var color: UIColor! {
        get { customColor ?? style.defaultColor }
        set {
            noteAppearance(.color, \UIActivityIndicatorView.color, newValue)
            customColor = newValue
            updateTicks()
        }
    }

    /// Whether the indicator is hidden while stopped. Default true.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    /// Whether the indicator is animating.
    open private(set) var isAnimating = false

    /// Shows the indicator and starts the animation.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
        addAnimations()
    }

    /// Stops the animation, and hides the indicator if `hidesWhenStopped`.
    open func stopAnimating() {
        isAnimating = false
        for tick in ticks { tick.removeAnimation(forKey: UIActivityIndicatorView.animationKey) }
        if hidesWhenStopped { isHidden = true }
    }

    // MARK: Appearance

    private static let animationKey = "activity"

    /// Animates the ticks' opacities, while the view is in a window.
    private func addAnimations() {
        guard isAnimating, window != nil else { return }
        let count = ticks.count
        for (index, tick) in ticks.enumerated()
        where tick.animation(forKey: UIActivityIndicatorView.animationKey) == nil {
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            animation.values = (0..<count).map { step in
                Float(IndicatorMetrics.tickAlphas[((step - index) % count + count) % count] / 255)
            }
            animation.calculationMode = .discrete
            animation.duration = IndicatorMetrics.revolutionDuration
            animation.repeatCount = .infinity
            tick.add(animation, forKey: UIActivityIndicatorView.animationKey)
        }
    }

    /// Positions the ticks around the center, the first one at the top.
    private func updateTicks() {
        let radius = style.side / 2
        let start = radius * IndicatorMetrics.tickStart
        let width = radius * IndicatorMetrics.tickWidth
        let color = color.resolvedColor(in: self).cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, tick) in ticks.enumerated() {
            let angle = CGFloat(index) / CGFloat(ticks.count) * 2 * .pi
            let middle = (start + radius) / 2
            tick.bounds = CGRect(x: 0, y: 0, width: width, height: radius - start)
            tick.position = CGPoint(x: bounds.midX + middle * sin(angle), y: bounds.midY - middle * cos(angle))
            tick.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            tick.cornerRadius = width / 2
            tick.backgroundColor = color
            let alphas = IndicatorMetrics.tickAlphas
            let isRevealed = CGFloat(index) < revealedShare * CGFloat(ticks.count)
            tick.opacity = isRevealed ? Float(alphas[(alphas.count - index) % alphas.count] / 255) : 0
        }
        CATransaction.commit()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateTicks()
    }

    /// A layer that leaves its window loses its animations.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        addAnimations()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateTicks()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateTicks()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: style.side, height: style.side) }
    @_spi(Core) open override var defaultHuggingPriorities: AxisPriorities {
        AxisPriorities(.defaultHigh)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
}

extension UIActivityIndicatorView.Style {
    private static let oldLarge = 0
    private static let oldWhite = 1
    private static let oldGray = 2

    /// The width and height in points.
    fileprivate var side: CGFloat {
        self == .large || rawValue == UIActivityIndicatorView.Style.oldLarge
            ? IndicatorMetrics.largeSide : IndicatorMetrics.mediumSide
    }

    fileprivate var defaultColor: UIColor {
        switch rawValue {
        case UIActivityIndicatorView.Style.oldLarge, UIActivityIndicatorView.Style.oldWhite: .white
        case UIActivityIndicatorView.Style.oldGray: .systemGray
        default: IndicatorMetrics.tickColor
        }
    }
}
