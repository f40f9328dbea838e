import CoreGraphics
import UIKitCore

/// The globe in the strip below the keys.
final class StripKeyView: UIView {
    /// Called when the key is tapped.
    var onTap: () -> Void = {}

    init() {
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityIdentifier = "key:globe"
        accessibilityTraits = [.keyboardKey]
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", StripKeyView.tapped)))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func tapped() { onTap() }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    /// The size of the symbol. Points; inferred.
    private static let symbolSize: CGFloat = 25

    override func draw(_ rect: CGRect) {
        let configuration = UIImage.SymbolConfiguration(pointSize: Self.symbolSize, weight: .light)
        guard let image = UIImage(systemName: "globe", withConfiguration: configuration) else { return }
        image.withTintColor(KeyColors.strip.resolvedColor(with: traitCollection)).draw(
            at: CGPoint(x: bounds.midX - image.size.width / 2, y: bounds.midY - image.size.height / 2))
    }
}
