/// The course of a share sheet. Decides only; `UIActivityViewController` carries out the effects.
///
///     choosing ─▶ resolving ─▶ performing ─▶ ended
///         ▲                        │            a canceled activity with a controller of its own leads back
///         └────────────────────────┘
package struct ActivityRunStateMachine: Equatable {
    package enum Phase: Equatable {
        case choosing, resolving
        case performing(inController: Bool)
        case ended

        /// Whether the user waits for the activity. A controller of its own covers the sheet.
        var isBusy: Bool {
            switch self {
            case .resolving, .performing(inController: false): true
            case .choosing, .performing(inController: true), .ended: false
            }
        }
    }

    package enum Event: Equatable {
        case choose
        case itemsDidResolve(inController: Bool)
        case activityDidFinish(completed: Bool)
        /// The sheet left the screen, because of the user or the app.
        case sheetWasDismissed
        /// A finger caught the sheet while it was being dismissed, and brought it back.
        case sheetReturned
    }

    package enum Effect: Equatable {
        case resolveItems, cancelItems
        /// `presentController` also shows the desktop's dialog.
        case perform, presentController, dismissController, cancelActivity
        /// Dismisses the sheet, with everything above it; `report` follows when it is gone.
        case dismissSheet
        case report(completed: Bool)
        /// Reports that the user chose no activity.
        case reportCancellation
    }

    package private(set) var phase = Phase.choosing

    package init() {}

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase.
    package mutating func handle(_ event: Event) -> [Effect]? {
        switch (phase, event) {
        case (.choosing, .choose): return enter(.resolving, [.resolveItems])
        case (.choosing, .sheetWasDismissed): return enter(.ended, [.reportCancellation])
        case (.resolving, .itemsDidResolve(let inController)):
            return enter(.performing(inController: inController), [inController ? .presentController : .perform])
        case (.resolving, .sheetWasDismissed): return enter(.ended, [.cancelItems, .reportCancellation])
        case (.performing(inController: true), .activityDidFinish(completed: false)):
            return enter(.choosing, [.dismissController, .report(completed: false)])
        case (.performing, .activityDidFinish(let completed)):
            return enter(.ended, [.dismissSheet, .report(completed: completed)])
        case (.performing, .sheetWasDismissed): return enter(.ended, [.cancelActivity, .report(completed: false)])
        case (.ended, .sheetReturned): return enter(.choosing, [])
        case (.choosing, .sheetReturned), (.resolving, .sheetReturned), (.performing, .sheetReturned), (.ended, _):
            return nil
        case (.choosing, .itemsDidResolve), (.choosing, .activityDidFinish), (.resolving, .choose),
            (.resolving, .activityDidFinish), (.performing, .choose), (.performing, .itemsDidResolve):
            return nil
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}
