import UIKit

/// Makes the inhabitants of pairs.
@MainActor enum PairContents {
    /// The controller with the inhabitant. Overlays are presented from it afterwards.
    static func makeController(_ inhabitant: PairInhabitant) -> UIViewController {
        switch inhabitant {
        case .navigation: return UINavigationController(rootViewController: makePage(.page))
        case .tab:
            let tab = UITabBarController()
            tab.viewControllers = [makePage(.page), PairPage("Other tab")]
            tab.viewControllers?[0].tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
            return tab
        case .split:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(PairPage("Primary"), for: .primary)
            split.setViewController(makePage(.page), for: .secondary)
            return split
        case .pages: return PairPages()
        case .table: return PairTable()
        case .collection: return PairCollection()
        case .child:
            let page = makePage(.page)
            let child = PairPage("Child", color: .systemYellow)
            page.addChild(child)
            page.view.addSubview(child.view)
            child.view.autoresizingMask = []
            child.view.frame = CGRect(x: 20, y: 120, width: 150, height: 120)
            child.didMove(toParent: page)
            return page
        case .page, .textField, .textView, .search, .refresh, .picker, .datePicker, .menu, .slider, .popover, .sheet,
            .alert, .actionSheet, .bottomSheet, .dialog, .toast:
            return makePage(inhabitant)
        }
    }

    private static func makePage(_ inhabitant: PairInhabitant) -> PairPage {
        let page = PairPage("Content of \(inhabitant.rawValue)")
        page.onLoad = { page in
            guard let view = makeView(inhabitant) else { return }
            view.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(view)
            let bottom = view.bottomAnchor.constraint(lessThanOrEqualTo: page.view.bottomAnchor)
            bottom.priority = .defaultHigh
            let width = view.trailingAnchor.constraint(equalTo: page.view.layoutMarginsGuide.trailingAnchor)
            width.priority = .defaultHigh
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor, constant: 12),
                view.leadingAnchor.constraint(equalTo: page.view.layoutMarginsGuide.leadingAnchor), width, bottom,
            ])
        }
        if inhabitant == .search {
            page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
        return page
    }

    private static func makeView(_ inhabitant: PairInhabitant) -> UIView? {
        switch inhabitant {
        case .textField: return makeField()
        case .textView:
            let view = UITextView()
            view.text = "A text of several words"
            view.font = .preferredFont(forTextStyle: .body)
            view.adjustsFontForContentSizeCategory = true
            view.heightAnchor.constraint(equalToConstant: 80).isActive = true
            return view
        case .search: return UISearchBar()
        case .refresh:
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: 100, height: 900)
            scroll.refreshControl = UIRefreshControl()
            scroll.backgroundColor = .secondarySystemBackground
            scroll.heightAnchor.constraint(equalToConstant: 120).isActive = true
            return scroll
        case .picker:
            let picker = PairPicker()
            picker.heightAnchor.constraint(equalToConstant: 120).isActive = true
            return picker
        case .datePicker:
            let picker = UIDatePicker()
            picker.timeZone = TimeZone(identifier: "UTC")
            picker.date = Date(timeIntervalSince1970: 1_700_000_000)
            picker.preferredDatePickerStyle = .compact
            return picker
        case .menu:
            let button = UIButton(configuration: .filled())
            button.setTitle("Menu", for: .normal)
            button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
            button.showsMenuAsPrimaryAction = true
            return button
        case .slider: return UISlider()
        case .page, .navigation, .tab, .split, .pages, .table, .collection, .child: return nil
        case .popover, .sheet, .alert, .actionSheet, .bottomSheet, .dialog, .toast: return makeField()
        }
    }

    static func makeField() -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Field"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        return field
    }
}

/// A wheel of words.
private final class PairPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    override init(frame: CGRect) {
        super.init(frame: frame)
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 8 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "Row \(row)"
    }
}

/// Pages that are turned sideways.
final class PairPages: UIPageViewController, UIPageViewControllerDataSource {
    private let pages: [UIViewController]

    init(_ first: UIViewController = PairPage("First page")) {
        pages = [first, PairPage("Second page", color: .systemTeal)]
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        dataSource = self
        setViewControllers([first], direction: .forward, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
}

/// A table with a child controller, or a field, in one of its rows.
final class PairTable: UITableViewController {
    private let content: UIViewController?

    init(_ content: UIViewController? = nil) {
        self.content = content
        super.init(style: .insetGrouped)
        title = "Table"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row == 1 else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var row = cell.defaultContentConfiguration()
            row.text = "Row \(indexPath.row)"
            cell.contentConfiguration = row
            return cell
        }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        fill(cell.contentView, with: content)
        return cell
    }
}

/// A list of a collection view with a child controller, or a field, in one of its cells.
final class PairCollection: UICollectionViewController {
    private let content: UIViewController?

    init(_ content: UIViewController? = nil) {
        self.content = content
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        super.init(collectionViewLayout: layout)
        title = "Collection"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "content")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard indexPath.item == 1 else {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            var row = UIListContentConfiguration.cell()
            row.text = "Item \(indexPath.item)"
            (cell as? UICollectionViewListCell)?.contentConfiguration = row
            return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "content", for: indexPath)
        guard cell.contentView.subviews.isEmpty else { return cell }
        fill(cell.contentView, with: content)
        return cell
    }
}

extension UIViewController {
    /// Fills the content view of a row with a child controller, or with a field.
    fileprivate func fill(_ contentView: UIView, with content: UIViewController?) {
        guard let content else { return contentView.fill(with: PairContents.makeField(), height: 44) }
        if content.parent == nil { addChild(content) }
        contentView.fill(with: content.view, height: 260)
        content.didMove(toParent: self)
    }
}

extension UIView {
    /// Adds `view`, which fills this one and makes it `height` points high.
    func fill(with view: UIView, height: CGFloat? = nil) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        var constraints = [
            view.leadingAnchor.constraint(equalTo: leadingAnchor), view.topAnchor.constraint(equalTo: topAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        if let height {
            let wanted = view.heightAnchor.constraint(equalToConstant: height)
            wanted.priority = .init(999)
            constraints.append(wanted)
        }
        NSLayoutConstraint.activate(constraints)
    }
}
