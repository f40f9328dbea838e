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
    /// The app can put the views of a former overlay elsewhere: nothing of the animation or of a theme stays on them.
    @Test(arguments: EveryOverlay.allCases, [false, true])
    func afterItsEndAnOverlayLeavesItsViewsAsTheyWere(_ kind: EveryOverlay, _ isAnimated: Bool) throws {
        let device = TestDevice(.iPhone14)
        let page = EveryOverlayPage()
        device.show(page)
        let overlay = kind.make()
        kind.show(overlay, over: page)
        try device.settle()
        let content =
            (overlay as? ModalPresentationViewController)?.contentView ?? (overlay as? PopoverView)?.contentView
            ?? (overlay as? UIViewController)?.view
        overlay.dismiss(for: .code, animated: isAnimated)
        try device.settle()
        let tint = content?.tintColor

        page.view.window?.overlayTheme = OverlayTheme(tintColor: .systemPurple, surface: .color(.systemYellow))
        try device.settle()

        #expect(!overlay.lifecycle.isPresented && content?.window == nil)
        #expect(content?.alpha == nil || content?.alpha == 1)
        #expect(content?.transform == nil || content?.transform == .identity)
        #expect(content?.tintColor == tint && content?.backgroundColor != .systemYellow)
    }

    private let contentView = SampleOverlay()

    @Test func firstReasonCountsAndIsReportedOnce() {
        var heard: [DismissReason] = []
        contentView.onDismiss = { heard.append($0) }
        contentView.isSlow = true
        contentView.show()

        contentView.dismiss(for: .swipe, animated: true)
        contentView.dismiss(for: .code, animated: false)
        #expect(heard == [])
        #expect(contentView.dismissReason == nil)
        contentView.settle()
        contentView.settle()

        #expect(heard == [.swipe])
        #expect(contentView.endings == [.swipe])
        #expect(contentView.dismissReason == .swipe)
    }

    @Test func endingAnIdleOverlayDoesNothing() {
        contentView.dismiss(for: .code, animated: false)

        #expect(contentView.endings == [])
        #expect(contentView.dismissReason == nil)
    }

    @Test func secondPresentationDoesNotReportAnExtraDismissal() {
        contentView.isSlow = true
        contentView.show()

        contentView.show()
        #expect(contentView.dismissReason == nil)
        contentView.dismiss(for: .escape, animated: true)
        contentView.settle()

        #expect(contentView.endings == [.escape])
        #expect(contentView.dismissReason == .escape)
    }

    @Test func dismissalWithoutAReasonReportsCode() {
        contentView.show()

        contentView.settle()

        #expect(contentView.endings == [.code])
    }

    @Test func onDismissIsCalledBeforeWaitingTasksResume() async {
        var order: [String] = []
        contentView.onDismiss = { _ in order.append("closure \(contentView.endings)") }
        contentView.show()

        let waiting = [1, 2].map { number in
            Task { @MainActor in
                let reason = await contentView.dismissal()
                order.append("task \(number) \(reason)")
            }
        }
        await Task.yield()
        await Task.yield()
        contentView.dismiss(for: .action, animated: false)
        for task in waiting { await task.value }

        #expect(order.first == "closure [Velarium.DismissReason.action]")
        #expect(Set(order.dropFirst()) == ["task 1 action", "task 2 action"])
    }

    @Test func cancelingTheTaskDismissesTheOverlay() async {
        contentView.show()
        let task = Task { @MainActor in await contentView.dismissal() }
        await Task.yield()

        task.cancel()
        let reason = await task.value

        #expect(reason == .cancelled)
        #expect(contentView.endings == [.cancelled])
    }

    @Test func taskCanceledBeforeItWaitsDismissesTheOverlay() async {
        contentView.show()

        let task = Task { @MainActor in await contentView.dismissal() }
        task.cancel()
        let reason = await task.value

        #expect(reason == .cancelled)
        #expect(contentView.endings == [.cancelled])
    }

    @Test func cancelingAFinishedWaitDoesNotAffectTheNextPresentation() async {
        contentView.show()
        let task = Task { @MainActor in await contentView.dismissal() }
        await Task.yield()
        contentView.dismiss(for: .code, animated: false)
        contentView.show()

        task.cancel()
        _ = await task.value
        for _ in 0..<10 { await Task.yield() }

        #expect(contentView.endings == [.code])
        #expect(contentView.lifecycle.isPresented)
    }

    @Test func waitingForAnIdleOverlayReturnsAtOnce() async {
        #expect(await contentView.dismissal() == .cancelled)

        contentView.show()
        contentView.dismiss(for: .timeOut, animated: false)

        #expect(await contentView.dismissal() == .timeOut)
    }
}
