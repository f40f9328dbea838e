import UIKit

/// A data source of one section of numbered items.
final class CountedItems: NSObject, UICollectionViewDataSource {
    private let count: Int
    private let makeCell: (UICollectionView, IndexPath) -> UICollectionViewCell

    init(count: Int, makeCell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
        self.count = count
        self.makeCell = makeCell
        super.init()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        makeCell(collectionView, indexPath)
    }
}

/// The rows of a list, which can be deleted.
@MainActor final class ListRows: NSObject {
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    init(_ view: UICollectionView) {
        super.init()
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [unowned self] cell, path, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            content.secondaryText = path.item == 1 ? "With a second line" : nil
            cell.contentConfiguration = content
            cell.accessories = [
                .delete { [unowned self] in delete(item) }, path.item == 2 ? .checkmark() : .disclosureIndicator(),
                .label(text: "\(item.count)"),
            ]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["Inbox", "Drafts", "Sent"], toSection: 0)
        snapshot.appendItems(["Archive", "Junk"], toSection: 1)
        source.apply(snapshot)
    }

    private func delete(_ item: String) {
        guard let source else { return }
        var snapshot = source.snapshot()
        snapshot.deleteItems([item])
        source.apply(snapshot)
    }
}

/// A colored square with a number.
final class TileCell: UICollectionViewCell {
    static let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen]
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 8
        contentView.layer.cornerCurve = .continuous
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.followTextSize(atMost: 30)
        label.adjustsFontSizeToFitWidth = true
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    func show(_ text: String, color: UIColor) {
        label.text = text
        label.textColor = .text(on: color)
        contentView.backgroundColor = color
    }

    override var isHighlighted: Bool {
        didSet { updateAppearance() }
    }

    override var isSelected: Bool {
        didSet { updateAppearance() }
    }

    private func updateAppearance() {
        contentView.alpha = isHighlighted ? 0.6 : 1
        contentView.layer.borderWidth = isSelected ? 3 : 0
        contentView.layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
    }
}

/// A word in a capsule, as wide as the word.
final class TagCell: UICollectionViewCell {
    private let label = UILabel()

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .tintColor.withAlphaComponent(0.15)
        contentView.layer.cornerRadius = 12
        contentView.layer.cornerCurve = .continuous
        label.textColor = .tintColor
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }
}

/// Lifts the item that a finger holds, and moves it with the finger.
final class ItemMover: UILongPressGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        addTarget(self, action: Selector("move", ItemMover.move))
    }

    func move() {
        guard let content = view as? UICollectionView else { return }
        let point = location(in: content)
        switch state {
        case .began:
            guard let path = content.indexPathForItem(at: point) else { return }
            _ = content.beginInteractiveMovementForItem(at: path)
        case .changed: content.updateInteractiveMovementTargetPosition(point)
        case .ended: content.endInteractiveMovement()
        case .possible, .cancelled, .failed: content.cancelInteractiveMovement()
        @unknown default: break
        }
    }
}
