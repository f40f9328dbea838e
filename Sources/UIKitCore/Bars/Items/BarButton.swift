import CoreGraphics
import QuartzCore

/// The button of a bar item, or a back button.
final class BarButton: UIControl {
    /// The title and image of the button.
    struct Content: Equatable {
        var title: String?
        /// Titles for which the button reserves width.
        var possibleTitles: Set<String> = []
        var image: UIImage?
        var imageInsets = UIEdgeInsets.zero
    }

    private var content = Content()
    private var look = BarButtonLook(nil, nil, isCompact: false)
    private var isCompact = false
    private let label = UILabel()
    private let picture = UIImageView()
    private let background = UIImageView()
    private let perform: () -> Void

    init(perform: @escaping () -> Void) {
        self.perform = perform
        super.init(frame: .zero)
        accessibilityTraits = .button
        for view in [background, picture, label] {
            view.isHidden = true
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ content: Content, _ look: BarButtonLook, isCompact: Bool) {
        (self.content, self.look, self.isCompact) = (content, look, isCompact)
        picture.preferredSymbolConfiguration = BarNumbers.symbol(isCompact: isCompact)
        picture.image = content.image
        picture.isHidden = content.image == nil
        label.isHidden = content.title == nil
        showState()
    }

    /// Updates the button from `item`.
    func show(_ item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance?, isCompact: Bool) {
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.systemItem?.word
        tintColor = item.tintColor
        show(
            item.content(isCompact: isCompact), BarButtonLook(item, appearance, isCompact: isCompact),
            isCompact: isCompact)
    }

    // MARK: States

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    private func showState() {
        let attributes = look.attributes(in: state, tint: tintColor)
        label.show(content.title.map { UniformText($0, attributes) })
        picture.tintColor = isEnabled ? attributes[.foregroundColor] as? UIColor : .tertiaryLabel
        let behind = look.background(in: state)
        background.image = behind?.image
        background.isHidden = behind == nil
        let isFaded = isHighlighted && !look.hasOwnHighlight()
        for view in [label, picture] { view.alpha = isFaded ? BarNumbers.pressedAlpha : 1 }
        layer.backgroundColor =
            isSelected ? UIColor.tertiarySystemFill.resolvedColor(with: traitCollection).cgColor : nil
        layer.cornerRadius = isSelected ? BarNumbers.selectedRadius : 0
        setNeedsLayout()
    }

    override func sendActions(for controlEvents: Event, with event: UIEvent?) {
        super.sendActions(for: controlEvents, with: event)
        if controlEvents.contains(.touchUpInside) { perform() }
    }

    // MARK: Layout

    private func imageSize() -> CGSize {
        guard !picture.isHidden else { return .zero }
        let (size, insets) = (picture.sizeThatFits(.zero), content.imageInsets)
        return CGSize(
            width: max(0, size.width + insets.left + insets.right),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    private func textWidth() -> CGFloat {
        guard content.title != nil else { return 0 }
        let own = label.sizeThatFits(.zero).width
        guard !content.possibleTitles.isEmpty else { return own }
        let font = look.attributes(in: state, tint: tintColor)[.font] as? UIFont
        // The title may be semibold in another state or as another item style.
        let widest = UIFont.systemFont(ofSize: font?.pointSize ?? BarNumbers.fontSize, weight: .semibold)
        return content.possibleTitles.union([content.title ?? ""]).reduce(own) {
            max($0, $1.size(withAttributes: [.font: widest]).width.rounded(.up))
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (text, image) = (textWidth(), imageSize().width)
        let gap = text > 0 && image > 0 ? BarNumbers.backGap : 0
        return CGSize(width: text + image + gap, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (image, insets) = (imageSize(), content.imageInsets)
        let gap = content.title != nil && image.width > 0 ? BarNumbers.backGap : 0
        let text = label.sizeThatFits(.zero)
        let textWidth = max(0, min(text.width, bounds.width - image.width - gap))
        // The content is centered in a button that is wider.
        let start = max(0, (bounds.width - image.width - gap - textWidth) / 2)
        func place(_ x: CGFloat, _ size: CGSize) -> CGRect {
            CGRect(
                x: isMirrored ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
        }
        picture.frame = place(start, image).inset(by: insets)
        let offset = look.titleOffset(in: state)
        label.frame = place(start + image.width + gap, CGSize(width: textWidth, height: text.height))
            .offsetBy(dx: offset.horizontal, dy: offset.vertical)
        let shift = look.background(in: state)?.offset ?? .zero
        background.frame = bounds.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    }

    /// Extends the touch area horizontally.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -BarNumbers.touchMargin, dy: 0).contains(point)
    }
}
