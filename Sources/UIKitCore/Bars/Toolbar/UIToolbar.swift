import CoreGraphics

/// A bar of buttons, usually at the lower edge of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, BarItemContainer {
    let backgrounds = BarBackgrounds()
    private lazy var barItemViews = BarItemViews(for: self) { [weak self] in self?.updateItems(animated: false) }
    private var storedItems: [UIBarButtonItem]?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates an empty toolbar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UIToolbar.self)
    }

    private func commonInit() {
        for view in backgrounds.views { addSubview(view) }
        updateAppearance()
    }

    // MARK: Items

    /// The items, from the leading side. Default nil.
    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. When animated, new items fade in and the others move.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        storedItems = items
        updateItems(animated: animated)
    }

    var itemViews: [UIView] { barItemViews.views }

    private func updateItems(animated: Bool) {
        let isMoving = animated && window != nil
        let before = itemViews
        let appearance = foregroundAppearance
        barItemViews.isCompact = isCompact
        barItemViews.appearance = { $0 == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance }
        let gone = barItemViews.updateViews(for: storedItems ?? [], in: self)
        for view in gone where view.superview === self { BarAnimation.remove(view, animated: isMoving) }
        setNeedsLayout()
        guard isMoving else { return }
        let fresh = itemViews.filter { !before.contains($0) }
        UIView.performWithoutAnimation {
            for (view, frame) in itemFrames() where fresh.contains(view) {
                view.frame = frame
                view.layoutIfNeeded()
            }
        }
        UIView.animate(withDuration: BarMetrics.itemFadeDuration) { self.layoutIfNeeded() }
        for view in fresh { BarAnimation.fadeIn(view) }
    }

    // MARK: Appearance

    /// Provides the position of the bar. Not retained.
    open weak var delegate: (any UIToolbarDelegate)? {
        didSet { setNeedsLayout() }
    }
    /// The navigation controller that owns the bar. Not retained.
    weak var owningController: UINavigationController?

    /// The delegate's position for the bar, by default `any`, which is shown like `bottom`. Always `bottom` under a
    /// navigation controller.
    open var barPosition: UIBarPosition {
        guard owningController == nil else { return .bottom }
        return delegate.flatMap { delegate in
            OptionalRequirement.result(of: "position(for:)") { delegate.position(for: self) }
        } ?? .any
    }

    var appearances = BarAppearanceStorage<UIToolbarAppearance>() {
        didSet {
            updateAppearance()
            owningController?.viewIfLoaded?.setNeedsLayout()
        }
    }
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    /// The appearance over content. Older properties such as `barTintColor` apply until this is set.
    open var standardAppearance: UIToolbarAppearance {
        get { effectiveStandardAppearance }
        set {
            noteAppearance(.standardAppearance, \UIToolbar.standardAppearance, newValue)
            appearances.setStandard(newValue)
        }
    }
    /// The appearance of compact bars over content. Default nil: `standardAppearance`.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set {
            noteAppearance(.compactAppearance, \UIToolbar.compactAppearance, newValue)
            appearances.setCompact(newValue)
        }
    }
    /// The appearance while the content ends above the bar. Default nil: `standardAppearance` with no background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.scrollEdge }
        set {
            noteAppearance(.scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance, newValue)
            appearances.setScrollEdge(newValue)
        }
    }
    /// The appearance of compact bars while the content ends above the bar. Default nil: `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            noteAppearance(.compactScrollEdgeAppearance, \UIToolbar.compactScrollEdgeAppearance, newValue)
            appearances.setCompactScrollEdge(newValue)
        }
    }

    /// The style of the bar. No effect once `standardAppearance` is set. Default `default`.
    open var barStyle: UIBarStyle {
        get { appearances.legacy.style }
        set {
            noteAppearance(.barStyle, \UIToolbar.barStyle, newValue)
            appearances.legacy.style = newValue
        }
    }
    /// Whether content behind the bar is visible through it. An opaque bar also bounds the views of its controller, see
    /// `UIViewController.edgesForExtendedLayout`. Default true; false with an opaque background image.
    open var isTranslucent: Bool {
        get { appearances.legacy.isTranslucent }
        set {
            noteAppearance(.isTranslucent, \UIToolbar.isTranslucent, newValue)
            appearances.legacy.isTranslucent = newValue
        }
    }
    /// The background color. No effect once `standardAppearance` is set. Default nil.
    open var barTintColor: UIColor? {
        get { appearances.legacy.barTintColor }
        set {
            noteAppearance(.barTintColor, \UIToolbar.barTintColor, newValue)
            appearances.legacy.barTintColor = newValue
        }
    }
    /// Sets the background image for one position and metrics. An image for `any` applies to positions without an
    /// image.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        noteAppearance(.backgroundImage, for: topOrBottom.rawValue << 16 | barMetrics.rawValue) { (target: UIToolbar) in
            target.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
        }
        backgroundImages[ToolbarBackgroundKey(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        updateLegacyImages()
    }
    /// The background image set for exactly this position and these metrics.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[ToolbarBackgroundKey(position: topOrBottom, metrics: barMetrics)]
    }
    private var backgroundImages: [ToolbarBackgroundKey: UIImage] = [:]

    /// Sets the image in place of the separator for a position. Shown only together with a background image.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        noteAppearance(.shadowImage, for: topOrBottom.rawValue) { (target: UIToolbar) in
            target.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
        }
        shadowImages[topOrBottom] = shadowImage
        updateLegacyImages()
    }
    /// The image in place of the separator set for exactly this position.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    private func updateLegacyImages() {
        let position = barPosition
        appearances.legacy.shadowImage = shadowImages[position] ?? shadowImages[.any]
        var images: [UIBarMetrics: UIImage] = [:]
        for (place, image) in backgroundImages where place.position == .any { images[place.metrics] = image }
        for (place, image) in backgroundImages where place.position == position { images[place.metrics] = image }
        appearances.legacy.backgrounds = images
    }

    /// The opacity of the background over content, 0 to 1. It is 0 while the content ends above the bar.
    var backgroundFraction: CGFloat = 1 {
        didSet {
            guard backgroundFraction != oldValue else { return }
            backgrounds.setFraction(backgroundFraction)
            if (oldValue < 0.5) != (backgroundFraction < 0.5) { updateItems(animated: false) }
        }
    }

    func updateAppearance() {
        backgrounds.apply(scrolledAppearance, scrollEdge: effectiveScrollEdgeAppearance, isDark: appearances.isDark)
        updateItems(animated: false)
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics.rowHeight(for: traitCollection))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.rowHeight(for: traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBackground()
        for (view, frame) in itemFrames() { view.frame = frame }
    }

    /// The frames of the items. In a bar that is higher than its row, they are in the part inside the safe area.
    private func itemFrames() -> [(UIView, CGRect)] {
        let safe = safeAreaInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin = LayoutMetrics.sideMargin(inWidth: bounds.width)
        let height = min(BarMetrics.rowHeight(for: traitCollection), bounds.height)
        let top = max(0, (bounds.height - min(safe.bottom, bounds.height - height) - height) / 2)
        let availableWidth = max(0, bounds.width - safe.left - safe.right - 2 * margin)
        let row = barItemViews.layout(in: availableWidth, height: height)
        let start = margin + (isMirrored ? safe.right : safe.left)
        return zip(itemViews, row.spans).map { view, place in
            let size = BarItemViews.size(of: view, height)
            let x = start + place.start
            return (
                view,
                CGRect(
                    x: isMirrored ? bounds.width - x - place.width : x, y: top + (height - size.height) / 2,
                    width: place.width, height: size.height)
            )
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        updateAppearance()
    }
}
