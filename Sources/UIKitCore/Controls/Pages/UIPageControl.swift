/// A row of dots, one for each page, of which the present page's is strong.
///
/// A tap beside the middle goes one page on, or back; a finger that is drawn along the dots goes through the pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable {
        /// A background while a finger goes through the pages.
        case automatic
        case prominent
        case minimal
    }

    public enum InteractionState: Int, Sendable {
        case none, discrete, continuous
    }

    private let plate = UIView()
    private var dots: [UIImageView] = []
    private var page = 0
    private var pageImages: [Int: UIImage] = [:]
    private var touchStart: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomePageControl()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomePageControl()
    }

    private func becomePageControl() {
        accessibilityTraits = [.updatesFrequently, .adjustable]
        plate.isUserInteractionEnabled = false
        plate.layer.cornerRadius = PageMeasure.height / 2
        addSubview(plate)
    }

    // MARK: Pages

    /// Default 0. A negative number counts as 0; a present page beyond it becomes the last one.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            page = min(page, max(numberOfPages - 1, 0))
            pageImages = pageImages.filter { $0.key < numberOfPages }
            invalidateIntrinsicContentSize()
            countDots()
        }
    }

    /// Kept from 0 to the last page. Default 0. No action is called.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(newValue, 0), max(numberOfPages - 1, 0))
            PageMeasure.motion.run(dots.map(\.layer), show)
        }
    }

    /// Whether one page, or none, shows no dots. Default false.
    open var hidesForSinglePage = false {
        didSet { setNeedsLayout() }
    }

    /// The other pages' dots; nil, the default, for a pale white.
    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }

    /// The present page's dot; nil, the default, for white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }

    /// Default `automatic`.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { setNeedsLayout() }
    }

    /// What a finger is doing. Default `none`.
    open private(set) var interactionState = InteractionState.none {
        didSet { setNeedsLayout() }
    }

    /// Whether a finger can be drawn along the dots. Default true.
    open var allowsContinuousInteraction = true

    /// In place of the dots, as a stencil. Default nil.
    open var preferredIndicatorImage: UIImage? {
        didSet { setNeedsLayout() }
    }

    /// What stands for `page`; nil for the preferred image or a dot. A page that is not there raises an exception.
    open func indicatorImage(forPage page: Int) -> UIImage? { isPage(page) ? pageImages[page] : nil }

    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard isPage(page) else { return }
        pageImages[page] = image
        setNeedsLayout()
    }

    private func isPage(_ page: Int) -> Bool {
        guard page < 0 || page >= numberOfPages else { return true }
        misuse("UIPageControl: page \(page) is out of bounds (\(numberOfPages) pages).", raises: true)
        return false
    }

    /// The size in which `pageCount` dots fit.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let span = CGFloat(max(pageCount - 1, 0)) * PageMeasure.pitch + (pageCount > 0 ? PageMeasure.dot : 0)
        return CGSize(width: span + PageMeasure.margin * 2, height: PageMeasure.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    // MARK: Look

    private func countDots() {
        while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
        while dots.count < numberOfPages {
            let dot = UIImageView()
            dot.contentMode = .scaleAspectFit
            addSubview(dot)
            dots.append(dot)
        }
        setNeedsLayout()
    }

    /// The middle of the dot for `page`. Points of this control. With too many pages for the width, the row moves so
    /// that the present page is inside.
    private func middle(of page: Int) -> CGFloat {
        let span = CGFloat(max(numberOfPages - 1, 0)) * PageMeasure.pitch
        let room = max(bounds.width - PageMeasure.margin * 2 - PageMeasure.dot, 0)
        var first = (bounds.width - span) / 2
        if span > room {
            let low = bounds.width - PageMeasure.margin - PageMeasure.dot / 2 - span
            let high = PageMeasure.margin + PageMeasure.dot / 2
            first = min(max(bounds.midX - CGFloat(self.page) * PageMeasure.pitch, low), high)
        }
        let x = first + CGFloat(page) * PageMeasure.pitch
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x : x
    }

    private func show() {
        let isShown = !(hidesForSinglePage && numberOfPages <= 1)
        for (index, dot) in dots.enumerated() {
            let image = pageImages[index] ?? preferredIndicatorImage
            let x = middle(of: index)
            let isInside = x >= PageMeasure.dot / 2 && x <= bounds.width - PageMeasure.dot / 2
            dot.isHidden = !isShown || !isInside
            dot.image = image?.withRenderingMode(.alwaysTemplate)
            let colour = index == page ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? otherColour
            dot.tintColor = colour
            dot.backgroundColor = image == nil ? colour : nil
            dot.layer.cornerRadius = image == nil ? PageMeasure.dot / 2 : 0
            dot.bounds.size = image?.size ?? CGSize(width: PageMeasure.dot, height: PageMeasure.dot)
            dot.center = CGPoint(x: x, y: bounds.midY)
        }
        let size = size(forNumberOfPages: numberOfPages)
        let width = min(size.width, bounds.width)
        plate.frame = CGRect(
            x: bounds.midX - width / 2, y: bounds.midY - size.height / 2, width: width, height: size.height)
        plate.backgroundColor = isShown && hasBackground ? .tertiarySystemFill : nil
    }

    private var hasBackground: Bool {
        switch backgroundStyle {
        case .automatic: interactionState == .continuous
        case .prominent: true
        case .minimal: false
        }
    }

    private var otherColour: UIColor { .white.withAlphaComponent(PageMeasure.otherAlpha) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = touch.location(in: self).x
        interactionState = .discrete
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if allowsContinuousInteraction, abs(x - touchStart) > PageMeasure.scrubDistance {
            interactionState = .continuous
        }
        if interactionState == .continuous, numberOfPages > 0 {
            let nearest = dots.indices.min { abs(middle(of: $0) - x) < abs(middle(of: $1) - x) } ?? page
            go(to: nearest, event)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let state = interactionState
        interactionState = .none
        guard state == .discrete, isTouchInside, let x = touch?.location(in: self).x else { return }
        let isForward = (x > bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        go(to: page + (isForward ? 1 : -1), event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        interactionState = .none
    }

    private func go(to wanted: Int, _ event: UIEvent?) {
        guard wanted != page, wanted >= 0, wanted < numberOfPages else { return }
        currentPage = wanted
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    /// A tap that a view around the control waits for is the control's.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !ownsTap(of: gestureRecognizer)
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "page \(page + 1) of \(numberOfPages)" }
        set { super.accessibilityValue = newValue }
    }
}
