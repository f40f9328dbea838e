import CoreGraphics
import QuartzCore

/// A navigation bar's content for one screen: back button, buttons and title. Points, y down.
final class NavigationBarContent: UIView, BarItemContainer {
    let item: UINavigationItem
    private let previous: UINavigationItem?
    private let title = UILabel()
    private var titleView: UIView?
    private var backButton: BarButton?
    /// The title that the back button shows; nil for the chevron alone.
    private var shownBackTitle: String?
    private lazy var leadingItems = BarItemViews(for: self) { [weak self] in self?.update(animated: false) }
    private lazy var trailingItems = BarItemViews(for: self) { [weak self] in self?.update(animated: false) }
    private let onBack: () -> Void
    private var appearance: UINavigationBarAppearance
    private var isCompact: Bool
    /// Whether the view has been laid out once.
    private var hasLaidOut = false
    /// Whether the title is hidden because the large title is visible.
    var isTitleHidden = false {
        didSet { if isTitleHidden != oldValue { animateTitleAlpha() } }
    }

    /// - Parameter previous: The item that the back button returns to; nil for the first screen.
    init(
        item: UINavigationItem, previous: UINavigationItem?, appearance: UINavigationBarAppearance,
        isCompact: Bool, onBack: @escaping () -> Void
    ) {
        self.item = item
        self.previous = previous
        self.appearance = appearance
        self.isCompact = isCompact
        self.onBack = onBack
        super.init(frame: .zero)
        title.accessibilityTraits = [.header, .staticText]
        addSubview(title)
        update(animated: false)
    }

    required init?(coder: NSCoder) { nil }

    var itemViews: [UIView] { (backButton.map { [$0] } ?? []) + leadingItems.views + trailingItems.views }

    /// Applies another appearance.
    func apply(_ appearance: UINavigationBarAppearance, isCompact: Bool) {
        guard appearance !== self.appearance || isCompact != self.isCompact else { return }
        self.appearance = appearance
        self.isCompact = isCompact
        update(animated: false)
    }

    /// Updates title and buttons from the item. New buttons fade in when `animated`.
    func update(animated: Bool) {
        let before = itemViews
        updateTitle()
        updateBackButton()
        var gone: [UIView] = []
        let leading = (item.splitColumnButton.map { [$0] } ?? []) + (item.leftBarButtonItems ?? [])
        for (views, items) in [(leadingItems, leading), (trailingItems, item.rightBarButtonItems ?? [])] {
            views.isCompact = isCompact
            views.appearance = { [appearance] in
                $0 == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
            }
            gone += views.updateViews(for: items, in: self)
        }
        let isMoving = animated && hasLaidOut && window != nil
        for view in gone where view.superview === self { BarAnimation.remove(view, animated: isMoving) }
        if isMoving { for view in itemViews where !before.contains(view) { BarAnimation.fadeIn(view) } }
        setNeedsLayout()
    }

    /// Detaches this view from its items, because the bar shows another item from now on.
    func detachFromItem() {
        for views in [leadingItems, trailingItems] { views.releaseItems() }
        isUserInteractionEnabled = false
    }

