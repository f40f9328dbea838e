import CoreGraphics
import Testing
import UIFoundation

@Suite struct ZoomLimitsTests {
    private let limits = ZoomLimits(minimum: 0.5, maximum: 4)

    @Test func equalLimitsAllowNoZooming() {
        #expect(!ZoomLimits().allowZooming && limits.allowZooming)
        #expect(!ZoomLimits(minimum: 3, maximum: 2).allowZooming)
    }

    @Test(arguments: [(0.1, 0.5), (0.5, 0.5), (2, 2), (4, 4), (9, 4), (-1, 0.5)])
    func scalesAreClampedToTheLimits(scale: Double, allowed: Double) {
        #expect(limits.clamp(CGFloat(scale)) == CGFloat(allowed))
    }

    @Test(arguments: [0.05, 0.4, 0.5, 1, 4, 5, 40])
    func aGestureBeyondALimitIsShownReducedAndUnstretchedToItself(scale: Double) {
        let scale = CGFloat(scale)

        let shown = limits.shown(scale, current: 1)

        #expect(abs(limits.unstretched(shown) - scale) < 1e-6 * scale)
        #expect(shown > 0.5 / ScrollDefaults.zoomOvershootLimit && shown < 4 * ScrollDefaults.zoomOvershootLimit)
        #expect((shown == scale) == (0.5...4).contains(scale))
    }

    @Test func zoomingInAndOutAreStretchedAlike() {
        let larger = limits.shown(8, current: 1) / 4
        let smaller = 0.5 / limits.shown(0.25, current: 1)

        #expect(abs(larger - smaller) < 1e-9)
    }

    @Test func withoutBouncingTheScaleStopsAtTheLimits() {
        let limits = ZoomLimits(minimum: 0.5, maximum: 4, bounces: false)

        #expect(limits.shown(9, current: 1) == 4 && limits.shown(0.1, current: 1) == 0.5)
    }

    @Test func limitsThatBecomeEqualDuringAGestureKeepTheCurrentScale() {
        let limits = ZoomLimits(minimum: 1, maximum: 1, bounces: false)

        #expect(limits.shown(2, current: 1.5) == 1.5 && limits.unstretched(1.5) == 1.5)
    }
}
