import CoreGraphics

/// What a navigation bar shows for one screen.
@preconcurrency @MainActor open class UINavigationItem: NSObject, AssociatedObjectOwner {
    /// Whether the title is large while content stands at its top.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the screen before.
        case automatic
        case always, never
    }

    /// What stands beside the chevron that leads back here.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or "Back" where there is no room.
        case `default`
        case generic
        /// Nothing.
        case minimal
    }

    /// The button of a split view that shows its columns, before all others.
    var columnButton: UIBarButtonItem? {
        didSet { contentDidChange() }
    }

    /// What has changed, as far as bars do different things about it.
    enum Change {
        /// Titles, buttons and what they look like.
        case content(animated: Bool)
        /// What is behind, and how high the bar is.
        case look
    }

    /// The bar that shows this item.
    var onChange: ((Change) -> Void)?

    public init(title: String) {
        super.init()
        self.title = title
    }

    deinit {
        AssociatedObjects.removeAll(of: self)
    }

    public override init() {
        super.init()
    }

    private func contentDidChange(animated: Bool = false) { onChange?(.content(animated: animated)) }

    open var title: String? {
        didSet { if title != oldValue { contentDidChange() } }
    }
    /// A view in place of the title, in its own size.
    open var titleView: UIView? {
        didSet { contentDidChange() }
    }
    /// A line above the title and the buttons; the bar is higher while there is one.
    open var prompt: String? {
        didSet { if prompt != oldValue { onChange?(.look) } }
    }
    open var hidesBackButton: Bool {
        get { isBackButtonHidden }
        set { setHidesBackButton(newValue, animated: false) }
    }
    private var isBackButtonHidden = false
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        isBackButtonHidden = hidesBackButton
        contentDidChange(animated: animated)
    }
    /// Whether the left items stand beside the back button, not in its place. Default false.
    open var leftItemsSupplementBackButton = false {
        didSet { contentDidChange() }
    }

    // MARK: The way back here

    /// What leads back to this screen, in place of its title. Its title, colours and fonts count.
    open var backBarButtonItem: UIBarButtonItem?
    /// What the button that leads back to this screen says, in place of its title.
    open var backButtonTitle: String?
    open var backButtonDisplayMode = BackButtonDisplayMode.default

    /// What the button that leads back here may say, the most telling first; nil is a chevron alone.
    var wordsBack: [String?] {
        switch backButtonDisplayMode {
        case .minimal: [nil]
        case .generic: ["Back", nil]
        case .default: [backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back", "Back", nil]
        }
    }

    // MARK: Buttons

    /// From the leading side.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leading }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    private var leading: [UIBarButtonItem]?
    /// From the trailing side.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { trailing }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    private var trailing: [UIBarButtonItem]?
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leading?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { trailing?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leading = items
        contentDidChange(animated: animated)
    }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        trailing = items
        contentDidChange(animated: animated)
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    // MARK: Looks

    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { onChange?(.look) } }
    }
    /// The bar's look while this screen is shown. Default: the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { onChange?(.look) }
    }
    /// The same for low bars.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { onChange?(.look) }
    }
    /// The same while content stands at its top.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { onChange?(.look) }
    }
    /// The same for low bars while content stands at its top.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { onChange?(.look) }
    }
}
