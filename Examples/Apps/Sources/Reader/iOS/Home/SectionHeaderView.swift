import UIKit

final class SectionHeaderView: UICollectionReusableView {
    static let elementKind = "section-header"

    let label = UILabel()
    let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .reader(ofSize: 24, weight: .bold))
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityTraits = .header
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.distribution = .equalSpacing
        stack.alignment = .firstBaseline
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// A small mark at the corner of a cover.
final class NewBadgeView: UICollectionReusableView {
    static let elementKind = "new-badge"

    override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel()
        label.text = NSLocalizedString("home.new", comment: "Badge of a new book")
        label.font = .systemFont(ofSize: 11, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        backgroundColor = .systemRed
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}

extension UIFont {
    /// The font of titles and of the text of books.
    static func reader(ofSize size: CGFloat, weight: UIFont.Weight = .regular) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        guard let serif = font.fontDescriptor.withDesign(.serif) else { return font }
        return UIFont(descriptor: serif, size: size)
    }
}
