import TestSupport
import Testing
import UIKit
import Velarium
import VelariumTesting

/// An app may call anything inside any callback of any overlay: every presentation has one dismissal, reported
/// everywhere, and nothing remains on the screen or in memory.
@MainActor @Suite struct OverlayReentryTests {
    private func run(_ kind: OverlayKind, _ call: OverlayCall, _ appAction: ReentryFixture.AppAction, byTap: Bool)
        throws
        -> Bool
    {
        let fixture = ReentryFixture(kind)
        if call == .animationIn || call == .animationOut { fixture.animateByHand() }
        if call == .didRefuse { fixture.recorder.mayEnd = false }
        var isDone = false
        fixture.recorder.onCall = { [unowned fixture] heard in
            guard heard == call, !isDone else { return }
            isDone = true
            fixture.perform(appAction)
        }
        fixture.show()
        fixture.device.advance(by: 0.1)
        try fixture.settle()
        if call == .didMove { try fixture.device.drag(from: CGPoint(x: 180, y: 400), to: CGPoint(x: 180, y: 240)) }
        if byTap { try fixture.device.tap(x: 5, y: 300) } else { fixture.hide() }
        try fixture.settle()
        fixture.recorder.mayEnd = true

        try fixture.clear()

        for complaint in fixture.complaints() {
            Issue.record("\(kind), \(appAction) from \(call), \(byTap ? "tapped" : "hidden"): \(complaint)")
        }
        return isDone
    }

    /// Every action follows a tap or code; both in a deep run. Checklist 82, 85, 92
    @Test(arguments: OverlayKind.allCases) func anyActionInAnyCallbackLeavesNothingBehind(_ kind: OverlayKind) throws {
        var reached: Set<OverlayCall> = []
        _ = silencingFaults {
            for call in OverlayCall.allCases {
                for (index, appAction) in ReentryFixture.AppAction.allCases.enumerated() {
                    for byTap in [false, true] where TestRun.isDeep || byTap == index.isMultiple(of: 2) {
                        do {
                            if try run(kind, call, appAction, byTap: byTap) { reached.insert(call) }
                        } catch {
                            Issue.record("\(kind), \(appAction) from \(call), by tap \(byTap): \(error)")
                        }
                    }
                }
            }
        }

        #expect(reached == calls(of: kind))
    }

    @Test(arguments: OverlayKind.allCases, [0, 0.1, 2])
    func hidingAfterAnAnnouncementDismissesForTheAnnouncedReason(_ kind: OverlayKind, after delay: Double) throws {
        let fixture = ReentryFixture(kind)
        fixture.show()
        fixture.device.advance(by: delay)

        fixture.overlay?.lifecycle.willDismiss(for: .action)
        fixture.hide()
        try fixture.settle()

        #expect(fixture.reasons == [.action])
        #expect(fixture.complaints() == [])
    }

    /// The callbacks that a kind has.
    private func calls(of kind: OverlayKind) -> Set<OverlayCall> {
        let appearance: Set<OverlayCall> = [.willAppear, .didAppear, .willDisappear, .didDisappear]
        switch kind {
        case .popoverView: return appearance.union([.didEnd, .closure])
        case .modalWindow, .modalPresented, .modalSubview:
            return Set(OverlayCall.allCases).subtracting([.didRefuse, .didMove])
        case .readyMade: return [.mayEnd, .willEnd, .didEnd, .closure]
        case .dialog: return appearance.union([.mayEnd, .didRefuse, .didEnd, .closure, .shown, .hidden])
        case .bottomSheet: return appearance.union([.mayEnd, .didRefuse, .didEnd, .closure, .shown, .hidden, .didMove])
        }
    }
}
