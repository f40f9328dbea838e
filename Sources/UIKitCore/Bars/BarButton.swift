import CoreGraphics
import QuartzCore

/// The control that shows a bar item, or leads back.
final class BarButton: UIControl {
    /// What stands in it.
    struct Content: Equatable {
        var title: String?
        var image: UIImage?
        var isBold = false
        /// Whether a chevron stands before the title.
        var leadsBack = false
    }

    private let content: Content
    private let label = UILabel()
    private let picture = UIImageView()
    private let perform: () -> Void

    init(_ content: Content, perform: @escaping () -> Void) {
        self.content = content
        self.perform = perform
        super.init(frame: .zero)
        accessibilityTraits = .button
        accessibilityLabel = content.title
        label.text = content.title
        label.font = .systemFont(ofSize: BarNumbers.fontSize, weight: content.isBold ? .semibold : .regular)
        picture.image = content.leadsBack ? BarGlyph.back : content.image
        if picture.image != nil { addSubview(picture) }
        if content.title != nil { addSubview(label) }
        showState()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    private func showState() {
        label.textColor = isEnabled ? tintColor : .tertiaryLabel
        picture.tintColor = isEnabled ? nil : .tertiaryLabel
        for view in [label, picture] {
            view.alpha = isHighlighted ? BarNumbers.pressedAlpha : 1
        }
    }

    override func sendActions(for controlEvents: Event, with event: UIEvent?) {
        super.sendActions(for: controlEvents, with: event)
        if controlEvents.contains(.touchUpInside) { perform() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = content.title == nil ? 0 : label.sizeThatFits(.zero).width
        let image = picture.image?.size.width ?? 0
        let gap = text > 0 && image > 0 ? BarNumbers.backGap : 0
        return CGSize(width: text + image + gap, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let image = picture.image?.size ?? .zero
        let gap = content.title != nil && image.width > 0 ? BarNumbers.backGap : 0
        let text = label.sizeThatFits(.zero)
        let textWidth = max(0, min(text.width, bounds.width - image.width - gap))
        picture.frame = CGRect(
            x: isMirrored ? bounds.width - image.width : 0, y: (bounds.height - image.height) / 2, width: image.width,
            height: image.height)
        label.frame = CGRect(
            x: isMirrored ? bounds.width - image.width - gap - textWidth : image.width + gap,
            y: (bounds.height - text.height) / 2, width: textWidth, height: text.height)
    }

    /// Fingers need more room than a title takes.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -BarNumbers.touchMargin, dy: 0).contains(point)
    }
}
