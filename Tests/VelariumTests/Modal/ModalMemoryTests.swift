import Testing
import UIKit
import Velarium
import VelariumTesting

/// What retains an overlay, and that nothing does after it has been dismissed.
@MainActor @Suite struct ModalMemoryTests {
    private let fixture = ModalFixture(.iPhoneSE)
    private var device: TestDevice { fixture.device }
    private var page: UIViewController { fixture.page }

    /// An overlay with everything that could retain it, and weak references to its parts.
    @MainActor private final class Subject {
        weak var overlay: ModalPresentationViewController?
        weak var content: ModalContentController?
        weak var dimming: UIView?
        weak var window: UIWindow?

        func make() -> ModalPresentationViewController {
            let content = ModalContentController()
            let overlay = ModalPresentationViewController(contentViewController: content)
            (self.overlay, self.content, dimming) = (overlay, content, overlay.dimmingView)
            overlay.autoDismissDelay = 100
            return overlay
        }
    }

    /// Checklist 86: after hiding, in every mode, nothing of the overlay remains.
    @Test(arguments: ModalPresentationMode.allCases, [true, false]) func everythingIsReleasedAfterHiding(
        _ way: ModalPresentationMode, _ isAnimated: Bool
    ) throws {
        let subject = Subject()
        do {
            _ = device
            let overlay = subject.make()
            way.show(overlay, over: page, animated: isAnimated)
            try device.showKeyboard(height: 200)
            try device.settle()
            subject.window = overlay.window
            overlay.hide(animated: isAnimated)
            try device.settle()
        }

        device.advance(by: 0.1)
        #expect(subject.overlay == nil)
        #expect(subject.content == nil)
        #expect(subject.dimming == nil)
        #expect(subject.window == nil)
    }

    /// Checklist 86: a window overlay is retained by its window, a presented one by UIKit, and one in a view by
    /// nothing.
    @Test(arguments: ModalPresentationMode.allCases) func whatRetainsTheOverlayDependsOnTheMode(
        _ way: ModalPresentationMode
    ) throws {
        let subject = Subject()
        do {
            _ = device
            way.show(subject.make(), over: page)
            try device.settle()
        }

        device.advance(by: 0.1)
        #expect((subject.overlay != nil) == (way != .subview))
        subject.overlay?.hide(animated: false)
        try device.settle()

        device.advance(by: 0.1)
        #expect(subject.overlay == nil)
    }

    /// Checklist 86: an overlay in a view that is released removes its view and reports its dismissal.
    @Test func releasedOverlayRemovesItsView() throws {
        var ends: [DismissReason] = []
        do {
            _ = device
            let overlay = ModalPresentationViewController(contentView: ModalContentView(100, 100))
            overlay.onDismiss = { ends.append($0) }
            overlay.show(in: page.view, animated: false)
            #expect(page.view.subviews.count == 1)
        }

        #expect(ends == [.code])
        #expect(page.view.subviews.isEmpty)
        #expect(!ModalPresentationViewController.isAnyVisible)
    }

    /// Waiting for the dismissal retains the overlay.
    @Test func waitingForTheDismissalRetainsTheOverlay() async throws {
        weak var seen: ModalPresentationViewController?
        let task: Task<DismissReason, Never>
        do {
            _ = device
            let overlay = ModalPresentationViewController(contentView: ModalContentView(100, 100))
            overlay.show(in: page.view, animated: false)
            seen = overlay
            task = Task { @MainActor in await overlay.dismissal() }
            try await device.settle()
        }

        #expect(seen != nil)
        seen?.dismiss(for: .action, animated: false)
        #expect(await task.value == .action)
    }
}
