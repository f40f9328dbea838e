import CoreGraphics

/// The content of a navigation bar for one screen.
@preconcurrency @MainActor open class UINavigationItem: NSObject, AssociatedObjectOwner {
    /// When a screen has a large title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The same as the screen below it in the stack.
        case automatic
        /// Always, or never.
        case always, never
    }

    /// The title of the back button that returns to this screen.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The screen's title, or "Back" if there is too little space.
        case `default`
        /// Always "Back", or no title if there is too little space.
        case generic
        /// No title.
        case minimal
    }

    /// The button of a split view that shows its columns, before all other items.
    var splitColumnButton: UIBarButtonItem? {
        didSet { contentDidChange() }
    }

    /// The kinds of changes that a bar handles differently.
    enum Change {
        /// Titles and buttons.
        case content(animated: Bool)
        /// The background and the bar's height.
        case appearance
    }

    /// Called by the item on changes. Set by the bar that shows it.
    var onChange: ((Change) -> Void)?

    /// The name that is read out for the item. It is kept for the app: the bar reads out the title. Default nil.
    open var accessibilityLabel: String?
    /// What activating the item does. It is kept for the app. Default nil.
    open var accessibilityHint: String?

    /// Creates an item with a title.
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

    /// The title of the screen. Default nil.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            contentDidChange()
            KeyValueObservers.noteChange(of: self)
        }
    }
    /// A view in place of the title, which keeps its size. Default nil.
    open var titleView: UIView? {
        didSet { contentDidChange() }
    }
    /// A line of text above title and buttons, which makes the bar higher. Default nil.
    open var prompt: String? {
        didSet { if prompt != oldValue { onChange?(.appearance) } }
    }
    /// Whether the back button is hidden on this screen. Default false.
    open var hidesBackButton: Bool {
        get { isBackButtonHidden }
        set { setHidesBackButton(newValue, animated: false) }
    }
    private var isBackButtonHidden = false
    /// Shows or hides the back button on this screen.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        isBackButtonHidden = hidesBackButton
        contentDidChange(animated: animated)
    }
    /// Whether the left items are beside the back button instead of replacing it. Default false.
    open var leftItemsSupplementBackButton = false {
        didSet { contentDidChange() }
    }

    // MARK: Back button that returns here

    /// The item for the back button that returns to this screen. Its title, colors and fonts are used. Default nil.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the back button that returns to this screen. Default nil: the screen's title.
    open var backButtonTitle: String?
    /// The title of the back button that returns to this screen. Default `default`.
    open var backButtonDisplayMode = BackButtonDisplayMode.default

    /// The possible titles of the back button that returns here, the longest first; nil is a chevron without a title.
    var backButtonTitles: [String?] {
        let back = SystemText.back.localized
        return switch backButtonDisplayMode {
        case .minimal: [nil]
        case .generic: [back, nil]
        case .default: [backBarButtonItem?.title ?? backButtonTitle ?? title ?? back, back, nil]
        }
    }

    // MARK: Buttons

    /// The items on the leading side, from the edge inward. Default nil.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leading }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    private var leading: [UIBarButtonItem]?
    /// The items on the trailing side, from the edge inward. Default nil.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { trailing }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    private var trailing: [UIBarButtonItem]?
    /// The first leading item. Setting it replaces all leading items.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leading?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }
    /// The first trailing item. Setting it replaces all trailing items.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { trailing?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Replaces the leading items.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leading = items
        contentDidChange(animated: animated)
    }
    /// Replaces the trailing items.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        trailing = items
        contentDidChange(animated: animated)
    }
    /// Replaces the leading items with one item.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }
    /// Replaces the trailing items with one item.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    // MARK: Search

    /// A view below the titles. Default nil.
    package var palette: (any NavigationBarPalette)? {
        didSet { if palette !== oldValue { onChange?(.appearance) } }
    }
    /// Updates the bar after a change of the palette's height or of what it replaces.
    package func paletteDidChange() { onChange?(.appearance) }
    /// Whether the search bar disappears while the content is scrolled. Default true.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { onChange?(.appearance) } }
    }

    // MARK: Appearance

    /// When this screen has a large title. Default `automatic`.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { onChange?(.appearance) } }
    }
    /// The bar's appearance for this screen. Default nil: the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { onChange?(.appearance) }
    }
    /// The appearance of compact bars for this screen. Default nil: the bar's own.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { onChange?(.appearance) }
    }
    /// The bar's appearance for this screen while its content is scrolled to its top. Default nil: the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { onChange?(.appearance) }
    }
    /// The appearance of compact bars while this screen's content is scrolled to its top. Default nil: the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { onChange?(.appearance) }
    }
}
