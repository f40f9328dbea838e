import UIKit
import Velarium

extension GalleryPage {
    /// A list whose rows carry popovers, which follow their items.
    static let liveAnchors = GalleryPage(
        id: "live-anchors", title: "Live anchors", summary: "Popovers that follow what they point at",
        group: .overlays, symbol: "paperclip", tint: .systemIndigo,
        tour: ["tap \"Lisbon\"", "settle"]
    ) { LiveAnchorsPage() }
}

/// A tap on a row opens or closes its popover. Scrolling, sorting and deleting move the rows while popovers are open.
private final class LiveAnchorsPage: TracedTableController, UITableViewDataSource, UITableViewDelegate {
    private struct City {
        let name: String
        let arrival: String
    }

    private var cities = LiveAnchorsPage.makeCities()
    private var popovers: [String: PopoverView] = [:]
    private let behavior = SegmentedRow(
        "Out of sight", ["Dismiss", "Hide", "Stay"], identifier: "behavior")
    /// The space around the choice, in points.
    private static let margin: CGFloat = 16

    init() {
        super.init(style: .plain)
        title = "Live anchors".localized
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private static func makeCities() -> [City] {
        [
            ("Lisbon", "8:05"), ("Oslo", "8:40"), ("Vienna", "9:15"), ("Athens", "9:20"), ("Dublin", "10:00"),
            ("Warsaw", "10:35"), ("Madrid", "11:10"), ("Zurich", "11:25"), ("Helsinki", "12:05"), ("Prague", "12:30"),
            ("Rome", "13:15"), ("Brussels", "13:50"), ("Copenhagen", "14:20"), ("Budapest", "15:00"),
            ("Riga", "15:45"), ("Porto", "16:10"), ("Bergen", "16:55"), ("Split", "17:30"),
        ].map(City.init)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        tableView.tableHeaderView = UIView()
        tableView.tableHeaderView?.addSubview(behavior)
        behavior.selected = 1
        behavior.onChange = { [unowned self] in applyBehavior() }
        let reverse = UIAction(title: "Reverse") { [unowned self] _ in self.reverse() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reverse", primaryAction: reverse)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for popover in popovers.values { popover.dismiss() }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let margin = Self.margin
        let width = tableView.bounds.width
        let sides = tableView.safeAreaInsets
        let inner = width - sides.left - sides.right - 2 * margin
        let height = behavior.sizeThatFits(CGSize(width: inner, height: 0)).height
        behavior.frame = CGRect(x: sides.left + margin, y: margin, width: inner, height: height)
        guard let header = tableView.tableHeaderView, header.bounds.height != height + 2 * margin else { return }
        header.frame = CGRect(x: 0, y: 0, width: width, height: height + 2 * margin)
        // The table reads the height when it is set.
        tableView.tableHeaderView = header
    }

    private var chosenBehavior: AnchorLossBehavior {
        [.dismiss, .hide, .stay][behavior.selected]
    }

    private func applyBehavior() {
        trace.add("anchor loss", chosenBehavior.rawValue)
        for popover in popovers.values { popover.anchorLossBehavior = chosenBehavior }
    }

    private func reverse() {
        trace.add("app", "reverses the rows")
        cities.reverse()
        tableView.reloadData()
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        let city = cities[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = city.name
        content.secondaryText = city.arrival
        cell.contentConfiguration = content
        cell.overlayAnchorKey = city.name
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let city = cities[indexPath.row]
        if let popover = popovers[city.name] { return popover.dismiss(for: .action, animated: true) }
        present(for: city)
    }

    // MARK: Popovers

    private func present(for city: City) {
        let popover = PopoverView(contentView: CityCard(arrival: city.arrival))
        popover.tracksAnchor = true
        popover.staysOnScreen = true
        popover.arrowFollowsAnchor = true
        popover.fadesInAndOut = true
        popover.anchorLossBehavior = chosenBehavior
        popover.bubbleColor = .tintColor
        // Rows and bar stay usable while popovers are open.
        popover.passthroughViews = [tableView, trace] + (navigationController.map { [$0.navigationBar] } ?? [])
        popover.onDismiss = { [weak self] reason in
            self?.popovers[city.name] = nil
            self?.trace.add(city.name, "dismissed, \(reason)")
        }
        popovers[city.name] = popover
        trace.add(city.name, "popover")
        popover.present(from: .key(city.name, in: tableView))
    }
}

/// What a popover says about a city, in one line or more.
private final class CityCard: UIView {
    private static let minimumWidth: CGFloat = 120
    private static let maximumWidth: CGFloat = 240

    private let label = UILabel()

    init(arrival: String) {
        super.init(frame: .zero)
        label.text = "Arrives at \(arrival)"
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .text(on: .tintColor)
        updateSize()
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    private func updateSize() {
        let size = label.sizeThatFits(CGSize(width: Self.maximumWidth, height: .greatestFiniteMagnitude))
        bounds.size = CGSize(width: max(Self.minimumWidth, size.width.rounded(.up)), height: size.height.rounded(.up))
    }

    /// A popover keeps the size of its content, which grows with the text.
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        // The label's own font follows later.
        label.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
        updateSize()
        superview?.setNeedsLayout()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }
}
