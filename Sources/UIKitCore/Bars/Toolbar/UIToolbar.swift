import CoreGraphics

/// A bar of buttons, usually at the lower edge of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, BarItemHolder {
    let background = BarBackground()
    let edgeBackground = BarBackground()
    private lazy var itemRow = BarItemViews(for: self) { [weak self] in self?.showItems(animated: false) }
    private var ownItems: [UIBarButtonItem]?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeBar()
    }

    /// Creates an empty toolbar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeBar()
    }

    private func becomeBar() {
        edgeBackground.alpha = 0
        addSubview(edgeBackground)
        addSubview(background)
        showLook()
    }

    // MARK: Items

    /// The items, from the leading side. Default nil.
    open var items: [UIBarButtonItem]? {
        get { ownItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. When animated, new items fade in and the others move.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        ownItems = items
        showItems(animated: animated)
    }

    var itemViews: [UIView] { itemRow.views }

    private func showItems(animated: Bool) {
        let isMoving = animated && window != nil
        let before = itemViews
        let look = foregroundLook
        itemRow.isCompact = isCompact
        itemRow.appearance = { $0 == .done ? look.doneButtonAppearance : look.buttonAppearance }
        let gone = itemRow.show(ownItems ?? [], in: self)
        for view in gone where view.superview === self { BarMotion.remove(view, animated: isMoving) }
        setNeedsLayout()
        guard isMoving else { return }
        let fresh = itemViews.filter { !before.contains($0) }
        UIView.performWithoutAnimation {
            for (view, frame) in itemFrames() where fresh.contains(view) {
                view.frame = frame
                view.layoutIfNeeded()
            }
        }
        UIView.animate(withDuration: BarNumbers.itemFade) { self.layoutIfNeeded() }
        for view in fresh { BarMotion.fadeIn(view) }
    }

    // MARK: Appearance

    /// Provides the position of the bar. Not retained.
    open weak var delegate: (any UIToolbarDelegate)? {
        didSet { setNeedsLayout() }
    }
    /// The navigation controller that owns the bar. Not retained.
    weak var manager: UINavigationController?

    /// The delegate's position for the bar, by default `any`, which is shown like `bottom`. Always `bottom` under a
    /// navigation controller.
    open var barPosition: UIBarPosition {
        guard manager == nil else { return .bottom }
        return delegate.flatMap { delegate in
            OptionalRequirement.answer(to: "position(for:)") { delegate.position(for: self) }
        } ?? .any
    }

    var appearances = ToolbarAppearances() {
        didSet { showLook() }
    }
    var legacyLook = LegacyBarLook() {
        didSet { showLook() }
    }
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    /// The appearance over content. Older properties such as `barTintColor` apply until this is set.
    open var standardAppearance: UIToolbarAppearance {
        get { standardLook }
        set { appearances.standard = newValue.copy() as? UIToolbarAppearance }
    }
    /// The appearance of compact bars over content. Default nil: `standardAppearance`.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue?.copy() as? UIToolbarAppearance }
    }
    /// The appearance while the content ends above the bar. Default nil: `standardAppearance` with no background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.edge }
        set { appearances.edge = newValue?.copy() as? UIToolbarAppearance }
    }
    /// The appearance of compact bars while the content ends above the bar. Default nil: `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.compactEdge }
        set { appearances.compactEdge = newValue?.copy() as? UIToolbarAppearance }
    }

    /// The style of the bar. No effect once `standardAppearance` is set. Default `default`.
    open var barStyle: UIBarStyle {
        get { legacyLook.style }
        set { legacyLook.style = newValue }
    }
    /// Whether content behind the bar is visible through it. Default true.
    open var isTranslucent: Bool {
        get { legacyLook.isTranslucent }
        set { legacyLook.isTranslucent = newValue }
    }
    /// The background color. No effect once `standardAppearance` is set. Default nil.
    open var barTintColor: UIColor? {
        get { legacyLook.tint }
        set { legacyLook.tint = newValue }
    }
    /// Sets the background image for one position and metrics. An image for `any` applies to positions without an
    /// image.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgrounds[ToolbarPlace(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        takeImages()
    }
    /// The background image set for exactly this position and these metrics.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[ToolbarPlace(position: topOrBottom, metrics: barMetrics)]
    }
    private var backgrounds: [ToolbarPlace: UIImage] = [:]

    /// Sets the image in place of the separator for a position. Shown only together with a background image.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
        takeImages()
    }
    /// The image in place of the separator set for exactly this position.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    private func takeImages() {
        let position = barPosition
        legacyLook.shadowImage = shadowImages[position] ?? shadowImages[.any]
        var images: [UIBarMetrics: UIImage] = [:]
        for (place, image) in backgrounds where place.position == .any { images[place.metrics] = image }
        for (place, image) in backgrounds where place.position == position { images[place.metrics] = image }
        legacyLook.backgrounds = images
    }

    /// The opacity of the background over content, 0 to 1. It is 0 while the content ends above the bar.
    var backgroundPart: CGFloat = 1 {
        didSet {
            guard backgroundPart != oldValue else { return }
            background.alpha = backgroundPart
            edgeBackground.alpha = 1 - backgroundPart
            if (oldValue < 0.5) != (backgroundPart < 0.5) { showItems(animated: false) }
        }
    }

    func showLook() {
        background.show(shownLook)
        edgeBackground.show(edgeLook)
        for view in [background, edgeBackground] {
            view.overrideUserInterfaceStyle = isDark ? .dark : .unspecified
        }
        showItems(animated: false)
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarNumbers.rowHeight(for: traitCollection))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarNumbers.rowHeight(for: traitCollection))
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
        let margin = BarNumbers.margin(in: bounds.width)
        let height = min(BarNumbers.rowHeight(for: traitCollection), bounds.height)
        let top = max(0, (bounds.height - min(safe.bottom, bounds.height - height) - height) / 2)
        let room = max(0, bounds.width - safe.left - safe.right - 2 * margin)
        let row = itemRow.row(in: room, height: height)
        let start = margin + (isMirrored ? safe.right : safe.left)
        return zip(itemViews, row.places).map { view, place in
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
        showLook()
    }
}
