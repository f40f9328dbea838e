import UIKit

/// A white page.
class Page: UIViewController {
    private let onLoad: (Page) -> Void

    init(_ title: String? = nil, onLoad: @escaping (Page) -> Void = { _ in }) {
        self.onLoad = onLoad
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        onLoad(self)
    }
}

/// A table with the same kind of cell in every row.
class Rows: UITableViewController {
    var rowCounts = [3]
    var headers: [String?] = [nil]
    var makeCell: (IndexPath) -> UITableViewCell = { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }

    override func numberOfSections(in tableView: UITableView) -> Int { rowCounts.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCounts[section] }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers[section]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell(indexPath)
    }

    func cell(_ row: Int, section: Int = 0) -> UITableViewCell? {
        tableView.cellForRow(at: IndexPath(row: row, section: section))
    }
}
