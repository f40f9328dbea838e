import ObjectiveCSupport
import UIKitCollections
import UIKitContainers
import UIKitControls
import UIKitCore
import UIKitTables
import UIKitText

/// The outlets of UIKit's own classes.
@MainActor enum LibraryOutlets {
    /// Sets an outlet and returns true; false if the object has no such one. A property of the app with the same name
    /// wins.
    static func setOutlet(_ name: String, of owner: NSObject, to value: NSObject) -> Bool {
        guard _KeyValueProperties.property(name, of: owner)?.write == nil else { return false }
        switch name {
        case "delegate": return setDelegate(of: owner, to: value)
        case "dataSource": return setDataSource(of: owner, to: value)
        case "view":
            guard let controller = owner as? UIViewController, let view = value as? UIView else { return false }
            controller.view = view
        case "tableView", "collectionView": return setList(of: owner, to: value)
        case "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView":
            return setPart(name, of: owner, to: value)
        case "tableHeaderView":
            return with(owner, value) { (table: UITableView, view: UIView) in table.tableHeaderView = view }
        case "tableFooterView":
            return with(owner, value) { (table: UITableView, view: UIView) in table.tableFooterView = view }
        case "titleView":
            return with(owner, value) { (item: UINavigationItem, view: UIView) in item.titleView = view }
        case "target": return with(owner, value) { (item: UIBarButtonItem, target: NSObject) in item.target = target }
        case "refreshControl":
            return with(owner, value) { (controller: UITableViewController, control: UIRefreshControl) in
                controller.refreshControl = control
            }
        default: return false
        }
        return true
    }

    private static func with<Owner, Value>(
        _ owner: NSObject, _ value: NSObject, _ body: (Owner, Value) -> Void
    ) -> Bool {
        guard let owner = owner as? Owner, let value = value as? Value else { return false }
        body(owner, value)
        return true
    }

    /// A delegate that does not conform is left out: Objective-C accepts every object.
    private static func setDelegate(of owner: NSObject, to value: NSObject) -> Bool {
        switch owner {
        case let view as UITableView: view.delegate = value as? any UITableViewDelegate
        case let view as UICollectionView: view.delegate = value as? any UICollectionViewDelegate
        case let view as UITextView: view.delegate = value as? any UITextViewDelegate
        case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
        case let view as UITextField: view.delegate = value as? any UITextFieldDelegate
        case let view as UISearchBar: view.delegate = value as? any UISearchBarDelegate
        case let view as UIPickerView: view.delegate = value as? any UIPickerViewDelegate
        case let view as UITabBar: view.delegate = value as? any UITabBarDelegate
        case let view as UINavigationBar: view.delegate = value as? any UINavigationBarDelegate
        case let view as UIToolbar: view.delegate = value as? any UIToolbarDelegate
        case let gesture as UIGestureRecognizer: gesture.delegate = value as? any UIGestureRecognizerDelegate
        case let controller as UINavigationController:
            controller.delegate = value as? any UINavigationControllerDelegate
        case let controller as UITabBarController: controller.delegate = value as? any UITabBarControllerDelegate
        case let controller as UISplitViewController: controller.delegate = value as? any UISplitViewControllerDelegate
        case let controller as UIPageViewController: controller.delegate = value as? any UIPageViewControllerDelegate
        default: return false
        }
        return true
    }

    private static func setDataSource(of owner: NSObject, to value: NSObject) -> Bool {
        switch owner {
        case let view as UITableView: view.dataSource = value as? any UITableViewDataSource
        case let view as UICollectionView: view.dataSource = value as? any UICollectionViewDataSource
        case let view as UIPickerView: view.dataSource = value as? any UIPickerViewDataSource
        case let controller as UIPageViewController:
            controller.dataSource = value as? any UIPageViewControllerDataSource
        default: return false
        }
        return true
    }

    private static func setList(of owner: NSObject, to value: NSObject) -> Bool {
        switch (owner, value) {
        case (let controller as UITableViewController, let table as UITableView): controller.tableView = table
        case (let controller as UICollectionViewController, let view as UICollectionView):
            controller.collectionView = view
        default: return false
        }
        return true
    }

    private static func setPart(_ name: String, of owner: NSObject, to value: NSObject) -> Bool {
        guard let view = value as? UIView else { return false }
        switch (owner, name) {
        case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = view
        case (let cell as UITableViewCell, "editingAccessoryView"): cell.editingAccessoryView = view
        case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = view
        case (let cell as UITableViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = view
        case (let cell as UICollectionViewCell, "backgroundView"): cell.backgroundView = view
        case (let cell as UICollectionViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = view
        case (let table as UITableView, "backgroundView"): table.backgroundView = view
        case (let list as UICollectionView, "backgroundView"): list.backgroundView = view
        default: return false
        }
        return true
    }
}
