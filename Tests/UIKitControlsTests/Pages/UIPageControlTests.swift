import TestSupport
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UIPageControlTests {
    private func fixture(_ pages: Int = 5) -> ControlFixture<UIPageControl> {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 160, height: 26))
        control.numberOfPages = pages
        control.pageIndicatorTintColor = .systemGray3
        control.currentPageIndicatorTintColor = .systemRed
        return ControlFixture(control)
    }

    @Test func aTapLeftOrRightOfTheMiddleChangesOnePage() throws {
        let fixture = fixture()

        try fixture.device.tap(x: 230, y: 213)
        try fixture.device.tap(x: 230, y: 213)
        try fixture.device.tap(x: 120, y: 213)

        #expect(fixture.control.currentPage == 1)
        #expect(fixture.events.filter { $0 == "value" }.count == 3)
    }

    @Test func aTapBeforeTheFirstPageDoesNothing() throws {
        let fixture = fixture()

        try fixture.device.tap(x: 120, y: 213)

        #expect(fixture.control.currentPage == 0 && !fixture.events.contains("value"))
    }

    @Test func aDragAlongTheDotsChangesPages() throws {
        let fixture = fixture()

        try fixture.device.drag(from: CGPoint(x: 148, y: 213), to: CGPoint(x: 212, y: 213))

        #expect(fixture.control.currentPage == 4)
        #expect(fixture.control.interactionState == .none)
    }

    @Test func theCurrentPagesDotHasItsOwnTint() {
        let fixture = fixture()
        fixture.control.currentPage = 2
        fixture.device.advance(by: 0.5)

        #expect(fixture.color(80, 13).isNear(255, 59, 48))
        #expect(fixture.color(64, 13).isNear(199, 199, 204))
    }

    @Test func pagesAreKeptInTheirRange() {
        let fixture = fixture()
        let control = fixture.control
        fixture.device.recordsMisuses = true

        control.currentPage = 99
        #expect(control.currentPage == 4)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -1
        control.setIndicatorImage(nil, forPage: 0)

        #expect(control.numberOfPages == 0 && control.currentPage == 0)
        #expect(fixture.device.misuses.map(\.message) == ["UIPageControl: page 0 is out of bounds (0 pages)."])
    }

    @Test func onePageMayHideItsDot() {
        let fixture = fixture(1)
        let shown = fixture.color(80, 13)
        fixture.control.hidesForSinglePage = true
        fixture.device.advance(by: 0)

        #expect(!shown.isNear(255, 255, 255))
        #expect(fixture.color(80, 13).isNear(255, 255, 255))
    }

    @Test func aThousandPagesKeepTheCurrentDotVisible() {
        let fixture = fixture(1000)
        fixture.control.currentPage = 500
        fixture.device.advance(by: 0.5)

        #expect(fixture.color(80, 13).isNear(255, 59, 48))
    }
}
