import CoreGraphics
import Driving
import QuartzCore
import Testing
import UIKitCore

/// The speed of a headless clock, and its pauses.
@MainActor
@Suite struct PlaybackTests {
    /// A square that moves by 300 points in a second.
    private func addMovingSquare(to fixture: ScreenFixture) -> UIView {
        let square = fixture.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { square.frame.origin.x = 300 })
        return square
    }

    @Test func aPausedClockPassesFrameByFrame() {
        let fixture = ScreenFixture()
        let square = addMovingSquare(to: fixture)
        #expect(fixture.perform("advance 0.5\npause") == nil)

        let positions = (0..<3).map { _ in
            #expect(fixture.perform("next frame") == nil)
            return square.layer.presentation()?.frame.minX ?? 0
        }

        #expect(zip(positions, [155, 160, 165]).allSatisfy { abs($0 - $1) < 0.01 })
    }

    @Test func aFrameOfAClockThatRunsPausesIt() {
        let fixture = ScreenFixture()

        #expect(fixture.perform("next frame") == nil)

        #expect(fixture.system.playback.pause == .script)
        #expect(fixture.perform("resume\nadvance 1") == nil)
    }

    @Test(arguments: ["advance 1", "settle", "tap 10 10", "filmstrip a.png 1"])
    func aStepThatTakesTimeIsRefusedDuringAPause(step: String) {
        let fixture = ScreenFixture()

        let reason = fixture.perform("pause\n\(step)") ?? ""

        #expect(reason.hasSuffix("takes time, but the clock is paused; write resume before it, or next frame"))
        #expect(fixture.host.manualClock.now == 0)
    }

    @Test func whatTakesNoTimeWorksDuringAPause() {
        let fixture = ScreenFixture()
        fixture.addButton("Save", 10, 10)

        #expect(fixture.perform("pause\nstyle dark\nexpect \"Save\" visible\nexpect style dark") == nil)
    }

    @Test func aFixedClockIsNotChanged() {
        let fixture = ScreenFixture()
        fixture.system.playback.isFixed = true

        for step in ["speed 0.5", "pause", "resume", "next frame"] {
            #expect(fixture.perform(step)?.contains("start the app without --no-shell") == true)
        }
    }

    @Test func slowMotionHasMoreFramesAndTheSameTimes() {
        let fixture = ScreenFixture()
        let square = addMovingSquare(to: fixture)
        let before = fixture.host.frameCount

        #expect(fixture.perform("speed 0.25\nadvance 0.5") == nil)

        #expect(abs((square.layer.presentation()?.frame.minX ?? 0) - 150) < 0.01)
        #expect((118...122).contains(fixture.host.frameCount - before))
    }

    @Test(arguments: [0.25, 1, 4])
    func aDragEndsWhereItEndsAtEverySpeed(speed: Double) {
        let fixture = ScreenFixture()
        let scrollView = fixture.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 400))
        scrollView.contentSize = CGSize(width: 200, height: 4_000)

        #expect(fixture.perform("speed \(speed)\ndrag 100 300 100 100 0.5\nsettle") == nil)

        let reference = ScreenFixture()
        let other = reference.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 400))
        other.contentSize = CGSize(width: 200, height: 4_000)
        #expect(reference.perform("drag 100 300 100 100 0.5\nsettle") == nil)
        #expect(abs(scrollView.contentOffset.y - other.contentOffset.y) < 12)
    }
}
