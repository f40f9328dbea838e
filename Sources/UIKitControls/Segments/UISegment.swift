import UIKitCore

/// One segment, with a centered title or image. The control handles its touches.
@MainActor final class UISegment: UIView {
    /// What the segment shows.
    enum Content {
        case title(String)
        case image(UIImage)
        case empty
    }

    /// The state that decides the segment's appearance.
    struct DisplayState: Equatable {
        var isSelected = false
        var isEnabled = true
        var isPressed = false
    }

    private let label = UILabel()
    private let imageView = UIImageView()

    var content: Content {
        didSet { updateContents() }
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
        didSet { updateTitle() }
    }
    private(set) var displayState = DisplayState()

    init(_ content: Content) {
        self.content = content
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        label.isAccessibilityElement = false
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        imageView.contentMode = .center
        addSubview(label)
        addSubview(imageView)
        updateContents()
    }

    required init?(coder: NSCoder) { nil }

    func apply(_ state: DisplayState) {
        guard state != self.displayState else { return }
        self.displayState = state
        updateTitle()
        setNeedsLayout()
    }

    var title: String? {
        if case .title(let title) = content { title } else { nil }
    }

    var image: UIImage? {
        if case .image(let image) = content { image } else { nil }
    }

    /// The width of the content with its margins, measured in the selected style: whole points.
    var fittingWidth: CGFloat {
        let content = image?.size.width ?? TextDrawing(attributedTitle(title ?? "", for: .selected)).size().width
        return (content + SegmentMetrics.margin * 2).rounded()
    }

    private func updateContents() {
        imageView.image = image
        label.isHidden = title == nil
        updateTitle()
        setNeedsLayout()
    }

    private func updateTitle() {
        guard let title else { return }
        let state: UIControl.State = !displayState.isEnabled ? .disabled : displayState.isSelected ? .selected : .normal
        label.setUniformText(attributedTitle(title, for: state))
        imageView.tintColor = displayState.isEnabled ? .label : .tertiaryLabel
    }

    private func attributedTitle(_ title: String, for state: UIControl.State) -> UniformText {
        var merged: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(
                ofSize: SegmentMetrics.fontSize, weight: state == .selected ? .semibold : .medium),
            .foregroundColor: state == .disabled ? UIColor.tertiaryLabel : UIColor.label,
        ]
        merged.merge(attributes[state] ?? [:]) { $1 }
        return UniformText(title, merged)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let availableRect = bounds.insetBy(dx: min(SegmentMetrics.thumbInset * 2, bounds.width / 2), dy: 0)
            .offsetBy(dx: contentOffset.width, dy: contentOffset.height)
        label.frame = availableRect
        imageView.frame = availableRect
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title ?? action?.title }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits: UIAccessibilityTraits = .button
            if displayState.isSelected { traits.insert(.selected) }
            if !displayState.isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }
}
