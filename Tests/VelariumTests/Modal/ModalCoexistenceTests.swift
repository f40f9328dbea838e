import Testing
import UIKit
import Velarium
import VelariumTesting

/// Overlays above each other, and overlays that wait for their container: what the described library does by default.
@MainActor @Suite struct ModalCoexistenceTests {
    private let fixture = ModalFixture(.iPhoneSE)
    private var device: TestDevice { fixture.device }

    private func makeStackedOverlay() -> ModalPresentationViewController {
        let overlay = fixture.makeOverlay(ModalContentView(120, 60))
        overlay.replacesVisibleOverlays = false
        return overlay
    }

    /// Checklist 64: overlays are above each other where the app wants it.
    @Test(arguments: [true, false]) func anOverlayThatReplacesNoneIsAboveTheOthers(isAnimated: Bool) throws {
        let first = fixture.overlay
        let second = makeStackedOverlay()
        first.show(animated: isAnimated)
        try device.settle()

        second.show(animated: isAnimated)
        try device.settle()

        #expect(first.isVisible && second.isVisible)
        #expect(second.window?.isKeyWindow == true)
        try device.tap(outside: try #require(second.contentView))
        try device.settle()
        #expect(first.isVisible && !second.isVisible)
        #expect(first.window?.isKeyWindow == true)
        try device.tap(outside: try #require(first.contentView))
        try device.settle()
        #expect(!first.isVisible)
    }

    @Test func theOverlayBehindIsNotAskedAndMayGoFirst() throws {
        let recorder = ModalDelegateRecorder()
        let first = fixture.overlay
        first.delegate = recorder
        let second = makeStackedOverlay()
        first.show(animated: false)
        second.show(animated: false)
        #expect(recorder.calls.isEmpty)

        first.hide(animated: true)
        try device.settle()

        #expect(!first.isVisible && second.isVisible)
        #expect(second.window?.isKeyWindow == true)
    }

    /// Checklist 81: the overlays of one scene, the last one first.
    @Test func hideAllHidesStackedOverlaysFromTheLastOne() throws {
        var ends: [String] = []
        let overlays = [fixture.overlay, makeStackedOverlay(), makeStackedOverlay()]
        for (number, overlay) in overlays.enumerated() {
            overlay.onDismiss = { _ in ends.append("\(number)") }
            overlay.show(animated: false)
        }

        #expect(ModalPresentationViewController.hideAllVisibleIfAllowed())

        #expect(ends == ["2", "1", "0"])
        #expect(device.window.isKeyWindow)
    }

    /// Checklist 65: in a view, the overlay shares the view's fate.
    @Test func anOverlayThatStaysInItsContainerComesBackWithIt() throws {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        fixture.page.view.addSubview(container)
        var ends: [DismissReason] = []
        let overlay = fixture.overlay
        overlay.endsWhenContainerLeavesWindow = false
        overlay.onDismiss = { ends.append($0) }
        overlay.show(in: container, animated: false)

        container.removeFromSuperview()
        try device.settle()
        fixture.page.view.addSubview(container)
        try device.settle()

        #expect(ends.isEmpty)
        #expect(overlay.isVisible)
        try device.tap(x: 20, y: 300)
        try device.settle()
        #expect(ends == [.outsideTap])
    }

    @Test func anOverlayThatStaysEndsWithTheLastReferenceToItsContainer() throws {
        var container: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        fixture.page.view.addSubview(try #require(container))
        var ends: [DismissReason] = []
        let overlay = fixture.overlay
        overlay.endsWhenContainerLeavesWindow = false
        overlay.onDismiss = { ends.append($0) }
        overlay.show(in: try #require(container), animated: false)

        container?.removeFromSuperview()
        container = nil
        try device.settle()

        #expect(ends == [.anchorLost])
    }

    /// Checklist 69, 70: QMUI's proxy of the class sets the defaults.
    @available(*, deprecated)
    @Test func theAppearanceProxySetsTheDefaultsOfNewOverlays() {
        let former = ModalPresentationViewController.appearance
        defer { ModalPresentationViewController.appearance = former }

        ModalPresentationViewController.appearance().contentViewMargins.top = 44
        ModalPresentationViewController.appearance().maximumContentViewWidth = 300

        let overlay = fixture.makeOverlay(ModalContentView(10, 10))
        #expect(overlay.contentViewMargins.top == 44)
        #expect(overlay.maximumContentViewWidth == 300)
        #expect(ModalPresentationViewController.appearance().contentViewMargins.bottom == 20)
    }
}
