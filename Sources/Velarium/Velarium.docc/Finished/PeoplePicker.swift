import UIKit

/// A list of people that the user can search and check.
final class PeoplePicker: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// Called when the user asks for more room, with true, or for less.
    var onResize: (_ isLarge: Bool) -> Void = { _ in }
    private(set) var chosen: Set<String> = []

    private let people = [
        "Ada", "Alan", "Barbara", "Claude", "Donald", "Edsger", "Frances", "Grace", "Hedy", "Ida", "John", "Katherine",
        "Lynn", "Margaret", "Niklaus", "Radia", "Sophie", "Tim", "Vera", "Wilhelmina",
    ]
    private var found: [String] {
        query.isEmpty ? people : people.filter { $0.localizedCaseInsensitiveContains(query) }
    }
    private var query: String { search.text ?? "" }
    private let search = UITextField()
    private let resizeButton = UIButton(type: .system)
    private let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 320, height: 360)
        search.placeholder = "Search"
        search.borderStyle = .roundedRect
        search.addAction(UIAction { [unowned self] _ in table.reloadData() }, for: .editingChanged)
        resizeButton.setTitle("More room", for: .normal)
        resizeButton.setTitle("Less room", for: .selected)
        resizeButton.addAction(UIAction { [unowned self] _ in resize() }, for: .touchUpInside)
        table.dataSource = self
        table.delegate = self
        table.backgroundColor = .clear
        addViews()
    }

    private func addViews() {
        for subview in [search, resizeButton, table] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let area = view.safeAreaLayoutGuide
        resizeButton.setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            search.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
            search.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            resizeButton.leadingAnchor.constraint(equalTo: search.trailingAnchor, constant: 12),
            resizeButton.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            resizeButton.centerYAnchor.constraint(equalTo: search.centerYAnchor),
            table.topAnchor.constraint(equalTo: search.bottomAnchor, constant: 8),
            table.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func resize() {
        resizeButton.isSelected.toggle()
        onResize(resizeButton.isSelected)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "person")
            ?? UITableViewCell(
                style: .default, reuseIdentifier: "person")
        let name = found[indexPath.row]
        cell.textLabel?.text = name
        cell.backgroundColor = .clear
        cell.accessoryType = chosen.contains(name) ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.formSymmetricDifference([found[indexPath.row]])
        tableView.reloadRows(at: [indexPath], with: .none)
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
