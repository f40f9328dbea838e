import UIKit

/// The list of pages in groups, with a field to search them.
final class GalleryIndexController: UITableViewController, UISearchBarDelegate {
    /// Hears of the page that a person taps.
    var onChoice: (GalleryPage) -> Void = { _ in }
    /// Whether the list keeps the chosen row marked, because the page is shown beside it.
    var marksChoice = false {
        didSet {
            clearsSelectionOnViewWillAppear = !marksChoice
            showRows()
        }
    }
    /// The page that was opened last.
    var choice: GalleryPage? {
        didSet { markChoice() }
    }

    private static let cell = "page"

    private let search = UISearchBar()
    private var sections = GalleryIndexController.sections(matching: "")

    init() {
        super.init(style: .insetGrouped)
        title = "Velarium"
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        search.placeholder = "Search"
        search.searchTextField.accessibilityIdentifier = "search"
        search.searchBarStyle = .minimal
        search.delegate = self
        tableView.tableHeaderView = SearchHeader(search)
        tableView.keyboardDismissMode = .onDrag
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !marksChoice, let row = tableView.indexPathForSelectedRow else { return }
        tableView.deselectRow(at: row, animated: animated)
    }

    private func showRows() {
        tableView.reloadData()
        markChoice()
    }

    /// Marks the row of the choice, if it is listed now and its page is shown beside the list.
    private func markChoice() {
        guard marksChoice, let choice else { return }
        for (section, part) in sections.enumerated() {
            guard let row = part.pages.firstIndex(where: { $0.id == choice.id }) else { continue }
            tableView.selectRow(at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
        }
    }

    // MARK: Rows

    /// The groups that have pages whose title or summary holds `text`, whatever its case.
    private static func sections(matching text: String) -> [(group: GalleryPage.Group, pages: [GalleryPage])] {
        GalleryPage.Group.allCases.map { group in
            let pages = GalleryPage.listed.filter { page in
                page.group == group && (text.isEmpty || page.matches(text))
            }
            return (group, pages)
        }.filter { !$0.pages.isEmpty }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].pages.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].group.rawValue
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: Self.cell)
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.cell)
        let page = sections[indexPath.section].pages[indexPath.row]
        cell.textLabel?.text = page.title
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = page.summary
        cell.detailTextLabel?.numberOfLines = 0
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.imageView?.image = PageIcon.image(of: page)
        cell.accessoryType = marksChoice ? .none : .disclosureIndicator
        cell.accessibilityIdentifier = page.id
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        search.resignFirstResponder()
        onChoice(sections[indexPath.section].pages[indexPath.row])
    }

    // MARK: Search

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        sections = Self.sections(matching: searchText.trimmingCharacters(in: .whitespaces))
        showRows()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }
}

extension GalleryPage {
    fileprivate func matches(_ text: String) -> Bool {
        [title, summary].contains { $0.range(of: text, options: .caseInsensitive) != nil }
    }
}
