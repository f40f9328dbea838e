import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct PresentingTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()

    private func show() {
        device.recordsMisuses = true
        device.show(root)
    }

    private func popover(from view: UIView? = nil) -> UIViewController {
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 100, height: 80)
        content.popoverPresentationController?.sourceView = view ?? root.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 50, height: 20)
        return content
    }

    /// Presents a popover that does not adapt, and waits until it settles.
    private func presentPopover() throws -> UIViewController {
        show()
        let content = popover()
        content.popoverPresentationController?.delegate = recorder
        root.present(content, animated: false)
        try device.settle()
        recorder.calls = []
        return content
    }

    // MARK: Refusals

    @Test func presentingWhilePresentingIsRefusedInUIKitsWords() throws {
        show()
        let first = popover()
        let second = popover()
        root.present(first, animated: false)
        device.advance(by: 0.1)
        var isCompleted = false

        root.present(second, animated: false) { isCompleted = true }
        device.advance(by: 0.1)

        #expect(root.presentedViewController === first)
        #expect(!isCompleted)
        #expect(
            device.misuses.map(\.message) == [
                "Attempt to present \(second) on \(root) which is already presenting \(first)"
            ])
        #expect(device.misuses.first?.raises == false)
    }

    @Test func presentingFromOutsideTheWindowIsRefused() {
        show()
        let unrelated = UIViewController()
        let content = popover()

        unrelated.present(content, animated: false)

        #expect(unrelated.presentedViewController == nil)
        #expect(
            device.misuses.map(\.message) == [
                "[Presentation] Attempt to present \(content) on \(unrelated) (from \(unrelated)) whose view is not in the window hierarchy."
            ])
    }

    @Test func presentingWhatIsPresentedRaises() {
        show()
        let content = popover()
        root.present(content, animated: false)
        device.advance(by: 0.1)
        let inner = UIViewController()

        content.present(content, animated: false)
        inner.present(content, animated: false)

        #expect(device.misuses.map(\.raises) == [true, true])
        #expect(device.misuses.last?.message.contains("already being presented by") == true)
    }

    @Test func aStyleOfNoneRaises() {
        show()
        let content = UIViewController()
        content.modalPresentationStyle = .none

        root.present(content, animated: false)

        #expect(root.presentedViewController == nil)
        #expect(device.misuses.map(\.raises) == [true])
    }

    @Test func aPopoverWithoutAnAnchorRaisesAndStaysOnTheScreen() {
        show()
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        let delegate = NonAdaptingDelegate()
        content.popoverPresentationController?.delegate = delegate

        root.present(content, animated: false)
        device.advance(by: 0.1)

        #expect(device.misuses.count == 1)
        #expect(device.misuses.first?.message.contains("should have a non-nil sourceView or barButtonItem set") == true)
        #expect(device.window.bounds.contains(content.view.convert(content.view.bounds, to: nil)))
    }

    @Test func dismissingDuringThePresentationIsRefused() throws {
        show()
        let content = popover()
        content.popoverPresentationController?.delegate = recorder
        root.present(content, animated: true)
        device.advance(by: 0.05)

        root.dismiss(animated: true)
        try device.settle()

        #expect(root.presentedViewController === content)
        #expect(
            device.misuses.map(\.message).first?.contains("while a presentation or dismiss is in progress!") == true)
    }

    @Test func dismissingNothingCompletesAtOnce() {
        show()
        var isCompleted = false

        root.dismiss(animated: true) { isCompleted = true }

        #expect(isCompleted)
        #expect(device.misuses.isEmpty)
    }

    // MARK: Order

    @Test func callsAndCompletionsComeInUIKitsOrder() throws {
        show()
        let content = RecordingController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 100, height: 80)
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.delegate = recorder

        root.present(content, animated: true) { content.calls.append("completion") }
        #expect(root.presentedViewController === content)
        #expect(content.calls.isEmpty)
        try device.settle()

        #expect(
            content.calls == [
                "viewDidLoad", "viewWillAppear presented", "viewIsAppearing presented", "viewDidAppear presented",
                "completion",
            ])
        content.calls = []
        root.dismiss(animated: true) { content.calls.append("completion") }
        try device.settle()
        #expect(
            content.calls == ["viewWillDisappear dismissed", "viewDidDisappear dismissed, no presenter", "completion"])
    }

    @Test func configurationRightAfterPresentApplies() throws {
        show()
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 100, height: 80)

        root.present(content, animated: false)
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 190, y: 390, width: 10, height: 10)
        content.popoverPresentationController?.delegate = recorder
        try device.settle()

        #expect(device.misuses.isEmpty)
        try device.expectArrow(.up, at: CGPoint(x: 195, y: 400))
    }

    @Test func dismissalFromCodeDoesNotAskTheDelegate() throws {
        let content = try presentPopover()

        content.dismiss(animated: true)
        try device.settle()

        #expect(root.presentedViewController == nil)
        #expect(recorder.calls.isEmpty)
    }

    // MARK: Dismissal by the user

    @Test func theNewerDelegateMethodsWinOverTheOlder() throws {
        let content = try presentPopover()

        try device.tap(outside: content)
        try device.settle()

        #expect(recorder.calls == ["shouldDismiss", "willDismiss", "didDismiss"])
        #expect(root.presentedViewController == nil)
    }

    /// Checklist 2
    @Test func aModalPopoverStaysAndTheDelegateReceivesTheAttempt() throws {
        let content = try presentPopover()
        content.isModalInPresentation = true

        try device.tap(outside: content)
        try device.settle()

        #expect(recorder.calls == ["didAttemptToDismiss"])
        #expect(root.presentedViewController === content)
    }

    @Test func aVetoKeepsThePopover() throws {
        let content = try presentPopover()
        recorder.mayDismiss = false

        try device.tap(outside: content)
        try device.settle()

        #expect(recorder.calls == ["shouldDismiss", "didAttemptToDismiss"])
        #expect(root.presentedViewController === content)
    }

    // MARK: Environment

    @Test func theTintBehindAPopoverIsDimmedAndComesBack() throws {
        let content = try presentPopover()
        #expect(root.view.tintAdjustmentMode == .dimmed)
        #expect(content.view.tintAdjustmentMode == .normal)

        root.dismiss(animated: true)
        try device.settle()

        #expect(root.view.tintAdjustmentMode == .normal)
    }

    @Test func preferredContentSizeChangesResizeThePopover() throws {
        let content = try presentPopover()

        content.preferredContentSize = CGSize(width: 160, height: 120)
        try device.settle()

        #expect(content.view.bounds.size == CGSize(width: 160, height: 133))
    }

    @Test func nothingOfAPresentationIsLeftInTheWindowOrInMemory() throws {
        show()
        weak var forgotten: UIViewController?
        weak var controller: UIPresentationController?
        let views = device.window.subviews.count
        do {
            let content = popover()
            content.popoverPresentationController?.delegate = recorder
            forgotten = content
            controller = content.presentationController
            root.present(content, animated: true)
            try device.settle()
            root.dismiss(animated: true)
            try device.settle()
        }

        #expect(device.window.subviews.count == views)
        #expect(forgotten == nil)
        #expect(controller == nil)
    }

    @Test func replacingTheRootDismissesItsPresentation() throws {
        let content = try presentPopover()

        device.window.rootViewController = UIViewController()
        try device.settle()

        try device.expectPresentations(0)
        #expect(device.trace.last { $0.callback == "end" }?.arguments == "UIViewController, reason: replaced")
        #expect(content.view.window == nil)
    }

    private let recorder = NonAdaptingDelegate()
}

/// Prevents adaptation and records its calls.
@MainActor private final class NonAdaptingDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var mayDismiss = true

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("shouldDismiss")
        return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("didAttemptToDismiss")
    }
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        calls.append("older shouldDismiss")
        return true
    }
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) { calls.append("older didDismiss") }
}

@MainActor private final class RecordingController: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }

    private func note(_ call: String) {
        let state = [
            isBeingPresented ? " presented" : "", isBeingDismissed ? " dismissed" : "",
            presentingViewController == nil ? ", no presenter" : "",
        ]
        calls.append(call + state.joined())
    }
}
