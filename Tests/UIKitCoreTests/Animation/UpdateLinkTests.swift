import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitControls
import UIKitCore

/// Links to the updates of the screen, which cause none.
@Suite @MainActor struct UpdateLinkTests {
    private let ownStage = AnimationFixture()
    private var fixture: AnimationFixture { ownStage.activated }
    private let calls = CallRecorder()

    /// A link for the fixture's view, enabled.
    private func makeLink() -> UIUpdateLink {
        let link = UIUpdateLink(view: fixture.square)
        link.isEnabled = true
        fixture.advance(0.1)
        return link
    }

    /// Changes what the screen shows, which updates it once.
    private func change() {
        fixture.square.alpha = fixture.square.alpha == 1 ? 0.5 : 1
        fixture.advance(0.1)
    }

    @Test func itRunsWithUpdatesAndCausesNone() {
        let link = makeLink()
        var count = 0
        link.addAction { _, _ in count += 1 }
        let frames = fixture.host.frameCount

        fixture.advance(1)
        #expect(count == 0)
        #expect(fixture.host.frameCount == frames)

        change()
        #expect(count == fixture.host.frameCount - frames)
        #expect(count > 0)
    }

    @Test func actionsRunInTheOrderOfThePhases() {
        let link = makeLink()
        let phases: [(String, UIUpdateActionPhase)] = [
            ("update complete", .afterUpdateComplete), ("after commit", .afterCATransactionCommit),
            ("before commit", .beforeCATransactionCommit), ("after display links", .afterCADisplayLinkDispatch),
            ("before display links", .beforeCADisplayLinkDispatch), ("after events", .afterEventDispatch),
            ("before events", .beforeEventDispatch), ("scheduled", .afterUpdateScheduled),
        ]
        for (name, phase) in phases { link.addAction(to: phase) { [calls] _, _ in calls.record(name) } }

        change()

        #expect(Array(calls.calls.prefix(8)) == phases.map(\.0).reversed())
    }

    @Test func theLowLatencyPhasesRunOnlyWhenAsked() {
        let link = makeLink()
        for (name, phase) in [
            ("before commit", UIUpdateActionPhase.beforeLowLatencyCATransactionCommit),
            ("before events", .beforeLowLatencyEventDispatch), ("after events", .afterLowLatencyEventDispatch),
            ("after commit", .afterLowLatencyCATransactionCommit), ("complete", .afterUpdateComplete),
        ] {
            link.addAction(to: phase) { [calls] _, info in
                calls.record(info.isPerformingLowLatencyPhases ? name : "\(name), standard")
            }
        }

        change()
        #expect(Set(calls.calls) == ["complete, standard"])

        calls.calls = []
        link.wantsLowLatencyEventDispatch = true
        change()
        #expect(
            Array(calls.calls.prefix(5))
                == ["before events", "after events", "before commit", "after commit", "complete, standard"])
    }

    @Test func continuousUpdatesRunAtTheirRate() {
        let link = makeLink()
        var count = 0
        link.addAction { _, _ in count += 1 }
        link.requiresContinuousUpdates = true
        fixture.advance(1)
        #expect(abs(count - 60) <= 1)

        count = 0
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 5, maximum: 10, preferred: 5)
        fixture.advance(1)
        #expect(abs(count - 5) <= 2)

        link.requiresContinuousUpdates = false
        fixture.advance(0.5)
        count = 0
        fixture.advance(1)
        #expect(count == 0)
    }

    @Test func aLinkIsActiveWhileItsViewIsInAVisibleWindow() {
        let link = makeLink()
        var count = 0
        link.addAction { _, _ in count += 1 }
        let box = fixture.square, outer = box.superview!
        box.removeFromSuperview()
        fixture.advance(0.1)

        count = 0
        outer.alpha = 0.5
        fixture.advance(0.1)
        #expect(count == 0)

        outer.addSubview(box)
        fixture.advance(0.1)
        #expect(count > 0)

        link.isEnabled = false
        count = 0
        change()
        #expect(count == 0)
    }

    @Test func anActionMayDisableItsLinkAndAddAnother() {
        let link = makeLink()
        link.addAction { [calls] link, _ in
            calls.record("first")
            link.isEnabled = false
            link.addAction { _, _ in calls.record("added") }
        }
        link.addAction { [calls] _, _ in calls.record("second") }

        change()

        #expect(calls.calls == ["first"])
    }

    @Test func theInfoTellsTheTimesOfTheUpdate() {
        let link = makeLink()
        var info: UIUpdateInfo?
        var isCurrent = false
        link.addAction { [fixture] link, given in
            info = given
            isCurrent = UIUpdateInfo.current(for: fixture.square) != nil && link.currentUpdateInfo() === given
        }
        let start = fixture.host.clock.now

        change()

        #expect(isCurrent)
        #expect(UIUpdateInfo.current(for: fixture.square) == nil)
        #expect(link.currentUpdateInfo() == nil)
        let time = info?.modelTime ?? 0
        #expect(time >= start && time <= fixture.host.clock.now)
        #expect(info?.completionDeadlineTime.isNear(time + 1.0 / 60) == true)
        #expect(info?.estimatedPresentationTime.isNear(time + 1.0 / 60) == true)

        link.wantsImmediatePresentation = true
        change()
        #expect(info?.isImmediatePresentationExpected == true)
        #expect(info?.estimatedPresentationTime == info?.modelTime)
    }

    @Test func targetsAreCalledAndNotRetained() {
        let link = makeLink()
        var target: UpdateTarget? = UpdateTarget()
        weak let gone = target
        link.addAction(target: target!, selector: UpdateTarget.selector)
        change()
        #expect((target?.count ?? 0) > 0)

        target = nil
        #expect(gone == nil)
        change()
    }

    @Test func aLinkThatTheAppReleasesIsGone() {
        weak let link = makeLink()
        #expect(link == nil)
    }

    private final class UpdateTarget: NSObject {
        var count = 0
        func update(_ link: UIUpdateLink) { count += 1 }
        static let selector = Selector("update:", UpdateTarget.update)
    }
}
