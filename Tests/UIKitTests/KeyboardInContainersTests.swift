import Testing
import UIKit
import VelariumTesting

/// A field that is edited in every container: with the drawn keyboard, one of a script's height, and hardware keys.
@MainActor @Suite struct KeyboardInContainersTests {
    enum Container: String, CaseIterable {
        case plain, navigation, largeTitle, tab, tabOfNavigation, split, page, pageInNavigation, child, scrollView
        case plainTable, groupedTable, insetGroupedTable, tableInNavigation, collection, list, listInTab
        case pageSheet, formSheet, fullScreen, overFullScreen, popover, alert, searchController
    }

    enum Keyboard: String, CaseIterable {
        case drawn, scripted, hardware
    }

    @Test(arguments: Container.allCases, Keyboard.allCases)
    func aFieldIsEditedAboveTheKeyboardAndTheContentIsAsBeforeAfterwards(
        container: Container, keyboard: Keyboard
    ) throws {
        for model in [TestDevice.Model.iPhone14, .iPadPro11] {
            let device = TestDevice(model, keyboard: keyboard == .drawn ? .software : .hardware)
            device.recordsMisuses = true
            let page = EditedPage()
            let field = try page.show(in: container, on: device)
            let insets = page.scrollView?.contentInset

            #expect(field.becomeFirstResponder())
            try device.settle()
            if keyboard == .scripted { try device.showKeyboard(height: 336) }
            try device.settle()
            try device.type("a")
            try device.settle()

            #expect(field.isFirstResponder && field.text == "a", "\(model)")
            if let top = device.keyboardFrame?.minY {
                let bottom = try #require(field.superview).convert(field.frame, to: nil).maxY
                #expect(bottom <= top + 0.5, "\(model): the field ends at \(bottom), the keyboard begins at \(top)")
            }

            field.resignFirstResponder()
            if keyboard == .scripted { try device.hideKeyboard() }
            try device.settle()

            #expect(page.scrollView?.contentInset == insets)
            // A form sheet on a pad keeps the keyboard (documentation/uikit/uiviewcontroller,
            // disablesAutomaticKeyboardDismissal).
            if container != .formSheet { #expect(device.keyboardFrame == nil) }
            #expect(device.misuses.isEmpty, "\(device.misuses)")
        }
    }

    /// A row that is higher than the screen shows the line that is edited.
    @Test func aTapIntoATextViewHigherThanTheScreenDoesNotScrollToItsEnd() throws {
        let device = TestDevice(.iPhone14, keyboard: .software)
        let screen = UITableViewController(style: .plain)
        let editor = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
        editor.isScrollEnabled = false
        editor.text = (0..<150).map { "Line \($0)" }.joined(separator: "\n")
        screen.tableView.tableHeaderView = editor
        device.show(screen)
        try device.settle()
        let top = screen.tableView.contentOffset.y

        try device.tap(x: 100, y: 200)
        try device.settle()

        #expect(editor.isFirstResponder && screen.tableView.contentOffset.y == top)
    }

    @Test func rotationAndTeardownWithTheKeyboardInATableAreHarmless() throws {
        let device = TestDevice(.iPhone14, keyboard: .software)
        let page = EditedPage()
        let field = try page.show(in: .tableInNavigation, on: device)
        field.becomeFirstResponder()
        try device.settle()

        try device.rotate(to: .landscapeRight)
        try device.settle()
        let bottom = try #require(field.superview).convert(field.frame, to: nil).maxY
        #expect(bottom <= (try #require(device.keyboardFrame)).minY + 0.5)
        try device.rotate(to: .portrait)
        device.window.rootViewController = UIViewController()
        try device.settle()

        #expect(!field.isFirstResponder && device.keyboardFrame == nil)
    }
}

/// A field in a container: in the last row of those that scroll, near the top of the others.
@MainActor private final class EditedPage: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let field = UITextField(frame: CGRect(x: 16, y: 5, width: 200, height: 34))
    private(set) var scrollView: UIScrollView?
    private var kept: [AnyObject] = []

