import TestSupport
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UIPageControlTests {
    private func bench(_ pages: Int = 5) -> ControlBench<UIPageControl> {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 160, height: 26))
        control.numberOfPages = pages
        control.pageIndicatorTintColor = .systemGray3
        control.currentPageIndicatorTintColor = .systemRed
        return ControlBench(control)
    }

    @Test func aTapLeftOrRightOfTheMiddleChangesOnePage() throws {
        let bench = bench()

        try bench.device.tap(x: 230, y: 213)
        try bench.device.tap(x: 230, y: 213)
        try bench.device.tap(x: 120, y: 213)

        #expect(bench.control.currentPage == 1)
        #expect(bench.events.filter { $0 == "value" }.count == 3)
    }

    @Test func aTapBeforeTheFirstPageDoesNothing() throws {
        let bench = bench()

        try bench.device.tap(x: 120, y: 213)

        #expect(bench.control.currentPage == 0 && !bench.events.contains("value"))
    }

    @Test func aDragAlongTheDotsChangesPages() throws {
        let bench = bench()

        try bench.device.drag(from: CGPoint(x: 148, y: 213), to: CGPoint(x: 212, y: 213))

        #expect(bench.control.currentPage == 4)
        #expect(bench.control.interactionState == .none)
    }

    @Test func theCurrentPagesDotHasItsOwnTint() {
        let bench = bench()
        bench.control.currentPage = 2
        bench.device.advance(by: 0.5)

        #expect(bench.color(80, 13).isNear(255, 59, 48))
        #expect(bench.color(64, 13).isNear(199, 199, 204))
    }

    @Test func pagesAreKeptInTheirRange() {
        let bench = bench()
        let control = bench.control
        bench.device.recordsMisuses = true

        control.currentPage = 99
        #expect(control.currentPage == 4)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -1
        control.setIndicatorImage(nil, forPage: 0)

        #expect(control.numberOfPages == 0 && control.currentPage == 0)
        #expect(bench.device.misuses.map(\.message) == ["UIPageControl: page 0 is out of bounds (0 pages)."])
    }

    @Test func onePageMayHideItsDot() {
        let bench = bench(1)
        let shown = bench.color(80, 13)
        bench.control.hidesForSinglePage = true
        bench.device.advance(by: 0)

        #expect(!shown.isNear(255, 255, 255))
        #expect(bench.color(80, 13).isNear(255, 255, 255))
    }

    @Test func aThousandPagesKeepTheCurrentDotVisible() {
        let bench = bench(1000)
        bench.control.currentPage = 500
        bench.device.advance(by: 0.5)

        #expect(bench.color(80, 13).isNear(255, 59, 48))
    }
}
