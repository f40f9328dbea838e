import CoreGraphics
import QuartzCore

/// The bar at the top of a navigation stack: a title, large while content stands at its top, buttons and the way back.
@MainActor open class UINavigationBar: UIView {
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let shadow = UIView()
    private let largeTitle = UILabel()
    private let largeTitleClip = UIView()
    private(set) var content: NavigationBarContent?

    /// Told when the back button is tapped.
    var onBack: (() -> Void)?
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
        background.isUserInteractionEnabled = false
        shadow.backgroundColor = .separator
        background.contentView.addSubview(shadow)
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isUserInteractionEnabled = false
        largeTitle.font = .systemFont(ofSize: BarNumbers.largeFontSize, weight: .bold)
        largeTitle.accessibilityTraits = [.header, .staticText]
        largeTitleClip.addSubview(largeTitle)
        addSubview(background)
        addSubview(largeTitleClip)
    }

    // MARK: Items

    private var ownItems: [UINavigationItem] = []

    /// The screens on the stack, the shown one last.
    open var items: [UINavigationItem]? {
        get { ownItems }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? { ownItems.last }
    /// The screen that the back button leads to.
    open var backItem: UINavigationItem? { ownItems.count > 1 ? ownItems[ownItems.count - 2] : nil }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let old = topItem
        let isBack = items.map { items in old.map { !items.contains($0) && items.count < ownItems.count } ?? false }
        ownItems.forEach { $0.onChange = nil }
        ownItems = items ?? []
        for item in ownItems { item.onChange = { [weak self] in self?.showTopItem() } }
        let (before, title) = (content, largeTitleCopy())
        showTopItem()
        guard animated, let before, old !== topItem else { return }
        layoutIfNeeded()
        slide(from: before, title, isBack: isBack == true)
    }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems(ownItems + [item], animated: animated) }
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let last = topItem else { return nil }
        setItems(ownItems.dropLast(), animated: animated)
        return last
    }

    private func showTopItem() {
        content?.removeFromSuperview()
        content = nil
        if let item = topItem {
            let made = NavigationBarContent(item, previous: backItem) { [weak self] in self?.goBack() }
            addSubview(made)
            content = made
        }
        largeTitle.text = topItem?.title
        setNeedsLayout()
        onChange?()
    }

    private func goBack() {
        if let onBack { onBack() } else { popItem(animated: true) }
    }

    // MARK: Large titles

    /// Whether titles are large where their items do not say otherwise. Default false.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { onChange?() } }
    }

    /// Whether the shown screen has a large title: it says so, or the first below it that does.
    var hasLargeTitle: Bool {
        guard prefersLargeTitles else { return false }
        for item in ownItems.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never: return false
            case .automatic: continue
            }
        }
        return true
    }

    /// How much of the large title's room is shown; more than its height while content is pulled down. Points.
    var largeRoom: CGFloat = 0 {
        didSet { if largeRoom != oldValue { setNeedsLayout() } }
    }
    /// How much of the background is there, 0 to 1: none while content stands at its top.
    var backgroundPart: CGFloat = 1 {
        didSet { if backgroundPart != oldValue { background.alpha = backgroundPart } }
    }
    /// How far the background reaches above the bar, behind the status bar. Points.
    var reach: CGFloat = 0 {
        didSet { if reach != oldValue { setNeedsLayout() } }
    }

    // MARK: Layout

    /// The height without a large title. Points.
    func rowHeight(for traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return BarNumbers.padHeight }
        let isFlat = traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
        return isFlat ? BarNumbers.compactHeight : BarNumbers.phoneHeight
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let large = hasLargeTitle ? BarNumbers.largeTitleHeight : 0
        return CGSize(width: size.width, height: rowHeight(for: traitCollection) + large)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let row = rowHeight(for: traitCollection)
        let line = 1 / max(1, traitCollection.displayScale)
        background.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
        shadow.frame = CGRect(x: 0, y: background.bounds.height, width: bounds.width, height: line)
        content?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: row)
        layOutLargeTitle(below: row)
    }

    private func layOutLargeTitle(below row: CGFloat) {
        largeTitleClip.isHidden = !hasLargeTitle
        content?.isTitleHidden =
            hasLargeTitle && topItem?.titleView == nil
            && largeRoom > BarNumbers.largeTitleHeight - BarNumbers.largeTitleBottom - largeTitle.font.lineHeight
                + BarNumbers.titleSwitch
        let margin = NavigationBarContent.margin(in: bounds.width) + safeAreaInsets.left
        largeTitleClip.frame = CGRect(x: 0, y: row, width: bounds.width, height: max(0, largeRoom))
        let size = largeTitle.sizeThatFits(.zero)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = max(0, min(size.width, bounds.width - 2 * margin))
        largeTitle.frame = CGRect(
            x: isMirrored ? bounds.width - margin - width : margin,
            y: largeRoom - size.height - BarNumbers.largeTitleBottom, width: width, height: size.height)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { onChange?() }
    }

    // MARK: Motion

    /// What can be seen of the large title, as a view of its own that stays for the way out; nil without one.
    private func largeTitleCopy() -> UIView? {
        guard window != nil, !largeTitleClip.isHidden, largeTitleClip.bounds.height > 0 else { return nil }
        let clip = UIView(frame: largeTitleClip.frame)
        clip.clipsToBounds = true
        clip.isUserInteractionEnabled = false
        let copy = UILabel(frame: largeTitle.frame)
        (copy.font, copy.text, copy.isAccessibilityElement) = (largeTitle.font, largeTitle.text, false)
        clip.addSubview(copy)
        return clip
    }

    private func slide(from old: NavigationBarContent, _ oldTitle: UIView?, isBack: Bool) {
        guard window != nil, let fresh = content else { return }
        insertSubview(old, belowSubview: fresh)
        let direction: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let way = bounds.width * BarNumbers.parallax * (isBack ? -direction : direction)
        if let oldTitle {
            insertSubview(oldTitle, belowSubview: fresh)
            NavigationMotion.shift(oldTitle.layer, to: CGPoint(x: -way, y: 0))
            NavigationMotion.fade(oldTitle.layer, from: 1, to: 0)
            oldTitle.layer.opacity = 0
        }
        NavigationMotion.shift(largeTitle.layer, from: CGPoint(x: way, y: 0))
        NavigationMotion.fade(largeTitle.layer, from: 0, to: 1)
        NavigationMotion.move(fresh.layer, by: CGPoint(x: way, y: 0))
        NavigationMotion.fade(fresh.layer, from: 0, to: 1)
        NavigationMotion.move(old.layer, to: CGPoint(x: -way, y: 0))
        NavigationMotion.fade(old.layer, from: 1, to: 0)
        old.layer.opacity = 0
        old.isUserInteractionEnabled = false
        _ = UIKitSystem.current?.frameLoop.finish("a navigation bar", after: BarNumbers.transition) {
            [weak old, weak oldTitle] in
            old?.removeFromSuperview()
            oldTitle?.removeFromSuperview()
        }
    }
}
