import UIKit

/// Nested stacks with text, as wide as a draggable handle determines: text rewraps, and the views below move.
final class WrappingCard: UIView {
    private static let minimumWidth: CGFloat = 150

    private let card = UIStackView()
    private let handle = UIView()
    private let button = UIButton(type: .system)
    private lazy var width = card.widthAnchor.constraint(equalToConstant: 10000)
    private var widthAtStart: CGFloat = 0

    init() {
        super.init(frame: .zero)
        fillCard()
        handle.backgroundColor = .systemIndigo
        handle.layer.cornerRadius = 3
        handle.accessibilityIdentifier = "handle"
        handle.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("drag:", WrappingCard.drag)))
        for part in [card, handle] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        // Higher than the labels' content compression resistance and hugging.
        width.priority = .defaultHigh + 1
        NSLayoutConstraint.activate([
            width, card.leadingAnchor.constraint(equalTo: leadingAnchor), card.topAnchor.constraint(equalTo: topAnchor),
            card.bottomAnchor.constraint(equalTo: bottomAnchor),
            card.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.minimumWidth),
            handle.leadingAnchor.constraint(equalTo: card.trailingAnchor, constant: 6),
            handle.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
            handle.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            handle.widthAnchor.constraint(equalToConstant: 6), handle.heightAnchor.constraint(equalToConstant: 64),
        ])
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func fillCard() {
        let picture = UIImageView(image: UIImage(systemName: "photo"))
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
        picture.tintColor = .systemIndigo
        picture.setContentHuggingPriority(.required, for: .horizontal)
        picture.setContentCompressionResistancePriority(.required, for: .horizontal)
        let words = UIStackView(arrangedSubviews: [
            UILabel(text: "Any width you like", .headline),
            UILabel(
                text: "A column of labels next to an image, in a row, in a column.", .subheadline, .secondaryLabel),
        ])
        words.axis = .vertical
        words.spacing = 2
        let top = UIStackView(arrangedSubviews: [picture, words])
        top.alignment = .center
        top.spacing = 12
        let pair = UIStackView(arrangedSubviews: [
            UILabel(text: "Two labels share a row", .footnote),
            UILabel(text: "and each wraps at half of its width.", .footnote),
        ])
        pair.alignment = .firstBaseline
        pair.spacing = 12
        button.setTitle("Narrower", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.useLabelColorForMoreContrast()
        button.accessibilityIdentifier = "narrower"
        button.contentHorizontalAlignment = .leading
        button.addAction(UIAction { [unowned self] _ in toggleWidth() }, for: .touchUpInside)
        for part in [top, pair, button] { card.addArrangedSubview(part) }
        card.axis = .vertical
        card.spacing = 10
        card.isLayoutMarginsRelativeArrangement = true
        card.insetsLayoutMarginsFromSafeArea = false
        card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        card.backgroundColor = .tertiarySystemGroupedBackground
        card.layer.cornerRadius = 8
        card.layer.cornerCurve = .continuous
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { widthAtStart = card.bounds.width }
        let translation = pan.translation(in: self).x * (effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
        width.constant = max(widthAtStart + translation, Self.minimumWidth)
    }

    /// The width, in points, that the button toggles to: larger text needs more, so that no word breaks.
    private var narrowWidth: CGFloat {
        min(UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: Self.minimumWidth * 1.3), bounds.width * 0.8)
    }

    /// Toggles between `narrowWidth` and the full width.
    private func toggleWidth() {
        let isNarrow = card.bounds.width <= narrowWidth
        width.constant = isNarrow ? 10000 : narrowWidth
        button.setTitle(isNarrow ? "Narrower" : "Wider", for: .normal)
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [],
            animations: { [self] in window?.layoutIfNeeded() })
    }
}
