import CoreGraphics
import Driving
import Inspection
import OverlayPlacement
import QuartzCore
import UIKitControls
import UIKitCore
import UIKitPresentation
import UIKitTables
import UIKitText

/// The outline of the app's views, and what is to be said of the selected one.
final class ViewsInspector: UIViewController, InspectorPage, UITableViewDataSource, UITableViewDelegate,
    UISearchBarDelegate
{
    private enum Metrics {
        static let indent: CGFloat = 10
        /// Deeper levels are not indented further.
        static let deepestIndent = 14
        static let buttonGap: CGFloat = 4
    }

    private unowned let shell: any ShellCommands
    private let search = UISearchBar()
    private let pickButton = UIButton(type: .system)
    private let table = UITableView.inspectorList()
    private let tools = UIView()
    private let modes = UISegmentedControl(items: ["Facts", "Edit"])
    private let layersButton = UIButton(type: .system)
    private let measureButton = UIButton(type: .system)
    private let explodeButton = UIButton(type: .system)
    private let details = UITextView.inspectorDetails("shell.details")
    private let editor = PropertyEditor()
    private var outline: ViewOutline?
    /// The selected view or layer.
    private weak var selected: AnyObject?
    /// The view that is measured from while the next pick ends a measurement.
    private weak var measuredFrom: UIView?
    private var measurement: ViewMeasurement?
    /// Where the selected view was picked, in points of the device; nil if it was chosen in the outline.
    private var pickedPoint: CGPoint?
    private var showsLayers = false

    var onMarksChange: () -> Void = {}
    /// Called with what is selected.
    var onSelect: (AnyObject?) -> Void = { _ in }

    /// Whether a click on the device selects a view instead of touching the app. Default true.
    private(set) var isPicking = true {
        didSet { update() }
    }

    init(for shell: any ShellCommands) {
        self.shell = shell
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        search.placeholder = "Class, text or identifier"
        search.searchBarStyle = .minimal
        search.delegate = self
        pickButton.setImage(UIImage(systemName: "hand.tap"), for: .normal)
        pickButton.accessibilityLabel = "Pick a View"
        prepare(pickButton, "pick") { [unowned self] in isPicking.toggle() }
        for (button, title) in [(layersButton, "Layers"), (measureButton, "Measure"), (explodeButton, "3-D")] {
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: InspectorMetrics.fontSize)
        }
        prepare(layersButton, "layers") { [unowned self] in toggleLayers() }
        prepare(measureButton, "measure") { [unowned self] in toggleMeasuring() }
        prepare(explodeButton, "explode") { [unowned self] in
            shell.isExploded.toggle()
            update()
        }
        modes.selectedSegmentIndex = 0
        modes.accessibilityIdentifier = "shell.inspector-modes"
        modes.addAction(UIAction { [unowned self] _ in reload() }, for: .valueChanged)
        table.dataSource = self
        table.delegate = self
        table.accessibilityIdentifier = "shell.outline"
        editor.change = { [unowned self] property, value in
            var problem: String?
            shell.changeApp { problem = property.change(to: value) }
            return problem
        }
        for part in [modes, layersButton, measureButton, explodeButton] { tools.addSubview(part) }
        for part in [search, pickButton, table, tools, details, editor] { view.addSubview(part) }
        update()
    }

    private func prepare(_ button: UIButton, _ name: String, action: @escaping () -> Void) {
        button.accessibilityIdentifier = "shell.\(name)"
        button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let bar = InspectorMetrics.barHeight
        search.frame = CGRect(x: 0, y: 0, width: bounds.width - bar, height: bar)
        pickButton.frame = CGRect(x: bounds.width - bar, y: 0, width: bar, height: bar)
        let height = ((bounds.height - 2 * bar) * InspectorMetrics.listShare).rounded()
        table.frame = CGRect(x: 0, y: bar, width: bounds.width, height: height)
        tools.frame = CGRect(x: 0, y: table.frame.maxY, width: bounds.width, height: bar)
        layOutTools()
        let rest = CGRect(
            x: 0, y: tools.frame.maxY, width: bounds.width, height: max(bounds.height - tools.frame.maxY, 0))
        details.frame = rest
        editor.frame = rest
    }

    private func layOutTools() {
        let bounds = tools.bounds
        var edge = bounds.width - InspectorMetrics.margin
        for button in [explodeButton, measureButton, layersButton] {
            let width = button.sizeThatFits(bounds.size).width.rounded(.up)
            button.frame = CGRect(x: edge - width, y: 0, width: width, height: bounds.height)
            edge -= width + Metrics.buttonGap
        }
        let height = modes.intrinsicContentSize.height
        modes.frame = CGRect(
            x: InspectorMetrics.margin, y: (bounds.height - height) / 2,
            width: max(edge - 2 * InspectorMetrics.margin, 0), height: height)
    }

    /// What is said of the selected view.
    var text: String { isEditing ? editor.text : details.text }
    /// The rows of the outline.
    var names: [String] { outline?.rows.map(\.item.title) ?? [] }

    override var isEditing: Bool {
        get { modes.selectedSegmentIndex == 1 }
        set { modes.selectedSegmentIndex = newValue ? 1 : 0 }
    }

    func reload() {
        guard let app = shell.app else { return }
        outline = ViewOutline(of: app, search: search.text ?? "", showsLayers: showsLayers)
        table.reloadData()
        if let view = selected as? UIView, view.window == nil, !(view is UIWindow) { self.selected = nil }
        if let layer = selected as? CALayer, layer.superlayer == nil { self.selected = nil }
        if let selected, let row = outline?.index(of: selected) {
            table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        showSelection()
    }

    /// Selects what is at a point of the device's screen.
    func pick(at point: CGPoint) {
        guard let app = shell.app else { return }
        search.text = ""
        let picked = app.frontmostView(at: point)
        if let start = measuredFrom, let picked {
            measurement = ViewMeasurement(from: start, to: picked)
            measuredFrom = nil
            update()
            return reload()
        }
        measurement = nil
        select(picked, at: point)
    }

    /// Selects `view`, which was picked at `point` of the device's screen, and shows it in the outline.
    func select(_ view: UIView?, at point: CGPoint? = nil) {
        selected = view
        pickedPoint = point
        reload()
        if let selected, let row = outline?.index(of: selected) {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
        }
    }

    // MARK: Tools

    private func update() {
        for (button, isOn) in [
            (pickButton, isPicking), (layersButton, showsLayers), (measureButton, measuredFrom != nil),
            (explodeButton, shell.isExploded),
        ] { button.tintColor = isOn ? .systemBlue : .secondaryLabel }
    }

    private func toggleLayers() {
        showsLayers.toggle()
        update()
        reload()
    }

    /// Measures from the selected view to the one that is picked next.
    private func toggleMeasuring() {
        measurement = nil
        measuredFrom = measuredFrom == nil ? selected as? UIView : nil
        if measuredFrom != nil { isPicking = true }
        update()
        showSelection()
    }

    // MARK: The selection

    private func showSelection() {
        details.isHidden = isEditing
        editor.isHidden = !isEditing
        if isEditing {
            editor.show((selected as? UIView).map(EditableProperty.all) ?? [])
        } else {
            details.show(facts)
        }
        onMarksChange()
        onSelect(selected)
    }

    private var facts: [(title: String, lines: [String])] {
        var facts: [(title: String, lines: [String])] = []
        if measuredFrom != nil { facts.append(("Measure", ["Pick the view to measure to."])) }
        if let measurement { facts.append(("Measure", measurement.text.components(separatedBy: "\n"))) }
        guard let selected else {
            return facts + [
                ("Nothing is selected", ["Click on the device, or on a row above, to select a view."])
            ]
        }
        if let pickedPoint, let app = shell.app {
            facts.append(("Touch", TouchExplanation(of: pickedPoint, in: app).text.components(separatedBy: "\n")))
        }
        let sections =
            (selected as? UIView).map { ViewInspection(of: $0).sections }
            ?? (selected as? CALayer).map { LayerInspection(of: $0).sections } ?? []
        return facts + sections.map { section in (section.title, section.rows.map { "\($0.name): \($0.value)" }) }
    }

    var marks: [ScreenMark] {
        if let measurement {
            return [measurement.first, measurement.second].map { .selection($0, isFilled: true) }
                + measurement.lines.map { .distance(from: $0.start, to: $0.end, label: "\(plain($0.length))") }
        }
        var marks: [ScreenMark] = []
        if let view = selected as? UIView {
            if let placement = view.popoverCandidates { marks += placement }
            marks.append(.selection(view.screenFrame, isFilled: !isEditing))
        } else if let layer = selected as? CALayer, let root = shell.app?.screen.rootLayer {
            marks.append(.selection(layer.convert(layer.bounds, to: root), isFilled: !isEditing))
        }
        return marks
    }

    // MARK: Outline

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { outline?.rows.count ?? 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let row = outline?.rows[indexPath.row] else { return UITableViewCell() }
        let cell = tableView.inspectorRow(
            row.item.title, at: indexPath, color: row.item.isShown ? .label : .tertiaryLabel)
        cell.indentationWidth = Metrics.indent
        cell.indentationLevel = min(row.level, Metrics.deepestIndent)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let item = outline?.rows[indexPath.row].item else { return }
        measurement = nil
        if let start = measuredFrom, case .view(let view) = item {
            measurement = ViewMeasurement(from: start, to: view)
            measuredFrom = nil
            update()
        }
        selected = item.object is UIWindowScene ? nil : item.object
        pickedPoint = nil
        showSelection()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { reload() }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}

extension UIView {
    /// The space on each side of a popover's anchor, if the view is in a popover that has one; with what was decided.
    fileprivate var popoverCandidates: [ScreenMark]? {
        guard let popover = presentedPopover, let container = popover.containerView,
            let explanation = popover.placementExplanation
        else { return nil }
        return ArrowDirection.allCases.compactMap { direction in
            let space = explanation.availableFrame(for: direction)
            guard !space.isEmpty else { return nil }
            let rejection = explanation[direction].rejection
            let onScreen = container.convert(space, to: nil)
            return .area(
                onScreen, rejection == nil ? .systemGreen : .systemOrange,
                label: "\(direction.overlaySide): \(rejection?.words ?? "chosen")")
        } + [.area(container.convert(explanation.anchor, to: nil), .systemPurple, label: "anchor")]
    }
}
