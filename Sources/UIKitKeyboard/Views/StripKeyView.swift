import CoreGraphics
import UIKitCore

/// A key in the strip below the keys: the globe, or the microphone, which does nothing.
final class StripKeyView: UIView {
    /// Called when the key is tapped.
    var onTap: () -> Void = {}

    private let glyph: KeyGlyph

    /// - Parameter name: the key's name in scripts, `id:"key:NAME"`.
    init(_ glyph: KeyGlyph, name: String) {
        self.glyph = glyph
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityIdentifier = "key:" + name
        accessibilityTraits = [.keyboardKey]
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", StripKeyView.tapped)))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func tapped() { onTap() }

    /// Whether the key is there. One that is not there takes no touches.
    var isShown = true {
        didSet {
            alpha = isShown ? 1 : 0
            isUserInteractionEnabled = isShown
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        glyph.draw(
            around: CGPoint(x: bounds.midX, y: bounds.midY), color: KeyColors.strip.resolvedColor(with: traitCollection)
        )
    }
}
