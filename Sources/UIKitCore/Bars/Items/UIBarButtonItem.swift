import CoreGraphics

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain
        /// The same as `plain`.
        @available(iOS, deprecated: 8.0)
        case bordered
        /// For what ends the task: its title is semibold.
        case done
    }

    /// Buttons that everybody knows.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    open var style = Style.plain {
        didSet { listeners.tell() }
    }
    /// Points; 0, the default, for what the content needs. What is no number, or below 0, counts as 0.
    open var width: CGFloat = 0 {
        didSet { listeners.tell() }
    }
    /// Titles that the item may have: its button is wide enough for each, so that nothing moves when the title changes.
    open var possibleTitles: Set<String>? {
        didSet { listeners.tell() }
    }
    /// A view in place of a button.
    open var customView: UIView? {
        didSet { listeners.tell() }
    }
    open var action: Selector?
    /// Who performs `action`; nil asks the responder chain. Not retained.
    open weak var target: AnyObject?
    /// Performed in place of `action`; its title and image are the item's.
    open var primaryAction: UIAction? {
        didSet {
            takeContent(of: primaryAction)
            listeners.tell()
        }
    }
    /// Default: the bar's.
    open var tintColor: UIColor? {
        didSet { listeners.tell() }
    }
    /// Whether the bar leaves the item out. Default false.
    open var isHidden = false {
        didSet { if isHidden != oldValue { listeners.tell() } }
    }
    /// Whether the item shows that it is on. Default false.
    open var isSelected = false {
        didSet { if isSelected != oldValue { listeners.tell() } }
    }
    /// Whether a tap turns `isSelected` over. Default false.
    open var changesSelectionAsPrimaryAction = false

    private(set) var systemItem: SystemItem?
    /// The images and offsets that the app gave this item.
    var dress = BarButtonDress() {
        didSet { listeners.tell() }
    }
    /// What shows this item now.
    weak var shownView: UIView?
    /// The bar, or the part of one, that shows this item.
    weak var holder: (any BarItemHolder)?

    public override init() {
        super.init()
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        take(style, target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init()
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        take(style, target, action)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        take(systemItem.style, target, action)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        takeContent(of: primaryAction)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.systemItem = systemItem
        style = systemItem.style
        self.primaryAction = primaryAction
    }

    private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    private func takeContent(of action: UIAction?) {
        guard let action, systemItem == nil else { return }
        if title == nil, !action.title.isEmpty { title = action.title }
        if image == nil { image = action.image }
    }

    /// Room of `width` points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixedSpace)
        item.width = width
        return item
    }

    /// Room as large as there is.
    public class func flexibleSpace() -> Self { space(.flexibleSpace) }

    private class func space(_ kind: SystemItem) -> Self {
        let item = makeObject(of: self) as! Self
        item.systemItem = kind
        return item
    }

    /// What a tap does.
    package func perform() {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction { return primaryAction.perform(from: self) }
        guard let action else { return }
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}