    private func updateTitle() {
        let size = isCompact ? BarMetrics.compactFontSize : BarMetrics.fontSize
        let base: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: .semibold), .foregroundColor: UIColor.label,
        ]
        title.setUniformText(item.title.map { UniformText($0, base.merging(appearance.titleTextAttributes) { $1 }) })
        title.isHidden = item.titleView != nil
        guard item.titleView !== titleView else { return }
        if let titleView, titleView.superview === self { titleView.removeFromSuperview() }
        titleView = item.titleView
        if let titleView { addSubview(titleView) }
    }

    private func updateBackButton() {
        let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        guard let previous, !item.hidesBackButton, !isReplaced else {
            backButton?.removeFromSuperview()
            backButton = nil
            return
        }
        let button = backButton ?? BarButton { [onBack] _ in onBack() }
        backButton = button
        if button.superview == nil { addSubview(button) }
        setBackTitle(previous.backButtonTitles[0])
        button.accessibilityLabel = previous.backButtonTitles[0] ?? SystemText.back.localized
        button.accessibilityTraits = [.button, .backButton]
        button.tintColor = previous.backBarButtonItem?.tintColor
    }

    private func setBackTitle(_ title: String?) {
        shownBackTitle = title
        let style = BarButtonStyle(
            item: previous?.backBarButtonItem, appearance: appearance.backButtonAppearance, isCompact: isCompact)
        backButton?.update(
            BarButton.Content(title: title, image: appearance.backIndicatorImage), style: style, isCompact: isCompact)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets
        let (leadingSafe, trailingSafe) = isMirrored ? (safe.right, safe.left) : (safe.left, safe.right)
        let margin = BarMetrics.margin(inWidth: bounds.width, safeArea: safe)
        let full = max(0, bounds.width - leadingSafe - trailingSafe - 2 * margin)
        let backEnd = backButton == nil ? nil : layOutBackButton(at: leadingSafe + margin - BarMetrics.backOutset)
        let start = backEnd.map { $0 + BarMetrics.itemGap } ?? leadingSafe + margin
        let rightEnd = bounds.width - trailingSafe - margin
        let preferredLength = trailingItems.layout(in: .infinity, height: bounds.height).length
        // If the items do not fit, each side gets half of the space, or more if the other side needs less.
        let leftWanted = leadingItems.layout(in: .infinity, height: bounds.height).length
        let isTight = leftWanted + preferredLength > full
        let rightRoom = isTight ? max(full / 2, full - leftWanted) : preferredLength
        let leftRoom = isTight ? full - min(rightRoom, preferredLength) : leftWanted
        let leftRow = leadingItems.layout(in: leftRoom, height: bounds.height)
        for (view, place) in zip(leadingItems.views, leftRow.spans) {
            self.position(view, x: start + place.start, width: place.width)
        }
        let rightRow = trailingItems.layout(in: rightRoom, height: bounds.height)
        for (view, place) in zip(trailingItems.views, rightRow.spans) {
            self.position(view, x: rightEnd - place.end, width: place.width)
        }
        let end = trailingItems.views.isEmpty ? rightEnd : rightEnd - rightRow.length - BarMetrics.titleGap
        let titleStart =
            leadingItems.views.isEmpty
            ? backEnd.map { $0 + backTitleGap } ?? start : start + leftRow.length + BarMetrics.titleGap
        layOutTitle(from: titleStart, to: end)
        hasLaidOut = true
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// From the back button to a title beside it. Without a title of its own, the chevron keeps its gap.
    private var backTitleGap: CGFloat { BarMetrics.backTitleGap + (shownBackTitle == nil ? BarMetrics.backGap : 0) }

    /// Positions the back button with the longest title that fits beside a centered title. Returns its trailing edge.
    private func layOutBackButton(at x: CGFloat) -> CGFloat {
        guard let backButton, let previous else { return x }
        let availableWidth = (bounds.width - min(titleSize.width, bounds.width)) / 2 - BarMetrics.backTitleGap - x
        var width: CGFloat = 0
        for title in previous.backButtonTitles {
            setBackTitle(title)
            width = backButton.sizeThatFits(bounds.size).width
            if width <= availableWidth { break }
        }
        position(backButton, x: x, width: width)
        return x + width
    }

    private func position(_ view: UIView, x: CGFloat, width: CGFloat) {
        let height = BarItemViews.size(of: view, bounds.height).height
        view.frame = CGRect(
            x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width, height: height)
    }

    private var titleSize: CGSize {
        guard let titleView else { return title.sizeThatFits(bounds.size) }
        let size = BarItemViews.size(of: titleView, bounds.height)
        guard titleView.fillsTitleArea else { return size }
        // A rotation has given it the height of a lower bar.
        let hasOwnHeight = titleView.translatesAutoresizingMaskIntoConstraints
        let height = hasOwnHeight ? titleView.sizeThatFits(bounds.size).height : size.height
        return CGSize(width: .greatestFiniteMagnitude, height: min(height, bounds.height))
    }

    /// Positions the title: centered in the bar if there is room on both sides, otherwise between the buttons.
    private func layOutTitle(from start: CGFloat, to end: CGFloat) {
        let preferredSize = titleSize
        let width = max(0, min(preferredSize.width, end - start))
        let x = max(start, min((bounds.width - width) / 2, end - width))
        let scale = max(1, traitCollection.displayScale)
        let y = ((bounds.height - preferredSize.height) / 2 * scale).rounded(.down) / scale
        let offset = titleView == nil ? appearance.titlePositionAdjustment : .zero
        (titleView ?? title).frame = CGRect(
            x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: preferredSize.height
        ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }

    private func animateTitleAlpha() {
        let targetOpacity: Float = isTitleHidden ? 0 : 1
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = title.layer.presentation()?.opacity ?? title.layer.opacity
        fade.toValue = targetOpacity
        fade.duration = BarMetrics.titleFadeDuration
        // A new screen shows its title without an animation.
        if hasLaidOut, UIView.areAnimationsEnabled { title.layer.add(fade, forKey: "title") }
        title.layer.opacity = targetOpacity
    }
}
