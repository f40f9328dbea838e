import CoreGraphics
import QuartzCore

/// What the bar shows for one screen: the way back, buttons and the title. Points, y down.
final class NavigationBarContent: UIView {
    private let item: UINavigationItem
    private let title = UILabel()
    private var back: BarButton?
    private var left: [(view: UIView, gap: CGFloat)] = []
    private var right: [(view: UIView, gap: CGFloat)] = []
    /// Whether it has been laid out.
    private var isPlaced = false
    /// Whether the title stands below, large.
    var isTitleHidden = false {
        didSet { if isTitleHidden != oldValue { fadeTitle() } }
    }

    /// - Parameter previous: The screen that the back button leads to; nil for the first.
    init(_ item: UINavigationItem, previous: UINavigationItem?, goBack: @escaping () -> Void) {
        self.item = item
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: BarNumbers.fontSize, weight: .semibold)
        title.text = item.title
        title.accessibilityTraits = [.header, .staticText]
        addSubview(item.titleView ?? title)
        makeBackButton(previous, goBack)
        left = (item.leftBarButtonItems ?? []).map(view)
        right = (item.rightBarButtonItems ?? []).map(view)
        for entry in left + right { addSubview(entry.view) }
    }

    required init?(coder: NSCoder) { nil }

    private func makeBackButton(_ previous: UINavigationItem?, _ goBack: @escaping () -> Void) {
        let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        guard let previous, !item.hidesBackButton, !isReplaced else { return }
        let button = BarButton(BarButton.Content(title: previous.wordsBack, leadsBack: true), perform: goBack)
        button.accessibilityLabel = previous.wordsBack ?? "Back"
        addSubview(button)
        back = button
    }

    private func view(for item: UIBarButtonItem) -> (view: UIView, gap: CGFloat) {
        if item.isSpace { return (UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 1)), 0) }
        if let custom = item.customView { return (custom, BarNumbers.itemGap) }
        let button = BarButton(item.content) { [weak item] in item?.perform() }
        button.isEnabled = item.isEnabled
        button.accessibilityIdentifier = item.accessibilityIdentifier
        button.accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.systemItem?.word
        if let tint = item.tintColor { button.tintColor = tint }
        if item.width > 0 { button.frame.size.width = item.width }
        return (button, BarNumbers.itemGap)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = NavigationBarContent.margin(in: bounds.width)
        var start = margin + safeAreaInsets.left
        if let back { start = layOutBack(back, margin) + BarNumbers.titleGap }
        for entry in left { start = place(entry.view, from: start) + entry.gap }
        var end = bounds.width - margin - safeAreaInsets.right
        for entry in right {
            let width = width(of: entry.view)
            place(entry.view, at: end - width, width)
            end -= width + entry.gap
        }
        layOutTitle(from: start, to: end)
        isPlaced = true
    }

    private func layOutBack(_ back: BarButton, _ margin: CGFloat) -> CGFloat {
        let x = BarNumbers.backMargin + safeAreaInsets.left
        let fitting = back.sizeThatFits(bounds.size).width
        let width = min(fitting, bounds.width / 2 - x)
        place(back, at: x, width)
        return x + width
    }

    private func place(_ view: UIView, from start: CGFloat) -> CGFloat {
        let width = width(of: view)
        place(view, at: start, width)
        return start + width
    }

    private func place(_ view: UIView, at x: CGFloat, _ width: CGFloat) {
        let height = view is BarButton ? bounds.height : min(bounds.height, view.bounds.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width, height: height)
    }

    private func width(of view: UIView) -> CGFloat {
        guard view is BarButton, view.bounds.width == 0 || view.frame.height == bounds.height else {
            return view.bounds.width > 0 ? view.bounds.width : view.sizeThatFits(bounds.size).width
        }
        return view.sizeThatFits(bounds.size).width
    }

    /// In the middle of the bar while there is room on both sides, else between the buttons.
    private func layOutTitle(from start: CGFloat, to end: CGFloat) {
        let view: UIView = item.titleView ?? title
        let wanted =
            item.titleView == nil || view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
        let width = max(0, min(wanted.width, end - start))
        let x = max(start, min((bounds.width - width) / 2, end - width))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let scale = max(1, traitCollection.displayScale)
        let y = ((bounds.height - wanted.height) / 2 * scale).rounded(.down) / scale
        view.frame = CGRect(
            x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: wanted.height)
    }

    static func margin(in width: CGFloat) -> CGFloat {
        width >= TableNumbers.wideWidth ? BarNumbers.wideMargin : BarNumbers.narrowMargin
    }

    private func fadeTitle() {
        let goal: Float = isTitleHidden ? 0 : 1
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = title.layer.presentation()?.opacity ?? title.layer.opacity
        fade.toValue = goal
        fade.duration = BarNumbers.titleFade
        // A screen that has just come shows the one title that it has.
        if isPlaced { title.layer.add(fade, forKey: "title") }
        title.layer.opacity = goal
    }
}
