import CoreGraphics
import InterfaceDocuments
import UIKitCollections
import UIKitContainers
import UIKitCore
import UIKitTables

/// Controllers and their children.
extension AttributeSetter {
    func applyController(to controller: UIViewController) {
        if let value = text("title") { controller.title = value }
        if let value = named("modalPresentationStyle", Names.presentationStyles) {
            controller.modalPresentationStyle = value
        }
        if let value = named("modalTransitionStyle", Names.transitionStyles) { controller.modalTransitionStyle = value }
        if let value = flag("definesPresentationContext") { controller.definesPresentationContext = value }
        if let value = flag("providesPresentationContextTransitionStyle") {
            controller.providesPresentationContextTransitionStyle = value
        }
        if let value = flag("modalInPresentation") { controller.isModalInPresentation = value }
        if let value = flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = value }
        if let value = flag("extendedLayoutIncludesOpaqueBars") { controller.extendedLayoutIncludesOpaqueBars = value }
        if let value = flag("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = value
        }
        if let value = element["restorationIdentifier"] {
            controller.restorationIdentifier = value
        } else if element["useStoryboardIdentifierAsRestorationIdentifier"] == "YES" {
            controller.restorationIdentifier = element["storyboardIdentifier"]
        }
        if let value = size("preferredContentSize") ?? size("contentSizeForViewInPopover") {
            controller.preferredContentSize = value
        }
        if let edges = element.value("edgesForExtendedLayout") {
            let names: [(String, UIRectEdge)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            controller.edgesForExtendedLayout = UIRectEdge(names.filter { edges[$0.0] == "YES" }.map(\.1))
        }
        applyItems(to: controller)
        applyContainer(to: controller)
    }

    /// The items are the controller's own; the file has what is in them.
    private func applyItems(to controller: UIViewController) {
        if let item = element.value("navigationItem") { graph.decode(item, into: controller.navigationItem) }
        if let item = element.value("tabBarItem") {
            if let custom = item["customClass"], custom != "UITabBarItem",
                let made = graph.object(of: item) as? UITabBarItem
            {
                controller.tabBarItem = made
            } else if let own = controller.tabBarItem {
                graph.decode(item, into: own)
            }
        }
        if let items = element.child("toolbarItems") {
            controller.toolbarItems = items.children.compactMap { graph.object(of: $0) as? UIBarButtonItem }
        }
    }

    // MARK: Containers

    private func applyContainer(to controller: UIViewController) {
        switch controller {
        case let controller as UINavigationController: applyNavigation(to: controller)
        case let controller as UITabBarController:
            decode("tabBar", into: controller.tabBar)
            let tabs = graph.archive?.makeChildren("viewControllers") ?? []
            if !tabs.isEmpty { controller.viewControllers = tabs }
            if let index = integer("selectedIndex"), index < tabs.count { controller.selectedIndex = index }
        case let controller as UISplitViewController: applySplit(to: controller)
        case let controller as UITableViewController:
            if let value = flag("clearsSelectionOnViewWillAppear") {
                controller.clearsSelectionOnViewWillAppear = value
            }
        case let controller as UICollectionViewController:
            if let value = flag("clearsSelectionOnViewWillAppear") {
                controller.clearsSelectionOnViewWillAppear = value
            }
        default: break
        }
    }

    /// Decodes an object that the controller has made, unless the file's class made another one.
    private func decode(_ key: String, into own: UIView?) {
        guard let item = element.value(key), let own, item.id.flatMap({ graph.object(withIdentifier: $0) }) == nil
        else {
            return
        }
        graph.note(own, as: item)
        let frame = own.frame
        AttributeSetter(item, graph: graph, isComplete: true).apply(to: own)
        own.frame = frame
    }

    private func applyNavigation(to controller: UINavigationController) {
        decode("navigationBar", into: controller.navigationBar)
        decode("toolbar", into: controller.toolbar)
        if let value = flag("navigationBarHidden") { controller.isNavigationBarHidden = value }
        if let value = flag("toolbarHidden") { controller.isToolbarHidden = value }
        if let value = flag("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = value }
        if let value = flag("hidesBarsOnTap") { controller.hidesBarsOnTap = value }
        if let value = flag("hidesBarsWhenVerticallyCompact") { controller.hidesBarsWhenVerticallyCompact = value }
        let roots = graph.archive?.makeChildren("rootViewController") ?? []
        if !roots.isEmpty { controller.viewControllers = roots }
    }

    private func applySplit(to controller: UISplitViewController) {
        guard let archive = graph.archive else { return }
        func column(_ names: String...) -> UIViewController? {
            names.lazy.flatMap { archive.makeChildren($0) }.first
        }
        let primary = column("masterViewController", "primaryViewController")
        let secondary = column("detailViewController", "secondaryViewController")
        if controller.style == .unspecified {
            controller.viewControllers = [primary, secondary].compactMap { $0 }
        } else {
            if let primary { controller.setViewController(primary, for: .primary) }
            if let value = column("supplementaryViewController") {
                controller.setViewController(value, for: .supplementary)
            }
            if let secondary { controller.setViewController(secondary, for: .secondary) }
        }
        if let value = column("compactViewController") { controller.setViewController(value, for: .compact) }
        if let value = number("preferredPrimaryColumnWidthFraction") {
            controller.preferredPrimaryColumnWidthFraction = value
        }
        let modes: [String: UISplitViewController.DisplayMode] = [
            "automatic": .automatic, "primaryHidden": .secondaryOnly, "secondaryOnly": .secondaryOnly,
            "allVisible": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
            "primaryOverlay": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
        ]
        if let value = named("preferredDisplayMode", modes) { controller.preferredDisplayMode = value }
    }
}
