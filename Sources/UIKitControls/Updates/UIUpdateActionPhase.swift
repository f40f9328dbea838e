import Foundation
import UIKitCore

/// A phase of the update of the screen, which runs actions of a `UIUpdateLink`.
///
/// The standard phases run in every update, in the order of their declaration. The low-latency phases run after them, if
/// a link sets `wantsLowLatencyEventDispatch`; no event is dispatched between them, because Linux has no pencil.
@preconcurrency @MainActor public class UIUpdateActionPhase: NSObject {
    let phase: UpdatePhase

    private init(_ phase: UpdatePhase) {
        self.phase = phase
        super.init()
    }

    private static let all = (0...UpdatePhase.afterUpdateComplete.rawValue).map {
        UIUpdateActionPhase(UpdatePhase(rawValue: $0)!)
    }

    private static func instance(_ phase: UpdatePhase) -> UIUpdateActionPhase { all[phase.rawValue] }

    /// The update has been scheduled, and nothing of it has run.
    public class var afterUpdateScheduled: UIUpdateActionPhase { instance(.afterUpdateScheduled) }
    /// Before touches, presses and other events are dispatched.
    public class var beforeEventDispatch: UIUpdateActionPhase { instance(.beforeEventDispatch) }
    /// After the events have been dispatched.
    public class var afterEventDispatch: UIUpdateActionPhase { instance(.afterEventDispatch) }
    /// Before display links fire. The phase of actions that name none.
    public class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { instance(.beforeDisplayLinks) }
    /// After display links have fired.
    public class var afterCADisplayLinkDispatch: UIUpdateActionPhase { instance(.afterDisplayLinks) }
    /// Before layout and drawing: what changes here is shown in this update.
    public class var beforeCATransactionCommit: UIUpdateActionPhase { instance(.beforeCommit) }
    /// After layout and drawing: what changes here is shown in the next update.
    public class var afterCATransactionCommit: UIUpdateActionPhase { instance(.afterCommit) }
    /// The first of the low-latency phases.
    public class var beforeLowLatencyEventDispatch: UIUpdateActionPhase { instance(.beforeLowLatencyEventDispatch) }
    /// After low-latency events have been dispatched.
    public class var afterLowLatencyEventDispatch: UIUpdateActionPhase { instance(.afterLowLatencyEventDispatch) }
    /// Before what low-latency events changed is committed.
    public class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase { instance(.beforeLowLatencyCommit) }
    /// After what low-latency events changed has been committed.
    public class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase { instance(.afterLowLatencyCommit) }
    /// The end of the update.
    public class var afterUpdateComplete: UIUpdateActionPhase { instance(.afterUpdateComplete) }
}
