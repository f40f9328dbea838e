import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// The bars of a navigation controller: safe areas and hiding.
@MainActor @Suite struct NavigationBarsTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: root)
        root.title = "Root"
        root.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
        device.show(navigation)
    }

    @Test func theToolbarIsHiddenByDefaultAndExtendsTheSafeAreaWhenShown() throws {
        device.advance(by: 0)
        #expect(navigation.isToolbarHidden && root.view.safeAreaInsets.bottom == 34)

        navigation.setToolbarHidden(false, animated: true)
        try device.settle()

        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 844 - 34 - 44, width: 390, height: 44))
        #expect(root.view.safeAreaInsets.bottom == 78)
        try device.expect("Tool", is: .visible)
        navigation.isToolbarHidden = true
        #expect(root.view.safeAreaInsets.bottom == 34 && navigation.toolbar.isHidden)
    }

    @Test func theToolbarShowsTheItemsOfTheTopScreen() throws {
        device.advance(by: 0)
        navigation.isToolbarHidden = false
        let next = UIViewController()
        next.setToolbarItems(
            [UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)], animated: false)

        navigation.pushViewController(next, animated: true)
        try device.settle()
        #expect(navigation.toolbar.items == next.toolbarItems)
        next.toolbarItems = nil
        #expect(navigation.toolbar.items == nil)
        navigation.popViewController(animated: true)
        try device.settle()

        try device.expect("Tool", is: .visible)
    }

    @Test func hidesBottomBarWhenPushedHidesTheToolbarUntilThePop() throws {
        device.advance(by: 0)
        navigation.isToolbarHidden = false
        let next = UIViewController()
        let last = UIViewController()
        next.hidesBottomBarWhenPushed = true

        navigation.pushViewController(next, animated: true)
        try device.settle()
        #expect(navigation.toolbar.isHidden && next.view.safeAreaInsets.bottom == 34)
        navigation.pushViewController(last, animated: false)
        #expect(navigation.toolbar.isHidden)
        navigation.popToRootViewController(animated: true)
        try device.settle()

        #expect(!navigation.toolbar.isHidden && root.view.safeAreaInsets.bottom == 78)
    }

    @Test func barsMoveWhenTheyHideWithAnimation() throws {
        device.advance(by: 0)
        navigation.setNavigationBarHidden(true, animated: true)
        device.advance(by: 0.1)
        let y = try #require(navigation.navigationBar.layer.presentation()).frame.minY
        #expect(y < 47 && y > -44 && !navigation.navigationBar.isHidden)

        try device.settle()
        #expect(navigation.navigationBar.isHidden && root.view.safeAreaInsets.top == 47)
        navigation.setNavigationBarHidden(false, animated: true)
        try device.settle()

        #expect(!navigation.navigationBar.isHidden && root.view.safeAreaInsets.top == 91)
    }

    @Test func aPromptPushesTheContentDown() {
        device.advance(by: 0)
        root.navigationItem.prompt = "Choose"
        device.advance(by: 0)

        #expect(navigation.navigationBar.frame.height == 74 && root.view.safeAreaInsets.top == 121)
    }

    @Test func aTapHidesTheBarsAndBringsThemBack() throws {
        device.advance(by: 0)
        navigation.hidesBarsOnTap = true

        try device.tap(.point(x: 200, y: 400))
        try device.settle()
        #expect(navigation.isNavigationBarHidden)
        try device.tap(.point(x: 200, y: 400))
        try device.settle()

        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func aSwipeUpHidesTheBarsAndOneDownBringsThemBack() throws {
        device.advance(by: 0)
        navigation.hidesBarsOnSwipe = true

        try device.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
        try device.settle()
        #expect(navigation.isNavigationBarHidden)
        try device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
        try device.settle()

        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func hidesBarsWhenVerticallyCompactHidesTheBarInLandscape() throws {
        device.advance(by: 0)
        navigation.hidesBarsWhenVerticallyCompact = true

        try device.rotate(to: .landscapeRight)
        try device.settle()
        #expect(navigation.navigationBar.isHidden && root.view.safeAreaInsets.top == 0)
        try device.rotate(to: .portrait)
        try device.settle()

        #expect(!navigation.navigationBar.isHidden)
    }

    @Test func barsAreLowerOnAPhoneInLandscape() throws {
        device.advance(by: 0)
        navigation.isToolbarHidden = false

        try device.rotate(to: .landscapeRight)
        try device.settle()

        #expect(navigation.navigationBar.bounds.height == 32 && navigation.toolbar.bounds.height == 32)
        #expect(abs(navigation.toolbar.frame.maxY - (390 - 21)) < 0.01)
    }

    @Test func theEditButtonTurnsEditingOnAndOff() throws {
        device.advance(by: 0)
        root.navigationItem.rightBarButtonItem = root.editButtonItem
        device.advance(by: 0)
        let width = root.editButtonItem.itemView?.frame.width

        try device.tap("Edit")
        device.advance(by: 0)
        #expect(
            root.isEditing && root.editButtonItem.style == .done && root.editButtonItem.itemView?.frame.width == width)
        try device.tap("Done")

        #expect(!root.isEditing)
    }

    @Test func showInAChildPushesOntoTheStack() throws {
        device.advance(by: 0)
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)

        child.show(UIViewController(), sender: nil)
        try device.settle()

        #expect(navigation.viewControllers.count == 2)
    }

    @Test func customBarClassesAreUsed() {
        device.advance(by: 0)
        let own = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)

        #expect(own.navigationBar is OwnBar && own.toolbar is OwnToolbar)
    }

    /// The top controller's preferred size is forwarded to the container of the stack.
    @Test func theStackForwardsItsTopControllersPreferredContentSize() throws {
        device.advance(by: 0)
        root.preferredContentSize = CGSize(width: 200, height: 300)
        #expect(navigation.preferredContentSize == CGSize(width: 200, height: 300))
        let next = UIViewController()
        next.preferredContentSize = CGSize(width: 300, height: 500)

        navigation.pushViewController(next, animated: true)
        try device.settle()
        #expect(navigation.preferredContentSize == CGSize(width: 300, height: 500))
        root.preferredContentSize = CGSize(width: 10, height: 10)

        #expect(navigation.preferredContentSize == CGSize(width: 300, height: 500))
    }
}

final class OwnBar: UINavigationBar {}
final class OwnToolbar: UIToolbar {}
