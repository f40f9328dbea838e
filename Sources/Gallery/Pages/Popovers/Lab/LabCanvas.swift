import UIKit

/// The area of the anchor, with a counter button that may receive touches, and a toolbar whose item can be the anchor.
final class LabCanvas: UIView {
    private static let margin: CGFloat = 16

    let anchor = LabAnchor()
    let counter = UIButton(type: .system)
    let item = UIBarButtonItem(title: "Bar item")
    /// Called when the anchor or the area has moved.
    var onMove: () -> Void = {}

    /// Whether the toolbar is visible.
    var hasBar = false {
        didSet {
            bar.isHidden = !hasBar
            setNeedsLayout()
        }
    }

    var anchorSize = CGSize(width: 96, height: 44) { didSet { if anchorSize != oldValue { setNeedsLayout() } } }

    private let bar = UIToolbar()
    /// The anchor's center as a fraction of the safe bounds, so that it keeps its relative position on resize.
    private var relativePosition = CGPoint(x: 0.5, y: 0.3)
    private var taps = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        accessibilityIdentifier = "stage"
        clipsToBounds = true
        item.accessibilityIdentifier = "bar item"
        bar.items = [item, .flexibleSpace(), UIBarButtonItem(title: "Sibling")]
        bar.isHidden = true
        counter.accessibilityIdentifier = "counter"
        counter.fill(cornerRadius: 8)
        counter.addAction(UIAction { [unowned self] _ in count() }, for: .touchUpInside)
        counter.setTitle("Taps: 0", for: .normal)
        counter.titleLabel?.font = .systemFont(ofSize: 13)
        counter.followTextSize(atMost: 26)
        [counter, bar, anchor].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The bounds inside the safe area.
    var safeBounds: CGRect { bounds.inset(by: safeAreaInsets) }

    func moveAnchor(by translation: CGPoint) {
        let availableLength = safeBounds
        guard availableLength.width > 0, availableLength.height > 0 else { return }
        relativePosition.x = (relativePosition.x + translation.x / availableLength.width).clamped(from: 0, to: 1)
        relativePosition.y = (relativePosition.y + translation.y / availableLength.height).clamped(from: 0, to: 1)
        layOutAnchor()
    }

    private func layOutAnchor() {
        let availableLength = safeBounds
        guard !availableLength.isNull else { return }
        let middle = CGPoint(
            x: (availableLength.minX + relativePosition.x * availableLength.width).rounded(),
            y: (availableLength.minY + relativePosition.y * availableLength.height).rounded())
        let frame = CGRect(
            x: (middle.x - anchorSize.width / 2).rounded(), y: (middle.y - anchorSize.height / 2).rounded(),
            width: anchorSize.width, height: anchorSize.height)
        anchor.frame = frame
        onMove()
    }

    private func count() {
        taps += 1
        counter.setTitle("Taps: \(taps)", for: .normal)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let availableLength = safeBounds
        guard !availableLength.isNull else { return }
        let height = bar.sizeThatFits(availableLength.size).height
        bar.frame = CGRect(x: bounds.minX, y: availableLength.minY, width: bounds.width, height: height)
        let words = counter.sizeThatFits(.zero)
        let size = CGSize(width: max(84, words.width + 24), height: max(32, words.height))
        counter.frame = CGRect(
            x: availableLength.minX + Self.margin, y: availableLength.maxY - Self.margin - size.height,
            width: size.width, height: size.height)
        layOutAnchor()
    }
}

extension CGFloat {
    /// The nearest value between `low` and `high`.
    func clamped(from low: CGFloat, to high: CGFloat) -> CGFloat { Swift.max(low, Swift.min(self, high)) }
}