    /// Shows the container with the field; returns the field that is edited.
    func show(in container: KeyboardInContainersTests.Container, on device: TestDevice) throws -> UITextField {
        switch container {
        case .pageSheet: try present(.pageSheet, on: device)
        case .formSheet: try present(.formSheet, on: device)
        case .fullScreen: try present(.fullScreen, on: device)
        case .overFullScreen: try present(.overFullScreen, on: device)
        case .popover: try present(.popover, on: device)
        case .alert:
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            device.show(UIViewController())
            device.window.rootViewController?.present(alert, animated: false)
            try device.settle()
            alert.textFields?.first?.resignFirstResponder()
            try device.settle()
            return try #require(alert.textFields?.first)
        case .searchController:
            let search = UISearchController()
            let root = UIViewController()
            root.navigationItem.searchController = search
            root.navigationItem.hidesSearchBarWhenScrolling = false
            device.show(UINavigationController(rootViewController: root))
            try device.settle()
            kept = [search]
            return search.searchBar.searchTextField
        default: device.show(try #require(root(for: container)))
        }
        try device.settle()
        scrollView?.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: false)
        if let table = scrollView as? UITableView {
            table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
        } else if let collection = scrollView as? UICollectionView {
            collection.scrollToItem(at: IndexPath(item: 29, section: 0), at: .bottom, animated: false)
        }
        try device.settle()
        return field
    }

    private func present(_ style: UIModalPresentationStyle, on device: TestDevice) throws {
        let root = UIViewController()
        device.show(root)
        let screen = plain()
        screen.modalPresentationStyle = style
        screen.popoverPresentationController?.sourceView = root.view
        screen.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
        screen.preferredContentSize = CGSize(width: 300, height: 200)
        root.present(screen, animated: false)
    }

    private func plain() -> UIViewController {
        let screen = UIViewController()
        field.frame.origin = CGPoint(x: 20, y: 120)
        screen.view.addSubview(field)
        return screen
    }

    private func root(for container: KeyboardInContainersTests.Container) -> UIViewController? {
        switch container {
        case .plain: return plain()
        case .navigation: return UINavigationController(rootViewController: plain())
        case .largeTitle:
            let navigation = UINavigationController(rootViewController: plain())
            navigation.navigationBar.prefersLargeTitles = true
            return navigation
        case .tab: return tab(plain())
        case .tabOfNavigation: return tab(UINavigationController(rootViewController: plain()))
        case .split:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(plain(), for: .secondary)
            split.show(.secondary)
            return split
        case .page: return pages(plain())
        case .pageInNavigation: return UINavigationController(rootViewController: pages(plain()))
        case .child:
            let (outer, inner) = (UIViewController(), plain())
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
            inner.didMove(toParent: outer)
            return outer
        case .scrollView: return scrolling()
        case .plainTable: return table(.plain)
        case .groupedTable: return table(.grouped)
        case .insetGroupedTable: return table(.insetGrouped)
        case .tableInNavigation: return UINavigationController(rootViewController: table(.plain))
        case .collection: return collection(UICollectionViewFlowLayout())
        case .list: return collection(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        case .listInTab:
            return tab(collection(UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))))
        case .pageSheet, .formSheet, .fullScreen, .overFullScreen, .popover, .alert, .searchController: return nil
        }
    }

    private func tab(_ screen: UIViewController) -> UIViewController {
        let tabs = UITabBarController()
        screen.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        tabs.viewControllers = [screen, UIViewController()]
        return tabs
    }

    private func pages(_ screen: UIViewController) -> UIViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([screen], direction: .forward, animated: false)
        return pages
    }

    private func scrolling() -> UIViewController {
        let screen = plain()
        let view = UIScrollView(frame: screen.view.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.contentSize = CGSize(width: 300, height: 2000)
        field.frame.origin.y = 300
        view.addSubview(field)
        screen.view.addSubview(view)
        scrollView = view
        return screen
    }

    private func table(_ style: UITableView.Style) -> UIViewController {
        let screen = UITableViewController(style: style)
        screen.tableView.dataSource = self
        scrollView = screen.tableView
        return screen
    }

    private func collection(_ layout: UICollectionViewLayout) -> UIViewController {
        let screen = UICollectionViewController(collectionViewLayout: layout)
        (layout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 300, height: 60)
        screen.collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        screen.collectionView.dataSource = self
        scrollView = screen.collectionView
        return screen
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row == 29 { cell.contentView.addSubview(field) }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if indexPath.item == 29 { cell.contentView.addSubview(field) }
        return cell
    }
}
