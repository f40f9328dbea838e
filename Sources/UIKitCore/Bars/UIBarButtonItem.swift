import CoreGraphics

/// A button in a bar.
@MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain
        /// The same as `plain`.
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
        didSet { onChange?() }
    }
    /// Points; 0, the default, for what the content needs.
    open var width: CGFloat = 0 {
        didSet { onChange?() }
    }
    /// A view in place of a button.
    open var customView: UIView? {
        didSet { onChange?() }
    }
    open var action: Selector?
    /// Who performs `action`; nil asks the responder chain. Not retained.
    open weak var target: AnyObject?
    /// Performed in place of `action`; its title and image are the item's.
    open var primaryAction: UIAction? {
        didSet {
            takeContent(of: primaryAction)
            onChange?()
        }
    }
    /// Default: the bar's.
    open var tintColor: UIColor? {
        didSet { onChange?() }
    }

    private(set) var systemItem: SystemItem?

    public override init() {
        super.init()
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        take(style, target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        take(style, target, action)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        take(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
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
        style = systemItem == .done || systemItem == .save ? .done : .plain
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

    var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

    /// What a tap does.
    func perform() {
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.perform(from: self) }
        guard let action else { return }
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}
