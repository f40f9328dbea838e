/// The order of all overlays of one scene. Decides only; a driver presents, dismisses and reports.
///
///     waiting ─▶ presenting ─▶ presented ⇄ dismissing ─▶ reported
///        └──────────┴──────────────────────────────────────▲
///
/// Every request is reported once: after its overlay was dismissed, or because it was not presented. Requests that wait
/// are ordered by priority, then by age. While a transition is in progress, the queue presents nothing. It presents
/// only while the scene is active; before the first event it is not.
///
/// Times are in seconds of any clock that does not run backward.
public struct OverlayQueue<ID: Hashable & Sendable>: Sendable {
    private enum Phase: Hashable, Sendable {
        case presenting
        case presented(since: Double)
        case dismissing
    }

    private struct Shown: Sendable {
        let request: Request
        var phase: Phase

        var since: Double? {
            switch phase {
            case .presented(let since): since
            case .presenting, .dismissing: nil
            }
        }

        var isDismissing: Bool {
            switch phase {
            case .dismissing: true
            case .presenting, .presented: false
            }
        }
    }

    private enum Scene: Sendable { case inactive, active, closed }

    private var waiting = WaitingRequests<ID>()
    /// Back to front.
    private var shown: [Shown] = []
    private var scene = Scene.inactive

    /// Creates an empty queue, whose scene is not active.
    public init() {}

    /// The tickets of the requests that wait, in the order in which they are presented.
    public var waitingTickets: [Int] { waiting.sorted.map(\.ticket) }

    /// The number of requests that wait.
    public var waitingCount: Int { waiting.count }

    /// The tickets of the overlays on the screen, back to front. One that is being dismissed counts.
    public var shownTickets: [Int] { shown.map(\.request.ticket) }

    /// Whether the request waits.
    public func isWaiting(ticket: Int) -> Bool { waiting.contains(ticket: ticket) }

    // MARK: Events

    /// The effects to perform, in order. Empty if there is nothing to do, or if the event is about a request that is
    /// unknown or in another phase.
    public mutating func handle(_ event: Event, at now: Double) -> [Effect] {
        var effects: [Effect] = []
        expireDeadlines(at: now, &effects)
        switch event {
        case .request(let request): receive(request, at: now, &effects)
        case .withdraw(let ticket):
            if waiting.remove(ticket: ticket) != nil {
                effects.append(.report(ticket: ticket, .notPresented(.withdrawn)))
            }
        case .didPresent(let ticket): finishPresenting(ticket, at: now)
        case .presentationDidFail(let ticket):
            if remove(ticket) { effects.append(.report(ticket: ticket, .notPresented(.failed))) }
        case .willDismiss(let ticket): beginDismissal(of: ticket)
        case .dismissalWasCanceled(let ticket): cancelDismissal(of: ticket, at: now)
        case .didDismiss(let ticket):
            if remove(ticket) { effects.append(.report(ticket: ticket, .dismissed)) }
        case .sceneActivityDidChange(let isActive): changeActivity(isActive)
        case .sceneDidClose: closeScene(&effects)
        case .timeDidPass: break
        }
        endMaximumDuration(at: now, &effects)
        startNext(at: now, &effects)
        return effects
    }

    private mutating func receive(_ request: Request, at now: Double, _ effects: inout [Effect]) {
        let ticket = request.ticket
        guard !waiting.contains(ticket: ticket), !shown.contains(where: { $0.request.ticket == ticket }) else { return }
        func reject(_ rejection: Rejection) { effects.append(.report(ticket: ticket, .notPresented(rejection))) }
        if scene == .closed { return reject(.sceneClosed) }
        if let deadline = request.deadline, deadline <= now { return reject(.timeOut) }
        if let id = request.id, !resolveDuplicates(of: id, isReplacing: request.policy == .replace, &effects) {
            return reject(.duplicate)
        }
        if request.policy == .drop, !(shown.isEmpty && waiting.isEmpty && scene == .active) { return reject(.busy) }
        waiting.insert(request)
    }

    /// Returns whether a request with `id` is acceptable. One that waits gives way to one that replaces it.
    private mutating func resolveDuplicates(of id: ID, isReplacing: Bool, _ effects: inout [Effect]) -> Bool {
        if isReplacing {
            if let former = waiting.ticket(of: id) {
                waiting.remove(ticket: former)
                effects.append(.report(ticket: former, .notPresented(.replaced)))
            }
            return true
        }
        return waiting.ticket(of: id) == nil && !shown.contains { $0.request.id == id && !$0.isDismissing }
    }

