import UIKit

final class SectionHeaderView: UICollectionReusableView {
    static let elementKind = "section-header"

    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .readerTitle(ofSize: 24, weight: .bold, like: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.accessibilityTraits = .header
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
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
        label.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(for: .systemFont(ofSize: 11, weight: .bold))
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 3),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -3),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -5),
        ])
        // White has enough contrast on it in every appearance, as it has not on the system's red.
        backgroundColor = UIColor(red: 0.75, green: 0, blue: 0.1, alpha: 1)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}

extension UIFont {
    /// The font of titles, which grows with the user's text size.
    static func readerTitle(ofSize size: CGFloat, weight: UIFont.Weight = .regular, like style: TextStyle) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(for: .reader(ofSize: size, weight: weight))
    }

    /// The font of titles and of the text of books.
    static func reader(ofSize size: CGFloat, weight: UIFont.Weight = .regular) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        guard let serif = font.fontDescriptor.withDesign(.serif) else { return font }
        return UIFont(descriptor: serif, size: size)
    }
}
