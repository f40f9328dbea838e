import CoreGraphics

/// What a navigation bar shows for one screen.
@MainActor open class UINavigationItem: NSObject {
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

    /// Told when something changes that is shown.
    var onChange: (() -> Void)?

    public init(title: String) {
        super.init()
        self.title = title
    }

    public override init() {
        super.init()
    }

    open var title: String? {
        didSet { if title != oldValue { onChange?() } }
    }
    /// A view in place of the title, in its own size.
    open var titleView: UIView? {
        didSet { onChange?() }
    }
    open var hidesBackButton: Bool = false {
        didSet { onChange?() }
    }
    /// Whether the left items stand beside the back button, not in its place. Default false.
    open var leftItemsSupplementBackButton = false {
        didSet { onChange?() }
    }
    /// What leads back to this screen, in place of its title.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { onChange?() }
    }
    open var backButtonTitle: String? {
        didSet { onChange?() }
    }
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { onChange?() }
    }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { onChange?() }
    }
    /// From the leading side.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { itemsDidChange() }
    }
    /// From the trailing side.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { itemsDidChange() }
    }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    private func itemsDidChange() {
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
            item.onChange = { [weak self] in self?.onChange?() }
        }
        onChange?()
    }

    /// What the button that leads back here says; nil for a chevron alone.
    var wordsBack: String? {
        switch backButtonDisplayMode {
        case .minimal: nil
        case .generic: "Back"
        case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
        }
    }
}
