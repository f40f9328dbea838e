import CoreGraphics
import UIKitCore

/// One emoji of the keyboard. Scripts find it as `id:"key:😀"`.
final class EmojiCellView: UIView {
    let emoji: Emoji
    private let text: String

    /// - Parameter text: what the cell shows and types: the emoji, or one of its skin tones.
    init(_ emoji: Emoji, text: String) {
        self.emoji = emoji
        self.text = text
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityIdentifier = "key:" + emoji.text
        accessibilityLabel = emoji.name
        accessibilityTraits = [.keyboardKey]
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The size of the text as a part of the cell's height. Inferred.
    private static let textPart: CGFloat = 0.8

    override func draw(_ rect: CGRect) {
        KeyText.draw(
            text, font: .systemFont(ofSize: (bounds.height * EmojiCellView.textPart).rounded()), color: KeyColors.text,
            in: bounds)
    }
}
