import CoreGraphics
import UIKitCore
import UIKitLists
import UIKitTables
import UIKitText

/// A table whose rows determine their heights in different ways, and can be made higher.
@MainActor final class GrowingRows: UITableViewController {
    /// What determines the height of a row.
    enum Kind: String, CaseIterable {
        /// `tableView(_:heightForRowAt:)`.
        case delegate
        /// A constraint with a constant.
        case constraint
        /// A label with constraints to all sides.
        case label
        /// The cell's own text label.
        case textLabel
        /// A list content configuration.
        case configuration
        /// A text view that does not scroll.
        case textView
    }

    let kind: Kind
    /// The rows that are high or have a long text.
    var grown: Set<Int> = []
    var count = 6
    /// How often the delegate was asked for a height, by row.
    private(set) var asked: [Int: Int] = [:]

    static let long = String(repeating: "A text that needs several lines on a phone. ", count: 5)

    init(_ kind: Kind, style: UITableView.Style = .plain) {
        self.kind = kind
        super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row") as? GrowingCell
            ?? GrowingCell(kind, table: tableView)
        cell.show(isGrown: grown.contains(indexPath.row))
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked[indexPath.row, default: 0] += 1
        guard kind == .delegate else { return UITableView.automaticDimension }
        return grown.contains(indexPath.row) ? 120 : 44
    }

    func cell(_ row: Int) -> GrowingCell? {
        tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? GrowingCell
    }

    /// The height of a row in thousandths of a point, so that sums may be compared.
    func height(_ row: Int) -> CGFloat {
        (tableView.rectForRow(at: IndexPath(row: row, section: 0)).height * 1000).rounded() / 1000
    }

    /// Whether the cell of a row is where the table says.
    func isInPlace(_ row: Int) -> Bool {
        guard let frame = cell(row)?.frame else { return false }
        let rect = tableView.rectForRow(at: IndexPath(row: row, section: 0))
        return abs(frame.minY - rect.minY) < 0.01 && abs(frame.height - rect.height) < 0.01
    }

    /// Makes a row higher or lower, without telling the table.
    func setGrown(_ row: Int, _ isGrown: Bool) {
        if isGrown { grown.insert(row) } else { grown.remove(row) }
        cell(row)?.show(isGrown: isGrown)
    }
}

/// A cell of `GrowingRows`.
@MainActor final class GrowingCell: UITableViewCell, UITextViewDelegate {
    let kind: GrowingRows.Kind
    let box = UIView()
    let label = UILabel()
    let editor = UITextView()
    private var boxHeight: NSLayoutConstraint?
    private weak var ownTable: UITableView?

    init(_ kind: GrowingRows.Kind, table: UITableView) {
        self.kind = kind
        ownTable = table
        super.init(style: .default, reuseIdentifier: "row")
        switch kind {
        case .delegate, .configuration: break
        case .textLabel: textLabel?.numberOfLines = 0
        case .constraint:
            fill(with: box, margin: 0)
            boxHeight = box.heightAnchor.constraint(equalToConstant: 50)
            boxHeight?.priority = UILayoutPriority(999)
            boxHeight?.isActive = true
        case .label:
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            fill(with: label, margin: 16)
        case .textView:
            editor.isScrollEnabled = false
            editor.font = .systemFont(ofSize: 17)
            editor.delegate = self
            fill(with: editor, margin: 16)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func fill(with view: UIView, margin: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: margin),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -margin),
        ])
    }

    func show(isGrown: Bool) {
        let text = isGrown ? GrowingRows.long : "Short"
        switch kind {
        case .delegate: break
        case .constraint: boxHeight?.constant = isGrown ? 150 : 50
        case .label: label.text = text
        case .textLabel: textLabel?.text = text
        case .textView: if editor.text != text { editor.text = text }
        case .configuration:
            var content = defaultContentConfiguration()
            content.text = text
            contentConfiguration = content
        }
    }

    func textViewDidChange(_ textView: UITextView) {
        ownTable?.beginUpdates()
        ownTable?.endUpdates()
    }
}
