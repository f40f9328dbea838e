import Testing
import UIKitContainers
import UIKitCore
import UIKitTables
import VelariumTesting

/// Each page keeps the look of the tab bar while pages are pushed and popped.
@MainActor @Suite struct PushedTabBarTests {
    private let device = TestDevice(.iPhoneSE)
    private let tabs = UITabBarController()
    private let list = LongList(style: .plain)
    private let navigation: UINavigationController
    private var bar: UITabBar { tabs.tabBar }

    /// A list that reaches below the bar, in a navigation controller. Over content the bar is red, else green.
    init() throws {
        navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)
        tabs.viewControllers = [navigation]
        let standard = UITabBarAppearance()
        standard.configureWithOpaqueBackground()
        standard.backgroundColor = .red
        let edge = UITabBarAppearance()
        edge.configureWithOpaqueBackground()
        edge.backgroundColor = .green
        tabs.tabBar.standardAppearance = standard
        tabs.tabBar.scrollEdgeAppearance = edge
        device.show(tabs)
        try device.settle()
    }

    private func page(hidesBar: Bool = false) -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = .white
        page.hidesBottomBarWhenPushed = hidesBar
        return page
    }

    /// The colors of the bar near both of its ends, where no item is.
    private var ends: [Picture.Color] {
        let picture = device.picture()
        return [8, 367].map { picture.color(atX: $0, y: 640) }
    }

    private func isRed(_ color: Picture.Color) -> Bool { color.red > 150 && color.green < 60 }
    private func isGreen(_ color: Picture.Color) -> Bool { color.green > 150 && color.red < 60 }

    private var displayedMinX: CGFloat { bar.layer.presentation()?.frame.minX ?? bar.frame.minX }

    @Test func theBackgroundsMoveWithTheirPages() throws {
        #expect(ends.filter { !isRed($0) }.isEmpty)

        navigation.pushViewController(page(), animated: true)
        device.advance(by: 0)
        let first = ends
        device.advance(by: 0.12)
        let middle = ends
        try device.settle()

        #expect(first.filter { !isRed($0) }.isEmpty, "\(first)")
        #expect(isRed(middle[0]) && isGreen(middle[1]), "\(middle)")
        #expect(ends.filter { !isGreen($0) }.isEmpty)
        navigation.popViewController(animated: true)
        device.advance(by: 0)
        device.advance(by: 0.12)
        let back = ends
        try device.settle()

        #expect(isRed(back[0]) && isGreen(back[1]), "\(back)")
        #expect(ends.filter { !isRed($0) }.isEmpty)
    }

    @Test func aBarThatAPageHidesLeavesWithTheOldPageAndComesBackWithIt() throws {
        navigation.pushViewController(page(hidesBar: true), animated: true)
        device.advance(by: 0)
        var xs: [CGFloat] = []
        var looks: [Picture.Color] = []
        for _ in 0..<30 {
            device.advance(by: 1.0 / 60)
            xs.append(displayedMinX)
            if displayedMinX > -300 { looks.append(ends[0]) }
        }
        try device.settle()

        #expect(xs == xs.sorted(by: >) && xs.filter { $0 < -20 && $0 > -350 }.count > 2, "\(xs)")
        #expect(looks.filter { !isRed($0) }.isEmpty, "\(looks)")
        #expect(bar.frame.minX == -375)
        navigation.popViewController(animated: true)
        device.advance(by: 0)
        device.advance(by: 0.12)
        let middle = displayedMinX
        try device.settle()

        #expect(middle < -20 && middle > -350)
        #expect(bar.frame.minX == 0 && ends.filter { !isRed($0) }.isEmpty)
    }

    @Test func aPushThatIsTurnedBackLeavesTheBarWhereItWas() throws {
        navigation.pushViewController(page(hidesBar: true), animated: true)
        device.advance(by: 0)
        device.advance(by: 0.12)
        let before = displayedMinX
        navigation.popViewController(animated: true)
        device.advance(by: 0)
        let after = displayedMinX
        try device.settle()

        #expect(abs(after - before) < 40, "\(before) \(after)")
        #expect(bar.frame.minX == 0 && displayedMinX == 0)
        #expect(ends.filter { !isRed($0) }.isEmpty)
    }
}

/// Rows that reach below the tab bar.
private final class LongList: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
