import Foundation
import InterfaceDocuments
import UIKitCollections
import UIKitContainers
import UIKitControls
import UIKitCore
import UIKitTables
import UIKitText

/// The classes that elements stand for.
@MainActor enum ElementClasses {
    /// UIKit's class of an element; nil for an element that is no object.
    static func libraryClass(of element: InterfaceElement) -> NSObject.Type? {
        if let known = table[element.name] { return known }
        guard InterfaceCheck.unsupported[element.name] != nil else { return nil }
        return element.name.hasSuffix("ontroller") ? UIViewController.self : UIView.self
    }

    private static let table: [String: NSObject.Type] = [
        "view": UIView.self, "containerView": UIView.self, "tableViewCellContentView": UIView.self,
        "collectionViewCellContentView": UIView.self, "label": UILabel.self, "button": UIButton.self,
        "control": UIControl.self, "textField": UITextField.self, "searchTextField": UISearchTextField.self,
        "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
        "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self, "imageView": UIImageView.self,
        "scrollView": UIScrollView.self, "stackView": UIStackView.self, "visualEffectView": UIVisualEffectView.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
        "tableViewHeaderFooterView": UITableViewHeaderFooterView.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "searchBar": UISearchBar.self, "toolbar": UIToolbar.self, "navigationBar": UINavigationBar.self,
        "tabBar": UITabBar.self, "refreshControl": UIRefreshControl.self, "window": UIWindow.self,
        "viewController": UIViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
        "pageViewController": UIPageViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self,
        "navigationItem": UINavigationItem.self, "customObject": NSObject.self,
        "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "hoverGestureRecognizer": UIHoverGestureRecognizer.self,
        "gestureRecognizer": UIGestureRecognizer.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "collectionViewLayout": UICollectionViewLayout.self,
    ]

    // MARK: Classes of the app

    /// The class with a name in the app: one that was registered, or one of a module that the file, the bundle or the
    /// program names. Nil if there is none.
    static func appClass(named name: String, module: String?, in bundle: Bundle) -> AnyClass? {
        if let known = registered[name] { return known }
        let key = (module ?? "") + "." + name + "|" + bundle.bundlePath
        if let known = found[key] { return known }
        let bundleName = URL(fileURLWithPath: bundle.bundlePath).deletingPathExtension().lastPathComponent
        let bundleModule = bundleName.split(separator: "_").last.map(String.init)
        let modules = [module, bundleModule, AppBundle.module].compactMap { $0 }
        let names = modules.map { $0.map { $0.isLetter || $0.isNumber ? $0 : "_" } }.map { String($0) + "." + name }
        guard let result = (names + [name]).lazy.compactMap({ NSClassFromString($0) }).first else { return nil }
        found[key] = result
        return result
    }

    private static var found: [String: AnyClass] = [:]
    private static var registered: [String: AnyClass] = [:]

    static func register(_ type: AnyClass, named name: String) { registered[name] = type }
}

extension UIStoryboard {
    /// Registers the class that files mean by `name`, such as one with another name in Objective-C. Not part of UIKit.
    ///
    /// Classes that are not generic and not private need no registration: they are found by their names and modules.
    public static func register(_ type: AnyClass, forClassName name: String) {
        ElementClasses.register(type, named: name)
    }

    /// Registers an outlet, for code that `velarium-port` does not rewrite. Not part of UIKit.
    ///
    ///     UIStoryboard.registerOutlet("titleLabel", \PageController.titleLabel)
    ///
    /// Actions are registered by their selectors: `_ = Selector("save:", PageController.save)`.
    public static func registerOutlet<Owner: NSObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
    ) {
        nonisolated(unsafe) let property = property
        _KeyValueProperties.add(
            name, of: Owner.self, { $0[keyPath: property] },
            { _KeyValueProperties.set(&$0[keyPath: property], to: $1) })
    }
}

extension ElementClasses {
    /// UIKit's class of a name that a file has as a custom class, such as "UIControl" for a plain view.
    static func uikitClass(named name: String) -> NSObject.Type? {
        guard name.hasPrefix("UI") else { return nil }
        return table.values.first { "\($0)" == name }
    }
}
