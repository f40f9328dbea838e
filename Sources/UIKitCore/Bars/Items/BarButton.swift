import CoreGraphics
import QuartzCore

/// The button of a bar item, or a back button.
final class BarButton: UIControl, UIPointerInteractionDelegate {
    /// The title and image of the button.
    struct Content: Equatable {
        var title: String?
        /// Titles for which the button reserves width.
        var possibleTitles: Set<String> = []
        var image: UIImage?
        var imageInsets = UIEdgeInsets.zero
    }

    private var content = Content()
    private var style = BarButtonStyle(item: nil, appearance: nil, isCompact: false)
    private var isCompact = false
    private let label = UILabel()
    private let imageView = UIImageView()
    private let backgroundImageView = UIImageView()
    private let handler: (UIEvent?) -> Void
    /// The item that the button shows; nil for a back button.
    private(set) weak var item: UIBarButtonItem?
    /// The item's menu when the button was updated.
    private(set) weak var shownMenu: UIMenu?

    init(perform: @escaping (UIEvent?) -> Void) {
        self.handler = perform
        super.init(frame: .zero)
        accessibilityTraits = .button
        for view in [backgroundImageView, imageView, label] {
            view.isHidden = true
            addSubview(view)
        }
        addInteraction(UIPointerInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func update(_ content: Content, style buttonStyle: BarButtonStyle, isCompact: Bool) {
        self.content = content
        self.style = buttonStyle
        self.isCompact = isCompact
        imageView.preferredSymbolConfiguration = BarMetrics.symbolConfiguration(isCompact: isCompact)
        imageView.image = content.image
        imageView.isHidden = content.image == nil
        label.isHidden = content.title == nil
        updateForState()
    }

    /// Updates the button from `item`.
    func update(from item: UIBarButtonItem, appearance: UIBarButtonItemAppearance?, isCompact: Bool) {
        updateOpenMenu(from: item)
        self.item = item
        shownMenu = item.menu
        isContextMenuInteractionEnabled = item.menu != nil
        showsMenuAsPrimaryAction = item.showsMenuAsPrimaryAction
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.systemItem?.title
        tintColor = item.tintColor
        update(
            item.content(isCompact: isCompact),
            style: BarButtonStyle(item: item, appearance: appearance, isCompact: isCompact),
            isCompact: isCompact)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        item?.applyAppearance(shownBy: self)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }

    // MARK: States

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateForState()
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateForState()
    }

    private func updateForState() {
        let attributes = style.attributes(in: state, tint: tintColor)
        label.setUniformText(content.title.map { UniformText($0, attributes) })
        imageView.tintColor = isEnabled ? attributes[.foregroundColor] as? UIColor : .tertiaryLabel
        let behind = style.background(in: state)
        backgroundImageView.image = behind?.image
        backgroundImageView.isHidden = behind == nil
        let isFaded = isHighlighted && !style.hasCustomHighlightColor()
        for view in [label, imageView] { view.alpha = isFaded ? BarMetrics.pressedAlpha : 1 }
        layer.backgroundColor =
            isSelected ? UIColor.tertiarySystemFill.resolvedColor(with: traitCollection).cgColor : nil
        layer.cornerRadius = isSelected ? BarMetrics.selectedRadius : 0
        setNeedsLayout()
    }

    override func sendActions(for controlEvents: Event, with event: UIEvent?) {
        super.sendActions(for: controlEvents, with: event)
        if controlEvents.contains(.touchUpInside) { handler(event) }
    }

    // MARK: Layout

    private func imageSize() -> CGSize {
        guard !imageView.isHidden else { return .zero }
        let size = imageView.sizeThatFits(.zero)
        let insets = content.imageInsets
        return CGSize(
            width: max(0, size.width + insets.left + insets.right),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    private func textWidth() -> CGFloat {
        guard content.title != nil else { return 0 }
        let own = label.sizeThatFits(.zero).width
        guard !content.possibleTitles.isEmpty else { return own }
        let font = style.attributes(in: state, tint: tintColor)[.font] as? UIFont
        // The title may be semibold in another state or as another item style.
        let widest = UIFont.systemFont(ofSize: font?.pointSize ?? BarMetrics.fontSize, weight: .semibold)
        return content.possibleTitles.union([content.title ?? ""]).reduce(own) {
            max($0, $1.size(withAttributes: [.font: widest]).width.rounded(.up))
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = textWidth()
        let image = imageSize().width
        let gap = text > 0 && image > 0 ? BarMetrics.backGap : 0
        return CGSize(width: text + image + gap, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let image = imageSize()
        let insets = content.imageInsets
        let gap = content.title != nil && image.width > 0 ? BarMetrics.backGap : 0
        let text = label.sizeThatFits(.zero)
        let textWidth = max(0, min(text.width, bounds.width - image.width - gap))
        // The content is centered in a button that is wider.
        let start = max(0, (bounds.width - image.width - gap - textWidth) / 2)
        func contentFrame(x: CGFloat, size: CGSize) -> CGRect {
            CGRect(
                x: isMirrored ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
        }
        imageView.frame = contentFrame(x: start, size: image).inset(by: insets)
        let offset = style.titleOffset(in: state)
        label.frame = contentFrame(x: start + image.width + gap, size: CGSize(width: textWidth, height: text.height))
            .offsetBy(dx: offset.horizontal, dy: offset.vertical)
        let shift = style.background(in: state)?.offset ?? .zero
        backgroundImageView.frame = bounds.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    }

    // MARK: Pointer

    /// A rounded square around an image, and a wider rectangle around a title, lower than the bar.
    var pointerFrame: CGRect {
        let side = min(BarMetrics.pointerSide, bounds.height)
        let margin = content.title == nil ? 0 : BarMetrics.pointerMargin
        let width = max(side, sizeThatFits(bounds.size).width + 2 * margin)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - side / 2, width: width, height: side)
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard window != nil else { return nil }
        let preview = UITargetedPreview(view: self)
        return UIPointerStyle(
            effect: .highlight(preview), shape: .roundedRect(convert(pointerFrame, to: preview.target.container)))
    }

    /// Extends the touch area horizontally.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -BarMetrics.touchMargin, dy: 0).contains(point)
    }
}
