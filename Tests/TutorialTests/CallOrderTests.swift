import Testing
import UIKit
import Velarium
import VelariumTesting

/// The order of calls documented in "Life cycle and order of calls" and "Ends and reasons".
@MainActor @Suite struct CallOrderTests {
    private let device = TestDevice(.iPhone11)
    private let page = UIViewController()
    private let log = Log()

    init() { device.show(page) }

    @Test func modalOverlayDismissedByATapCallsInOrder() async throws {
        let content = Screen(log: log)
        let overlay = ModalPresentationViewController(contentViewController: content)
        overlay.delegate = log
        overlay.onDismiss = { [log] in log.calls.append("closure \($0)") }
        overlay.willHideByDimmingViewTapped = { [log] in log.calls.append("will tapped") }
        overlay.didHideByDimmingViewTapped = { [log] in log.calls.append("did tapped") }

        overlay.show { [log] in log.calls.append("show \($0)") }
        let waiting = wait(for: overlay)
        try await device.settle()
        #expect(log.takeCalls() == ["will appear", "size", "did appear", "show true"])

        try await device.tap(outside: content.view)
        try await device.settle()
        await waiting.value
        #expect(
            log.takeCalls() == [
                "may", "will tapped", "will disappear", "will hide", "did disappear", "did hide", "closure outsideTap",
                "did tapped", "task outsideTap",
            ])
    }

    @Test func modalOverlayHiddenWhilePresentingCallsInOrder() async throws {
        let overlay = ModalPresentationViewController(contentViewController: Screen(log: log))
        overlay.delegate = log
        overlay.onDismiss = { [log] in log.calls.append("closure \($0)") }
        overlay.show { [log] in log.calls.append("show \($0)") }
        await device.advance(by: 0.1)
        _ = log.takeCalls()

        overlay.hide { [log] in log.calls.append("hide \($0)") }
        try await device.settle()

        #expect(
            log.takeCalls() == [
                "may", "show false", "will disappear", "will hide", "did disappear", "did hide", "closure code",
                "hide true",
            ])
    }

    @Test func dialogDismissedByATapCallsInOrder() async throws {
        let dialog = Dialog()
        dialog.log = log
        dialog.delegate = log
        dialog.onDismiss = { [log] in log.calls.append("closure \($0)") }

        page.present(dialog, animated: true)
        let waiting = wait(for: dialog)
        try await device.settle()
        try await device.tap(outside: dialog)
        try await device.settle()
        await waiting.value

        #expect(
            log.takeCalls() == [
                "may outsideTap", "did disappear", "ended outsideTap", "closure outsideTap", "task outsideTap",
            ])
    }

    @Test func dialogDismissedByCodeCallsInOrder() async throws {
        let dialog = Dialog()
        dialog.log = log
        dialog.delegate = log
        dialog.onDismiss = { [log] in log.calls.append("closure \($0)") }
        page.present(dialog, animated: true)
        await device.advance(by: 0.1)

        dialog.dismiss(animated: true) { [log] in log.calls.append("completion") }
        try await device.settle()

        #expect(log.takeCalls() == ["did disappear", "ended code", "closure code", "completion"])
    }

    @Test func popoverViewDismissedByATouchCallsInOrder() async throws {
        let anchor = UIView(frame: CGRect(x: 150, y: 60, width: 100, height: 40))
        page.view.addSubview(anchor)
        let popover = PopoverView(viewController: Screen(log: log))
        popover.delegate = log
        popover.onDismiss = { [log] in log.calls.append("closure \($0)") }

        popover.present(from: anchor)
        let waiting = wait(for: popover)
        try await device.settle()
        #expect(log.takeCalls() == ["will appear", "did appear"])

        try await device.tap(outside: try #require(popover.subviews.first))
        try await device.settle()
        await waiting.value
        #expect(
            log.takeCalls() == [
                "will disappear", "did disappear", "did dismiss", "ended outsideTap", "closure outsideTap",
                "task outsideTap",
            ])
    }

    private func wait(for overlay: some Overlay) -> Task<Void, Never> {
        Task { @MainActor [log] in
            let reason = await overlay.dismissal()
            log.calls.append("task \(reason)")
        }
    }
}

/// Records calls.
@MainActor
private final class Log: ModalPresentationViewControllerDelegate, OverlayControllerDelegate,
    PopoverViewDelegate
{
    var calls: [String] = []

    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    func modalPresentationShouldHide(_ controller: ModalPresentationViewController) -> Bool {
        calls.append("may")
        return true
    }
    func modalPresentationWillHide(_ controller: ModalPresentationViewController) { calls.append("will hide") }
    func modalPresentationDidHide(_ controller: ModalPresentationViewController) { calls.append("did hide") }

    func overlayController(_ controller: OverlayController, shouldDismissFor reason: DismissReason) -> Bool {
        calls.append("may \(reason)")
        return true
    }
    func overlayController(_ controller: OverlayController, didDismissFor reason: DismissReason) {
        calls.append("ended \(reason)")
    }

    func popoverViewDidDismiss(_ popoverView: PopoverView) { calls.append("did dismiss") }
    func popoverView(_ popoverView: PopoverView, didDismissFor reason: DismissReason) {
        calls.append("ended \(reason)")
    }
}

/// Content that records its appearance and size requests; requests in a row count once.
private final class Screen: UIViewController, ModalPresentationContent {
    private let log: Log

    init(log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 200, height: 100)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.calls.append("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.calls.append("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.calls.append("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.calls.append("did disappear")
    }

    func preferredContentSize(
        in controller: ModalPresentationViewController, keyboardHeight: CGFloat, limitSize: CGSize
    ) -> CGSize {
        if log.calls.last != "size" { log.calls.append("size") }
        return preferredContentSize
    }
}

/// A dialog that records when it has disappeared.
private final class Dialog: DialogController {
    weak var log: Log?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log?.calls.append("did disappear")
    }
}
