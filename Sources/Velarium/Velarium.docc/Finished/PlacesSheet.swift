import UIKit
import Velarium

/// A list of the places nearby.
final class PlacesSheet: BottomSheetController, UITableViewDataSource, UITableViewDelegate {
    /// The place whose row was tapped; nil before that.
    private(set) var chosen: String?

    private let places = [
        "Harbour Café", "Library", "Old bridge", "Cinema", "Night market", "Observatory", "Post office", "Rose park",
        "Ferry landing", "Town hall", "Bakery", "Fish market", "Museum of maps", "Swimming bath", "Lighthouse",
    ]
    private let list = UITableView()
    private let heading = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = "Places"
        heading.font = .preferredFont(forTextStyle: .headline)
        list.dataSource = self
        list.delegate = self
        for part in [heading, list] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            heading.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            heading.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            list.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = places[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = places[indexPath.row]
        dismiss(for: .action, animated: true)
    }
}
