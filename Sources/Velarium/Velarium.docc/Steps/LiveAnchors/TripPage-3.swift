import UIKit
import Velarium

/// The cities of a trip. A tap on a row shows a note that stays with its city.
final class TripPage: UITableViewController {
    private(set) var cities = [
        "Lisbon", "Porto", "Madrid", "Toledo", "Seville", "Granada", "Valencia", "Barcelona", "Girona", "Toulouse",
        "Lyon", "Geneva", "Milan", "Verona", "Venice", "Trieste", "Ljubljana", "Zagreb", "Graz", "Vienna",
    ]
    /// The note on the screen.
    private(set) var note: PopoverView?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trip"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sort", primaryAction: UIAction { [unowned self] _ in sort() })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        cell.textLabel?.text = cities[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let cell = tableView.cellForRow(at: indexPath) else { return }
        showNote(about: cities[indexPath.row], at: cell)
    }

    private func showNote(about city: String, at cell: UITableViewCell) {
        note?.dismiss(for: .replaced, animated: true)
        let label = UILabel()
        label.text = "Two nights in \(city)"
        label.textAlignment = .center
        label.frame.size = CGSize(width: label.intrinsicContentSize.width + 32, height: 44)
        let note = PopoverView(contentView: label)
        note.tracksAnchor = true
        note.passthroughViews = [tableView, navigationController?.navigationBar].compactMap { $0 }
        note.present(from: cell)
        self.note = note
    }

    private func sort() {
        cities.sort()
        tableView.reloadData()
    }
}
