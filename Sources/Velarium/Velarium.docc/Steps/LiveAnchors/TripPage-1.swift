import UIKit

/// The cities of a trip.
final class TripPage: UITableViewController {
    private(set) var cities = [
        "Lisbon", "Porto", "Madrid", "Toledo", "Seville", "Granada", "Valencia", "Barcelona", "Girona", "Toulouse",
        "Lyon", "Geneva", "Milan", "Verona", "Venice", "Trieste", "Ljubljana", "Zagreb", "Graz", "Vienna",
    ]

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

    private func sort() {
        cities.sort()
        tableView.reloadData()
    }
}
