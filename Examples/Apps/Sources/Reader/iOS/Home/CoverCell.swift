import UIKit

/// A cover with title and progress below.
final class CoverCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let progressView = UIProgressView(progressViewStyle: .default)

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 8
        imageView.layer.cornerCurve = .continuous
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        detailLabel.font = .preferredFont(forTextStyle: .caption1)
        detailLabel.adjustsFontForContentSizeCategory = true
        detailLabel.numberOfLines = 0
        detailLabel.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [imageView, titleLabel, detailLabel, progressView])
        stack.axis = .vertical
        stack.spacing = 4
        stack.setCustomSpacing(8, after: imageView)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        imageView.setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical)
        imageView.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        NSLayoutConstraint.activate([
            imageView.heightAnchor.constraint(greaterThanOrEqualToConstant: 120),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.15) {
                self.imageView.alpha = self.isHighlighted ? 0.7 : 1
            }
        }
    }

    var coverView: UIView { imageView }

    func configure(with book: Book, progress: Float?) {
        imageView.image = UIImage(named: book.cover)
        titleLabel.text = book.title
        detailLabel.text = progress.map(L10n.percent) ?? book.author
        progressView.isHidden = progress == nil
        progressView.progress = progress ?? 0
        accessibilityLabel = book.title
        accessibilityValue = detailLabel.text
        accessibilityIdentifier = "cover-\(book.id)"
    }
}
