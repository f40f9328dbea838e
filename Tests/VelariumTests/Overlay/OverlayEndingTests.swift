import Testing
import UIKit
import Velarium
import VelariumTesting

/// A minimal overlay.
@MainActor private final class Plate: Overlay {
    let ending = OverlayEnding()
    private(set) var endings: [DismissReason] = []
    /// Whether it stays presented until `settle()`.
    var isSlow = false

    func show() { ending.begin() }

    func end(for reason: DismissReason, animated: Bool) {
        guard ending.leave(for: reason) else { return }
        if !isSlow { settle() }
    }

    func settle() { ending.finish { endings.append($0) } }
}

/// One dismissal for every presentation, with one reason.
@MainActor @Suite struct OverlayEndingTests {
    private let plate = Plate()

    @Test func theFirstReasonCountsAndIsToldOnce() {
        var heard: [DismissReason] = []
        plate.onDismiss = { heard.append($0) }
        plate.isSlow = true
        plate.show()

        plate.end(for: .swipe, animated: true)
        plate.end(for: .code, animated: false)
        #expect(heard == [])
        #expect(plate.dismissReason == nil)
        plate.settle()
        plate.settle()

        #expect(heard == [.swipe])
        #expect(plate.endings == [.swipe])
        #expect(plate.dismissReason == .swipe)
    }

    @Test func nothingEndsThatIsNotShown() {
        plate.end(for: .code, animated: false)

        #expect(plate.endings == [])
        #expect(plate.dismissReason == nil)
    }

    @Test func aShowingThatBeginsEndsTheOneBefore() {
        plate.isSlow = true
        plate.show()

        plate.show()
        #expect(plate.dismissReason == nil)
        plate.end(for: .escape, animated: true)
        plate.settle()

        #expect(plate.endings == [.escape])
        #expect(plate.dismissReason == .escape)
    }

    @Test func whatGoesWithoutAReasonWasEndedByCode() {
        plate.show()

        plate.settle()

        #expect(plate.endings == [.code])
    }

    @Test func delegateAndClosureHearBeforeTheTasks() async {
        var order: [String] = []
        plate.onDismiss = { _ in order.append("closure \(plate.endings)") }
        plate.show()

        let waiting = [1, 2].map { number in
            Task { @MainActor in
                let reason = await plate.dismissal()
                order.append("task \(number) \(reason)")
            }
        }
        await Task.yield()
        await Task.yield()
        plate.end(for: .action, animated: false)
        for task in waiting { await task.value }

        #expect(order.first == "closure [Velarium.DismissReason.action]")
        #expect(Set(order.dropFirst()) == ["task 1 action", "task 2 action"])
    }

    @Test func cancellingTheTaskClosesTheOverlay() async {
        plate.show()
        let task = Task { @MainActor in await plate.dismissal() }
        await Task.yield()

        task.cancel()
        let reason = await task.value

        #expect(reason == .cancelled)
        #expect(plate.endings == [.cancelled])
    }

    @Test func aTaskCancelledBeforeItWaitsClosesTheOverlayAsWell() async {
        plate.show()

        let task = Task { @MainActor in await plate.dismissal() }
        task.cancel()
        let reason = await task.value

        #expect(reason == .cancelled)
        #expect(plate.endings == [.cancelled])
    }

    @Test func cancellingAWaitThatIsOverLeavesTheNextShowingAlone() async {
        plate.show()
        let task = Task { @MainActor in await plate.dismissal() }
        await Task.yield()
        plate.end(for: .code, animated: false)
        plate.show()

        task.cancel()
        _ = await task.value
        for _ in 0..<10 { await Task.yield() }

        #expect(plate.endings == [.code])
        #expect(plate.ending.isOpen)
    }

    @Test func waitingForWhatIsNotShownReturnsAtOnce() async {
        #expect(await plate.dismissal() == .cancelled)

        plate.show()
        plate.end(for: .timeOut, animated: false)

        #expect(await plate.dismissal() == .timeOut)
    }
}
