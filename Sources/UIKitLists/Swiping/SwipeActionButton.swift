import CoreGraphics
import UIKitCore

/// The button of one action of a swiped row.
@MainActor final class SwipeActionButton: UIControl {
    let action: UIContextualAction
    private let imageView = UIImageView()
    private let label = UILabel()

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.textColor = .white
        label.font = .systemFont(ofSize: SwipeMetrics.titleSize)
        label.textAlignment = .center
        label.numberOfLines = 2
        label.isAccessibilityElement = false
        imageView.image = action.image
        imageView.tintColor = .white
        imageView.contentMode = .scaleAspectFit
        for view in [imageView, label] { addSubview(view) }
        accessibilityTraits = .button
        accessibilityLabel = action.title
    }

    required init?(coder: NSCoder) { nil }

    /// The width of the button in an open row.
    var preferredWidth: CGFloat {
        let text = label.sizeThatFits(.zero).width + 2 * SwipeMetrics.buttonPadding
        let image = (action.image?.size.width ?? 0) + 2 * SwipeMetrics.buttonPadding
        return max(SwipeMetrics.minimumButtonWidth, text, action.image == nil ? 0 : image)
    }

    override var isHighlighted: Bool {
        didSet { label.alpha = isHighlighted ? 0.6 : 1 }
    }

    /// The content is as wide as in an open row and centered; a narrower button cuts it off.
    override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = action.title?.isEmpty == false
        let showsBoth = bounds.height >= SwipeMetrics.minimumHeightForBoth
        label.isHidden = !hasTitle || (action.image != nil && !showsBoth)
        let room = preferredWidth - SwipeMetrics.buttonPadding
        let image = action.image?.size ?? .zero
        let text = label.isHidden ? .zero : label.sizeThatFits(CGSize(width: room, height: 0))
        let gap = image == .zero || text == .zero ? 0 : SwipeMetrics.imageGap
        let top = (bounds.height - image.height - gap - text.height) / 2
        imageView.frame = CGRect(x: bounds.midX - image.width / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: bounds.midX - text.width / 2, y: top + image.height + gap, width: text.width, height: text.height)
    }
}
