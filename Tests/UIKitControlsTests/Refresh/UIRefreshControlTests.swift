import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitTables
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UIRefreshControlTests {
    private let device = TestDevice(.iPhone14)
    private let refresh = UIRefreshControl()

    private func showTable() throws -> UITableView {
        let page = ConfiguredTable(style: .plain)
        page.rowCount = 40
        page.refreshControl = refresh
        device.show(page)
        try device.settle()
        return page.tableView
    }

    private func pull(_ table: UITableView, to y: Double) {
        device.finger(.began, x: 195, y: 200)
        for step in 1...10 { device.finger(.moved, x: 195, y: 200 + (y - 200) * Double(step) / 10) }
    }

    @Test func aPullBeyondTheThresholdSendsOneEventWhileTheFingerIsDown() throws {
        let table = try showTable()
        var events = 0
        refresh.addAction(UIAction { _ in events += 1 }, for: .valueChanged)

        pull(table, to: 260)
        #expect(events == 0 && !refresh.isRefreshing)
        for y in [300.0, 340, 380, 420] { device.finger(.moved, x: 195, y: y) }
        #expect(events == 1 && refresh.isRefreshing)
        #expect(table.adjustedContentInset.top == 47)
        for y in [340.0, 420] { device.finger(.moved, x: 195, y: y) }

        #expect(events == 1)
    }

    @Test func contentRestsBelowTheSpinnerUntilRefreshingEnds() throws {
        let table = try showTable()

        try device.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500))
        device.advance(by: 2)
        #expect(table.contentOffset.y == -107)
        #expect(table.adjustedContentInset.top == 107 && table.contentInset.top == 0)
        #expect(refresh.frame == CGRect(x: 0, y: -60, width: 390, height: 60) && refresh.alpha == 1)
        refresh.endRefreshing()
        #expect(!refresh.isRefreshing)
        #expect(table.contentOffset.y == -107)
        try device.settle()

        #expect(table.contentOffset.y == -47)
        #expect(table.adjustedContentInset.top == 47)
        #expect(refresh.alpha == 0)
    }

    @Test func endingDuringThePullLetsTheContentGoBackAndNotBeginAgain() throws {
        let table = try showTable()
        var events = 0
        refresh.addAction(
            UIAction { [refresh] _ in
                events += 1
                refresh.endRefreshing()
            }, for: .valueChanged)

        pull(table, to: 420)
        for y in [300.0, 440] { device.finger(.moved, x: 195, y: y) }
        #expect(events == 1 && !refresh.isRefreshing)
        device.finger(.ended, x: 195, y: 440)
        try device.settle()

        #expect(table.contentOffset.y == -47)
        try device.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500))
        #expect(events == 2)
    }

    @Test func beginningInCodeNeitherScrollsNorSendsAnEvent() throws {
        let table = try showTable()
        var events = 0
        refresh.addAction(UIAction { _ in events += 1 }, for: .valueChanged)

        refresh.beginRefreshing()
        device.advance(by: 0.5)

        #expect(refresh.isRefreshing && events == 0)
        #expect(table.contentOffset.y == -47)
        #expect(table.adjustedContentInset.top == 107)
        table.setContentOffset(CGPoint(x: 0, y: -107), animated: true)
        device.advance(by: 1)
        #expect(table.contentOffset.y == -107)
        refresh.endRefreshing()
        refresh.endRefreshing()
        try device.settle()
        #expect(table.contentOffset.y == -47)
    }

    @Test func refreshingScrolledContentDoesNotMoveIt() throws {
        let table = try showTable()
        table.contentOffset.y = 300

        refresh.beginRefreshing()
        #expect(table.contentOffset.y == 300)
        refresh.endRefreshing()
        try device.settle()

        #expect(table.contentOffset.y == 300)
    }

    @Test func aPlainScrollViewRefreshesToo() throws {
        let page = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        scroll.refreshControl = refresh
        page.view.addSubview(scroll)
        device.show(page)
        refresh.attributedTitle = NSAttributedString(string: "Updating")

        try device.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500))
        device.advance(by: 1)

        #expect(refresh.isRefreshing && scroll.refreshControl === refresh)
        #expect(scroll.contentOffset.y == -(scroll.safeAreaInsets.top + 60))
        scroll.refreshControl = nil
        try device.settle()
        #expect(refresh.superview == nil && scroll.adjustedContentInset.top == scroll.safeAreaInsets.top)
        #expect(scroll.contentOffset.y == -scroll.safeAreaInsets.top)
    }

    @Test func aControlThatMovesToAnotherScrollViewLeavesTheFirst() throws {
        let table = try showTable()
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

        other.refreshControl = refresh

        #expect(table.refreshControl == nil && refresh.superview === other)
    }
}
