import UIKit

/// A bar with a title button in the middle and a button on each side. One of them moves the title.
final class TitleBar: UIView {
    /// Called with the tapped button.
    var onTap: (UIButton) -> Void = { _ in }
    /// Called with the new position of the title.
    var onMove: (String) -> Void = { _ in }

    let title = UIButton(type: .system)
    private let compose = UIButton(type: .system)
    private let move = UIButton(type: .system)
    private let positions = ["middle", "right end", "left end"]
    private var position = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        title.setTitle("Title", for: .normal)
        title.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        title.titleLabel?.adjustsFontForContentSizeCategory = true
        title.accessibilityLabel = "Title"
        compose.setImage(UIImage(systemName: "square.and.pencil"), for: .normal)
        compose.accessibilityLabel = "Compose"
        move.setImage(UIImage(systemName: "arrow.left.arrow.right"), for: .normal)
        move.accessibilityLabel = "Move the title"
        for button in [title, compose, move] {
            button.addAction(
                UIAction { [unowned self, unowned button] _ in
                    onTap(button)
                    if button === move { moveTitle() }
                }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func moveTitle() {
        position = (position + 1) % positions.count
        onMove(positions[position])
        UIView.animate(withDuration: 0.5) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: title.height(atLeast: 44))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (left, rest) = bounds.divided(atDistance: 48, from: .minXEdge)
        let (right, middle) = rest.divided(atDistance: 48, from: .maxXEdge)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        (compose.frame, move.frame) = isMirrored ? (right, left) : (left, right)
        let width = min(middle.width, max(64, title.sizeThatFits(middle.size).width + 16))
        let x = [middle.midX - width / 2, middle.maxX - width, middle.minX][position]
        title.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
}
