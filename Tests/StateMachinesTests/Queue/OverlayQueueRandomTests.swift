import StateMachines
import TestSupport
import Testing

/// Random sequences of requests and events, compared with a reference.
@Suite struct OverlayQueueRandomTests {
    fileprivate typealias Queue = OverlayQueue<Int>

    /// One sequence: the queue, its reference, and what was presented and reported.
    fileprivate struct RandomSequence {
        var queue = Queue()
        var reference = ReferenceQueue()
        var random: SeededRandom
        var now = 0.0
        var lastTicket = 0
        var presented: Set<Int> = []
        var ends: [Int: [Queue.End]] = [:]
        /// What went wrong first.
        var failure: String?

        mutating func handle(_ event: Queue.Event) {
            let effects = queue.handle(event, at: now)
            let expected = reference.handle(event, at: now)
            if effects != expected { fail("\(event) at \(now) has \(effects), not \(expected)") }
            for effect in effects { record(effect) }
        }

        private mutating func record(_ effect: Queue.Effect) {
            switch effect {
            case .present(let ticket):
                if !presented.insert(ticket).inserted { fail("\(ticket) is presented twice") }
                if ends[ticket] != nil { fail("\(ticket) is presented after its report") }
            case .dismiss(let ticket, _):
                if !presented.contains(ticket) || ends[ticket] != nil { fail("\(ticket) is not on the screen") }
            case .report(let ticket, let end):
                ends[ticket, default: []].append(end)
                if end == .dismissed, !presented.contains(ticket) { fail("\(ticket) was never presented") }
            }
        }

        mutating func fail(_ reason: String) { failure = failure ?? reason }

        mutating func makeRequest() -> Queue.Request {
            lastTicket += 1
            return Queue.Request(
                ticket: lastTicket, id: random.chance(40) ? random.number(below: 3) : nil,
                policy: Queue.Policy.allCases[random.number(below: 4)], priority: random.number(below: 3),
                minimumDuration: Double(random.number(below: 3)),
                maximumDuration: random.chance(30) ? Double(random.number(below: 5)) : nil,
                deadline: random.chance(30) ? now + Double(random.number(below: 6)) : nil)
        }

        mutating func makeEvent() -> Queue.Event {
            let ticket = 1 + random.number(below: max(1, lastTicket))
            let onScreen = queue.shownTickets.randomElement(using: &random) ?? ticket
            switch random.number(below: 20) {
            case 0..<7: return .request(makeRequest())
            case 7: return .withdraw(ticket: ticket)
            case 8..<11: return .didPresent(ticket: onScreen)
            case 11: return .presentationDidFail(ticket: onScreen)
            case 12: return .willDismiss(ticket: onScreen)
            case 13: return .dismissalWasCanceled(ticket: onScreen)
            case 14..<17: return .didDismiss(ticket: onScreen)
            case 17: return .sceneActivityDidChange(isActive: random.chance(75))
            case 18: return random.chance(4) ? .sceneDidClose : .timeDidPass
            default: return .timeDidPass
            }
        }

        /// Plays 3 to 16 events, then lets everything be presented and dismissed.
        mutating func play() {
            handle(.sceneActivityDidChange(isActive: true))
            for _ in 0..<(3 + random.number(below: 14)) {
                now += Double(random.number(below: 3)) / 2
                handle(makeEvent())
            }
            if queue.waitingTickets != reference.inOrder.map(\.ticket) { fail("the order differs") }
            handle(.sceneActivityDidChange(isActive: true))
            var rounds = 0
            while queue.waitingCount > 0 || !queue.shownTickets.isEmpty, rounds < 200 {
                rounds += 1
                if let ticket = queue.shownTickets.last {
                    handle(.didPresent(ticket: ticket))
                    handle(.didDismiss(ticket: ticket))
                }
                now = max(now, queue.nextEventTime ?? now)
                handle(.timeDidPass)
            }
        }
    }

    /// 16,000 sequences in all; 100,000 in a deep run.
    @Test(arguments: 0..<8) func everyAcceptedRequestIsReportedOnceAsTheReferenceSays(_ part: Int) {
        var failures: [String] = []
        var ends = 0
        let count = TestRun.isDeep ? 12_500 : 2_000
        for seed in (part * count)..<((part + 1) * count) {
            var sequence = RandomSequence(random: SeededRandom(seed: seed))
            sequence.play()
            for ticket in 1..<max(2, sequence.lastTicket + 1) where sequence.lastTicket > 0 {
                let count = sequence.ends[ticket]?.count ?? 0
                if count != 1 { sequence.fail("\(ticket) is reported \(count) times") }
                ends += count
            }
            if let failure = sequence.failure { failures.append("seed \(seed): \(failure)") }
            if failures.count > 5 { break }
        }

        #expect(failures == [])
        #expect(ends > count * 2)
    }
}
