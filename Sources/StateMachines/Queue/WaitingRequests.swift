/// The requests of an `OverlayQueue` that wait, in the order in which they are presented.
struct WaitingRequests<ID: Hashable & Sendable>: Sendable {
    typealias Request = OverlayQueue<ID>.Request

    /// The place of a request in the order: smaller ones come first.
    private struct Rank: Comparable, Sendable {
        let priority: Int
        let ticket: Int

        static func < (one: Rank, other: Rank) -> Bool {
            one.priority == other.priority ? one.ticket < other.ticket : one.priority > other.priority
        }
    }

    /// The deadline of a request.
    private struct Deadline: Comparable, Sendable {
        let time: Double
        let ticket: Int

        static func < (one: Deadline, other: Deadline) -> Bool {
            one.time == other.time ? one.ticket < other.ticket : one.time < other.time
        }
    }

    private var requests: [Int: Request] = [:]
    private var tickets: [ID: Int] = [:]
    // The heaps also have requests that do not wait any more, until these come first or are too many.
    private var ranks: [OverlayQueue<ID>.Policy: BinaryHeap<Rank>] = [:]
    private var deadlines = BinaryHeap<Deadline>()

    var count: Int { requests.count }

    var isEmpty: Bool { requests.isEmpty }

    /// The tickets, smallest first.
    var sortedTickets: [Int] { requests.keys.sorted() }

    /// The requests in the order in which they are presented.
    var sorted: [Request] {
        requests.values.sorted { rank(of: $0) < rank(of: $1) }
    }

    func contains(ticket: Int) -> Bool { requests[ticket] != nil }

    /// The ticket of the request with this id.
    func ticket(of id: ID) -> Int? { tickets[id] }

    mutating func insert(_ request: Request) {
        requests[request.ticket] = request
        if let id = request.id { tickets[id] = request.ticket }
        ranks[request.policy, default: BinaryHeap()].insert(rank(of: request))
        if let time = request.deadline { deadlines.insert(Deadline(time: time, ticket: request.ticket)) }
    }

    @discardableResult
    mutating func remove(ticket: Int) -> Request? {
        guard let request = requests.removeValue(forKey: ticket) else { return nil }
        if let id = request.id, tickets[id] == ticket { tickets[id] = nil }
        removeStale(request.policy)
        return request
    }

    /// The first request with this policy.
    func first(_ policy: OverlayQueue<ID>.Policy) -> Request? { ranks[policy]?.first.flatMap { requests[$0.ticket] } }

    /// The first request of all.
    var first: Request? {
        OverlayQueue<ID>.Policy.allCases.compactMap(first).min { rank(of: $0) < rank(of: $1) }
    }

    /// Whether `one` is presented before `other`.
    func isOrdered(_ one: Request, before other: Request) -> Bool { rank(of: one) < rank(of: other) }

    /// The earliest deadline.
    var earliestDeadline: Double? { deadlines.first?.time }

    /// The ticket of the request with the earliest deadline, if that is at or before `time`.
    func expiredTicket(at time: Double) -> Int? {
        deadlines.first.flatMap { $0.time <= time ? $0.ticket : nil }
    }

    private func rank(of request: Request) -> Rank { Rank(priority: request.priority, ticket: request.ticket) }

    /// Keeps requests that wait at the front of the heaps, and the heaps at most a few times as large as needed.
    private mutating func removeStale(_ policy: OverlayQueue<ID>.Policy) {
        let limit = 4 * requests.count + 64
        while let first = ranks[policy]?.first, requests[first.ticket] == nil { ranks[policy]?.removeFirst() }
        while let first = deadlines.first, requests[first.ticket] == nil { deadlines.removeFirst() }
        if let heap = ranks[policy], heap.elements.count > limit {
            ranks[policy]?.filter { requests[$0.ticket] != nil }
        }
        if deadlines.elements.count > limit { deadlines.filter { requests[$0.ticket] != nil } }
    }
}
