/// The points of a frame at which observers of updates are called, in their order.
///
/// The low-latency phases run after the others, in frames in which an observer asks for them.
package enum UpdatePhase: Int {
    case afterUpdateScheduled, beforeEventDispatch, afterEventDispatch
    case beforeDisplayLinks, afterDisplayLinks
    case beforeCommit, afterCommit
    case beforeLowLatencyEventDispatch, afterLowLatencyEventDispatch
    case beforeLowLatencyCommit, afterLowLatencyCommit
    case afterUpdateComplete

    /// The phases of the low-latency group, in their order.
    package static let lowLatencyGroup: [UpdatePhase] = [
        .beforeLowLatencyEventDispatch, .afterLowLatencyEventDispatch, .beforeLowLatencyCommit, .afterLowLatencyCommit,
    ]
}
