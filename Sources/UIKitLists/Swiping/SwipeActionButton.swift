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
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = SwipeMetrics.minimumTitleScale
        label.isAccessibilityElement = false
        imageView.image = action.image
        imageView.tintColor = .white
        imageView.contentMode = .scaleAspectFit
        for view in [imageView, label] { addSubview(view) }
        accessibilityTraits = .button
        accessibilityLabel = action.title
    }

    required init?(coder: NSCoder) { nil }

    /// The width of the button in an open row of this height: that of what it shows, within limits. A longer title takes
    /// two lines, then becomes smaller, and is cut off last.
    func preferredWidth(forHeight height: CGFloat) -> CGFloat {
        let text = showsTitle(inHeight: height) ? label.sizeThatFits(.zero).width : 0
        let content = max(text, action.image?.size.width ?? 0) + 2 * SwipeMetrics.buttonPadding
        return min(max(SwipeMetrics.minimumButtonWidth, content), SwipeMetrics.maximumButtonWidth)
    }

    /// Whether there is a title, and room for it: below an image only in a high row.
    private func showsTitle(inHeight height: CGFloat) -> Bool {
        action.title?.isEmpty == false && (action.image == nil || height >= SwipeMetrics.minimumHeightForBoth)
    }

    override var isHighlighted: Bool {
        didSet { label.alpha = isHighlighted ? 0.6 : 1 }
    }

    /// The content is as wide as in an open row and centered; a narrower button cuts it off.
    override func layoutSubviews() {
        super.layoutSubviews()
        label.isHidden = !showsTitle(inHeight: bounds.height)
        let room = preferredWidth(forHeight: bounds.height) - SwipeMetrics.buttonPadding
        let image = action.image?.size ?? .zero
        let fitting = label.isHidden ? .zero : label.sizeThatFits(CGSize(width: room, height: 0))
        let text = CGSize(width: min(fitting.width, room), height: fitting.height)
        let gap = image == .zero || text == .zero ? 0 : SwipeMetrics.imageGap
        let top = (bounds.height - image.height - gap - text.height) / 2
        imageView.frame = CGRect(x: bounds.midX - image.width / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: bounds.midX - text.width / 2, y: top + image.height + gap, width: text.width, height: text.height)
    }
}
