import CoreGraphics
import UIKitCore

/// The bar above the keys. It offers the word as it is typed; a tap on it types the space after it.
final class SuggestionBar: UIView {
    /// Called when the word is tapped.
    var onChoose: () -> Void = {}

    /// The word that is being typed; empty for none.
    var word = "" {
        didSet { if word != oldValue { setNeedsDisplay() } }
    }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        accessibilityIdentifier = "key:suggestion"
        accessibilityTraits = .button
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", SuggestionBar.tapped)))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func tapped() { if !word.isEmpty { onChoose() } }

    override var accessibilityLabel: String? {
        get { word.isEmpty ? nil : word }
        set { super.accessibilityLabel = newValue }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    /// The inset of the separators from the upper and lower edge. Inferred.
    private static let separatorInset: CGFloat = 10

    override func draw(_ rect: CGRect) {
        let third = bounds.width / 3
        KeyColors.separator.setFill()
        for index in 1...2 {
            UIBezierPath(
                rect: CGRect(
                    x: (CGFloat(index) * third).rounded(), y: Self.separatorInset, width: 1,
                    height: max(0, bounds.height - 2 * Self.separatorInset))
            ).fill()
        }
        guard !word.isEmpty else { return }
        let text = "“\(word)”"
        KeyText.draw(
            text, font: KeyText.fitting(text, size: KeyFonts.word, width: third - 12), color: KeyColors.text,
            in: CGRect(x: third, y: 0, width: third, height: bounds.height))
    }
}
