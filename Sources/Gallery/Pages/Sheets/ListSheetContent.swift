import UIKit

/// A sheet with a table that is longer than the screen.
final class ListSheetContent: SheetContent, UITableViewDataSource {
    private static let stops = [
        "Harbor", "Old bridge", "Market square", "Library", "Cinema", "Observatory", "Post office", "Park", "Station",
        "University", "Stadium", "Waterworks", "Botanical garden", "Windmill", "Lighthouse",
    ]

    private let table = UITableView(frame: .zero, style: .plain)

    init() { super.init("Stops") }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "stop")
        table.accessibilityIdentifier = "stops"
        table.translatesAutoresizingMaskIntoConstraints = false
        body.addSubview(table)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: body.topAnchor),
            table.leadingAnchor.constraint(equalTo: body.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: body.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: body.bottomAnchor),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 * Self.stops.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "stop", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row + 1)  \(Self.stops[indexPath.row % Self.stops.count])"
        return cell
    }
}
