import UIKitCore

/// A row of dots, one for each page, with the current page's dot emphasized.
///
/// A tap on either half goes one page back or on. A drag along the dots scrubs through the pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// When the background is shown.
    public enum BackgroundStyle: Int, Sendable {
        /// A background only while the user scrubs through the pages.
        case automatic
        /// Always a background.
        case prominent
        /// Never a background.
        case minimal
    }

    /// The kind of interaction with a page control.
    public enum InteractionState: Int, Sendable {
        /// No touch, a touch that counts as a tap so far, or a drag along the dots.
        case none, discrete, continuous
    }

    private let backgroundView = UIView()
    private var dots: [UIImageView] = []
    private var page = 0
    private var pageImages: [Int: UIImage] = [:]
    private var touchStart: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates a page control without pages from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UIPageControl.self)
    }

    private func commonInit() {
        accessibilityTraits = [.updatesFrequently, .adjustable]
        backgroundView.isUserInteractionEnabled = false
        backgroundView.layer.cornerRadius = PageControlMetrics.height / 2
        addSubview(backgroundView)
    }

    // MARK: Pages

    /// The number of dots. Default 0. A negative number counts as 0; `currentPage` is limited to the last page.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            page = min(page, max(numberOfPages - 1, 0))
            pageImages = pageImages.filter { $0.key < numberOfPages }
            invalidateIntrinsicContentSize()
            updateDotCount()
        }
    }

    /// The current page, limited to 0 through the last page. Default 0. Setting it sends no action.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(newValue, 0), max(numberOfPages - 1, 0))
            PageControlMetrics.animation.animate(dots.map(\.layer), updateContents)
        }
    }

    /// Whether the dots are hidden when there is at most one page. Default false.
    open var hidesForSinglePage = false {
        didSet { setNeedsLayout() }
    }

    /// The color of the other pages' dots; nil, the default, is a translucent white.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            noteAppearance(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
            setNeedsLayout()
        }
    }

    /// The color of the current page's dot; nil, the default, is white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            noteAppearance(
                .currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor,
                currentPageIndicatorTintColor)
            setNeedsLayout()
        }
    }

    /// When the background is shown. Default `automatic`.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { setNeedsLayout() }
    }

    /// The current interaction. Default `none`.
    open private(set) var interactionState = InteractionState.none {
        didSet { setNeedsLayout() }
    }

    /// Whether the user can scrub by dragging along the dots. Default true.
    open var allowsContinuousInteraction = true

    /// A template image shown in place of the dots. Default nil.
    open var preferredIndicatorImage: UIImage? {
        didSet { setNeedsLayout() }
    }

    /// The image for `page`; nil for the preferred image or a dot. A page out of range raises an exception.
    open func indicatorImage(forPage page: Int) -> UIImage? { verifyPage(page) ? pageImages[page] : nil }

    /// Sets the template image for one page; nil restores the preferred image or dot. A page out of range raises an
    /// exception.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard verifyPage(page) else { return }
        pageImages[page] = image
        setNeedsLayout()
    }

    private func verifyPage(_ page: Int) -> Bool {
        guard page < 0 || page >= numberOfPages else { return true }
        misuse("UIPageControl: page \(page) is out of bounds (\(numberOfPages) pages).", raises: true)
        return false
    }

    /// The size that fits `pageCount` dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let span =
            CGFloat(max(pageCount - 1, 0)) * PageControlMetrics.pitch
            + (pageCount > 0 ? PageControlMetrics.dotDiameter : 0)
        return CGSize(width: span + PageControlMetrics.margin * 2, height: PageControlMetrics.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    // MARK: Appearance

    private func updateDotCount() {
        while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
        while dots.count < numberOfPages {
            let dot = UIImageView()
            dot.contentMode = .scaleAspectFit
            addSubview(dot)
            dots.append(dot)
        }
        setNeedsLayout()
    }

    /// The center of the dot for `page`, in points of this control. When the dots do not fit the width, the row is
    /// offset so that the current page is visible.
    private func centerX(of page: Int) -> CGFloat {
        let span = CGFloat(max(numberOfPages - 1, 0)) * PageControlMetrics.pitch
        let availableWidth = max(bounds.width - PageControlMetrics.margin * 2 - PageControlMetrics.dotDiameter, 0)
        var first = (bounds.width - span) / 2
        if span > availableWidth {
            let low = bounds.width - PageControlMetrics.margin - PageControlMetrics.dotDiameter / 2 - span
            let high = PageControlMetrics.margin + PageControlMetrics.dotDiameter / 2
            first = min(max(bounds.midX - CGFloat(self.page) * PageControlMetrics.pitch, low), high)
        }
        let x = first + CGFloat(page) * PageControlMetrics.pitch
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x : x
    }

    private func updateContents() {
        let isShown = !(hidesForSinglePage && numberOfPages <= 1)
        for (index, dot) in dots.enumerated() {
            let image = pageImages[index] ?? preferredIndicatorImage
            let x = centerX(of: index)
            let isInside =
                x >= PageControlMetrics.dotDiameter / 2 && x <= bounds.width - PageControlMetrics.dotDiameter / 2
            dot.isHidden = !isShown || !isInside
            dot.image = image?.withRenderingMode(.alwaysTemplate)
            let color =
                index == page
                ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? defaultIndicatorColor
            dot.tintColor = color
            dot.backgroundColor = image == nil ? color : nil
            dot.layer.cornerRadius = image == nil ? PageControlMetrics.dotDiameter / 2 : 0
            dot.bounds.size =
                image?.size ?? CGSize(width: PageControlMetrics.dotDiameter, height: PageControlMetrics.dotDiameter)
            dot.center = CGPoint(x: x, y: bounds.midY)
        }
        let size = size(forNumberOfPages: numberOfPages)
        let width = min(size.width, bounds.width)
        backgroundView.frame = CGRect(
            x: bounds.midX - width / 2, y: bounds.midY - size.height / 2, width: width, height: size.height)
        backgroundView.backgroundColor = isShown && hasBackground ? .tertiarySystemFill : nil
    }

    private var hasBackground: Bool {
        switch backgroundStyle {
        case .automatic: interactionState == .continuous
        case .prominent: true
        case .minimal: false
        }
    }

    private var defaultIndicatorColor: UIColor { .white.withAlphaComponent(PageControlMetrics.otherAlpha) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContents()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = touch.location(in: self).x
        interactionState = .discrete
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if allowsContinuousInteraction, abs(x - touchStart) > PageControlMetrics.scrubDistance {
            interactionState = .continuous
        }
        if interactionState == .continuous, numberOfPages > 0 {
            let nearest = dots.indices.min { abs(centerX(of: $0) - x) < abs(centerX(of: $1) - x) } ?? page
            selectPage(nearest, with: event)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let state = interactionState
        interactionState = .none
        guard state == .discrete, isTouchInside, let x = touch?.location(in: self).x else { return }
        let isForward = (x > bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        selectPage(page + (isForward ? 1 : -1), with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        interactionState = .none
    }

    private func selectPage(_ requested: Int, with event: UIEvent?) {
        guard requested != page, requested >= 0, requested < numberOfPages else { return }
        currentPage = requested
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    open override func accessibilityIncrement() { selectPage(page + 1, with: nil) }
    open override func accessibilityDecrement() { selectPage(page - 1, with: nil) }

    /// Blocks taps of recognizers of enclosing views on the control.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !blocksTap(of: gestureRecognizer)
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? SystemText.pageOfPages.localized(page + 1, numberOfPages) }
        set { super.accessibilityValue = newValue }
    }
}
