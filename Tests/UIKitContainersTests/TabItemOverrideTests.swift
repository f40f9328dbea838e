import CoreGraphics
import Testing
import UIKitContainers
import UIKitCore
import VelariumTesting

/// What subclasses of tab bar items, and of controllers in tabs, see and change by overriding members.
@MainActor @Suite struct TabItemOverrideTests {
    private let device = TestDevice()

    /// Returns another item each time, as many apps do.
    private final class Named: UIViewController {
        override var tabBarItem: UITabBarItem! {
            get { UITabBarItem(title: name, image: nil, tag: 7) }
            set { heard.append(newValue?.title ?? "") }
        }
        let name: String
        var heard: [String] = []
        init(_ name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func aControllerMayReturnAnotherItemEachTime() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [Named("One"), UINavigationController(rootViewController: Named("Two"))]
        device.show(tabs)
        device.advance(by: 0)
        let first = tabs.tabBar.selectedItem

        try device.tap("Two")

        #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"] && first === tabs.tabBar.items?[0])
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === tabs.tabBar.items?[1])
    }

    @Test func anOverriddenSetterSeesTheItem() {
        let page = Named("One")

        page.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 0)

        #expect(page.heard == ["Other"] && page.tabBarItem.title == "One")
    }

    @Test func anItemOfTheAppSeesWhatIsSet() {
        final class Item: UITabBarItem {
            var heard: [String] = []
            override var title: String? {
                didSet { heard.append("title \(title ?? "")") }
            }
            override var badgeValue: String? {
                didSet { heard.append("badge \(badgeValue ?? "")") }
            }
            override var selectedImage: UIImage? {
                get { super.selectedImage ?? image }
                set { super.selectedImage = newValue }
            }
        }
        let page = UIViewController()
        let item = Item()
        page.tabBarItem = item

        page.title = "Inbox"
        page.tabBarItem.badgeValue = "3"

        #expect(item.heard == ["title Inbox", "badge 3"])
    }

    @Test func aMockedNavigationControllerIsReturned() {
        final class Page: UIViewController {
            let mock = UINavigationController()
            override var navigationController: UINavigationController? { mock }
        }
        let page = Page()

        page.navigationController?.pushViewController(UIViewController(), animated: false)

        #expect(page.mock.viewControllers.count == 1)
    }
}
