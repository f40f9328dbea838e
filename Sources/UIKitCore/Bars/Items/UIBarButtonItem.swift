import CoreGraphics

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The style of a button's title.
    public enum Style: Int, Sendable {
        /// The regular style.
        case plain
        /// The same as `plain`.
        @available(iOS, deprecated: 8.0)
        case bordered
        /// For actions that end a task: a semibold title.
        case done
    }

    /// Buttons with a standard title or symbol, and spaces.
    public enum SystemItem: Int, Sendable {
        /// A title (done to save), a space, or a symbol.
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        /// Symbols.
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    /// The style of the title. Default `plain`.
    open var style = Style.plain {
        didSet { observers.notify() }
    }
    /// The width in points; 0, the default, for the width of the content. Negative and non-finite values count as 0.
    open var width: CGFloat = 0 {
        didSet { observers.notify() }
    }
    /// Alternative titles. The button is wide enough for each of them, so the layout does not change with the title.
    open var possibleTitles: Set<String>? {
        didSet { observers.notify() }
    }
    /// A view in place of a button. Default nil.
    open var customView: UIView? {
        didSet { observers.notify() }
    }
    /// The selector that a tap sends to `target`.
    open var action: Selector? {
        didSet { if menu != nil { observers.notify() } }
    }
    /// The object that receives `action`; nil means the responder chain. Not retained.
    open weak var target: AnyObject?
    /// The action of a tap, in place of `action`. Its title and image are used where the item has none.
    open var primaryAction: UIAction? {
        didSet {
            copyContent(from: primaryAction)
            observers.notify()
        }
    }
    /// The menu of the button. Without `action` and `primaryAction` a touch shows it, else a long press. Default nil.
    ///
    /// Assigning stores a copy. With `changesSelectionAsPrimaryAction` a menu that a touch shows has exactly one element
    /// that is on, whose title is the item's.
    open var menu: UIMenu? {
        get { storedMenu }
        set {
            storedMenu = newValue.map { $0.copy() as! UIMenu }
            updateSelectedTitle()
            observers.notify()
        }
    }
    /// The order of the menu's elements. Default `automatic`: the first element is nearest to the button.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// The tint color of the button. Default nil: the bar's.
    open var tintColor: UIColor? {
        didSet {
            noteAppearance(.tintColor, \UIBarButtonItem.tintColor, tintColor)
            observers.notify()
        }
    }
    /// Whether the bar leaves out the item. Default false.
    open var isHidden = false {
        didSet { if isHidden != oldValue { observers.notify() } }
    }
    /// Whether the item is shown as selected. Default false.
    open var isSelected = false {
        didSet { if isSelected != oldValue { observers.notify() } }
    }
    /// Whether a tap toggles `isSelected`. Default false.
    open var changesSelectionAsPrimaryAction = false {
        didSet { updateSelectedTitle() }
    }

    private var storedMenu: UIMenu?

    private(set) var systemItem: SystemItem?
    /// The background images and offsets that the app has set for this item.
    var customization = BarButtonCustomization() {
        didSet { observers.notify() }
    }
    /// The group that the item belongs to; nil for none. Not retained.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    /// The view that shows this item.
    weak var displayingView: UIView?
    /// The bar, or the part of one, that shows this item. Not retained.
    weak var container: (any BarItemContainer)?

    public override init() {
        super.init()
    }

    /// Creates an item with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        setUp(style: style, target: target, action: action)
    }

    /// Creates an item with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
    }

    /// Creates an item with an image, and another one for compact bars.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init()
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        setUp(style: style, target: target, action: action)
    }

    /// Creates a system item.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        setUp(style: systemItem.style, target: target, action: action)
    }

    /// Creates an item that shows a view of the app.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates an item that performs an action, or shows a menu, or both. The action's title and image are used where
    /// none is given.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        copyContent(from: primaryAction)
        self.menu = menu
    }

    /// Creates a system item that performs an action, or shows a menu, or both.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        style = systemItem.style
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item with a title or an image that calls `action`, or shows a menu, or both.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        setUp(style: .plain, target: target, action: action)
        self.menu = menu
    }

    private func setUp(style: Style, target: Any?, action: Selector?) {
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    private func copyContent(from action: UIAction?) {
        guard let action, systemItem == nil else { return }
        if title == nil, !action.title.isEmpty { title = action.title }
        if image == nil { image = action.image }
    }

    /// Creates a space of `width` points, in place of the standard gap.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixedSpace)
        item.width = width
        return item
    }

    /// Creates a space that takes a share of the remaining width.
    public class func flexibleSpace() -> Self { space(.flexibleSpace) }

    private class func space(_ kind: SystemItem) -> Self {
        let item = makeObject(of: self) as! Self
        item.systemItem = kind
        return item
    }

    /// Whether a touch shows the menu.
    var showsMenuAsPrimaryAction: Bool { menu != nil && primaryAction == nil && action == nil }

    /// Whether the menu has exactly one element that is on.
    var hasSingleSelection: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction }

    /// Makes the title of the menu's selected element the item's.
    func updateSelectedTitle() {
        guard hasSingleSelection, let title = storedMenu?.selectSingleElement()?.title else { return }
        self.title = title
    }

    /// Performs the item's action, as a tap does. Does nothing while the item is disabled.
    ///
    /// - Parameter event: The event of the tap, which the action's method may have as its second parameter; nil if
    ///   there was none.
    package func perform(for event: UIEvent? = nil) {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction { return primaryAction.perform(from: self) }
        guard let action else { return }
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Sets an image behind the title or image of the button, which it fills; nil removes it.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        noteAppearance(.backgroundImage, for: state.rawValue << 16 | UInt(bitPattern: barMetrics.rawValue)) {
            (target: UIBarButtonItem) in
            target.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        customization.backgrounds[BarButtonCustomization.BackgroundKey(state: state.rawValue, metrics: barMetrics)] =
            backgroundImage
    }

    /// The background image for exactly this state and these metrics.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        customization.backgrounds[BarButtonCustomization.BackgroundKey(state: state.rawValue, metrics: barMetrics)]
    }

    /// Sets the vertical offset of the background image, in points, downward.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        noteAppearance(.backgroundVerticalPositionAdjustment, for: barMetrics.rawValue) { (target: UIBarButtonItem) in
            target.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        customization.backgroundOffsets[barMetrics] = adjustment
    }

    /// The vertical offset of the background image, in points, downward. Default 0.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        customization.backgroundOffsets[barMetrics] ?? 0
    }

    /// Sets the offset of the title, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        noteAppearance(.titlePositionAdjustment, for: barMetrics.rawValue) { (target: UIBarButtonItem) in
            target.setTitlePositionAdjustment(adjustment, for: barMetrics)
        }
        customization.titleOffsets[barMetrics] = adjustment
    }

    /// The offset of the title, in points. Default zero.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        customization.titleOffsets[barMetrics] ?? .zero
    }
}
