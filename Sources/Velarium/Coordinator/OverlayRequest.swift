import Foundation
import StateMachines

/// A presentation that was requested from an `OverlayCoordinator`. It ends once: dismissed, or not shown.
///
///     let request = coordinator.present(dialog, options: .init(id: "rating", deadline: 30))
///     if case .notShown(let reason) = await request.end() { log("Not shown: \(reason)") }
@preconcurrency @MainActor public final class OverlayRequest {
    /// What happens to a request while another overlay is on the screen.
    public enum Policy: CaseIterable, Hashable, Sendable {
        /// It waits until nothing that the coordinator has shown is on the screen.
        case enqueue
        /// Everything that the coordinator has shown is dismissed for it as `replaced`, after the minimum durations.
        /// It waits if something there has a higher priority. It takes the place of a waiting request with its id.
        case replace
        /// It is shown above what is on the screen, between transitions.
        case stack
        /// It is shown at once or not at all.
        case drop
    }

    /// How a request is ordered, and how long its overlay stays. Times are in seconds; negative and non-finite times
    /// are reported to `OverlayDiagnostics` and count as the default.
    public struct Options: Hashable, Sendable {
        /// Identifies what is shown. While a request with an id waits or is on the screen, another one with the same
        /// id ends as `duplicate`. Default nil: none.
        public var id: String?
        /// What happens while another overlay is on the screen. Default enqueue.
        public var policy: Policy
        /// Requests with a higher priority are shown first; those with the same in the order of the calls. Default 0.
        public var priority: Int
        /// How long the overlay stays on the screen before the coordinator dismisses it. Default 0. The user and
        /// `dismissAll(where:)` may dismiss it earlier. Counted from the end of the presentation animation.
        public var minimumDuration: TimeInterval
        /// After which time the coordinator dismisses the overlay as `timeOut`. Default nil: never. An overlay that is
        /// covered by another one of the coordinator stays until it is uncovered. Counted as the minimum.
        public var maximumDuration: TimeInterval?
        /// After which time a request that still waits ends as `timeOut`, counted from the call. Default nil: never.
        public var deadline: TimeInterval?

        /// Creates options.
        public init(
            id: String? = nil, policy: Policy = .enqueue, priority: Int = 0, minimumDuration: TimeInterval = 0,
            maximumDuration: TimeInterval? = nil, deadline: TimeInterval? = nil
        ) {
            self.id = id
            self.policy = policy
            self.priority = priority
            self.minimumDuration = minimumDuration
            self.maximumDuration = maximumDuration
            self.deadline = deadline
        }
    }

    /// Why an overlay was not shown.
    public enum Rejection: String, CaseIterable, Sendable {
        /// A request with the policy `drop` could not be shown at once.
        case busy
        /// A request with the same id waits or is on the screen.
        case duplicate
        /// A later request with the same id and the policy `replace` took its place.
        case replaced
        /// Its deadline passed.
        case timeOut
        /// It was canceled while it waited, or its task was.
        case cancelled
        /// Its scene was disconnected.
        case sceneClosed
        /// The overlay or UIKit refused to show it: it is presented already, or there is no window to show it in.
        case failed
    }

    /// How a request ended.
    public enum End: Hashable, Sendable {
        /// The overlay was on the screen, and was dismissed for this reason.
        ///
        /// For a controller of another library or of UIKit the reason is that of the coordinator, otherwise `code`.
        case dismissed(DismissReason)
        /// The overlay was not shown.
        case notShown(Rejection)
    }

    /// Where a request is.
    public enum State: Hashable, Sendable {
        /// In the queue.
        case waiting
        /// On the screen, including its animations.
        case shown
        /// Dismissed or not shown.
        case ended(End)
    }

    /// The options of the call.
    public let options: Options
    /// What the request shows: an overlay or a controller. Retained until the request has ended; then nil.
    public private(set) var content: AnyObject?
    /// Where the request is.
    public private(set) var state = State.waiting
    /// Called once when the request ends, after the callbacks of the overlay. If it has ended already, called at once.
    /// Default nil. Retained until then.
    public var onEnd: (@MainActor (End) -> Void)? {
        didSet { if case .ended(let end) = state { callOnEnd(end) } }
    }

    let ticket: Int
    private(set) var presentation: (any CoordinatedPresentation)?
    private weak var coordinator: OverlayCoordinator?
    private var waiters: [CheckedContinuation<End, Never>] = []

    init(
        ticket: Int, options: Options, presentation: any CoordinatedPresentation, coordinator: OverlayCoordinator
    ) {
        self.ticket = ticket
        self.options = options
        self.presentation = presentation
        self.coordinator = coordinator
        content = presentation.content
    }

    /// Ends the request: as `cancelled` if it waits; otherwise the overlay is dismissed as `cancelled`, without asking
    /// its delegate. Does nothing after the end.
    public func cancel(animated: Bool = true) { coordinator?.cancel(self, animated: animated) }

    /// Waits for the end of the request. Canceling the task cancels the request.
    public func end() async -> End {
        if case .ended(let end) = state { return end }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiters.append($0) }
        } onCancel: {
            Task { @MainActor in self.cancel() }
        }
    }

    // MARK: Calls from the coordinator

    func didBeginShowing() { state = .shown }

    func finish(_ end: End) {
        state = .ended(end)
        presentation = nil
        content = nil
        let continuations = waiters
        waiters = []
        callOnEnd(end)
        for continuation in continuations { continuation.resume(returning: end) }
    }

    private func callOnEnd(_ end: End) {
        guard let handler = onEnd else { return }
        onEnd = nil
        handler(end)
    }
}
