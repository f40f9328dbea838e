import Testing
import UIKit
import Velarium
import VelariumTesting

/// An overlay that is shown again while it is being dismissed: the former presentation is reported once, and the overlay
/// is on the screen afterwards.
@MainActor @Suite struct ShowingAgainTests {
    private let device = TestDevice(.iPhone14)
    private let page = EveryOverlayPage()

    init() {
        device.recordsMisuses = true
        device.show(page)
    }

    private func show(_ kind: EveryOverlay, _ overlay: any Overlay) {
        _ = device.window
        kind.show(overlay, over: page)
    }

    @Test(arguments: EveryOverlay.allCases, [0, 0.05, 0.15])
    func anOverlayIsShownAgainDuringItsDismissal(_ kind: EveryOverlay, after delay: Double) throws {
        let overlay = kind.make()
        var ends: [DismissReason] = []
        overlay.onDismiss = { ends.append($0) }
        show(kind, overlay)
        try device.settle()

        overlay.dismiss(for: .action, animated: true)
        if delay > 0 { device.advance(by: delay) }
        show(kind, overlay)
        try device.settle()
        device.advance(by: 1)

        #expect(overlay.lifecycle.isPresented)
        #expect(ends == [.action])
        overlay.dismiss(for: .code, animated: true)
        try device.settle()
        device.advance(by: 1)
        #expect(ends == [.action, .code])
        #expect(device.window.subviews.count == 1)
        #expect(device.window.windowScene?.windows.count == 1)
        #expect(page.presentedViewController == nil)
        #expect(device.misuses.filter(\.raises).isEmpty, "\(device.misuses)")
    }

    @Test(arguments: EveryOverlay.allCases)
    func anOverlayIsShownAgainByItsEnd(_ kind: EveryOverlay) throws {
        let overlay = kind.make()
        var ends: [DismissReason] = []
        overlay.onDismiss = { [unowned overlay] in
            ends.append($0)
            if ends.count == 1 { show(kind, overlay) }
        }
        show(kind, overlay)
        try device.settle()

        overlay.dismiss(for: .action, animated: true)
        try device.settle()
        device.advance(by: 1)

        #expect(overlay.lifecycle.isPresented)
        #expect(ends == [.action])
        overlay.dismiss(for: .code, animated: false)
        try device.settle()
        #expect(ends == [.action, .code])
    }

    /// The last call counts.
    @Test(arguments: EveryOverlay.allCases)
    func anOverlayThatIsShownAgainAndDismissedAgainGoes(_ kind: EveryOverlay) throws {
        let overlay = kind.make()
        var ends: [DismissReason] = []
        overlay.onDismiss = { ends.append($0) }
        show(kind, overlay)
        try device.settle()

        overlay.dismiss(for: .action, animated: true)
        device.advance(by: 0.05)
        show(kind, overlay)
        overlay.dismiss(for: .escape, animated: true)
        try device.settle()
        device.advance(by: 1)

        #expect(!overlay.lifecycle.isPresented)
        #expect(!overlay.lifecycle.isDismissing)
        #expect(ends.first == .action)
        #expect(page.presentedViewController == nil)
        #expect(device.window.windowScene?.windows.count == 1)
    }

    @Test(arguments: EveryOverlay.allCases, EveryOverlay.allCases)
    func anotherOverlayIsShownWhileOneGoes(_ former: EveryOverlay, _ kind: EveryOverlay) throws {
        let (first, second) = (former.make(), kind.make())
        show(former, first)
        try device.settle()

        first.dismiss(for: .code, animated: true)
        device.advance(by: 0.05)
        show(kind, second)
        try device.settle()
        device.advance(by: 1)

        #expect(!first.lifecycle.isPresented)
        #expect(second.lifecycle.isPresented, "\(device.misuses.map(\.message))")
        second.dismiss(for: .code, animated: false)
        try device.settle()
        #expect(!second.lifecycle.isPresented)
    }

    @Test(arguments: [EveryOverlay.dialog, .bottomSheet, .adaptiveSheet])
    func anOverlayControllerThatIsShownIsNotShownOverItself(_ kind: EveryOverlay) throws {
        let overlay = kind.make()
        show(kind, overlay)
        try device.settle()

        let reports = silencingFaults { show(kind, overlay) }
        try device.settle()

        #expect(reports.count == 1)
        #expect(overlay.lifecycle.isPresented)
        #expect((overlay as? UIViewController)?.presentedViewController == nil)
        #expect(device.misuses.isEmpty, "\(device.misuses)")
    }

    @Test(arguments: [EveryOverlay.dialog, .bottomSheet, .adaptiveSheet])
    func anOverlayControllerThatWaitsForATransitionCanBeAwaitedAndDismissed(_ kind: EveryOverlay) throws {
        let overlay = kind.make()
        var ends: [DismissReason] = []
        overlay.onDismiss = { ends.append($0) }
        let other = UIViewController()
        page.present(other, animated: true)
        device.advance(by: 0.1)

        show(kind, overlay)
        #expect(overlay.lifecycle.isPresented)
        overlay.dismiss(for: .action, animated: true)
        try device.settle()

        #expect(ends == [.action])
        #expect(other.presentedViewController == nil)
    }
}
