@_spi(Core) import UIKitCore

/// A bar that fills from the leading side.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The shape of a progress bar.
    public enum Style: Int, Sendable {
        /// 4 points high with round ends.
        case `default`
        /// 2.5 points high with square ends, for the edge of a bar.
        case bar
    }

    private let track = UIImageView()
    private let fill = UIImageView()
    private var currentProgress: Float = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates an empty bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UIProgressView.self)
    }

    /// Creates a bar 150 points wide.
    public convenience init(progressViewStyle style: Style) {
        let height = style == .bar ? ProgressMetrics.barHeight : ProgressMetrics.height
        self.init(frame: CGRect(x: 0, y: 0, width: ProgressMetrics.width, height: height))
        progressViewStyle = style
    }

    private func commonInit() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        track.clipsToBounds = true
        fill.clipsToBounds = true
        addSubview(track)
        addSubview(fill)
    }

    /// The shape of the bar. Default `default`.
    open var progressViewStyle = Style.default {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The progress from 0 to 1. Values out of range are clamped; NaN counts as 0. Default 0.
    open var progress: Float {
        get { currentProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the progress. With `animated` the filled part grows or shrinks to it.
    open func setProgress(_ progress: Float, animated: Bool) {
        currentProgress = progress.isNaN ? 0 : min(max(progress, 0), 1)
        if animated {
            ProgressMetrics.animation.animate([fill.layer], updateContents)
        } else {
            ControlAnimation.performWithoutAnimation([fill.layer], updateContents)
        }
        KeyValueObservers.noteChange(of: self)
    }

    /// The color of the filled part; nil, the default, means the tint color.
    open var progressTintColor: UIColor? {
        didSet {
            noteAppearance(.progressTintColor, \UIProgressView.progressTintColor, progressTintColor)
            setNeedsLayout()
        }
    }

    /// The color of the unfilled part; nil, the default, means the system fill color.
    open var trackTintColor: UIColor? {
        didSet {
            noteAppearance(.trackTintColor, \UIProgressView.trackTintColor, trackTintColor)
            setNeedsLayout()
        }
    }

    /// An image in place of the filled part's color. Default nil.
    open var progressImage: UIImage? {
        didSet {
            noteAppearance(.progressImage, \UIProgressView.progressImage, progressImage)
            setNeedsLayout()
        }
    }

    /// An image in place of the track's color. Default nil.
    open var trackImage: UIImage? {
        didSet {
            noteAppearance(.trackImage, \UIProgressView.trackImage, trackImage)
            setNeedsLayout()
        }
    }

    private var height: CGFloat { progressViewStyle == .bar ? ProgressMetrics.barHeight : ProgressMetrics.height }

    private func updateContents() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        track.frame = bounds
        let width = bounds.width * CGFloat(currentProgress)
        fill.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        for (part, image, color) in [
            (track, trackImage, trackTintColor ?? .systemFill), (fill, progressImage, progressTintColor ?? tintColor!),
        ] {
            part.image = image
            part.backgroundColor = image == nil ? color : nil
            part.layer.cornerRadius = min(radius, part.bounds.width / 2)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContents()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContents()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    @_spi(Core) open override var defaultHuggingPriorities: AxisPriorities {
        AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    /// The progress in percent, as assistive technologies read it.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((currentProgress * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }
}
