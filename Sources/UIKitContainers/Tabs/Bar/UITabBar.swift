import CoreGraphics
import UIFoundation
import UIKitCore

/// A bar of items of which one is selected, usually at the lower edge of a screen.
@preconcurrency @MainActor open class UITabBar: UIView {
    /// How the items are distributed over the bar.
    public enum ItemPositioning: Int, Sendable {
        /// Over the whole width in compact width, otherwise centered.
        case automatic
        /// Over the whole width.
        case fill
        /// Centered, with `itemWidth` and `itemSpacing`.
        case centered
    }

    let backgrounds = BarBackgrounds()
    private let indicatorView = UIImageView()
    private var buttons: [TabBarButton] = []
    private var storedItems: [UITabBarItem]?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates an empty tab bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UITabBar.self)
    }

    private func commonInit() {
        accessibilityTraits = .tabBar
        for view in backgrounds.views {
            view.isSeparatorBelow = false
            addSubview(view)
        }
        indicatorView.isUserInteractionEnabled = false
        addSubview(indicatorView)
        updateAppearance()
    }

    // MARK: Items

    /// Receives what the user selects. Not retained. A tab bar controller is the delegate of its bar.
    open weak var delegate: (any UITabBarDelegate)? {
        willSet {
            if let owner = owningController, (newValue as AnyObject?) !== owner {
                misuse(
                    "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.", raises: true)
            }
        }
    }
    /// The tab bar controller that owns the bar. Not retained.
    weak var owningController: UITabBarController?

    /// The items, from the leading side. Default nil.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. When animated, new items fade in and the others move.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        let before = buttons
        for item in storedItems ?? [] { item.observers.remove(self) }
        storedItems = items
        buttons = (items ?? []).map { item in before.first { $0.item === item } ?? makeButton(for: item) }
        for item in items ?? [] { item.observers.add(self) { [weak self] in self?.updateButtons() } }
        if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
        let gone = before.filter { button in !buttons.contains { $0 === button } }
        let fresh = buttons.filter { button in !before.contains { $0 === button } }
        for button in gone { button.removeFromSuperview() }
        for button in fresh { addSubview(button) }
        updateButtons()
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.performWithoutAnimation {
            for (button, frame) in zip(buttons, itemFrames()) where fresh.contains(button) {
                button.frame = frame
                button.alpha = 0
            }
        }
        UIView.animate(withDuration: Self.itemFadeDuration) {
            for button in fresh { button.alpha = 1 }
            self.layoutIfNeeded()
        }
    }

    /// The duration of the fade of animated item changes, in seconds.
    private static let itemFadeDuration = 0.25

    private func makeButton(for item: UITabBarItem) -> TabBarButton {
        let button = TabBarButton(item: item)
        button.addAction(
            UIAction { [weak self, weak item] _ in
                if let item { self?.userSelected(item) }
            }, for: .touchUpInside)
        return button
    }

    private func userSelected(_ item: UITabBarItem) {
        if let owningController {
            owningController.userSelected(item)
        } else {
            selectedItem = item
            delegate?.tabBar(self, didSelect: item)
        }
    }

    /// The selected item. Default nil. Setting it does not call the delegate.
    open var selectedItem: UITabBarItem? {
        didSet {
            guard selectedItem !== oldValue else { return }
            updateAppearance()
            setNeedsLayout()
        }
    }

    // MARK: Customizing

    private var customization: TabCustomization?

    /// Whether the panel is shown in which the user chooses what the bar shows.
    open var isCustomizing: Bool { customization != nil }

    /// Shows a panel above the bar with `items`, from which the user drags onto the bar what it shows in place of the item
    /// there. Done ends it. No effect while it is shown, and for a bar without a superview. A tab bar controller then has its
    /// controllers in the order of the bar.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        guard customization == nil, superview != nil else { return }
        delegate?.tabBar(self, willBeginCustomizing: items)
        let customization = TabCustomization(of: self, choosingAmong: items)
        self.customization = customization
        customization.begin { [weak self] in
            if let self { delegate?.tabBar(self, didBeginCustomizing: items) }
        }
    }

    /// Removes the panel.
    ///
    /// - Returns: Whether the bar shows other items than before, or in another order; false if there is no panel.
    @discardableResult open func endCustomizing(animated: Bool) -> Bool {
        guard let customization else { return false }
        let hasChanged = customization.hasChanged
        delegate?.tabBar(self, willEndCustomizing: items ?? [], changed: hasChanged)
        self.customization = nil
        customization.end(animated: animated) { [self] in
            delegate?.tabBar(self, didEndCustomizing: items ?? [], changed: hasChanged)
        }
        return hasChanged
    }

    /// Whether the item opens the list of the tabs that the bar has no room for, and therefore stays.
    func isMoreItem(_ item: UITabBarItem) -> Bool { owningController?.moreIfLoaded?.tabBarItem === item }

    /// The item at a point of the bar.
    func itemIndex(at point: CGPoint) -> Int? { itemFrames().firstIndex { $0.contains(point) } }

    /// The view of `item`, for popovers that are anchored to it.
    package func view(of item: UITabBarItem) -> UIView? { buttons.first { $0.item === item } }

    // MARK: Appearance

    private var appearances = BarAppearanceStorage<UITabBarAppearance>() {
        didSet {
            updateAppearance()
            owningController?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The appearance over content. Older properties such as `barTintColor` apply until this is set.
    open var standardAppearance: UITabBarAppearance {
        get { effectiveStandardAppearance }
        set {
            noteAppearance(.standardAppearance, \UITabBar.standardAppearance, newValue)
            appearances.setStandard(newValue)
        }
    }
    /// The appearance while the content ends above the bar. Default nil: `standardAppearance` without a background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set {
            noteAppearance(.scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance, newValue)
            appearances.setScrollEdge(newValue)
        }
    }
    /// The style of the bar. No effect once `standardAppearance` is set. Default `default`.
    open var barStyle: UIBarStyle {
        get { appearances.legacy.style }
        set {
            noteAppearance(.barStyle, \UITabBar.barStyle, newValue)
            appearances.legacy.style = newValue
        }
    }
    /// Whether content behind the bar is visible through it. An opaque bar also bounds the views of its controller, see
    /// `UIViewController.edgesForExtendedLayout`. Default true; false with an opaque background image.
    open var isTranslucent: Bool {
        get { appearances.legacy.isTranslucent }
        set {
            noteAppearance(.isTranslucent, \UITabBar.isTranslucent, newValue)
            appearances.legacy.isTranslucent = newValue
        }
    }
    /// The background color. No effect once `standardAppearance` is set. Default nil.
    open var barTintColor: UIColor? {
        get { appearances.legacy.barTintColor }
        set {
            noteAppearance(.barTintColor, \UITabBar.barTintColor, newValue)
            appearances.legacy.barTintColor = newValue
        }
    }
    /// The background image. No effect once `standardAppearance` is set. Default nil.
    open var backgroundImage: UIImage? {
        get { appearances.legacy.backgrounds[.default] }
        set {
            noteAppearance(.backgroundImage, \UITabBar.backgroundImage, newValue)
            appearances.legacy.backgrounds[.default] = newValue
        }
    }
    /// The image in place of the separator. Shown only together with a background image. Default nil.
    open var shadowImage: UIImage? {
        get { appearances.legacy.shadowImage }
        set {
            noteAppearance(.shadowImage, \UITabBar.shadowImage, newValue)
            appearances.legacy.shadowImage = newValue
        }
    }
    /// The image behind the selected item. Default nil.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            noteAppearance(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage, selectionIndicatorImage)
            updateAppearance()
        }
    }
    /// The color of items that are not selected. Default nil: gray.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            noteAppearance(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor, unselectedItemTintColor)
            updateButtons()
        }
    }
    /// How the items are distributed. Default `automatic`.
    open var itemPositioning = ItemPositioning.automatic {
        didSet {
            noteAppearance(.itemPositioning, \UITabBar.itemPositioning, itemPositioning)
            setNeedsLayout()
        }
    }
    /// The width of centered items, in points. Default 0: the system's.
    open var itemWidth: CGFloat = 0 {
        didSet {
            noteAppearance(.itemWidth, \UITabBar.itemWidth, itemWidth)
            setNeedsLayout()
        }
    }
    /// The gap between centered items, in points. Default 0: the system's.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            noteAppearance(.itemSpacing, \UITabBar.itemSpacing, itemSpacing)
            setNeedsLayout()
        }
    }

    private var effectiveStandardAppearance: UITabBarAppearance {
        if let own = appearances.standard { return own }
        let appearance = UITabBarAppearance(idiom: traitCollection.userInterfaceIdiom)
        appearances.legacy.apply(to: appearance, isCompact: false)
        appearance.selectionIndicatorImage = selectionIndicatorImage
        return appearance
    }

    private var scrolledAppearance: UITabBarAppearance {
        selectedItem?.standardAppearance ?? effectiveStandardAppearance
    }

    private var effectiveScrollEdgeAppearance: UITabBarAppearance {
        if let appearance = selectedItem?.scrollEdgeAppearance ?? appearances.scrollEdge { return appearance }
        let appearance = UITabBarAppearance(barAppearance: scrolledAppearance)
        appearance.configureWithTransparentBackground()
        return appearance
    }

    /// The opacity of the background over content, 0 to 1. It is 0 while the content ends above the bar.
    package var backgroundFraction: CGFloat = 1 {
        didSet {
            guard backgroundFraction != oldValue else { return }
            backgrounds.setFraction(backgroundFraction)
            if (oldValue < 0.5) != (backgroundFraction < 0.5) { updateButtons() }
        }
    }

    private func updateAppearance() {
        backgrounds.apply(scrolledAppearance, scrollEdge: effectiveScrollEdgeAppearance, isDark: appearances.isDark)
        updateButtons()
        setNeedsLayout()
    }

    private func updateButtons() {
        let appearance = backgroundFraction < 0.5 ? effectiveScrollEdgeAppearance : scrolledAppearance
        let style = TabBarLayout.Style(for: traitCollection)
        let items = appearance.items(in: style)
        for button in buttons {
            let isSelected = button.item === selectedItem
            let state = isSelected ? items.selected : button.item.isEnabled ? items.normal : items.disabled
            let plain = button.item.isEnabled ? unselectedItemTintColor ?? .systemGray : .tertiaryLabel
            button.update(
                isSelected: isSelected,
                look: TabBarButton.Look(style: style, color: isSelected ? tintColor : plain, state: state))
        }
        indicatorView.image = appearance.selectionIndicatorImage
        indicatorView.tintColor = appearance.selectionIndicatorTintColor ?? tintColor
        indicatorView.isHidden = indicatorView.image == nil || selectedItem == nil
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateButtons()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        updateAppearance()
    }

    // MARK: Layout

    /// The height of the bar with the part of the safe area below it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width, height: TabBarMetrics.height(for: traitCollection) + (window?.safeAreaInsets.bottom ?? 0)
        )
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: TabBarMetrics.height(for: traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in backgrounds.views { view.frame = bounds }
        let frames = itemFrames()
        for (button, frame) in zip(buttons, frames) { button.frame = frame }
        customization?.layOut()
        if let index = buttons.firstIndex(where: { $0.item === selectedItem }), let image = indicatorView.image {
            indicatorView.frame = CGRect(
                x: (frames[index].midX - image.size.width / 2).rounded(),
                y: (frames[index].midY - image.size.height / 2).rounded(), width: image.size.width,
                height: image.size.height)
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// The frames of the items. In a bar that is higher than its row, they are in the part inside the safe area.
    private func itemFrames() -> [CGRect] {
        let safe = safeAreaInsets
        let height = min(TabBarMetrics.height(for: traitCollection), bounds.height)
        let area = CGRect(
            x: safe.left, y: 0, width: max(0, bounds.width - safe.left - safe.right), height: height)
        let appearance = scrolledAppearance
        var layout = TabBarLayout(style: TabBarLayout.Style(for: traitCollection))
        layout.positioning = itemPositioning == .automatic ? appearance.stackedItemPositioning : itemPositioning
        layout.itemWidth = itemWidth > 0 ? itemWidth : appearance.stackedItemWidth
        layout.itemSpacing = itemSpacing > 0 ? itemSpacing : appearance.stackedItemSpacing
        return layout.frames(
            count: buttons.count, in: area, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
