import Testing
import UIKit
import VelariumTesting

/// The documented defaults of controllers, bars and presentations.
@MainActor @Suite struct ControllerDefaultsTests {
    private let device = TestDevice(.iPhone14)

    @Test func aViewController() {
        let controller = DocumentedDefaults("uikit/uiviewcontroller", UIViewController())
        controller.check(\.isViewLoaded, false)
        controller.checkNil(\.viewIfLoaded)
        controller.checkNil(\.title)
        controller.check(\.preferredContentSize, .zero)
        controller.check(\.modalPresentationStyle, .automatic)
        controller.check(\.modalTransitionStyle, .coverVertical)
        controller.check(\.isModalInPresentation, false)
        controller.check(\.definesPresentationContext, false)
        controller.check(\.providesPresentationContextTransitionStyle, false)
        controller.check(\.modalPresentationCapturesStatusBarAppearance, false)
        controller.checkNil(\.presentedViewController)
        controller.checkNil(\.presentingViewController)
        controller.checkNil(\.parent)
        controller.check(\.children, [])
        controller.check(\.shouldAutomaticallyForwardAppearanceMethods, true)
        controller.check(\.edgesForExtendedLayout, .all)
        controller.check(\.extendedLayoutIncludesOpaqueBars, false)
        controller.check(\.additionalSafeAreaInsets, .zero)
        controller.check(\.viewRespectsSystemMinimumLayoutMargins, true)
        controller.check(\.preferredStatusBarStyle, .default)
        controller.check(\.prefersStatusBarHidden, false)
        controller.check(\.preferredStatusBarUpdateAnimation, .fade)
        controller.check(\.prefersHomeIndicatorAutoHidden, false)
        controller.check(\.shouldAutorotate, true)
        controller.check(\.supportedInterfaceOrientations, .allButUpsideDown)
        controller.check(\.hidesBottomBarWhenPushed, false)
        controller.check(\.isEditing, false)
        controller.checkNil(\.navigationController)
        controller.checkNil(\.toolbarItems)
    }

    @Test func tableAndCollectionControllers() {
        DocumentedDefaults("uikit/uitableviewcontroller", UITableViewController(style: .plain))
            .check(\.clearsSelectionOnViewWillAppear, true)
        let collection = DocumentedDefaults(
            "uikit/uicollectionviewcontroller",
            UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()))
        collection.check(\.clearsSelectionOnViewWillAppear, true)
        collection.check(\.installsStandardGestureForInteractiveMovement, true)
    }

    @Test func navigation() {
        let controller = DocumentedDefaults("uikit/uinavigationcontroller", UINavigationController())
        controller.check(\.viewControllers, [])
        controller.check(\.isNavigationBarHidden, false)
        controller.check(\.isToolbarHidden, true)
        controller.check(\.hidesBarsOnTap, false)
        controller.check(\.hidesBarsOnSwipe, false)
        controller.check(\.hidesBarsWhenVerticallyCompact, false)

        let bar = DocumentedDefaults("uikit/uinavigationbar", UINavigationBar())
        bar.check(\.barStyle, .default)
        bar.check(\.isTranslucent, true)
        bar.check(\.prefersLargeTitles, false)
        bar.checkNil(\.barTintColor)
        bar.checkNil(\.scrollEdgeAppearance)
        bar.checkNil(\.compactAppearance)

        let item = DocumentedDefaults("uikit/uinavigationitem", UINavigationItem(title: "Title"))
        item.check(\.title, "Title")
        item.checkNil(\.prompt)
        item.checkNil(\.backBarButtonItem)
        item.check(\.hidesBackButton, false)
        item.check(\.leftItemsSupplementBackButton, false)
        item.checkNil(\.titleView)
        item.check(\.largeTitleDisplayMode, .automatic)
        item.checkNil(\.searchController)
        item.check(\.hidesSearchBarWhenScrolling, true)

        let button = DocumentedDefaults("uikit/uibarbuttonitem", UIBarButtonItem())
        button.check(\.style, .plain)
        button.check(\.width, 0)
        button.checkNil(\.customView)
        button.check(\.isEnabled, true)
        button.checkNil(\.title)
        button.checkNil(\.image)
    }

    @Test func tabsAndOtherContainers() {
        let tabs = DocumentedDefaults("uikit/uitabbarcontroller", UITabBarController())
        tabs.checkNil(\.viewControllers)

        let bar = DocumentedDefaults("uikit/uitabbar", UITabBar())
        bar.check(\.isTranslucent, true)
        bar.check(\.barStyle, .default)
        bar.check(\.itemPositioning, .automatic)
        bar.checkNil(\.items)
        bar.checkNil(\.selectedItem)

        let item = DocumentedDefaults("uikit/uitabbaritem", UITabBarItem(title: nil, image: nil, tag: 0))
        item.checkNil(\.badgeValue)
        item.check(\.titlePositionAdjustment, .zero)

        let pages = DocumentedDefaults("uikit/uipageviewcontroller", UIPageViewController())
        pages.check(\.transitionStyle, .pageCurl)
        pages.check(\.navigationOrientation, .horizontal)

        let search = DocumentedDefaults("uikit/uisearchcontroller", UISearchController(searchResultsController: nil))
        search.check(\.isActive, false)
        search.check(\.obscuresBackgroundDuringPresentation, true)
        search.check(\.hidesNavigationBarDuringPresentation, true)
        search.checkNil(\.searchResultsController)

        let split = DocumentedDefaults("uikit/uisplitviewcontroller", UISplitViewController(style: .doubleColumn))
        split.check(\.presentsWithGesture, true)
        split.check(\.preferredDisplayMode, .automatic)
        split.check(\.preferredSplitBehavior, .automatic)
        split.check(\.primaryEdge, .leading)
        split.check(\.preferredPrimaryColumnWidthFraction, UISplitViewController.automaticDimension)
    }

    @Test func presentations() throws {
        let screen = UIViewController()
        screen.modalPresentationStyle = .popover
        let popover = DocumentedDefaults(
            "uikit/uipopoverpresentationcontroller", try #require(screen.popoverPresentationController))
        popover.check(\.permittedArrowDirections, .any)
        popover.checkNil(\.sourceView)
        popover.check(\.sourceRect, .null)
        popover.check(\.canOverlapSourceViewRect, false)
        popover.checkNil(\.passthroughViews)
        popover.checkNil(\.backgroundColor)

        let sheetScreen = UIViewController()
        let sheet = DocumentedDefaults(
            "uikit/uisheetpresentationcontroller", try #require(sheetScreen.sheetPresentationController))
        sheet.check(\.prefersGrabberVisible, false)
        sheet.check(\.prefersEdgeAttachedInCompactHeight, false)
        sheet.check(\.widthFollowsPreferredContentSizeWhenEdgeAttached, false)
        sheet.check(\.prefersScrollingExpandsWhenScrolledToEdge, true)
        sheet.checkNil(\.largestUndimmedDetentIdentifier)
        sheet.checkNil(\.selectedDetentIdentifier)
        sheet.checkNil(\.preferredCornerRadius)
        sheet.check(\.detents.count, 1)
    }

    @Test func alerts() {
        let alert = DocumentedDefaults(
            "uikit/uialertcontroller", UIAlertController(title: nil, message: nil, preferredStyle: .alert))
        alert.check(\.actions, [])
        alert.checkNil(\.preferredAction)
        alert.check(\.severity, .default)

        let action = DocumentedDefaults("uikit/uialertaction", UIAlertAction(title: "OK", style: .default))
        action.check(\.isEnabled, true)
        action.check(\.style, .default)
    }
}
