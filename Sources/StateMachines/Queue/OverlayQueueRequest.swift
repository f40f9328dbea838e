extension OverlayQueue {
    /// What happens to a request while another overlay is on the screen.
    public enum Policy: Hashable, Sendable, CaseIterable {
        /// It waits until nothing is on the screen.
        case enqueue
        /// Everything on the screen is dismissed for it, unless something there has a higher priority.
        case replace
        /// It is presented above what is on the screen, between transitions.
        case stack
        /// It is not presented, now or later.
        case drop
    }

    /// A request to present an overlay. All times are in seconds.
    public struct Request: Hashable, Sendable {
        /// Identifies the request. Later requests have larger tickets.
        public var ticket: Int
        /// Identifies what is presented: a second request with the same id is a duplicate. Nil for none.
        public var id: ID?
        /// What happens while another overlay is on the screen.
        public var policy: Policy
        /// Requests of a higher priority are presented first; those of the same priority in the order of their tickets.
        public var priority: Int
        /// How long the overlay stays before the queue dismisses it, counted from the end of its presentation.
        public var minimumDuration: Double
        /// After which time the queue dismisses the overlay, while it is the topmost. Nil for never. At least the
        /// minimum duration.
        public var maximumDuration: Double?
        /// The time until which the presentation must have begun. Nil for no limit.
        public var deadline: Double?

        /// Creates a request.
        public init(
            ticket: Int, id: ID? = nil, policy: Policy = .enqueue, priority: Int = 0, minimumDuration: Double = 0,
            maximumDuration: Double? = nil, deadline: Double? = nil
        ) {
            self.ticket = ticket
            self.id = id
            self.policy = policy
            self.priority = priority
            self.minimumDuration = minimumDuration
            self.maximumDuration = maximumDuration.map { max($0, minimumDuration) }
            self.deadline = deadline
        }
    }

    /// Why the queue dismisses an overlay.
    public enum DismissalCause: Hashable, Sendable {
        /// Another request replaces it.
        case replaced
        /// Its maximum duration is over.
        case timeOut
    }

    /// Why a request was not presented.
    public enum Rejection: Hashable, Sendable {
        /// A request with the policy `drop` could not be presented at once.
        case busy
        /// A request with the same id is waiting or on the screen.
        case duplicate
        /// A later request with the same id and the policy `replace` took its place.
        case replaced
        /// Its deadline passed.
        case timeOut
        /// It was withdrawn.
        case withdrawn
        /// The scene was closed.
        case sceneClosed
        /// The attempt to present it failed.
        case failed
    }

    /// How a request ended.
    public enum End: Hashable, Sendable {
        /// The overlay was on the screen, and is dismissed.
        case dismissed
        /// The overlay was never on the screen.
        case notPresented(Rejection)
    }

    /// Something that happened.
    public enum Event: Hashable, Sendable {
        /// The app requests a presentation.
        case request(Request)
        /// The app withdraws a request that waits.
        case withdraw(ticket: Int)
        /// The presentation animation ended.
        case didPresent(ticket: Int)
        /// The overlay could not be presented.
        case presentationDidFail(ticket: Int)
        /// The overlay's dismissal begins, for whatever reason.
        case willDismiss(ticket: Int)
        /// The overlay's dismissal was canceled; it stays on the screen.
        case dismissalWasCanceled(ticket: Int)
        /// The overlay has left the screen.
        case didDismiss(ticket: Int)
        /// The scene became active, or stopped being active.
        case sceneActivityDidChange(isActive: Bool)
        /// The scene was closed.
        case sceneDidClose
        /// Time has passed.
        case timeDidPass
    }

    /// A step that the driver performs.
    public enum Effect: Hashable, Sendable {
        /// Present the overlay of this request.
        case present(ticket: Int)
        /// Dismiss the overlay of this request.
        case dismiss(ticket: Int, DismissalCause)
        /// Report the end of this request.
        case report(ticket: Int, End)
    }
}
