import StateMachines
import Testing

@Suite struct OverlayQueueTests {
    private typealias Queue = OverlayQueue<String>
    private var queue = Queue()

    init() { _ = queue.handle(.sceneActivityDidChange(isActive: true), at: 0) }

    private mutating func request(_ request: Queue.Request, at now: Double = 0) -> [Queue.Effect] {
        queue.handle(.request(request), at: now)
    }

    private mutating func present(_ request: Queue.Request, at now: Double = 0) {
        _ = queue.handle(.request(request), at: now)
        _ = queue.handle(.didPresent(ticket: request.ticket), at: now)
    }

    @Test mutating func requestsWaitInOrderOfPriorityThenAge() {
        present(.init(ticket: 1))
        #expect(request(.init(ticket: 2)) == [])
        #expect(request(.init(ticket: 3, priority: 1)) == [])
        #expect(request(.init(ticket: 4)) == [])

        #expect(queue.waitingTickets == [3, 2, 4])
        #expect(
            queue.handle(.didDismiss(ticket: 1), at: 1) == [.report(ticket: 1, .dismissed), .present(ticket: 3)])
    }

    @Test mutating func replacementDismissesEverythingTopFirstAfterTheMinimumDurations() {
        present(.init(ticket: 1, minimumDuration: 2))
        present(.init(ticket: 2, policy: .stack), at: 1)

        #expect(request(.init(ticket: 3, policy: .replace), at: 1) == [])
        #expect(queue.nextEventTime == 2)
        let effects = queue.handle(.timeDidPass, at: 2)

        #expect(effects == [.dismiss(ticket: 2, .replaced), .dismiss(ticket: 1, .replaced)])
        #expect(queue.handle(.didDismiss(ticket: 2), at: 3) == [.report(ticket: 2, .dismissed)])
        #expect(
            queue.handle(.didDismiss(ticket: 1), at: 3) == [.report(ticket: 1, .dismissed), .present(ticket: 3)])
    }

    @Test mutating func replacementWaitsForAHigherPriority() {
        present(.init(ticket: 1, priority: 1))

        #expect(request(.init(ticket: 2, policy: .replace)) == [])

        #expect(queue.nextEventTime == nil)
        #expect(queue.shownTickets == [1])
        #expect(queue.waitingTickets == [2])
    }

    @Test mutating func stackedRequestIsPresentedAboveAfterTheTransition() {
        _ = request(.init(ticket: 1))
        #expect(request(.init(ticket: 2, policy: .stack)) == [])

        #expect(queue.handle(.didPresent(ticket: 1), at: 0) == [.present(ticket: 2)])
        #expect(queue.shownTickets == [1, 2])
    }

    @Test mutating func droppedRequestIsReportedAtOnce() {
        #expect(request(.init(ticket: 1, policy: .drop)) == [.present(ticket: 1)])

        #expect(request(.init(ticket: 2, policy: .drop)) == [.report(ticket: 2, .notPresented(.busy))])
    }

    @Test mutating func secondRequestWithTheSameIDIsADuplicateUntilTheDismissalBegins() {
        present(.init(ticket: 1, id: "rating"))
        #expect(request(.init(ticket: 2, id: "rating")) == [.report(ticket: 2, .notPresented(.duplicate))])

        _ = queue.handle(.willDismiss(ticket: 1), at: 0)

        #expect(request(.init(ticket: 3, id: "rating")) == [])
        #expect(queue.waitingTickets == [3])
    }

    @Test mutating func replacementTakesThePlaceOfAWaitingRequestWithTheSameID() {
        present(.init(ticket: 1, priority: 9))
        _ = request(.init(ticket: 2, id: "rating"))

        let effects = request(.init(ticket: 3, id: "rating", policy: .replace))

        #expect(effects == [.report(ticket: 2, .notPresented(.replaced))])
        #expect(queue.waitingTickets == [3])
    }

    @Test mutating func deadlineEndsARequestThatWaits() {
        present(.init(ticket: 1))
        _ = request(.init(ticket: 2, deadline: 4))
        #expect(queue.nextEventTime == 4)

        #expect(queue.handle(.timeDidPass, at: 3.9) == [])
        #expect(queue.handle(.timeDidPass, at: 4) == [.report(ticket: 2, .notPresented(.timeOut))])
        #expect(queue.nextEventTime == nil)
    }

    @Test mutating func maximumDurationOfACoveredOverlayEndsWhenItIsTheTopmostAgain() {
        present(.init(ticket: 1, maximumDuration: 2))
        present(.init(ticket: 2, policy: .stack))

        #expect(queue.nextEventTime == nil)
        #expect(queue.handle(.timeDidPass, at: 5) == [])

        #expect(
            queue.handle(.didDismiss(ticket: 2), at: 5)
                == [.report(ticket: 2, .dismissed), .dismiss(ticket: 1, .timeOut)])
    }

    @Test mutating func nothingIsPresentedUntilTheSceneIsActive() {
        _ = queue.handle(.sceneActivityDidChange(isActive: false), at: 0)

        #expect(request(.init(ticket: 1)) == [])

        #expect(queue.handle(.sceneActivityDidChange(isActive: true), at: 0) == [.present(ticket: 1)])
    }

    @Test mutating func closingTheSceneReportsWhatWaitsAndWhatComes() {
        present(.init(ticket: 1))
        _ = request(.init(ticket: 3))
        _ = request(.init(ticket: 2))

        #expect(
            queue.handle(.sceneDidClose, at: 0)
                == [.report(ticket: 2, .notPresented(.sceneClosed)), .report(ticket: 3, .notPresented(.sceneClosed))])
        #expect(request(.init(ticket: 4)) == [.report(ticket: 4, .notPresented(.sceneClosed))])
    }

    @Test mutating func canceledDismissalCountsTheDurationsAnew() {
        present(.init(ticket: 1, maximumDuration: 2))
        #expect(queue.handle(.timeDidPass, at: 2) == [.dismiss(ticket: 1, .timeOut)])

        _ = queue.handle(.dismissalWasCanceled(ticket: 1), at: 3)

        #expect(queue.nextEventTime == 5)
    }

    @Test mutating func aThousandWithdrawnRequestsLeaveTheOrderOfTheOthers() {
        present(.init(ticket: 1))
        for ticket in 2...1001 { _ = request(.init(ticket: ticket, priority: ticket % 7, deadline: 9)) }
        for ticket in 2...1001 where ticket % 100 != 0 { _ = queue.handle(.withdraw(ticket: ticket), at: 0) }

        let left = stride(from: 100, through: 1000, by: 100).sorted { ($1 % 7, $0) < ($0 % 7, $1) }

        #expect(queue.waitingTickets == left)
        #expect(queue.nextEventTime == 9)
    }

    @Test mutating func afterAThousandWithdrawnRequestsTheOthersArePresentedInOrder() {
        present(.init(ticket: 1))
        for ticket in 2...1001 { _ = request(.init(ticket: ticket, priority: ticket % 7)) }
        for ticket in 2...1001 where ticket % 100 != 0 { _ = queue.handle(.withdraw(ticket: ticket), at: 0) }
        let order = queue.waitingTickets
        var presented: [Int] = []

        var effects = queue.handle(.didDismiss(ticket: 1), at: 0)
        while case .present(let ticket)? = effects.last {
            presented.append(ticket)
            _ = queue.handle(.didPresent(ticket: ticket), at: 0)
            effects = queue.handle(.didDismiss(ticket: ticket), at: 0)
        }

        #expect(presented == order)
        #expect(presented.count == 10)
    }

    @Test mutating func afterAThousandWithdrawnRequestsTheOthersStillHaveTheirDeadlines() {
        present(.init(ticket: 1))
        for ticket in 2...1001 { _ = request(.init(ticket: ticket, deadline: Double(ticket))) }
        for ticket in 2...1001 where ticket % 500 != 0 { _ = queue.handle(.withdraw(ticket: ticket), at: 0) }

        #expect(queue.nextEventTime == 500)
        #expect(queue.handle(.timeDidPass, at: 500) == [.report(ticket: 500, .notPresented(.timeOut))])
        #expect(queue.nextEventTime == 1000)
    }

    @Test mutating func aDismissalDuringThePresentationKeepsAStackedRequestWaiting() {
        _ = request(.init(ticket: 1))
        _ = request(.init(ticket: 2, policy: .stack))
        _ = queue.handle(.willDismiss(ticket: 1), at: 0)

        #expect(queue.handle(.didPresent(ticket: 1), at: 0) == [])
        #expect(queue.handle(.didDismiss(ticket: 1), at: 1) == [.report(ticket: 1, .dismissed), .present(ticket: 2)])
    }

    @Test mutating func anOverlayWithoutAMinimumDurationIsReplacedAtOnce() {
        present(.init(ticket: 1))

        #expect(request(.init(ticket: 2, policy: .replace)) == [.dismiss(ticket: 1, .replaced)])
        #expect(Queue.Request(ticket: 1).minimumDuration == 0)
        #expect(Queue.Request(ticket: 1).priority == 0)
    }
}
