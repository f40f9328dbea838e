import CoreGraphics
import Testing
import UIKitCore
import UIKitTables
import VelariumTesting

/// A large title while the content under its bar scrolls, comes and goes.
@MainActor @Suite struct LargeTitleScrollTests {
    enum Place: CaseIterable { case rootView, firstSubview, table }

    private let device: TestDevice
    private let page = UIViewController()
    private let navigation: UINavigationController

    init() {
        device = TestDevice(.iPhone14)
        navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        page.title = "Garden"
    }

    private var bar: CGRect { navigation.navigationBar.frame }

    /// Content of the page that has its size before it is shown.
    private func addContent(_ place: Place = .firstSubview) -> UIScrollView {
        let scroll =
            place == .table
            ? UITableView(frame: page.view.bounds, style: .plain) : UIScrollView(frame: page.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if place == .rootView { page.view = scroll } else { page.view.addSubview(scroll) }
        return scroll
    }

    @Test(arguments: Place.allCases) func aTitleIsOpenOverContentThatWasSizedBeforeItIsShown(place: Place) throws {
        let scroll = addContent(place)

        device.show(navigation)
        try device.settle()

        #expect(bar.height == 96)
        #expect(scroll.contentOffset.y == -143 && scroll.adjustedContentInset.top == 143)
    }

    @Test func contentThatTheAppHasScrolledIsShownBelowACollapsedTitle() throws {
        let scroll = addContent()
        scroll.contentOffset.y = 400

        device.show(navigation)
        try device.settle()

        #expect(bar.height == 44 && scroll.contentOffset.y == 400)
    }

    @Test(arguments: [true, false]) func theInsetIsTheBarsHeightInEveryStep(isTranslucent: Bool) throws {
        navigation.navigationBar.isTranslucent = isTranslucent
        let scroll = addContent()
        device.show(navigation)
        try device.settle()
        let start = scroll.contentOffset.y

        for distance in Array(stride(from: 0.0, through: 60, by: 8)) + stride(from: 52.0, through: 0, by: -13) {
            scroll.contentOffset.y = start + distance

            let collapsed = min(distance, 52)
            #expect(abs(bar.height - (96 - collapsed)) < 0.01)
            #expect(abs(scroll.adjustedContentInset.top - (-start - collapsed)) < 0.01)
            #expect(abs(scroll.contentOffset.y - (start + distance)) < 0.01)
        }
    }

    @Test func aPartlyOpenTitleStaysWhenTheStyleChanges() throws {
        let scroll = addContent()
        device.show(navigation)
        try device.settle()
        scroll.contentOffset.y += 22
        let open = bar

        try device.setStyle(.dark)
        try device.settle()

        #expect(open.height == 74 && bar == open)
        #expect(scroll.contentOffset.y == -121)
    }

    @Test(arguments: [true, false]) func aTapOnTheStatusBarOpensTheTitle(isTranslucent: Bool) throws {
        navigation.navigationBar.isTranslucent = isTranslucent
        let scroll = addContent()
        device.show(navigation)
        try device.settle()
        let top = scroll.contentOffset.y
        scroll.contentOffset.y = 700

        try device.tap(.point(x: 195, y: 10))
        try device.settle()

        #expect(abs(bar.height - 96) < 0.01 && scroll.contentOffset.y == top)
    }

    @Test func removedContentLeavesTheTitleOpen() throws {
        let scroll = addContent()
        device.show(navigation)
        try device.settle()
        scroll.contentOffset.y += 30
        #expect(bar.height == 66)

        scroll.removeFromSuperview()
        try device.settle()

        #expect(bar.height == 96 && page.view.safeAreaInsets.top == 143)
    }

    @Test func laterContentCollapsesTheTitle() throws {
        let first = addContent()
        device.show(navigation)
        try device.settle()
        first.removeFromSuperview()

        let second = addContent()
        try device.settle()
        #expect(bar.height == 96)
        second.contentOffset.y = 100
        try device.settle()

        #expect(bar.height == 44)
    }

    @Test func aViewThatReplacesTheContentOpensTheTitle() throws {
        let scroll = addContent(.rootView)
        device.show(navigation)
        try device.settle()
        scroll.contentOffset.y = 100
        #expect(bar.height == 44)

        page.view = UIView()
        try device.settle()

        #expect(bar.height == 96)
        #expect(page.view.window != nil && page.view.frame == scroll.frame)
        #expect(scroll.window == nil)
    }

    @Test func aRefreshThatBeginsWithoutAPullLeavesTheTitleOpen() throws {
        let scroll = addContent()
        let refresh = UIRefreshControl()
        scroll.refreshControl = refresh
        device.show(navigation)
        try device.settle()

        refresh.beginRefreshing()
        navigation.view.setNeedsLayout()
        try device.settle()
        #expect(bar.height == 96)
        refresh.endRefreshing()
        try device.settle()

        #expect(bar.height == 96 && scroll.contentOffset.y == -143)
    }
}
