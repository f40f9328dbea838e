import CoreGraphics
import QuartzCore

/// A navigation bar's content for one screen: back button, buttons and title. Points, y down.
final class NavigationBarContent: UIView, BarItemHolder {
    let item: UINavigationItem
    private let previous: UINavigationItem?
    private let title = UILabel()
    private var titleView: UIView?
    private var back: BarButton?
    private lazy var left = BarItemViews(for: self) { [weak self] in self?.show(animated: false) }
    private lazy var right = BarItemViews(for: self) { [weak self] in self?.show(animated: false) }
    private let goBack: () -> Void
    private var appearance: UINavigationBarAppearance
    private var isCompact: Bool
    /// Whether the view has been laid out once.
    private var isPlaced = false
    /// Whether the title is hidden because the large title is visible.
    var isTitleHidden = false {
        didSet { if isTitleHidden != oldValue { fadeTitle() } }
    }

    /// - Parameter previous: The item that the back button returns to; nil for the first screen.
    init(
        _ item: UINavigationItem, previous: UINavigationItem?, _ appearance: UINavigationBarAppearance,
        isCompact: Bool, goBack: @escaping () -> Void
    ) {
        (self.item, self.previous, self.appearance, self.isCompact) = (item, previous, appearance, isCompact)
        self.goBack = goBack
        super.init(frame: .zero)
        title.accessibilityTraits = [.header, .staticText]
        addSubview(title)
        show(animated: false)
    }

    required init?(coder: NSCoder) { nil }

    var itemViews: [UIView] { (back.map { [$0] } ?? []) + left.views + right.views }

    /// Applies another appearance.
    func dress(_ appearance: UINavigationBarAppearance, isCompact: Bool) {
        guard appearance !== self.appearance || isCompact != self.isCompact else { return }
        (self.appearance, self.isCompact) = (appearance, isCompact)
        show(animated: false)
    }

    /// Updates title and buttons from the item. New buttons fade in when `animated`.
    func show(animated: Bool) {
        let before = itemViews
        showTitle()
        showBackButton()
        var gone: [UIView] = []
        let leading = (item.columnButton.map { [$0] } ?? []) + (item.leftBarButtonItems ?? [])
        for (views, items) in [(left, leading), (right, item.rightBarButtonItems ?? [])] {
            views.isCompact = isCompact
            views.appearance = { [appearance] in
                $0 == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
            }
            gone += views.show(items, in: self)
        }
        let isMoving = animated && isPlaced && window != nil
        for view in gone where view.superview === self { BarMotion.remove(view, animated: isMoving) }
        if isMoving { for view in itemViews where !before.contains(view) { BarMotion.fadeIn(view) } }
        setNeedsLayout()
    }

    /// Detaches this view from its items, because the bar shows another item from now on.
    func retire() {
        for views in [left, right] { views.retire() }
        isUserInteractionEnabled = false
    }

    private func showTitle() {
        let size = isCompact ? BarNumbers.compactFontSize : BarNumbers.fontSize
        let base: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: .semibold), .foregroundColor: UIColor.label,
        ]
        title.show(item.title.map { UniformText($0, base.merging(appearance.titleTextAttributes) { $1 }) })
        title.isHidden = item.titleView != nil
        guard item.titleView !== titleView else { return }
        if let titleView, titleView.superview === self { titleView.removeFromSuperview() }
        titleView = item.titleView
        if let titleView { addSubview(titleView) }
    }

    private func showBackButton() {
        let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        guard let previous, !item.hidesBackButton, !isReplaced else {
            back?.removeFromSuperview()
            back = nil
            return
        }
        let button = back ?? BarButton(perform: goBack)
        back = button
        if button.superview == nil { addSubview(button) }
        showBack(previous.wordsBack[0])
        button.accessibilityLabel = previous.wordsBack[0] ?? "Back"
        button.tintColor = previous.backBarButtonItem?.tintColor
    }

    private func showBack(_ words: String?) {
        let look = BarButtonLook(previous?.backBarButtonItem, appearance.backButtonAppearance, isCompact: isCompact)
        back?.show(
            BarButton.Content(title: words, image: appearance.backIndicatorImage), look, isCompact: isCompact)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets
        let (leadingSafe, trailingSafe) = isMirrored ? (safe.right, safe.left) : (safe.left, safe.right)
        let margin = BarNumbers.margin(in: bounds.width)
        let full = max(0, bounds.width - leadingSafe - trailingSafe - 2 * margin)
        var start = leadingSafe + margin
        if back != nil { start = layOutBack(leadingSafe) + BarNumbers.titleGap }
        let rightEnd = bounds.width - trailingSafe - margin
        let wanted = right.row(in: .infinity, height: bounds.height).length
        // If the items do not fit, each side gets half of the space, or more if the other side needs less.
        let leftWanted = left.row(in: .infinity, height: bounds.height).length
        let isTight = leftWanted + wanted > full
        let rightRoom = isTight ? max(full / 2, full - leftWanted) : wanted
        let leftRoom = isTight ? full - min(rightRoom, wanted) : leftWanted
        let leftRow = left.row(in: leftRoom, height: bounds.height)
        for (view, place) in zip(left.views, leftRow.places) { self.place(view, at: start + place.start, place.width) }
        let rightRow = right.row(in: rightRoom, height: bounds.height)
        for (view, place) in zip(right.views, rightRow.places) {
            self.place(view, at: rightEnd - place.end, place.width)
        }
        let end = right.views.isEmpty ? rightEnd : rightEnd - rightRow.length - BarNumbers.titleGap
        layOutTitle(from: left.views.isEmpty ? start : start + leftRow.length + BarNumbers.titleGap, to: end)
        isPlaced = true
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Positions the back button with the longest title that fits beside a centered title. Returns its trailing edge.
    private func layOutBack(_ inset: CGFloat) -> CGFloat {
        guard let back, let previous else { return inset }
        let x = BarNumbers.backMargin + inset
        let room = (bounds.width - min(titleSize.width, bounds.width)) / 2 - BarNumbers.titleGap - x
        var width: CGFloat = 0
        for words in previous.wordsBack {
            showBack(words)
            width = back.sizeThatFits(bounds.size).width
            if width <= room { break }
        }
        place(back, at: x, width)
        return x + width
    }

    private func place(_ view: UIView, at x: CGFloat, _ width: CGFloat) {
        let height = BarItemViews.size(of: view, bounds.height).height
        view.frame = CGRect(
            x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width, height: height)
    }

    private var titleSize: CGSize {
        titleView.map { BarItemViews.size(of: $0, bounds.height) } ?? title.sizeThatFits(bounds.size)
    }

    /// Positions the title: centered in the bar if there is room on both sides, otherwise between the buttons.
    private func layOutTitle(from start: CGFloat, to end: CGFloat) {
        let wanted = titleSize
        let width = max(0, min(wanted.width, end - start))
        let x = max(start, min((bounds.width - width) / 2, end - width))
        let scale = max(1, traitCollection.displayScale)
        let y = ((bounds.height - wanted.height) / 2 * scale).rounded(.down) / scale
        let offset = titleView == nil ? appearance.titlePositionAdjustment : .zero
        (titleView ?? title).frame = CGRect(
            x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: wanted.height
        ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }

    private func fadeTitle() {
        let goal: Float = isTitleHidden ? 0 : 1
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = title.layer.presentation()?.opacity ?? title.layer.opacity
        fade.toValue = goal
        fade.duration = BarNumbers.titleFade
        // A new screen shows its title without an animation.
        if isPlaced { title.layer.add(fade, forKey: "title") }
        title.layer.opacity = goal
    }
}
