import UIKit

/// The table of contents, in a sheet.
class ContentsViewController: UITableViewController {
    var onSelect: ((Int) -> Void)?

    private let book: Book
    private let current: Int

    init(book: Book, current: Int) {
        self.book = book
        self.current = current
        super.init(style: .plain)
        title = L10n.contents
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chapter")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        book.chapters.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "chapter", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = book.chapters[indexPath.row].title
        content.textProperties.font = .readerTitle(ofSize: 17, like: .body)
        cell.contentConfiguration = content
        cell.accessoryType = indexPath.row == current ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        dismiss(animated: true) { [onSelect] in onSelect?(indexPath.row) }
    }
}
