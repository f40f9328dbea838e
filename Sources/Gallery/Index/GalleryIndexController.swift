import UIKit

/// The list of pages in sections, with a search field.
final class GalleryIndexController: UITableViewController, UISearchBarDelegate {
    /// Called with the page that the user taps.
    var onChoice: (GalleryPage) -> Void = { _ in }
    /// Whether the row of the chosen page stays selected, because the page is visible beside the list.
    var keepsSelection = false {
        didSet {
            clearsSelectionOnViewWillAppear = !keepsSelection
            showRows()
        }
    }
    /// The page opened last.
    var selectedPage: GalleryPage? {
        didSet { selectCurrentPage() }
    }

    private static let cell = "page"

    private let search = UISearchBar()
    private var sections = GalleryIndexController.sections(matching: "")
    /// The search result selected with the arrow keys. Nil until they are used.
    private var selectedResult: IndexPath?
    private let emptyLabel = UILabel()

    init() {
        super.init(style: .insetGrouped)
        title = "Velarium"
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        search.placeholder = "Search".localized
        search.searchTextField.accessibilityIdentifier = "search"
        search.searchBarStyle = .minimal
        search.delegate = self
        tableView.tableHeaderView = SearchHeader(search)
        tableView.keyboardDismissMode = .onDrag
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.font = .preferredFont(forTextStyle: .title3)
        emptyLabel.adjustsFontForContentSizeCategory = true
        emptyLabel.textAlignment = .center
        emptyLabel.numberOfLines = 0
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !keepsSelection, let row = tableView.indexPathForSelectedRow else { return }
        tableView.deselectRow(at: row, animated: animated)
    }

    private func showRows() {
        tableView.reloadData()
        selectCurrentPage()
    }

    /// Selects the row of the current page if it is listed and visible beside the list.
    private func selectCurrentPage() {
        guard keepsSelection, let selectedPage else { return }
        for (section, part) in sections.enumerated() {
            guard let row = part.pages.firstIndex(where: { $0.id == selectedPage.id }) else { continue }
            tableView.selectRow(at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
        }
    }

    // MARK: Rows

    /// The sections with pages whose title or summary contains `text` in English or in the device's language, ignoring
    /// case.
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
        sections[section].group.rawValue.localized
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: Self.cell)
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.cell)
        let page = sections[indexPath.section].pages[indexPath.row]
        cell.textLabel?.text = page.title.localized
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = page.summary.localized
        cell.detailTextLabel?.numberOfLines = 0
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.imageView?.image = PageIcon.image(of: page)
        cell.accessoryType = keepsSelection ? .none : .disclosureIndicator
        cell.accessibilityIdentifier = page.id
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        search.resignFirstResponder()
        onChoice(sections[indexPath.section].pages[indexPath.row])
    }

    // MARK: Search

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        let text = searchText.trimmingCharacters(in: .whitespaces)
        sections = Self.sections(matching: text)
        selectedResult = nil
        emptyLabel.text = String(format: "No Results for “%@”".localized, text as NSString)
        tableView.backgroundView = sections.isEmpty ? emptyLabel : nil
        showRows()
    }

    /// Return opens the result selected with the arrow keys, otherwise the first one.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        guard searchBar.text?.isEmpty == false, !sections.isEmpty else {
            if sections.isEmpty { return }
            searchBar.resignFirstResponder()
            return
        }
        tableView(tableView, didSelectRowAt: selectedResult ?? IndexPath(row: 0, section: 0))
    }

    /// During a search, the arrow keys move through the results instead of the text.
    override var keyCommands: [UIKeyCommand]? {
        guard search.searchTextField.isEditing else { return nil }
        let commands = [
            UIKeyCommand(
                input: UIKeyCommand.inputDownArrow, modifierFlags: [],
                action: Selector("selectNextResult", GalleryIndexController.selectNextResult)),
            UIKeyCommand(
                input: UIKeyCommand.inputUpArrow, modifierFlags: [],
                action: Selector("selectPreviousResult", GalleryIndexController.selectPreviousResult)),
        ]
        commands.forEach { $0.wantsPriorityOverSystemBehavior = true }
        return commands
    }

    private func selectNextResult() { selectResult(offset: 1) }
    private func selectPreviousResult() { selectResult(offset: -1) }

    private func selectResult(offset step: Int) {
        let rows = sections.enumerated().flatMap { section, part in
            part.pages.indices.map { IndexPath(row: $0, section: section) }
        }
        guard !rows.isEmpty else { return }
        let index = selectedResult.flatMap { rows.firstIndex(of: $0) }
        let next = index.map { min(max($0 + step, 0), rows.count - 1) } ?? (step > 0 ? 0 : rows.count - 1)
        selectedResult = rows[next]
        tableView.selectRow(at: rows[next], animated: false, scrollPosition: .none)
        tableView.scrollRectToVisible(tableView.rectForRow(at: rows[next]), animated: true)
    }
}

extension GalleryPage {
    fileprivate func matches(_ text: String) -> Bool {
        [title, summary, title.localized, summary.localized].contains {
            $0.range(of: text, options: .caseInsensitive) != nil
        }
    }
}
