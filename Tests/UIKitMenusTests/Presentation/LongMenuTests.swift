import CoreGraphics
import Testing
import UIKitCore
import UIKitMenus
import UITestSupport
import VelariumTesting

/// A finger that opens a long menu and slides to its edges.
@MainActor @Suite struct LongMenuTests {
    private func makeFixture(count: Int = 60) -> MenuFixture {
        let fixture = MenuFixture()
        fixture.button.menu = UIMenu(children: (1...count).map { fixture.action("Item \($0)") })
        return fixture
    }

    /// Opens the menu with a finger that stays down.
    private func press(_ fixture: MenuFixture) throws -> MenuPlatterView {
        fixture.device.finger(.began, x: 60, y: 140)
        fixture.device.advance(by: 0.6)
        return try #require(fixture.platter)
    }

    private func offset(of platter: MenuPlatterView) -> CGFloat {
        platter.viewsInSubtree().compactMap { $0 as? UIScrollView }.first?.contentOffset.y ?? .nan
    }

    @Test func aFingerAtTheLowerEdgeScrollsToTheEndAndChoosesThere() throws {
        let fixture = makeFixture()
        let platter = try press(fixture)

        fixture.device.finger(.moved, x: 150, y: platter.frame.maxY - 10)
        let first = offset(of: platter)
        fixture.device.advance(by: 0.5)
        let later = offset(of: platter)
        try fixture.device.settle()
        let end = offset(of: platter)
        let work = fixture.device.system.frameLoop.unfinishedWork
        fixture.device.finger(.ended, x: 150, y: platter.frame.maxY - 10)

        #expect(first < later && later < end)
        #expect(abs(end - (60 * 43.67 - platter.bounds.height)) < 1)
        #expect(work.isEmpty)
        #expect(fixture.events.contains("perform Item 60"))
    }

    @Test func theHighlightFollowsTheElementsBelowAFingerThatRests() throws {
        let fixture = makeFixture()
        let platter = try press(fixture)
        fixture.device.finger(.moved, x: 150, y: platter.frame.maxY - 10)

        let highlighted = (0..<4).map { _ in
            fixture.device.advance(by: 0.3)
            return platter.viewsInSubtree().compactMap { $0 as? MenuCellView }.filter { $0.emphasis == .pressed }
                .map(\.item.title)
        }

        #expect(highlighted.allSatisfy { $0.count == 1 })
        #expect(Set(highlighted).count == 4)
    }

    @Test func nearerToTheEdgeIsFaster() throws {
        let fixture = makeFixture()
        let platter = try press(fixture)

        fixture.device.finger(.moved, x: 150, y: platter.frame.maxY - 40)
        fixture.device.advance(by: 0.25)
        let slow = offset(of: platter)
        fixture.device.finger(.moved, x: 150, y: platter.frame.maxY - 1)
        let middle = offset(of: platter)
        fixture.device.advance(by: 0.25)
        let fast = offset(of: platter) - middle

        #expect(slow > 10)
        #expect(fast > 3 * slow)
    }

    @Test func awayFromTheEdgesNothingMovesAndNothingIsDone() throws {
        let fixture = makeFixture()
        let platter = try press(fixture)
        fixture.device.finger(.moved, x: 150, y: platter.frame.maxY - 10)
        fixture.device.advance(by: 0.2)

        fixture.device.finger(.moved, x: 150, y: platter.frame.midY)
        let resting = offset(of: platter)
        let work = fixture.device.system.frameLoop.unfinishedWork
        fixture.device.advance(by: 0.5)

        #expect(resting > 0)
        #expect(offset(of: platter) == resting)
        #expect(work == [])
    }

    @Test func theUpperEdgeScrollsBack() throws {
        let fixture = makeFixture()
        let platter = try press(fixture)
        fixture.device.finger(.moved, x: 150, y: platter.frame.maxY - 10)
        fixture.device.advance(by: 0.5)

        fixture.device.finger(.moved, x: 150, y: platter.frame.minY + 5)
        try fixture.device.settle()

        #expect(offset(of: platter) == 0)
    }

    @Test func aFingerThatHasNotMovedDoesNotScroll() throws {
        let fixture = MenuFixture(button: CGRect(x: 20, y: 760, width: 100, height: 40))
        fixture.button.menu = UIMenu(children: (1...60).map { fixture.action("Item \($0)") })
        fixture.device.finger(.began, x: 60, y: 780)
        fixture.device.advance(by: 0.6)

        let platter = try #require(fixture.platter)
        fixture.device.finger(.moved, x: 62, y: 781)
        fixture.device.advance(by: 0.5)

        #expect(offset(of: platter) == 0)
    }

    @Test(arguments: [true, false]) func closingTheMenuStopsIt(byCode: Bool) throws {
        let fixture = makeFixture()
        let platter = try press(fixture)
        fixture.device.finger(.moved, x: 150, y: platter.frame.maxY - 10)
        fixture.device.advance(by: 0.2)

        if byCode {
            fixture.button.contextMenuInteraction?.dismissMenu()
        } else {
            fixture.device.finger(.cancelled, x: 150, y: platter.frame.maxY - 10)
        }
        let stopped = offset(of: platter)
        try fixture.device.settle()

        #expect(stopped > 0)
        #expect(offset(of: platter) == stopped)
        #expect((fixture.presentation == nil) == byCode)
    }

    @Test func aShortMenuDoesNotScroll() throws {
        let fixture = MenuFixture()
        let platter = try press(fixture)

        fixture.device.finger(.moved, x: 150, y: platter.frame.maxY - 2)
        fixture.device.advance(by: 0.3)

        #expect(offset(of: platter) == 0)
        #expect(fixture.device.system.frameLoop.unfinishedWork == [])
    }
}
