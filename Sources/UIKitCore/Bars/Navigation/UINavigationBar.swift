import CoreGraphics

/// The bar at the top of a navigation stack: a title, large while content stands at its top, buttons and the way back.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    let background = BarBackground()
    /// What is behind while content stands at its top.
    let edgeBackground = BarBackground()
    let prompt = UILabel()
    let largeTitle = UILabel()
    let largeTitleClip = UIView()
    var content: NavigationBarContent?
    var ownItems: [UINavigationItem] = []
    /// The motion that runs.
    var change: NavigationBarChange?

    /// The controller whose stack the bar shows: only that changes the items then.
    weak var manager: UINavigationController?
    /// Told when what is shown may need another height.
    var onChange: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeBar()
    }

    private func becomeBar() {
        edgeBackground.alpha = 0
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isUserInteractionEnabled = false
        largeTitle.accessibilityTraits = [.header, .staticText]
        prompt.font = .systemFont(ofSize: BarNumbers.promptFontSize)
        prompt.textAlignment = .center
        largeTitleClip.addSubview(largeTitle)
        for view in [edgeBackground, background, largeTitleClip, prompt] { addSubview(view) }
        showLook()
    }

    // MARK: Items

    /// Asked about changes of a bar that stands alone. Not retained.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            guard manager != nil, delegate !== oldValue else { return }
            delegate = oldValue
            misuse("Cannot manually set the delegate on a UINavigationBar managed by a controller.", raises: true)
        }
    }

    /// The screens on the stack, the shown one last.
    open var items: [UINavigationItem]? {
        get { ownItems }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? { ownItems.last }
    /// The screen that the back button leads to.
    open var backItem: UINavigationItem? { ownItems.count > 1 ? ownItems[ownItems.count - 2] : nil }

    /// Replaces the items; with animation as a push or a pop, whichever it amounts to.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard isFree("setItems:animated:") else { return }
        replaceItems(items ?? [], animated: animated)
    }

    /// Shows `item`, when the delegate lets it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard isFree("pushNavigationItem:animated:") else { return }
        push(item, animated: animated)
    }

    /// Leaves the shown item and answers it; nil when there is none, or the delegate says no.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard isFree("popNavigationItemAnimated:") else { return nil }
        return pop(animated: animated)
    }

    private func isFree(_ call: String) -> Bool {
        guard manager != nil else { return true }
        misuse("Cannot call \(call) directly on a UINavigationBar managed by a controller.", raises: true)
        return false
    }

    // MARK: Looks

    /// Whether titles are large where their items do not say otherwise. Default false.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { onChange?() } }
    }

    var appearances = NavigationBarAppearances() {
        didSet { lookDidChange() }
    }
    var legacyLook = LegacyBarLook() {
        didSet { lookDidChange() }
    }

    /// How the bar looks over content. What comes before it (`barTintColor` and its like) counts until this is set.
    open var standardAppearance: UINavigationBarAppearance {
        get { standardLook }
        set { appearances.standard = newValue.copy() as? UINavigationBarAppearance }
    }
    /// The same for low bars. Default: `standardAppearance`.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue?.copy() as? UINavigationBarAppearance }
    }
    /// How the bar looks while content stands at its top. Default: `standardAppearance` without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.edge }
        set { appearances.edge = newValue?.copy() as? UINavigationBarAppearance }
    }
    /// The same for low bars. Default: `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactEdge }
        set { appearances.compactEdge = newValue?.copy() as? UINavigationBarAppearance }
    }

    open var barStyle: UIBarStyle {
        get { legacyLook.style }
        set { legacyLook.style = newValue }
    }
    /// Whether what is behind shows through. Default true.
    open var isTranslucent: Bool {
        get { legacyLook.isTranslucent }
        set { legacyLook.isTranslucent = newValue }
    }
    open var barTintColor: UIColor? {
        get { legacyLook.tint }
        set { legacyLook.tint = newValue }
    }
    /// In place of the line; only beside a background image.
    open var shadowImage: UIImage? {
        get { legacyLook.shadowImage }
        set { legacyLook.shadowImage = newValue }
    }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        legacyLook.backgrounds[barMetrics] = backgroundImage
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { legacyLook.backgrounds[barMetrics] }

    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { lookDidChange() }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { lookDidChange() }
    }
    /// What stands before the title of the back button; nil, the default, for a chevron.
    open var backIndicatorImage: UIImage? {
        didSet { lookDidChange() }
    }
    /// Goes with `backIndicatorImage`: one without the other counts for nothing.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet { lookDidChange() }
    }

    /// What the delegate says; `topAttached` under a controller, else `top`.
    open var barPosition: UIBarPosition {
        guard manager == nil else { return .topAttached }
        return delegate.flatMap { delegate in
            OptionalRequirement.answer(to: "position(for:)") { delegate.position(for: self) }
        } ?? .top
    }

    // MARK: Scrolling

    /// How much of the large title's room is shown; more than its height while content is pulled down. Points.
    var largeRoom: CGFloat = 0 {
        didSet { if largeRoom != oldValue { setNeedsLayout() } }
    }
    /// How much of the background is there, 0 to 1: none while content stands at its top.
    var backgroundPart: CGFloat = 1 {
        didSet { if backgroundPart != oldValue { showBackgroundPart(before: oldValue) } }
    }
    /// How far the background reaches above the bar, behind the status bar. Points.
    var reach: CGFloat = 0 {
        didSet { if reach != oldValue { setNeedsLayout() } }
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let large = hasLargeTitle ? largeTitleHeight : 0
        return CGSize(width: size.width, height: rowHeight(for: traitCollection) + large)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        lookDidChange()
    }
}
