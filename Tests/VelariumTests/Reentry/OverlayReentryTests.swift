import Testing
import UIKit
import Velarium
import VelariumTesting

/// An app may call anything inside any callback of any overlay: every presentation has one dismissal, reported
/// everywhere, and nothing remains on the screen or in memory.
@MainActor @Suite struct OverlayReentryTests {
    private func run(_ kind: StormKind, _ call: OverlayCall, _ appAction: ReentryStage.AppAction, byTap: Bool) throws
        -> Bool
    {
        let stage = ReentryStage(kind)
        if call == .animationIn || call == .animationOut { stage.animateByHand() }
        if call == .didRefuse { stage.ear.mayEnd = false }
        var isDone = false
        stage.ear.onCall = { [unowned stage] heard in
            guard heard == call, !isDone else { return }
            isDone = true
            stage.perform(appAction)
        }
        stage.show()
        stage.device.advance(by: 0.1)
        try stage.settle()
        if call == .didMove { try stage.device.drag(from: CGPoint(x: 180, y: 400), to: CGPoint(x: 180, y: 240)) }
        if byTap { try stage.device.tap(x: 5, y: 300) } else { stage.hide() }
        try stage.settle()
        stage.ear.mayEnd = true

        try stage.clear()

        for complaint in stage.complaints() {
            Issue.record("\(kind), \(appAction) from \(call), \(byTap ? "tapped" : "hidden"): \(complaint)")
        }
        return isDone
    }

    /// Checklist 82, 85, 92
    @Test(arguments: StormKind.allCases) func anyActionInAnyCallbackLeavesNothingBehind(_ kind: StormKind) throws {
        var reached: Set<OverlayCall> = []
        _ = silencingFaults {
            for call in OverlayCall.allCases {
                for appAction in ReentryStage.AppAction.allCases {
                    for byTap in [false, true] {
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

    /// The callbacks that a kind has.
    private func calls(of kind: StormKind) -> Set<OverlayCall> {
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
