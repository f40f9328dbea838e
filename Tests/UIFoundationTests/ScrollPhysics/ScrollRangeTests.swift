import CoreGraphics
import Testing
import UIFoundation

/// Where content rests along one axis of a view, and what a drag or flick does at the ends.
@Suite struct ScrollRangeTests {
    /// In a view of 300 points, of which the insets leave 270.
    @Test(arguments: [
        (1000.0, 0.0, -20.0, 710.0), (1000, 1, -20, 710), (100, 0, -20, -20), (100, 0.5, -105, -105),
        (100, 1, -190, -190), (100, 2, -190, -190), (100, -1, -20, -20), (250, 0.5, -30, -30), (0, 0, -20, -20),
    ])
    func contentRestsBetweenItsInsetsAndShortContentIsAligned(
        content: Double, alignment: Double, low: Double, high: Double
    ) {
        let range = ScrollRange(of: CGFloat(content), in: 300, insets: (20, 10), alignment: CGFloat(alignment))

        #expect(range == ScrollRange(low: CGFloat(low), high: CGFloat(high)))
    }

    @Test func aCollapsedBarLowersTheTop() {
        let long = ScrollRange(of: 1000, in: 300, insets: (20, 10), collapsedBar: 50)
        let short = ScrollRange(of: 100, in: 300, insets: (20, 10), collapsedBar: 50)

        #expect(long == ScrollRange(low: -70, high: 710))
        #expect(short == ScrollRange(low: -70, high: -70))
    }

    @Test(arguments: [(0.0, 0.0), (100, 100), (119, 100), (120, 140), (121, 140), (140, 140), (150, 150), (90, 90)])
    func contentDoesNotRestWhereABarIsHalfCollapsed(offset: Double, rest: Double) {
        var bar = CollapsingBar()
        bar.maximumCollapsedLength = 40

        #expect(bar.snapped(CGFloat(offset), top: 100) == CGFloat(rest))
    }
}

@Suite struct AxisLimitsTests {
    private func limits(isScrollable: Bool = true, bounces: Bool = true) -> AxisLimits {
        AxisLimits(
            range: ScrollRange(low: 0, high: 900), length: 300, isScrollable: isScrollable, bounces: bounces)
    }

    @Test(arguments: [-400.0, -30, 0, 450, 900, 960, 3000])
    func whatTheRubberBandShowsIsUnstretchedToWhatWasAskedFor(unbounded: Double) {
        let limits = limits()
        let unbounded = CGFloat(unbounded)

        let shown = limits.shown(unbounded)

        #expect(abs(limits.unstretched(shown) - unbounded) < 1e-6)
        #expect(abs(limits.range.excess(of: shown)) <= abs(limits.range.excess(of: unbounded)))
    }

    @Test func withoutBouncingContentStopsAtItsEnds() {
        #expect(limits(bounces: false).shown(-50) == 0 && limits(bounces: false).shown(990) == 900)
    }

    @Test func aFingerReleasesContentWithItsVelocityUnlessItIsTooSlow() {
        #expect(limits().velocity(finger: 500, at: 450) == 500)
        #expect(limits().velocity(finger: -19, at: 450) == 0)
        #expect(limits(isScrollable: false).velocity(finger: 500, at: 450) == 0)
    }

    @Test func beyondAnEndTheRubberBandSlowsTheContent() {
        let velocity = limits().velocity(finger: 500, at: -100)

        #expect(velocity > 0 && velocity < 500 * ScrollDefaults.rubberBand)
    }

    @Test func contentThatCannotBounceStopsAtItsEnd() {
        let limits = limits(bounces: false)

        #expect(limits.velocity(finger: 500, at: 900) == 0 && limits.velocity(finger: -500, at: 900) == -500)
        #expect(limits.velocity(finger: -500, at: 0) == 0 && limits.velocity(finger: 500, at: 0) == 500)
    }

    @Test(arguments: [
        (310.0, 0.0, 300.0), (460, 0, 600), (310, 200, 600), (590, -200, 300), (300, 200, 300), (1200, 0, 900),
        (310, 90, 300), (-80, 0, 0),
    ])
    func aFlickTurnsOnePageAndOtherwiseTheNearestOneRests(offset: Double, velocity: Double, page: Double) {
        #expect(limits().pageOffset(from: CGFloat(offset), velocity: CGFloat(velocity)) == CGFloat(page))
    }

    @Test func aViewWithoutLengthHasNoPages() {
        let limits = AxisLimits(range: ScrollRange(low: 0, high: 900), length: 0, isScrollable: true, bounces: true)

        #expect(limits.pageOffset(from: 450, velocity: 500) == 450)
    }
}
