import UIKit

/// A list of cities with a search controller in its navigation item. The list itself shows the results.
final class CityListController: UITableViewController {
    private let trace: TracePanel
    private let search: UISearchController
    private let results: CityResultsController

    init(trace: TracePanel) {
        self.trace = trace
        results = CityResultsController()
        search = UISearchController(searchResultsController: results)
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cities"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        results.onSelect = { [unowned self] in open($0) }
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        search.searchBar.placeholder = "Search cities"
        search.searchBar.scopeButtonTitles = ["All"] + City.Continent.allCases.map(\.rawValue)
        navigationItem.searchController = search
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"), menu: optionsMenu)
        navigationItem.rightBarButtonItem?.accessibilityLabel = "Options"
    }

    private var optionsMenu: UIMenu {
        let token = UIAction(title: "Search in Asia", image: UIImage(systemName: "tag")) { [unowned self] _ in
            search.isActive = true
            let token = UISearchToken(icon: UIImage(systemName: "globe"), text: City.Continent.asia.rawValue)
            token.representedObject = City.Continent.asia
            search.searchBar.searchTextField.tokens = [token]
            updateSearchResults(for: search)
            search.showsSearchResultsController = true
        }
        let dims = UIAction(title: "Dim the list") { [unowned self] _ in
            search.obscuresBackgroundDuringPresentation.toggle()
            trace.add("search", "obscuresBackground = \(search.obscuresBackgroundDuringPresentation)")
        }
        let hides = UIAction(title: "Hide when scrolling") { [unowned self] _ in
            navigationItem.hidesSearchBarWhenScrolling.toggle()
            trace.add("item", "hidesSearchBarWhenScrolling = \(navigationItem.hidesSearchBarWhenScrolling)")
        }
        let bar = UIAction(title: "Replace the titles") { [unowned self] _ in
            search.hidesNavigationBarDuringPresentation.toggle()
            trace.add("search", "hidesNavigationBar = \(search.hidesNavigationBarDuringPresentation)")
        }
        return UIMenu(children: [token, dims, hides, bar])
    }

    private func open(_ city: City) {
        let screen = UIViewController()
        screen.title = city.name
        screen.view.backgroundColor = .systemBackground
        screen.navigationItem.largeTitleDisplayMode = .never
        let label = UILabel()
        label.text = "\(city.name), \(city.continent.rawValue)"
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        label.frame = screen.view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.view.addSubview(label)
        navigationController?.pushViewController(screen, animated: true)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { City.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        cell.show(City.all[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open(City.all[indexPath.row])
    }
}

extension CityListController: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        let scope = searchController.searchBar.selectedScopeButtonIndex
        let token = searchController.searchBar.searchTextField.tokens.first?.representedObject as? City.Continent
        let continent = token ?? (scope == 0 ? nil : City.Continent.allCases[scope - 1])
        results.cities = City.all.filter { city in
            (continent == nil || city.continent == continent)
                && (text.isEmpty
                    || city.name.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil)
        }
        trace.add("updater", "“\(text)”, \(continent?.rawValue ?? "all")")
    }

    func willPresentSearchController(_ searchController: UISearchController) { trace.add("search", "willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { trace.add("search", "didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { trace.add("search", "willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { trace.add("search", "didDismiss") }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { trace.add("bar", "textDidBeginEditing") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { trace.add("bar", "cancelButtonClicked") }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        trace.add("bar", "selectedScope \(selectedScope)")
    }
}

/// The results of a search for cities.
final class CityResultsController: UITableViewController {
    var cities = City.all {
        didSet { if cities != oldValue { tableView.reloadData() } }
    }
    var onSelect: (City) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "result")
        tableView.keyboardDismissMode = .onDrag
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "result", for: indexPath)
        cell.show(cities[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect(cities[indexPath.row])
    }
}

extension UITableViewCell {
    /// Shows a city and its continent.
    fileprivate func show(_ city: City) {
        var content = UIListContentConfiguration.valueCell()
        content.text = city.name
        content.secondaryText = city.continent.rawValue
        contentConfiguration = content
        accessoryType = .disclosureIndicator
    }
}
