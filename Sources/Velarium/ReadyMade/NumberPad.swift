import UIKit

/// A pad with the keys 0 to 9, delete and paste. Its keys keep their places in languages that are read from the right.
final class NumberPad: UIView {
    /// What a key does.
    enum Key: Hashable {
        case digit(Int), paste, delete
    }

    var onKey: (Key) -> Void = { _ in }
    var isEnabled = true {
        didSet { buttons.forEach { $0.isEnabled = isEnabled } }
    }

    private static let columns = 3
    private let keys: [Key] = (1...9).map(Key.digit) + [.paste, .digit(0), .delete]
    private var buttons: [NumberPadKey] = []

    init() {
        super.init(frame: .zero)
        semanticContentAttribute = .forceLeftToRight
        buttons = keys.map { key in
            let button = NumberPadKey(key)
            button.addAction(UIAction { [unowned self] _ in onKey(key) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private var keyHeight: CGFloat { buttons.map(\.fittingHeight).max() ?? ReadyMadeMetrics.padKeyHeight }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let rows = CGFloat(keys.count / Self.columns)
        return CGSize(width: size.width, height: rows * keyHeight + (rows - 1) * ReadyMadeMetrics.padGap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let gap = ReadyMadeMetrics.padGap
        let width = (bounds.width - gap * CGFloat(Self.columns - 1)) / CGFloat(Self.columns)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: CGFloat(index % Self.columns) * (width + gap),
                y: CGFloat(index / Self.columns) * (keyHeight + gap), width: width, height: keyHeight)
        }
    }
}

/// A key of a number pad.
final class NumberPadKey: UIControl, OverlayThemed {
    private let label = OverlayLabel(.primary)
    private let image = UIImageView()
    private let isDigit: Bool

    init(_ key: NumberPad.Key) {
        isDigit = if case .digit = key { true } else { false }
        super.init(frame: .zero)
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        image.tintColor = .label
        image.contentMode = .scaleAspectFit
        layer.cornerRadius = ReadyMadeMetrics.fieldCornerRadius
        layer.cornerCurve = .continuous
        [label, image].forEach(addSubview)
        isAccessibilityElement = true
        accessibilityTraits = [.button, .keyboardKey]
        switch key {
        case .digit(let digit):
            label.text = "\(digit)"
            accessibilityLabel = "\(digit)"
        case .paste:
            image.image = UIImage(systemName: "doc.on.clipboard")
            accessibilityLabel = DialogTitles.paste
        case .delete:
            image.image = UIImage(systemName: "delete.left")
            accessibilityLabel = DialogTitles.delete
        }
        updateSurface()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    func apply(_ theme: OverlayTheme) { image.tintColor = theme.textColor }

    override var isHighlighted: Bool { didSet { updateSurface() } }
    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.4 } }

    private func updateSurface() {
        let resting: UIColor = isDigit ? .tertiarySystemFill : .clear
        backgroundColor = isHighlighted ? .systemFill : resting
    }

    var fittingHeight: CGFloat {
        max(ReadyMadeMetrics.padKeyHeight, (label.font.lineHeight + ReadyMadeMetrics.buttonPadding).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let length = min(bounds.height, bounds.width) * ReadyMadeMetrics.padImageFraction
        image.frame = CGRect(
            x: bounds.midX - length / 2, y: bounds.midY - length / 2, width: length, height: length)
    }
}
