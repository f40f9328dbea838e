/// One segment, with a centered title or image. The control handles its touches.
@MainActor final class UISegment: UIView {
    /// What the segment shows.
    enum Content {
        case title(String)
        case image(UIImage)
        case empty
    }

    /// The state that decides the segment's appearance.
    struct Look: Equatable {
        var isSelected = false
        var isEnabled = true
        var isPressed = false
    }

    private let label = UILabel()
    private let picture = UIImageView()

    var content: Content {
        didSet { showContent() }
    }
    var action: UIAction?
    /// The width in points; 0 for a share of the control's width.
    var width: CGFloat = 0
    var isEnabled = true
    /// An offset of the content, in points.
    var contentOffset = CGSize.zero {
        didSet { setNeedsLayout() }
    }
    /// The title attributes that `setTitleTextAttributes` set per state.
    var attributes = PerState<[NSAttributedString.Key: Any]>() {
        didSet { showTitle() }
    }
    private(set) var look = Look()

    init(_ content: Content) {
        self.content = content
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        label.isAccessibilityElement = false
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        picture.contentMode = .center
        addSubview(label)
        addSubview(picture)
        showContent()
    }

    required init?(coder: NSCoder) { nil }

    func take(_ look: Look) {
        guard look != self.look else { return }
        self.look = look
        showTitle()
        setNeedsLayout()
    }

    var title: String? {
        if case .title(let title) = content { title } else { nil }
    }

    var image: UIImage? {
        if case .image(let image) = content { image } else { nil }
    }

    /// The width of the content with its margins, measured in the selected style. Points.
    var fittingWidth: CGFloat {
        let content = image?.size.width ?? TextDrawing(styled(title ?? "", for: .selected)).size().width
        return content.ceiled(atScale: traitCollection.displayScale) + SegmentMeasure.margin * 2
    }

    private func showContent() {
        picture.image = image
        label.isHidden = title == nil
        showTitle()
        setNeedsLayout()
    }

    private func showTitle() {
        guard let title else { return }
        let state: UIControl.State = !look.isEnabled ? .disabled : look.isSelected ? .selected : .normal
        label.show(styled(title, for: state))
        picture.tintColor = look.isEnabled ? .label : .tertiaryLabel
    }

    private func styled(_ title: String, for state: UIControl.State) -> UniformText {
        var look: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(
                ofSize: SegmentMeasure.fontSize, weight: state == .selected ? .semibold : .medium),
            .foregroundColor: state == .disabled ? UIColor.tertiaryLabel : UIColor.label,
        ]
        look.merge(attributes[state] ?? [:]) { $1 }
        return UniformText(title, look)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: min(SegmentMeasure.thumbInset * 2, bounds.width / 2), dy: 0)
            .offsetBy(dx: contentOffset.width, dy: contentOffset.height)
        label.frame = room
        picture.frame = room
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title ?? action?.title }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits: UIAccessibilityTraits = .button
            if look.isSelected { traits.insert(.selected) }
            if !look.isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }
}
