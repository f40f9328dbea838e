import CoreGraphics

/// The bar of a navigation stack: title or large title, buttons, and the back button.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    let backgrounds = BarBackgrounds()
    let prompt = UILabel()
    package let largeTitle = UILabel()
    let largeTitleClip = UIView()
    var content: NavigationBarContent?
    /// The palette of the top item, while it is in the bar.
    weak var palette: (any NavigationBarPalette)?
    var stackItems: [UINavigationItem] = []
    /// The running transition.
    var transition: NavigationBarTransition?

    /// The height of the row of titles and items that the presentation around the controller decides; nil for that of a
    /// full screen. Points.
    var presentedHeight: CGFloat?
    /// The navigation controller that owns the bar. Only it can change the items then. Not retained.
    weak var owningController: UINavigationController?
    /// Called when the height of the bar may have changed.
    var onHeightChange: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates an empty bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UINavigationBar.self)
    }

    private func commonInit() {
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isUserInteractionEnabled = false
        largeTitle.accessibilityTraits = [.header, .staticText]
        prompt.font = .systemFont(ofSize: BarMetrics.promptFontSize)
        prompt.textAlignment = .center
        largeTitleClip.addSubview(largeTitle)
        for view in backgrounds.views + [largeTitleClip, prompt] { addSubview(view) }
        updateAppearance()
    }

    // MARK: Items

    /// Asked about and notified of pushes and pops. Not retained. Setting it on a navigation controller's bar raises
    /// an exception.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            guard owningController != nil, delegate !== oldValue else { return }
            delegate = oldValue
            misuse("Cannot manually set the delegate on a UINavigationBar managed by a controller.", raises: true)
        }
    }

    /// The items of the stack, the visible one last.
    open var items: [UINavigationItem]? {
        get { stackItems }
        set { setItems(newValue, animated: false) }
    }
    /// The visible item: the last of the stack.
    open var topItem: UINavigationItem? { stackItems.last }
    /// The item that the back button returns to.
    open var backItem: UINavigationItem? { stackItems.count > 1 ? stackItems[stackItems.count - 2] : nil }

    /// Replaces the items. Animates a pop if the old top item is gone and the stack is shorter, otherwise a push.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard verifyUnmanaged("setItems:animated:") else { return }
        replaceItems(items ?? [], animated: animated)
    }

    /// Pushes `item`, if the delegate agrees. Raises an exception on a navigation controller's bar.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard verifyUnmanaged("pushNavigationItem:animated:") else { return }
        push(item, animated: animated)
    }

    /// Pops the top item and returns it; nil if there is none or the delegate refuses. Raises an exception on a
    /// navigation controller's bar.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard verifyUnmanaged("popNavigationItemAnimated:") else { return nil }
        return pop(animated: animated)
    }

    private func verifyUnmanaged(_ call: String) -> Bool {
        guard owningController != nil else { return true }
        misuse("Cannot call \(call) directly on a UINavigationBar managed by a controller.", raises: true)
        return false
    }

    // MARK: Appearance

    /// Whether titles are large unless their items specify otherwise. Default false.
    open var prefersLargeTitles = false {
        didSet {
            noteAppearance(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles, prefersLargeTitles)
            if prefersLargeTitles != oldValue { onHeightChange?() }
            KeyValueObservers.noteChange(of: self)
        }
    }

    var appearances = BarAppearanceStorage<UINavigationBarAppearance>() {
        didSet { appearanceDidChange() }
    }

    /// The appearance over scrolled content. Older properties such as `barTintColor` apply until this is set.
    open var standardAppearance: UINavigationBarAppearance {
        get { effectiveStandardAppearance }
        set {
            noteAppearance(.standardAppearance, \UINavigationBar.standardAppearance, newValue)
            appearances.setStandard(newValue)
        }
    }
    /// The appearance of compact bars over scrolled content. Default nil: `standardAppearance`.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set {
            noteAppearance(.compactAppearance, \UINavigationBar.compactAppearance, newValue)
            appearances.setCompact(newValue)
        }
    }
    /// The appearance while the content is scrolled to its top. Default nil: `standardAppearance` with no background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set {
            noteAppearance(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance, newValue)
            appearances.setScrollEdge(newValue)
        }
    }
    /// The appearance of compact bars while the content is scrolled to its top. Default nil: `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            noteAppearance(.compactScrollEdgeAppearance, \UINavigationBar.compactScrollEdgeAppearance, newValue)
            appearances.setCompactScrollEdge(newValue)
        }
    }

    /// The style of the bar. No effect once `standardAppearance` is set. Default `default`.
    open var barStyle: UIBarStyle {
        get { appearances.legacy.style }
        set {
            noteAppearance(.barStyle, \UINavigationBar.barStyle, newValue)
            appearances.legacy.style = newValue
        }
    }
    /// Whether content behind the bar is visible through it. An opaque bar also bounds the views of its controller, see
    /// `UIViewController.edgesForExtendedLayout`. Default true; false with an opaque background image.
    open var isTranslucent: Bool {
        get { appearances.legacy.isTranslucent }
        set {
            noteAppearance(.isTranslucent, \UINavigationBar.isTranslucent, newValue)
            appearances.legacy.isTranslucent = newValue
        }
    }
    /// The background color. No effect once `standardAppearance` is set. Default nil.
    open var barTintColor: UIColor? {
        get { appearances.legacy.barTintColor }
        set {
            noteAppearance(.barTintColor, \UINavigationBar.barTintColor, newValue)
            appearances.legacy.barTintColor = newValue
        }
    }
    /// An image in place of the separator. Shown only together with a background image. Default nil.
    open var shadowImage: UIImage? {
        get { appearances.legacy.shadowImage }
        set {
            noteAppearance(.shadowImage, \UINavigationBar.shadowImage, newValue)
            appearances.legacy.shadowImage = newValue
        }
    }
    /// Sets the background image for bars of these metrics; nil removes it.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        noteAppearance(.backgroundImage, for: barMetrics.rawValue) { (target: UINavigationBar) in
            target.setBackgroundImage(backgroundImage, for: barMetrics)
        }
        appearances.legacy.backgrounds[barMetrics] = backgroundImage
    }
    /// Sets the background image for bars of these metrics; nil removes it. A navigation bar is at the top: the position
    /// `bottom` has no effect, all others mean the same image.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        if barPosition != .bottom { setBackgroundImage(backgroundImage, for: barMetrics) }
    }
    /// The background image set for exactly these metrics; nil for the position `bottom`.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barPosition == .bottom ? nil : backgroundImage(for: barMetrics)
    }
    /// The background image set for exactly these metrics.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { appearances.legacy.backgrounds[barMetrics] }

    /// The attributes of the title, over the default ones. Default nil.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            noteAppearance(.titleTextAttributes, \UINavigationBar.titleTextAttributes, titleTextAttributes)
            appearanceDidChange()
        }
    }
    /// The attributes of the large title, over the default ones. Default nil.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            noteAppearance(
                .largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes, largeTitleTextAttributes)
            appearanceDidChange()
        }
    }
    /// The image before the back button's title. Default nil: a chevron.
    open var backIndicatorImage: UIImage? {
        didSet {
            noteAppearance(.backIndicatorImage, \UINavigationBar.backIndicatorImage, backIndicatorImage)
            appearanceDidChange()
        }
    }
    /// The mask for `backIndicatorImage`. Both must be set to have an effect. Default nil.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet {
            noteAppearance(
                .backIndicatorTransitionMaskImage, \UINavigationBar.backIndicatorTransitionMaskImage,
                backIndicatorTransitionMaskImage)
            appearanceDidChange()
        }
    }

    /// The delegate's position for the bar, by default `top`. Always `topAttached` under a navigation controller.
    open var barPosition: UIBarPosition {
        guard owningController == nil else { return .topAttached }
        return delegate.flatMap { delegate in
            OptionalRequirement.result(of: "position(for:)") { delegate.position(for: self) }
        } ?? .top
    }

    // MARK: Scrolling

    /// The visible height of the large title's area; larger than its full height while content is pulled down.
    /// Points.
    var visibleLargeTitleHeight: CGFloat = 0 {
        didSet { if visibleLargeTitleHeight != oldValue { setNeedsLayout() } }
    }
    /// The visible height of the palette. Points.
    var visiblePaletteHeight: CGFloat = 0 {
        didSet { if visiblePaletteHeight != oldValue { setNeedsLayout() } }
    }
    /// The opacity of the background over scrolled content, 0 to 1. It is 0 while the content is at its top.
    var backgroundFraction: CGFloat = 1 {
        didSet { if backgroundFraction != oldValue { updateBackgroundAlphas(previousFraction: oldValue) } }
    }
    /// The height of the background above the bar, behind the status bar. Points.
    var backgroundTopExtension: CGFloat = 0 {
        didSet { if backgroundTopExtension != oldValue { setNeedsLayout() } }
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let large = hasLargeTitle ? largeTitleHeight : 0
        return CGSize(width: size.width, height: rowHeight(for: traitCollection) + large + paletteHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContents()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        appearanceDidChange()
    }
}
