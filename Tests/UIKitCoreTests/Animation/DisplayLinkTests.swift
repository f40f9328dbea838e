import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

/// Display links on the frame loop's clock.
@Suite @MainActor struct DisplayLinkTests {
    @MainActor private final class Watcher: NSObject {
        var times: [Double] = []
        var then: ((CADisplayLink) -> Void)?
        func tick(_ link: CADisplayLink) {
            times.append(link.timestamp)
            then?(link)
        }
        static let selector = Selector("tick:", Watcher.tick)
    }

    private let ownStage = AnimationFixture()
    private var fixture: AnimationFixture { ownStage.activated }
    private let watcher = Watcher()

    private func link() -> CADisplayLink {
        fixture.system.activate()
        let link = CADisplayLink(target: watcher, selector: Watcher.selector)
        link.add(to: .main, forMode: .common)
        return link
    }

    @Test func itFiresWithEveryFrame() {
        let link = link()

        fixture.advance(0.5)

        #expect(watcher.times.count == 30)
        #expect(zip(watcher.times, watcher.times.dropFirst()).allSatisfy { ($1 - $0).isNear(1.0 / 60) })
        #expect(link.duration.isNear(1.0 / 60))
        #expect(link.targetTimestamp.isNear(link.timestamp + 1.0 / 60))
        link.invalidate()
    }

    @Test func aScreenMakesLinksToo() throws {
        fixture.system.activate()
        let link = try #require(UIScreen.main.displayLink(withTarget: watcher, selector: Watcher.selector))
        link.add(to: .main, forMode: .common)

        fixture.advance(0.1)

        #expect(watcher.times.count == 6)
        link.invalidate()
    }

    @Test func aPausedOrRemovedLinkRequestsNoFrames() {
        let link = link()
        fixture.advance(0.1)
        link.isPaused = true
        fixture.advance(0.1)
        let frames = fixture.host.frameCount
        fixture.advance(1)
        #expect(fixture.host.frameCount == frames)

        link.isPaused = false
        fixture.advance(0.1)
        #expect(fixture.host.frameCount > frames)
        link.remove(from: .main, forMode: .common)
        fixture.advance(0.1)
        let rest = fixture.host.frameCount
        fixture.advance(1)
        #expect(fixture.host.frameCount == rest)
    }

    @Test(arguments: [(30, 30), (20, 20), (60, 60), (240, 60), (7, 7)])
    func preferredFramesPerSecondSkipsFrames(_ wished: Int, _ got: Int) {
        let link = link()
        link.preferredFramesPerSecond = wished

        fixture.advance(1)

        #expect(abs(watcher.times.count - got) <= 1)
        link.invalidate()
    }

    @Test func invalidatingALinkReleasesItsTarget() {
        fixture.system.activate()
        var target: Watcher? = Watcher()
        weak let watched = target
        let link = CADisplayLink(target: target!, selector: Watcher.selector)
        link.add(to: .main, forMode: .common)
        target = nil
        #expect(watched != nil)

        link.invalidate()

        #expect(watched == nil)
    }

    @Test func aSlowLinkRequestsNoFramesUntilItIsDue() {
        let link = link()
        link.preferredFramesPerSecond = 1
        fixture.advance(0.1)
        let frames = fixture.host.frameCount

        fixture.advance(0.8)
        #expect(fixture.host.frameCount == frames)
        fixture.advance(0.2)

        #expect(fixture.host.frameCount == frames + 1)
        #expect(watcher.times.count == 2)
        link.invalidate()
    }

    @Test func aSlowLinkThatBecomesFastFiresWithTheNextFrames() {
        let link = link()
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 0.1, maximum: 0.1, preferred: 0.1)
        fixture.advance(1)

        link.preferredFrameRateRange = .default
        fixture.advance(0.5)

        #expect(watcher.times.count == 31)
        link.invalidate()
    }

    @Test func aLinkCanBeInvalidatedInItsOwnCallback() {
        let link = link()
        watcher.then = { $0.invalidate() }

        fixture.advance(0.5)

        #expect(watcher.times.count == 1)
        link.add(to: .main, forMode: .common)
        fixture.advance(0.1)
        #expect(watcher.times.count == 1)
    }

    @Test func aRunningLinkLeavesTheFrameLoopIdle() {
        let link = link()
        fixture.advance(0.1)

        #expect(fixture.system.frameLoop.isIdle)
        link.invalidate()
    }

    @Test func aLinkRetainsItsTargetUntilInvalidated() {
        weak var held: Watcher?
        var link: CADisplayLink?
        do {
            let target = Watcher()
            held = target
            fixture.system.activate()
            link = CADisplayLink(target: target, selector: Watcher.selector)
            link?.add(to: .main, forMode: .common)
        }
        fixture.advance(0.1)
        #expect(held != nil)

        link?.invalidate()
        link = nil

        #expect(held == nil)
    }
}
