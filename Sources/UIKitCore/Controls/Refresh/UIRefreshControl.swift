import CoreGraphics
import StateMachines

/// A control above the content of a scroll view that the person pulls down to refresh the content.
///
/// It sends `valueChanged` when the content has been pulled far enough, while the finger is still down. The spinner
/// stays visible until `endRefreshing()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    private var machine = RefreshStateMachine()
    private let effects = EffectRunner<RefreshStateMachine.Effect>()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let titleLabel = UILabel()
    private var customTint: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates a control that is not refreshing from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UIRefreshControl.self)
    }

    /// Creates a control for a scroll view, which sets its frame.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: RefreshMetrics.height))
    }

    private func commonInit() {
        isUserInteractionEnabled = false
        accessibilityTraits = .updatesFrequently
        spinner.hidesWhenStopped = false
        spinner.isHidden = false
        spinner.isAccessibilityElement = false
        titleLabel.isHidden = true
        for view in [spinner, titleLabel] { addSubview(view) }
        alpha = 0
    }

    /// The scroll view whose `refreshControl` this is.
    private var scrollView: UIScrollView? { superview as? UIScrollView }

    /// Whether the content is being refreshed.
    open var isRefreshing: Bool { machine.isRefreshing }

    /// The text below the spinner. Default nil.
    open var attributedTitle: NSAttributedString? {
        didSet {
            titleLabel.attributedText = attributedTitle
            titleLabel.isHidden = attributedTitle == nil
            setNeedsLayout()
        }
    }

    /// The color of the spinner; nil, the default, for gray.
    open override var tintColor: UIColor! {
        get { customTint ?? super.tintColor }
        set {
            customTint = newValue
            super.tintColor = newValue
            spinner.color = newValue
        }
    }

    /// Shows the spinner. It neither scrolls the content nor sends `valueChanged`: apps that begin to refresh by
    /// themselves also scroll to the top.
    open func beginRefreshing() { send(.begin) }

    /// Hides the spinner and moves the content back to the top. Does nothing when the content is not refreshed.
    open func endRefreshing() { send(scrollView?.isDragging == true ? .endDuringDrag : .end) }

    /// Detaches the control from its scroll view, whose content moves back.
    func detach() {
        endRefreshing()
        send(.dragEnded)
        removeFromSuperview()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: RefreshMetrics.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: RefreshMetrics.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = !titleLabel.isHidden
        let middle = bounds.midX
        spinner.center = CGPoint(x: middle, y: hasTitle ? RefreshMetrics.titledSpinnerCenter : bounds.midY)
        let text = titleLabel.sizeThatFits(CGSize(width: bounds.width, height: 0))
        titleLabel.frame = CGRect(
            x: middle - min(text.width, bounds.width) / 2, y: RefreshMetrics.titleCenter - text.height / 2,
            width: min(text.width, bounds.width), height: text.height)
    }

    // MARK: Scrolling

    package func scrollViewDidMove(_ scrollView: UIScrollView) {
        place(in: scrollView)
        let pull = scrollView.pullLength
        guard !isRefreshing else { return }
        let share = max(0, min(1, pull / RefreshMetrics.threshold))
        if scrollView.isDragging, machine.phase == .idle {
            alpha = pull > 0 ? 1 : 0
            spinner.revealedShare = share
            if pull >= RefreshMetrics.threshold { send(.pulledBeyondThreshold) }
        } else {
            alpha = min(alpha, share)
        }
    }

    package func scrollViewWillEndDrag(_ scrollView: UIScrollView) { send(.dragEnded) }

    /// Keeps the control between the visible top and the content.
    func place(in scrollView: UIScrollView) {
        let top = -max(RefreshMetrics.height, scrollView.pullLength)
        let restingFrame = CGRect(x: 0, y: top, width: scrollView.bounds.width, height: RefreshMetrics.height)
        if frame != restingFrame { frame = restingFrame }
    }

    // MARK: Effects

    private func send(_ event: RefreshStateMachine.Event) {
        effects.runImmediately(machine.handle(event), perform: perform)
    }

    private func perform(_ effect: RefreshStateMachine.Effect) {
        switch effect {
        case .startSpinner:
            alpha = 1
            spinner.revealedShare = 1
            spinner.startAnimating()
        case .stopSpinner:
            spinner.stopAnimating()
            UIView.animate(withDuration: RefreshMetrics.fadeDuration) { self.alpha = 0 }
        case .sendValueChanged: sendActions(for: .valueChanged)
        case .addInset:
            scrollView?.setRefreshInset(RefreshMetrics.height)
            if let scrollView { place(in: scrollView) }
        case .removeInset: removeInset()
        }
    }

    private func removeInset() {
        guard let scrollView else { return }
        scrollView.setRefreshInset(0)
        guard !scrollView.isDragging, !scrollView.isDecelerating else { return }
        let target = scrollView.clamped(scrollView.contentOffset)
        if target != scrollView.contentOffset { scrollView.setContentOffset(target, animated: true) }
    }
}

extension UIScrollView {
    /// Shows another refresh control, or none.
    func replaceRefreshControl(with control: UIRefreshControl?) {
        let old = attachedRefresh
        guard control !== old else { return }
        old?.detach()
        attachedRefresh = nil
        guard let control else { return }
        (control.superview as? UIScrollView)?.refreshControl = nil
        attachedRefresh = control
        control.autoresizingMask = .flexibleWidth
        insertSubview(control, at: 0)
        control.place(in: self)
        if control.isRefreshing { setRefreshInset(RefreshMetrics.height) }
    }
}
