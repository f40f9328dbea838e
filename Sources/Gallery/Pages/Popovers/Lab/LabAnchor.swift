import UIKit

/// The anchor of the popover. The user drags it, and resizes it with a handle at its corner.
final class LabAnchor: UIView {
    /// What the user does with the anchor. Points, in its superview.
    enum AnchorAction {
        case move(by: CGPoint)
        case resize(by: CGPoint)
        /// Presents or dismisses the popover.
        case toggle
    }

    /// The touch radius of the handle, in points.
    private static let handleRadius: CGFloat = 22
    private static let handleSize: CGFloat = 16

    /// Called for each user action.
    var onAction: (AnchorAction) -> Void = { _ in }

    private let name = UILabel()
    private let handle = UIView()
    private var isResizing = false

    init() {
        super.init(frame: .zero)
        accessibilityIdentifier = "anchor"
        accessibilityLabel = "Anchor"
        accessibilityTraits = .button
        isAccessibilityElement = true
        backgroundColor = .systemIndigo
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        name.text = "Anchor"
        name.textColor = .text(on: .systemIndigo)
        name.textAlignment = .center
        name.font = .systemFont(ofSize: 15, weight: .semibold)
        name.followTextSize(atMost: 22)
        handle.backgroundColor = .white
        handle.bounds.size = CGSize(width: Self.handleSize, height: Self.handleSize)
        handle.layer.cornerRadius = Self.handleSize / 2
        handle.layer.borderWidth = 3
        handle.setLayerColors { $0.borderColor = UIColor.systemIndigo.cgColor }
        handle.accessibilityIdentifier = "anchor handle"
        [name, handle].forEach(addSubview)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("panned:", LabAnchor.panned)))
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped:", LabAnchor.tapped)))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = bounds
        let words = name.sizeThatFits(.zero)
        name.isHidden = words.width > bounds.width - 4 || words.height > bounds.height
        handle.center = CGPoint(x: bounds.maxX, y: bounds.maxY)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || isOnHandle(point)
    }

    private func isOnHandle(_ point: CGPoint) -> Bool {
        // On a small anchor the handle has a smaller inner touch area, so that the rest can still be dragged.
        let inward = min(Self.handleRadius, bounds.width / 3, bounds.height / 3)
        return point.x > bounds.maxX - inward && point.x < bounds.maxX + Self.handleRadius
            && point.y > bounds.maxY - inward
            && point.y < bounds.maxY + Self.handleRadius
    }

    private func panned(_ pan: UIGestureRecognizer) {
        guard let pan = pan as? UIPanGestureRecognizer, let superview else { return }
        let translation = pan.translation(in: superview)
        if pan.state == .began {
            let point = pan.location(in: self)
            isResizing = isOnHandle(CGPoint(x: point.x - translation.x, y: point.y - translation.y))
        }
        pan.setTranslation(.zero, in: superview)
        onAction(isResizing ? .resize(by: translation) : .move(by: translation))
    }

    private func tapped(_ tap: UIGestureRecognizer) { onAction(.toggle) }
}
