import Testing
import UIKit
import Velarium
import VelariumTesting

/// A minimal overlay.
@MainActor private final class SampleOverlay: Overlay {
    let lifecycle = OverlayLifecycle()
    private(set) var endings: [DismissReason] = []
    /// Whether it stays presented until `settle()`.
    var isSlow = false

    func show() { lifecycle.willPresent() }

    func dismiss(for reason: DismissReason, animated: Bool) {
        guard lifecycle.willDismiss(for: reason) else { return }
        if !isSlow { settle() }
    }

    func settle() { lifecycle.didDismiss { endings.append($0) } }
}

/// One dismissal for every presentation, with one reason.
@MainActor @Suite struct OverlayEndingTests {
    private let plate = SampleOverlay()

    @Test func firstReasonCountsAndIsReportedOnce() {
        var heard: [DismissReason] = []
        plate.onDismiss = { heard.append($0) }
        plate.isSlow = true
        plate.show()

        plate.dismiss(for: .swipe, animated: true)
        plate.dismiss(for: .code, animated: false)
        #expect(heard == [])
        #expect(plate.dismissReason == nil)
        plate.settle()
        plate.settle()

        #expect(heard == [.swipe])
        #expect(plate.endings == [.swipe])
        #expect(plate.dismissReason == .swipe)
    }

    @Test func endingAnIdleOverlayDoesNothing() {
        plate.dismiss(for: .code, animated: false)

        #expect(plate.endings == [])
        #expect(plate.dismissReason == nil)
    }

    @Test func secondPresentationDoesNotReportAnExtraDismissal() {
        plate.isSlow = true
        plate.show()

        plate.show()
        #expect(plate.dismissReason == nil)
        plate.dismiss(for: .escape, animated: true)
        plate.settle()

        #expect(plate.endings == [.escape])
        #expect(plate.dismissReason == .escape)
    }

    @Test func dismissalWithoutAReasonReportsCode() {
        plate.show()

        plate.settle()

        #expect(plate.endings == [.code])
    }

    @Test func onDismissIsCalledBeforeWaitingTasksResume() async {
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
        plate.dismiss(for: .action, animated: false)
        for task in waiting { await task.value }

        #expect(order.first == "closure [Velarium.DismissReason.action]")
        #expect(Set(order.dropFirst()) == ["task 1 action", "task 2 action"])
    }

    @Test func cancelingTheTaskDismissesTheOverlay() async {
        plate.show()
        let task = Task { @MainActor in await plate.dismissal() }
        await Task.yield()

        task.cancel()
        let reason = await task.value

        #expect(reason == .cancelled)
        #expect(plate.endings == [.cancelled])
    }

    @Test func taskCanceledBeforeItWaitsDismissesTheOverlay() async {
        plate.show()

        let task = Task { @MainActor in await plate.dismissal() }
        task.cancel()
        let reason = await task.value

        #expect(reason == .cancelled)
        #expect(plate.endings == [.cancelled])
    }

    @Test func cancelingAFinishedWaitDoesNotAffectTheNextPresentation() async {
        plate.show()
        let task = Task { @MainActor in await plate.dismissal() }
        await Task.yield()
        plate.dismiss(for: .code, animated: false)
        plate.show()

        task.cancel()
        _ = await task.value
        for _ in 0..<10 { await Task.yield() }

        #expect(plate.endings == [.code])
        #expect(plate.lifecycle.isPresented)
    }

    @Test func waitingForAnIdleOverlayReturnsAtOnce() async {
        #expect(await plate.dismissal() == .cancelled)

        plate.show()
        plate.dismiss(for: .timeOut, animated: false)

        #expect(await plate.dismissal() == .timeOut)
    }
}
