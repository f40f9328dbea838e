import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitTables
import UIKitText

/// The latest callbacks of the app in order, with a filter.
final class TraceInspector: InspectorListController, InspectorPage, UITableViewDataSource, UITableViewDelegate,
    UISearchBarDelegate
{
    private let search = UISearchBar()
    private let table = UITableView.inspectorList()
    private var lines: [(line: String, entry: Trace.Entry)] = []

    init(for shell: any ShellCommands) {
        super.init(for: shell, bar: search, list: table, details: "shell.trace-details") {
            ($0 * (1 - InspectorMetrics.listShare / 2)).rounded()
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        search.placeholder = "Class, callback or argument"
        search.searchBarStyle = .minimal
        search.delegate = self
        table.dataSource = self
        table.delegate = self
        table.accessibilityIdentifier = "shell.trace"
    }

    func reload() {
        guard let app = shell.app else { return }
        let isAtEnd = table.contentOffset.y >= table.contentSize.height - table.bounds.height - 1
        let filter = search.text ?? ""
        let all = app.trace.entries.map { entry in
            let time = String(format: "%.3f", entry.time)
            return (line: "\(time) \(entry.type) \(entry.callback) \(entry.arguments)", entry: entry)
        }
        let new = filter.isEmpty ? all : all.filter { $0.line.localizedCaseInsensitiveContains(filter) }
        guard new.count != lines.count || new.last?.entry != lines.last?.entry || new.first?.entry != lines.first?.entry
        else { return }
        lines = new
        table.reloadData()
        if isAtEnd, !lines.isEmpty {
            table.scrollToRow(at: IndexPath(row: lines.count - 1, section: 0), at: .bottom, animated: false)
        }
    }

    let marks: [ScreenMark] = []
    /// The lines that the filter leaves.
    var text: String { lines.map(\.line).joined(separator: "\n") }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let isMisuse = ["exception", "warning"].contains(lines[indexPath.row].entry.callback)
        return tableView.inspectorRow(lines[indexPath.row].line, at: indexPath, color: isMisuse ? .systemRed : .label)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let entry = lines[indexPath.row].entry
        details.show([("\(entry.type).\(entry.callback)", [entry.arguments])])
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { reload() }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
