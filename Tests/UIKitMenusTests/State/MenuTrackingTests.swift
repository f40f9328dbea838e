import CoreGraphics
import Testing
import UIKitMenus

@Suite struct MenuTrackingTests {
    private static let hits: [MenuTracking.Hit] = [.element(0), .element(1), .menu, .outside(distance: 75)]
    private static let events: [MenuTracking.Event] =
        [.open, .cancelled]
        + hits.flatMap { [.began($0), .moved($0, isFar: true), .moved($0, isFar: false), .ended($0)] }

    /// Runs every sequence of four events from a new menu. `new`: the effects of the last event.
    private func visitAll(
        _ check: (_ events: [MenuTracking.Event], _ new: [MenuTracking.Effect], _ all: [MenuTracking.Effect]) -> Void
    ) {
        func visit(_ tracking: MenuTracking, _ events: [MenuTracking.Event], _ effects: [MenuTracking.Effect]) {
            guard events.count < 4 else { return }
            for event in Self.events {
                var next = tracking
                let new = next.handle(event)
                check(events + [event], new, effects + new)
                visit(next, events + [event], effects + new)
            }
        }
        visit(MenuTracking(), [], [])
    }

    @Test func onlyALiftedFingerChoosesAndOnlyWhatIsBelowIt() {
        visitAll { events, new, _ in
            for case .choose(let element) in new { #expect(events.last == .ended(.element(element))) }
        }
    }

    @Test func aHighlightIsRemovedBeforeAChoice() {
        visitAll { _, _, effects in
            var highlighted: Int?
            for effect in effects {
                switch effect {
                case .highlight(let element): highlighted = element
                case .choose, .touchOutside: #expect(highlighted == nil)
                case .shrink: break
                }
            }
        }
    }

    @Test func aTapThatOpensTheMenuLeavesItOpen() {
        var tracking = MenuTracking()

        let effects =
            tracking.handle(.open) + tracking.handle(.moved(.element(0), isFar: false))
            + tracking.handle(.ended(.element(0)))

        #expect(effects.isEmpty)
    }

    @Test func pressSlideAndReleaseChooses() {
        var tracking = MenuTracking()
        _ = tracking.handle(.open)

        let slide = tracking.handle(.moved(.element(1), isFar: true))
        let lift = tracking.handle(.ended(.element(1)))

        #expect(slide == [.shrink(distance: 0), .highlight(1)])
        #expect(lift == [.highlight(nil), .shrink(distance: 0), .choose(1)])
    }

    @Test func onlyTheFingerThatOpenedTheMenuScrollsItAtTheEdges() {
        var opened = MenuTracking()
        _ = opened.handle(.open)
        let resting = opened.scrollsAtEdges
        _ = opened.handle(.moved(.element(1), isFar: true))
        var other = MenuTracking()
        _ = other.handle(.began(.element(0)))
        _ = other.handle(.moved(.element(1), isFar: true))

        #expect(!resting)
        #expect(opened.scrollsAtEdges)
        #expect(!other.scrollsAtEdges)
        _ = opened.handle(.ended(.menu))
        #expect(!opened.scrollsAtEdges)
    }

    @Test func leavingTheMenuShrinksItAndComingBackRestoresIt() {
        var tracking = MenuTracking()
        _ = tracking.handle(.began(.element(0)))

        let leave = tracking.handle(.moved(.outside(distance: 75), isFar: true))
        let back = tracking.handle(.moved(.element(0), isFar: true))

        #expect(leave == [.shrink(distance: 75), .highlight(nil)])
        #expect(back == [.shrink(distance: 0), .highlight(0)])
    }

    @Test func aTouchOutsideCountsWhenItIsLiftedOutside() {
        var tracking = MenuTracking()
        _ = tracking.handle(.began(.outside(distance: 20)))
        var other = tracking

        #expect(tracking.handle(.ended(.outside(distance: 30))) == [.touchOutside])
        #expect(other.handle(.ended(.element(0))) == [])
    }
}
