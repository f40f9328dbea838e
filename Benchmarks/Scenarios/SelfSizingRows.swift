import UIKitControls
import UIKitCore
import UIKitTables

/// A table of 100,000 rows whose labels decide how high they are: one to five lines.
@MainActor final class SelfSizingRows: NSObject, UITableViewDataSource {
    static let count = 100_000
    let table = UITableView(frame: .zero, style: .plain)

    override init() {
        super.init()
        table.register(WrappingCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 60
        table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let text = String(repeating: " with some text in it", count: indexPath.row % 9)
        (cell as? WrappingCell)?.label.text = "Row \(indexPath.row)\(text)"
        return cell
    }
}

/// A label with constraints to the edges of its cell.
private final class WrappingCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
