import StateMachines

/// What `OverlayQueue` has to do, as plain scans of two arrays.
struct ReferenceQueue {
    typealias Queue = OverlayQueue<Int>

    struct Shown {
        let request: Queue.Request
        var since: Double?
        var isGoing = false

        var isSteady: Bool { since != nil && !isGoing }
    }

    var waiting: [Queue.Request] = []
    var shown: [Shown] = []
    var isActive = false
    var isClosed = false

    mutating func handle(_ event: Queue.Event, at now: Double) -> [Queue.Effect] {
        var effects = dropWaiting(as: .timeOut, byDeadline: true) { ($0.deadline ?? .infinity) <= now }
        switch event {
        case .request(let request): effects += receive(request, now)
        case .withdraw(let ticket): effects += dropWaiting(as: .withdrawn) { $0.ticket == ticket }
        case .didPresent(let ticket): change(ticket) { $0.since = $0.since ?? now }
        case .presentationDidFail(let ticket): effects += remove(ticket, .notPresented(.failed))
        case .willDismiss(let ticket): change(ticket) { $0.isGoing = true }
        case .dismissalWasCanceled(let ticket):
            change(ticket) { if $0.isGoing { ($0.isGoing, $0.since) = (false, now) } }
        case .didDismiss(let ticket): effects += remove(ticket, .dismissed)
        case .sceneActivityDidChange(let isNowActive): isActive = isNowActive
        case .sceneDidClose:
            isClosed = true
            effects += dropWaiting(as: .sceneClosed) { _ in true }
        case .timeDidPass: break
        }
        return effects + decide(now)
    }

    private mutating func receive(_ request: Queue.Request, _ now: Double) -> [Queue.Effect] {
        func rejected(_ why: Queue.Rejection) -> [Queue.Effect] {
            [.report(ticket: request.ticket, .notPresented(why))]
        }
        if isClosed { return rejected(.sceneClosed) }
        if let deadline = request.deadline, deadline <= now { return rejected(.timeOut) }
        var effects: [Queue.Effect] = []
        if let id = request.id {
            if request.policy == .replace {
                effects = dropWaiting(as: .replaced) { $0.id == id }
            } else if waiting.contains(where: { $0.id == id })
                || shown.contains(where: { $0.request.id == id && !$0.isGoing })
            {
                return rejected(.duplicate)
            }
        }
        if request.policy == .drop, !waiting.isEmpty || !shown.isEmpty || !isActive { return rejected(.busy) }
        waiting.append(request)
        return effects
    }

    private mutating func decide(_ now: Double) -> [Queue.Effect] {
        var effects: [Queue.Effect] = []
        if let top = shown.last, top.isSteady, let limit = top.request.maximumDuration, top.since! + limit <= now {
            shown[shown.count - 1].isGoing = true
            effects.append(.dismiss(ticket: top.request.ticket, .timeOut))
        }
        guard isActive, !isClosed, shown.allSatisfy(\.isSteady) else { return effects }
        let highest = shown.map(\.request.priority).max()
        let able = inOrder.first {
            switch $0.policy {
            case .enqueue, .drop: highest == nil
            case .stack: true
            case .replace: $0.priority >= highest ?? $0.priority
            }
        }
        guard let able else { return effects }
        guard let highest, able.policy == .replace, able.priority >= highest else {
            waiting.removeAll { $0.ticket == able.ticket }
            shown.append(Shown(request: able))
            return effects + [.present(ticket: able.ticket)]
        }
        guard shown.allSatisfy({ $0.since! + $0.request.minimumDuration <= now }) else { return effects }
        for index in shown.indices.reversed() {
            shown[index].isGoing = true
            effects.append(.dismiss(ticket: shown[index].request.ticket, .replaced))
        }
        return effects
    }

    var inOrder: [Queue.Request] {
        waiting.sorted { $0.priority == $1.priority ? $0.ticket < $1.ticket : $0.priority > $1.priority }
    }

    private mutating func dropWaiting(
        as rejection: Queue.Rejection, byDeadline: Bool = false, where isDropped: (Queue.Request) -> Bool
    ) -> [Queue.Effect] {
        var dropped = waiting.filter(isDropped).sorted { $0.ticket < $1.ticket }
        if byDeadline { dropped.sort { ($0.deadline!, $0.ticket) < ($1.deadline!, $1.ticket) } }
        waiting.removeAll(where: isDropped)
        return dropped.map { .report(ticket: $0.ticket, .notPresented(rejection)) }
    }

    private mutating func change(_ ticket: Int, _ change: (inout Shown) -> Void) {
        guard let index = shown.firstIndex(where: { $0.request.ticket == ticket }) else { return }
        change(&shown[index])
    }

    private mutating func remove(_ ticket: Int, _ end: Queue.End) -> [Queue.Effect] {
        guard let index = shown.firstIndex(where: { $0.request.ticket == ticket }) else { return [] }
        shown.remove(at: index)
        return [.report(ticket: ticket, end)]
    }
}
