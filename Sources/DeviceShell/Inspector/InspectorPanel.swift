import CoreGraphics
import Inspection
import UIKitControls
import UIKitCore
import UIKitTables
import UIKitText

/// The panel beside the device: the views of the app, and what is to be said of the selected one.
final class InspectorPanel: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
    /// The width of the panel. Points; chosen by eye.
    static let width: CGFloat = 340

    private enum Metrics {
        static let rowHeight: CGFloat = 26
        static let indent: CGFloat = 10
        /// Deeper levels are not indented further.
        static let deepestIndent = 14
        static let searchHeight: CGFloat = 44
        /// The part of the height for the outline.
        static let outlineShare: CGFloat = 0.42
        static let margin: CGFloat = 12
        static let fontSize: CGFloat = 12
    }

    private unowned let shell: any ShellCommands
    private let search = UISearchBar()
    private let pick = UIButton(type: .system)
    private let table = UITableView(frame: .zero, style: .plain)
    private let details = UITextView()
    private let edge = UIView()
    private var outline: ViewOutline?
    private weak var selected: UIView?
    /// Where the selected view was picked, in points of the device; nil if it was chosen in the outline.
    private var pickedPoint: CGPoint?

    /// Called with the frame of the selected view on the device's screen, in its points; nil without one.
    var onSelect: (CGRect?) -> Void = { _ in }

    /// Whether a click on the device selects a view instead of touching the app. Default true.
    private(set) var isPicking = true

    init(for shell: any ShellCommands) {
        self.shell = shell
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        search.placeholder = "Class, text or identifier"
        search.searchBarStyle = .minimal
        search.delegate = self
        pick.setImage(UIImage(systemName: "hand.tap"), for: .normal)
        pick.accessibilityLabel = "Pick a View"
        pick.accessibilityIdentifier = "shell.pick"
        pick.addAction(UIAction { [unowned self] _ in setPicking(!isPicking) }, for: .primaryActionTriggered)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "view")
        table.dataSource = self
        table.delegate = self
        table.rowHeight = Metrics.rowHeight
        table.separatorStyle = .none
        details.isEditable = false
        details.font = .systemFont(ofSize: Metrics.fontSize)
        details.accessibilityIdentifier = "shell.details"
        details.textContainerInset = UIEdgeInsets(
            top: Metrics.margin, left: Metrics.margin, bottom: Metrics.margin, right: Metrics.margin)
        edge.backgroundColor = .separator
        for part in [search, pick, table, details, edge] { view.addSubview(part) }
        setPicking(true)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let side = Metrics.searchHeight
        search.frame = CGRect(x: 0, y: 0, width: bounds.width - side, height: side)
        pick.frame = CGRect(x: bounds.width - side, y: 0, width: side, height: side)
        let height = ((bounds.height - side) * Metrics.outlineShare).rounded()
        table.frame = CGRect(x: 0, y: side, width: bounds.width, height: height)
        details.frame = CGRect(
            x: 0, y: side + height, width: bounds.width, height: max(bounds.height - side - height, 0))
        edge.frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
    }

    /// What is said of the selected view.
    var text: String { details.text }
    /// The views of the outline.
    var names: [String] { outline?.rows.map(\.view.outlineTitle) ?? [] }

    /// Reads the app again.
    func reload() {
        guard let app = shell.app else { return }
        outline = ViewOutline(of: app, search: search.text ?? "")
        table.reloadData()
        if let selected, selected.window == nil { self.selected = nil }
        if let selected, let row = outline?.index(of: selected) {
            table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        showDetails()
    }

    /// Selects what is at a point of the device's screen.
    func pick(at point: CGPoint) {
        guard let app = shell.app else { return }
        search.text = ""
        pickedPoint = point
        selected = app.frontmostView(at: point)
        reload()
        if let selected, let row = outline?.index(of: selected) {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
        }
    }

    private func setPicking(_ isOn: Bool) {
        isPicking = isOn
        pick.tintColor = isOn ? .systemBlue : .secondaryLabel
    }

    private func showDetails() {
        guard let selected else {
            details.text = "Click on the device, or on a row above, to select a view."
            return onSelect(nil)
        }
        let text = NSMutableAttributedString()
        func add(_ title: String, _ lines: [String]) {
            text.append(
                NSAttributedString(
                    string: (text.length > 0 ? "\n" : "") + title + "\n",
                    attributes: [
                        .font: UIFont.systemFont(ofSize: Metrics.fontSize, weight: .semibold),
                        .foregroundColor: UIColor.secondaryLabel,
                    ]))
            text.append(
                NSAttributedString(
                    string: lines.joined(separator: "\n") + "\n",
                    attributes: [
                        .font: UIFont.systemFont(ofSize: Metrics.fontSize), .foregroundColor: UIColor.label,
                    ]))
        }
        if let pickedPoint, let app = shell.app {
            add("Touch", TouchExplanation(of: pickedPoint, in: app).text.components(separatedBy: "\n"))
        }
        for section in ViewInspection(of: selected).sections {
            add(section.title, section.rows.map { "\($0.name): \($0.value)" })
        }
        if details.attributedText != text { details.attributedText = text }
        onSelect(selected.convert(selected.bounds, to: nil))
    }

    // MARK: Outline

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { outline?.rows.count ?? 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "view", for: indexPath)
        guard let row = outline?.rows[indexPath.row] else { return cell }
        cell.textLabel?.text = row.view.outlineTitle
        cell.textLabel?.font = .systemFont(ofSize: Metrics.fontSize)
        cell.textLabel?.lineBreakMode = .byTruncatingMiddle
        let isShown = !row.view.isHidden && row.view.alpha > 0
        cell.textLabel?.textColor = isShown ? .label : .tertiaryLabel
        cell.indentationWidth = Metrics.indent
        cell.indentationLevel = min(row.level, Metrics.deepestIndent)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected = outline?.rows[indexPath.row].view
        pickedPoint = nil
        showDetails()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { reload() }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