    private func index(of ticket: Int) -> Int? { shown.firstIndex { $0.request.ticket == ticket } }

    private mutating func finishPresenting(_ ticket: Int, at now: Double) {
        guard let index = index(of: ticket) else { return }
        switch shown[index].phase {
        case .presenting: shown[index].phase = .presented(since: now)
        case .presented, .dismissing: break
        }
    }

    private mutating func beginDismissal(of ticket: Int) {
        guard let index = index(of: ticket) else { return }
        switch shown[index].phase {
        case .presenting, .presented: shown[index].phase = .dismissing
        case .dismissing: break
        }
    }

    private mutating func cancelDismissal(of ticket: Int, at now: Double) {
        guard let index = index(of: ticket) else { return }
        switch shown[index].phase {
        // The user has chosen to keep it: its durations count from now.
        case .dismissing: shown[index].phase = .presented(since: now)
        case .presenting, .presented: break
        }
    }

    private mutating func remove(_ ticket: Int) -> Bool {
        guard let index = index(of: ticket) else { return false }
        shown.remove(at: index)
        return true
    }

    private mutating func changeActivity(_ isActive: Bool) {
        switch scene {
        case .inactive, .active: scene = isActive ? .active : .inactive
        case .closed: break
        }
    }

    private mutating func closeScene(_ effects: inout [Effect]) {
        scene = .closed
        for ticket in waiting.sortedTickets {
            waiting.remove(ticket: ticket)
            effects.append(.report(ticket: ticket, .notPresented(.sceneClosed)))
        }
    }

    // MARK: Time

    /// The time at which the queue has to handle `timeDidPass`; nil if it does not depend on time.
    public var nextEventTime: Double? {
        [waiting.earliestDeadline, topmostEnd, replacementTime].compactMap { $0 }.min()
    }

    private mutating func expireDeadlines(at now: Double, _ effects: inout [Effect]) {
        while let ticket = waiting.expiredTicket(at: now) {
            waiting.remove(ticket: ticket)
            effects.append(.report(ticket: ticket, .notPresented(.timeOut)))
        }
    }

    /// The end of the maximum duration of the topmost overlay, if it is presented.
    private var topmostEnd: Double? {
        guard let top = shown.last, let since = top.since, let maximum = top.request.maximumDuration else { return nil }
        return since + maximum
    }

    private mutating func endMaximumDuration(at now: Double, _ effects: inout [Effect]) {
        guard let topmostEnd, topmostEnd <= now, let ticket = shown.last?.request.ticket else { return }
        beginDismissal(of: ticket)
        effects.append(.dismiss(ticket: ticket, .timeOut))
    }

    // MARK: The next presentation

    private var isInTransition: Bool { shown.contains { $0.since == nil } }

    private mutating func startNext(at now: Double, _ effects: inout [Effect]) {
        guard scene == .active, !isInTransition else { return }
        if let next = nextToPresent {
            waiting.remove(ticket: next.ticket)
            shown.append(Shown(request: next, phase: .presenting))
            effects.append(.present(ticket: next.ticket))
        } else if let replacementTime, replacementTime <= now {
            for overlay in shown.reversed() {
                beginDismissal(of: overlay.request.ticket)
                effects.append(.dismiss(ticket: overlay.request.ticket, .replaced))
            }
        }
    }

    /// The request that can be presented now.
    private var nextToPresent: Request? {
        if shown.isEmpty { return waiting.first }
        guard let stacked = waiting.first(.stack) else { return nil }
        if let replacement, waiting.isOrdered(replacement, before: stacked) { return nil }
        return stacked
    }

    /// The request for which everything on the screen is dismissed.
    private var replacement: Request? {
        guard let first = waiting.first(.replace), !shown.isEmpty,
            shown.allSatisfy({ $0.request.priority <= first.priority })
        else { return nil }
        return first
    }

    /// When everything on the screen may be dismissed for a replacement: after all minimum durations. Nil without one.
    private var replacementTime: Double? {
        guard scene == .active, !isInTransition, replacement != nil else { return nil }
        return shown.compactMap { shown in shown.since.map { $0 + shown.request.minimumDuration } }.max()
    }
}
