import Testing
import UIKit
import Velarium
import VelariumTesting

/// One dismissal for every presentation, and unusual calls.
@MainActor @Suite struct PopoverViewEndTests {
    private let fixture = PopoverViewFixture()
    private var device: TestDevice { fixture.device }

    @Test func escapeDismissesThePopover() throws {
        let popover = try fixture.present()

        try device.key("escape")
        try device.settle()

        #expect(popover.superview == nil)
        #expect(fixture.log == ["ended escape"])
    }

    @Test func escapeDismissesThePopoverInFrontOfAnEditedField() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 34))
        fixture.page.view.addSubview(field)
        field.becomeFirstResponder()
        let popover = try fixture.present()

        try device.key("escape")
        try device.settle()

        #expect(popover.superview == nil)
        #expect(fixture.log == ["ended escape"])
        #expect(field.isFirstResponder)
    }

    @Test func keysThatAFieldBehindTypesLeaveThePopover() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 34))
        fixture.page.view.addSubview(field)
        field.becomeFirstResponder()
        let popover = try fixture.present()

        for key in ["a", "left", "tab"] {
            try device.key(key)
            try device.settle()
        }

        #expect(popover.superview != nil && fixture.log == [])
        #expect(field.text == "a")
    }

    @Test func accessibilityEscapeDismissesThePopover() throws {
        let popover = try fixture.present()

        #expect(popover.accessibilityPerformEscape())
        #expect(!popover.accessibilityPerformEscape())

        #expect(fixture.log == ["ended escape"])
        #expect(popover.accessibilityViewIsModal)
    }

    @Test func editedFieldStaysFirstResponder() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 34))
        fixture.page.view.addSubview(field)
        field.becomeFirstResponder()

        try fixture.present()

        #expect(field.isFirstResponder)
    }

    @Test(arguments: [false, true]) func overlayDismissesAfterItsDelay(fading fades: Bool) throws {
        let popover = try fixture.present {
            $0.fadesInAndOut = fades
            $0.autoDismissDelay = 2
        }

        device.advance(by: 1.5)
        #expect(popover.lifecycle.isPresented)
        device.advance(by: 0.6)
        try device.settle()

        #expect(popover.superview == nil)
        #expect(fixture.log == ["ended timeOut"])
    }

    @Test func delaySetWhilePresentedCountsFromThen() throws {
        let popover = try fixture.present()
        device.advance(by: 5)

        popover.autoDismissDelay = 2
        device.advance(by: 1.5)
        popover.autoDismissDelay = 1
        device.advance(by: 0.8)
        let wasOpen = popover.lifecycle.isPresented
        device.advance(by: 0.4)

        #expect(wasOpen)
        #expect(fixture.log == ["ended timeOut"])
    }

    @Test func nextPresentationStartsItsDelayAgain() throws {
        let popover = try fixture.present { $0.autoDismissDelay = 2 }
        device.advance(by: 1.5)
        popover.dismiss()
        try fixture.present(popover)

        device.advance(by: 1.5)
        let wasOpen = popover.lifecycle.isPresented
        device.advance(by: 0.7)

        #expect(wasOpen)
        #expect(fixture.log == ["ended code", "ended timeOut"])
    }

    @Test func waitingTaskReceivesTheReason() async throws {
        let popover = try fixture.present()
        let waiting = Task { @MainActor in await popover.dismissal() }
        await Task.yield()

        try await device.tap(outside: try #require(popover.subviews.first))

        #expect(await waiting.value == .outsideTap)
    }

    @Test func cancelingTheTaskRemovesThePopover() async throws {
        let popover = try fixture.present()
        let waiting = Task { @MainActor in await popover.dismissal() }
        await Task.yield()

        waiting.cancel()

        #expect(await waiting.value == .cancelled)
        #expect(popover.superview == nil)
    }

    @Test func presentingAgainEndsTheFirstPresentationAsReplaced() throws {
        let popover = try fixture.present()

        fixture.present(popover, from: fixture.other)
        try device.settle()

        #expect(fixture.log == ["ended replaced"])
        #expect(fixture.bubble.minY == fixture.other.frame.maxY)
        #expect(fixture.window.subviews.filter { $0 is PopoverView }.count == 1)
    }

    @Test func removingThePopoverFromItsSuperviewReportsCode() throws {
        let popover = try fixture.present()

        popover.removeFromSuperview()

        #expect(fixture.log == ["ended code"])
        #expect(popover.dismissReason == .code)
    }

    @Test func sourceWithoutWindowIsReportedAndPresentsNothing() throws {
        var faults: [String] = []
        let before = OverlayDiagnostics.report
        OverlayDiagnostics.report = { faults.append($0) }
        defer { OverlayDiagnostics.report = before }
        let popover = PopoverView(contentView: fixture.content)

        fixture.present(popover, from: UIView())

        #expect(faults.count == 1)
        #expect(faults.first?.contains("is not in a window") == true)
        #expect(popover.superview == nil)
        #expect(popover.dismissReason == nil)
    }

    @Test(arguments: [CGSize(width: 0, height: 0), CGSize(width: -5, height: 30), CGSize(width: 1e9, height: 1e9)])
    func extremeContentSizesKeepAFiniteBubble(size: CGSize) throws {
        fixture.content.bounds = CGRect(origin: .zero, size: size)

        try fixture.present { $0.staysOnScreen = true }

        #expect(fixture.bubble.width.isFinite && fixture.bubble.height.isFinite)
        #expect(fixture.bubble.width >= 20)
    }

    @Test func contentWithoutSizeGetsItsFittingSize() throws {
        let label = UILabel()
        label.text = "A label without a size"

        try fixture.present(PopoverView(contentView: label))

        let fitting = label.sizeThatFits(CGSize(width: 1000, height: 1000))
        #expect(abs(label.frame.width - fitting.width) < 0.001)
        #expect(abs(label.frame.height - fitting.height) < 0.001)
    }

    /// The second presentation ends the first one, whose delegate presents from another source: the last call counts.
    @Test func presentationFromTheDelegateOfAReplacedOneWins() throws {
        let again = Again(source: fixture.other)
        let popover = PopoverView(contentView: fixture.content)
        popover.delegate = again
        fixture.present(popover, from: fixture.title)

        fixture.present(popover, from: fixture.title)
        try device.settle()

        #expect(again.ends == [.replaced])
        let bubble = try #require(popover.subviews.first).frame
        #expect(popover.lifecycle.isPresented && bubble.minY == fixture.other.frame.maxY)
    }

    /// A dismissing popover receives no touches, and resigns first responder.
    @Test func dismissingPopoverPassesTouchesThrough() throws {
        let popover = try fixture.present { $0.fadesInAndOut = true }
        let hadKeys = popover.isFirstResponder

        popover.dismiss()
        device.advance(by: 0.05)
        try device.tap(x: fixture.other.frame.midX, y: fixture.other.frame.midY)
        try device.settle()

        #expect(hadKeys && !popover.isFirstResponder)
        #expect(fixture.taps == ["Other"])
        #expect(popover.dismissReason == .code)
        #expect(fixture.log == ["ended code"])
    }

    /// A popover that does not fade is removed at once, also with `animated: true`.
    @Test func withoutFadingTheDismissalIsImmediate() throws {
        let popover = try fixture.present()

        popover.dismiss(for: .action, animated: true)

        #expect(popover.superview == nil && popover.dismissReason == .action)
        let fading = try fixture.present(PopoverView(contentView: UIView())) { $0.fadesInAndOut = true }
        fading.dismiss(for: .action, animated: false)
        #expect(fading.superview == nil && fading.dismissReason == .action)
    }

    /// Content that ends the popover, or presents it from another source, in `viewWillAppear(_:)`.
    @Test func contentMayEndOrMoveThePopoverInViewWillAppear() throws {
        final class Hasty: UIViewController {
            var onAppear: () -> Void = {}
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                let appAction = onAppear
                onAppear = {}
                appAction()
            }
        }
        let content = Hasty()
        content.preferredContentSize = CGSize(width: 100, height: 60)
        let popover = PopoverView(viewController: content)
        content.onAppear = { [unowned popover] in popover.dismiss(for: .action, animated: true) }
        try fixture.present(popover)
        #expect(popover.superview == nil)
        #expect(fixture.log == ["ended action"])

        content.onAppear = { [unowned popover, fixture] in popover.present(from: fixture.other) }
        try fixture.present(popover)

        #expect(fixture.log == ["ended action", "ended replaced"])
        #expect(popover.lifecycle.isPresented && fixture.bubble.minY == fixture.other.frame.maxY)
    }

    @Test func delegateMayPresentThePopoverAgainAtItsEnd() throws {
        let again = Again(source: fixture.other)
        let popover = PopoverView(contentView: fixture.content)
        popover.delegate = again
        fixture.present(popover, from: fixture.title)

        popover.dismiss()
        try device.settle()

        #expect(again.ends == [.code])
        #expect(popover.superview != nil)
        #expect(popover.lifecycle.isPresented)
    }

    @Test func overlayIsReleasedAfterItsDismissal() throws {
        weak var gone: PopoverView?
        do {
            let popover = PopoverView(contentView: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
            gone = popover
            popover.tracksAnchor = true
            popover.fadesInAndOut = true
            fixture.present(popover, from: fixture.title)
            device.advance(by: 0.5)
            popover.dismiss()
        }
        try device.settle()
        device.advance(by: 0.1)

        #expect(gone == nil)
    }

    private final class Again: PopoverViewDelegate {
        let source: UIView
        private(set) var ends: [DismissReason] = []
        init(source: UIView) { self.source = source }
        func popoverView(_ popoverView: PopoverView, didDismissFor reason: DismissReason) {
            ends.append(reason)
            popoverView.present(from: source)
        }
    }
}
