import UIKit

extension GalleryPage {
    /// Popovers in an app: details of an object, tools, and actions on an object.
    static let popoverList = GalleryPage(
        id: "popover-list", title: "Popovers in an app", summary: "A garden plan with details, actions and tools",
        group: .overlays, symbol: "sun.max", tint: .systemGreen,
        tour: ["tap \"Oak on the plan\"", "settle"]
    ) { NavigationStackPage(GardenScreen()) }
}

/// A garden as a plan and as a list. A plant presents its details, its button its actions, and the bar button item the
/// tools.
final class GardenScreen: UIViewController {
    private static let listWidth: CGFloat = 320

    private let plan = GardenPlan()
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let delegate = PopoverCallRecorder { _, _ in }
    private var plants = Plant.all { didSet { plan.plants = plants } }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Garden"
        view.backgroundColor = .systemGroupedBackground
        let tools = UIBarButtonItem(
            image: UIImage(systemName: "slider.horizontal.3"),
            primaryAction: UIAction { [unowned self] action in showTools(from: action.sender as? UIBarButtonItem) })
        tools.accessibilityLabel = "Tools"
        navigationItem.rightBarButtonItem = tools
        plan.plants = plants
        plan.onTap = { [unowned self] in showDetails(of: $0) }
        table.dataSource = self
        table.delegate = self
        [plan, table].forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let isWide = safe.width >= 2 * Self.listWidth || safe.width > safe.height * 1.2
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Both extend under the bottom edge's system areas; the table adjusts its content inset.
        let availableRect = view.bounds.inset(
            by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
        if isWide {
            let listWidth = min(Self.listWidth, safe.width / 2) + view.safeAreaInsets.right
            (table.frame, plan.frame) = availableRect.divided(
                atDistance: listWidth, from: isMirrored ? .minXEdge : .maxXEdge)
        } else {
            (plan.frame, table.frame) = availableRect.divided(
                atDistance: min(availableRect.width * 0.75, availableRect.height * 0.45), from: .minYEdge)
        }
    }

    // MARK: Popovers

    private func showDetails(of index: Int) {
        let details = PlantDetails(plants[index])
        details.onName = { [unowned self] name in
            plants[index].name = name
            table.cellForRow(at: IndexPath(row: index, section: 0))?.textLabel?.text = name
        }
        show(details, from: plan.view(of: index))
    }

    private func showTools(from item: UIBarButtonItem?) {
        let tools = GardenTools(plan.options) { [unowned self] in plan.options = $0 }
        tools.popoverPresentationController?.barButtonItem = item
        show(tools, from: nil)
    }

    private func showActions(for index: Int, from button: UIView) {
        show(PlantActions(plants[index]) { [unowned self] in perform($0, on: index) }, from: button)
    }

    private func show(_ content: UIViewController, from view: UIView?) {
        content.popoverPresentationController?.sourceView = view
        if let view { content.popoverPresentationController?.sourceRect = view.bounds }
        content.popoverPresentationController?.delegate = delegate
        present(content, animated: true)
    }

    // MARK: Actions

    private func perform(_ action: PlantActions.Action, on index: Int) {
        switch action {
        case .duplicate:
            var copy = plants[index]
            copy.name += " 2"
            copy.location = CGPoint(x: min(0.95, copy.location.x + 0.08), y: min(0.9, copy.location.y + 0.1))
            plants.insert(copy, at: index + 1)
        case .larger: plants[index].width = min(9, plants[index].width * 1.25)
        case .smaller: plants[index].width = max(1, plants[index].width / 1.25)
        case .left: plants[index].location.x = max(0.05, plants[index].location.x - 0.08)
        case .right: plants[index].location.x = min(0.95, plants[index].location.x + 0.08)
        case .hide: plants[index].isHidden.toggle()
        case .first: plants.insert(plants.remove(at: index), at: 0)
        case .last: plants.append(plants.remove(at: index))
        case .delete: plants.remove(at: index)
        }
        table.reloadData()
    }
}

extension GardenScreen: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { plants.count }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Tap a plant for its details, its button for actions, and the sliders in the bar for tools."
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "plant")
            ?? UITableViewCell(style: .default, reuseIdentifier: "plant")
        let plant = plants[indexPath.row]
        cell.textLabel?.text = plant.name
        cell.textLabel?.adjustsFontSizeToFitWidth = true
        cell.textLabel?.textColor = plant.isHidden ? .secondaryLabel : .label
        cell.imageView?.image = UIImage(systemName: plant.kind == .pond ? "circle.inset.filled" : "circle.fill")
        cell.imageView?.tintColor = plant.kind.color
        cell.accessoryView = makeActionsButton(forRow: indexPath.row, named: plant.name)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if !plants[indexPath.row].isHidden { showDetails(of: indexPath.row) }
    }

    private func makeActionsButton(forRow index: Int, named name: String) -> UIButton {
        let dots = UIButton(type: .system)
        dots.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
        dots.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        dots.accessibilityLabel = "Actions for \(name)"
        dots.addAction(
            UIAction { [unowned self, unowned dots] _ in showActions(for: index, from: dots) }, for: .touchUpInside)
        return dots
    }
}
