import CoreGraphics
import Driving
import Inspection
import UIKitCore
import UIKitTables
import UIKitText

/// The last touches with the gestures that saw them, and the map of what touches reach.
final class TouchesInspector: InspectorListController, InspectorPage, UITableViewDataSource, UITableViewDelegate {
    /// The distance of the points that the map on the screen tests. Points; chosen: a map of a phone takes a few
    /// milliseconds.
    private static let mapSpacing: CGFloat = 6

    private let history: TouchHistory
    private let mapRow = SwitchRow("Show what reacts to touches", identifier: "shell.touch-map")
    private let table = UITableView.inspectorList()
    private var map: TouchMap?
    /// The number of the selected entry from the newest on; nil for the newest.
    private var selected: Int?

    init(of history: TouchHistory, for shell: any ShellCommands) {
        self.history = history
        super.init(for: shell, bar: mapRow, list: table, details: "shell.touch-details")
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        mapRow.onChange = { [unowned self] _ in shell.refreshInspector() }
        table.dataSource = self
        table.delegate = self
        table.accessibilityIdentifier = "shell.touches"
    }

    func reload() {
        map = mapRow.isOn ? shell.app.map { TouchMap(of: $0, spacing: Self.mapSpacing) } : nil
        table.reloadData()
        showDetails()
    }

    var marks: [ScreenMark] { map.map { [.touchMap($0)] } ?? [] }
    var text: String { details.text }

    /// The newest first.
    private var entries: [TouchHistory.Entry] { history.entries.reversed() }

    private func showDetails() {
        let index = selected ?? 0
        guard entries.indices.contains(index) else {
            return details.show([("No touch yet", ["Touch the device: each finger is explained here."])])
        }
        let entry = entries[index]
        var sections = [("Touch at \(plain((entry.time * 1000).rounded() / 1000)) s", entry.lines)]
        if let map {
            let small = map.regions.filter(\.isSmall).map(\.name)
            if !small.isEmpty { sections.append(("Controls below 44 points", small)) }
        }
        details.show(sections)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { history.entries.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.inspectorRow(entries[indexPath.row].title, at: indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected = indexPath.row == 0 ? nil : indexPath.row
        showDetails()
    }
}
