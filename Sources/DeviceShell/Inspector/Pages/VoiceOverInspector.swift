import AccessibilityTree
import CoreGraphics
import Driving
import UIKitCore
import UIKitTables
import UIKitText

/// What assistive technology reaches, in reading order, and what VoiceOver says of each element.
final class VoiceOverInspector: InspectorListController, InspectorPage, UITableViewDataSource, UITableViewDelegate {
    /// An element, without its view: what the app has removed must not stay in memory for the inspector.
    private struct Row {
        let id: ObjectIdentifier
        let spoken: String
        let frame: CGRect
    }

    private let orderRow = SwitchRow("Number the elements on the screen", identifier: "shell.reading-order")
    private let table = UITableView.inspectorList()
    private var rows: [Row] = []
    private var selected: ObjectIdentifier?

    init(for shell: any ShellCommands) {
        super.init(for: shell, bar: orderRow, list: table, details: "shell.element-details")
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        orderRow.onChange = { [unowned self] _ in shell.refreshInspector() }
        table.dataSource = self
        table.delegate = self
        table.accessibilityIdentifier = "shell.elements"
    }

    func reload() {
        guard let app = shell.app else { return }
        let old = rows.map(\.spoken)
        let nodes = app.run { AccessibilityTree(of: app).elements }
        rows = nodes.map {
            Row(
                id: ObjectIdentifier($0.responder),
                spoken: SpokenText(of: $0, in: app.settings.language).description, frame: $0.frame)
        }
        showDetails(of: zip(rows, nodes).first { $0.0.id == selected })
        if rows.map(\.spoken) != old { table.reloadData() }
    }

    var marks: [ScreenMark] {
        let order =
            orderRow.isOn
            ? rows.enumerated().map { ScreenMark.area($1.frame, .systemIndigo, label: "\($0 + 1)") } : []
        return order + (selectedRow.map { [.selection($0.frame, isFilled: true)] } ?? [])
    }

    /// What is said, a line for each element, and of the selected one everything.
    var text: String { (rows.map(\.spoken) + [details.text]).joined(separator: "\n") }

    private var selectedRow: Row? { rows.first { $0.id == selected } }

    private func showDetails(of element: (row: Row, node: AccessibilityNode)?) {
        guard let (row, node) = element else {
            let title = rows.isEmpty ? "Nothing can be reached" : "\(rows.count) elements, in reading order"
            return details.show([(title, ["Choose one to see what it consists of."])])
        }
        let facts: [(String, String?)] = [
            ("label", node.label), ("value", node.value), ("hint", node.hint), ("identifier", node.identifier),
            ("language", node.language), ("class", "\(type(of: node.responder))"),
            ("frame", plain(node.frame)),
        ]
        var sections = [
            (title: row.spoken, lines: facts.compactMap { name, value in value.map { "\(name): \($0)" } })
        ]
        let actions = node.customActions.map(\.name)
        if !actions.isEmpty { sections.append(("Actions", actions)) }
        details.show(sections)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let number = indexPath.row + 1
        let cell = tableView.inspectorRow("\(number). \(rows[indexPath.row].spoken)", at: indexPath)
        cell.accessibilityIdentifier = "shell.element-\(number)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected = rows[indexPath.row].id
        shell.refreshInspector()
    }
}
