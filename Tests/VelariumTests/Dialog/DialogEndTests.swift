import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Every dismissal of a dialog is reported once, with its reason: to the delegate, then to the closure.
@MainActor @Suite struct DialogEndTests {
    private let fixture = OverlayFixture()
    private let dialog = BlockDialog(DialogSizing(.small, .fit), 200, 160)

    private func verifyDismissal(_ reason: DismissReason, _ note: Comment? = nil) {
        #expect(fixture.recorder.calls.filter { !$0.hasPrefix("may") } == ["end \(reason)", "closure \(reason)"], note)
        #expect(dialog.dismissReason == reason, note)
        #expect(fixture.root.presentedViewController == nil, note)
        #expect(fixture.device.misuses == [], note)
    }

    // MARK: By the user

    /// Checklist 93: a tap on the dimming view dismisses, a tap on the dialog does not.
    @Test func tapOutsideDismissesAndTapOnTheDialogDoesNot() throws {
        try fixture.present(dialog)

        try fixture.device.tap(.point(x: 195, y: fixture.safeArea.midY))
        try fixture.device.settle()
        #expect(fixture.recorder.calls == [])
        try fixture.device.tap(outside: dialog)
        try fixture.device.settle()

        verifyDismissal(.outsideTap)
    }

    private final class Sieve: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    private final class SieveDialog: DialogController {
        override func loadView() { view = Sieve() }
    }

    /// Checklist 93: the frame of the presented view counts, not which view receives the touch.
    @Test func tapThatPassesThroughTheDialogDoesNotDismiss() throws {
        let sieve = SieveDialog(sizing: DialogSizing(.medium, .matched))
        try fixture.present(sieve)

        try fixture.device.tap(.point(x: 195, y: fixture.safeArea.midY))
        try fixture.device.settle()

        #expect(fixture.root.presentedViewController === sieve)
    }

    /// Checklist 93: can be switched while the dialog is presented.
    @Test func outsideTapDismissalCanBeSwitchedWhilePresented() throws {
        try fixture.present(dialog)

        dialog.configuration.dismissesOnOutsideTap = false
        try fixture.device.tap(outside: dialog)
        try fixture.device.settle()
        #expect(fixture.root.presentedViewController === dialog)
        dialog.configuration.dismissesOnOutsideTap = true
        try fixture.device.tap(outside: dialog)
        try fixture.device.settle()

        verifyDismissal(.outsideTap)
    }

    @Test func escapeDismissesTheOverlay() throws {
        try fixture.present(dialog)

        try fixture.device.key("escape")
        try fixture.device.settle()

        verifyDismissal(.escape)
    }

    @Test func escapeDismissesWhileATextFieldIsFirstResponder() throws {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        dialog.view.addSubview(field)
        try fixture.present(dialog)
        field.becomeFirstResponder()
        try fixture.device.type("abc")

        try fixture.device.key("escape")
        try fixture.device.settle()

        verifyDismissal(.escape)
    }

    @Test func escapeGestureDismissesTheDialog() throws {
        try fixture.present(dialog)

        try fixture.device.performEscapeGesture()
        try fixture.device.settle()

        verifyDismissal(.escape)
    }

    private final class QuietDelegate: OverlayControllerDelegate {}

    /// The methods of the delegate are optional, and without them the user may dismiss the overlay.
    @Test func aDelegateThatImplementsNothingAllowsEveryDismissal() throws {
        let dialog = BlockDialog(DialogSizing(.small, .fit))
        let quiet = QuietDelegate()
        try fixture.present(dialog)
        dialog.delegate = quiet

        try fixture.device.key("escape")
        try fixture.device.settle()

        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.recorder.calls == ["closure escape"])
    }

    @Test(arguments: [false, true]) func refusedDismissalNotifiesTheDelegateAndKeepsTheDialog(_ isModal: Bool) throws {
        fixture.recorder.mayEnd = isModal
        dialog.isModalInPresentation = isModal
        try fixture.present(dialog)

        try fixture.device.tap(outside: dialog)
        try fixture.device.key("escape")
        try fixture.device.settle()

        let told = ["refused outsideTap", "refused escape"]
        #expect(fixture.recorder.calls == (isModal ? told : ["may outsideTap", told[0], "may escape", told[1]]))
        #expect(fixture.root.presentedViewController === dialog)
        #expect(dialog.dismissReason == nil)
    }

    @Test func escapeDismissesTheInnerDialogFirst() throws {
        let inner = BlockDialog(DialogSizing(.fit, .fit), 80, 80)
        try fixture.present(dialog)
        dialog.present(inner, animated: true)
        try fixture.device.settle()

        try fixture.device.key("escape")
        try fixture.device.settle()
        #expect(inner.dismissReason == .escape && dialog.dismissReason == nil)
        try fixture.device.key("escape")
        try fixture.device.settle()

        verifyDismissal(.escape)
    }

    // MARK: By the app

    @Test(arguments: DismissReason.allCases, [false, true])
    func appCanDismissForEachReason(_ reason: DismissReason, _ animated: Bool) throws {
        try fixture.present(dialog)

        dialog.dismiss(for: reason, animated: animated)
        dialog.dismiss(for: .code, animated: false)
        try fixture.device.settle()

        verifyDismissal(reason)
    }

    enum Caller: CaseIterable, Sendable { case dialog, presenter, child }

    @Test(arguments: Caller.allCases, [false, true])
    func dismissCallFromAnyControllerHasTheReasonCode(_ caller: Caller, _ animated: Bool) throws {
        let child = UIViewController()
        dialog.addChild(child)
        dialog.view.addSubview(child.view)
        try fixture.present(dialog)
        var completions = 0

        let who: UIViewController =
            switch caller {
            case .dialog: dialog
            case .presenter: fixture.root
            case .child: child
            }
        who.dismiss(animated: animated) { completions += 1 }
        try fixture.device.settle()

        verifyDismissal(.code)
        #expect(completions == 1)
    }

    @Test func dismissalIsReportedAfterRemovalAndAllowsPresentingAgain() throws {
        try fixture.present(dialog)
        var wasGone = false
        dialog.onDismiss = { [fixture, dialog] _ in
            guard dialog.dismissReason == .code else { return }
            wasGone = dialog.viewIfLoaded?.window == nil && fixture.root.presentedViewController == nil
            dialog.onDismiss = nil
            fixture.root.present(dialog, animated: true)
        }

        dialog.dismiss(animated: true)
        try fixture.device.settle()

        #expect(wasGone)
        #expect(fixture.root.presentedViewController === dialog)
        #expect(dialog.dismissReason == nil)
        #expect(fixture.device.misuses == [])
    }

    @Test func threePresentationsReportThreeDismissals() throws {
        for reason in [DismissReason.action, .swipe, .timeOut] {
            try fixture.present(dialog)
            dialog.dismiss(for: reason, animated: true)
            try fixture.device.settle()
        }

        #expect(fixture.recorder.ends == ["end action", "end swipe", "end timeOut"])
    }

    @Test func dismissingTheRootEndsADialogThatPresentsAnother() throws {
        let above = UIViewController()
        above.modalPresentationStyle = .overFullScreen
        try fixture.present(dialog)
        dialog.present(above, animated: true)
        try fixture.device.settle()

        fixture.root.dismiss(animated: true)
        try fixture.device.settle()

        verifyDismissal(.code)
    }

    @Test func dismissingADialogDismissesWhatItPresents() throws {
        let inner = BlockDialog(DialogSizing(.fit, .fit), 80, 80)
        try fixture.present(dialog)
        dialog.present(inner, animated: true)
        try fixture.device.settle()

        dialog.dismiss(for: .action, animated: true)
        try fixture.device.settle()

        verifyDismissal(.action)
        #expect(inner.dismissReason == .code)
    }

    // MARK: During transitions

    @Test(arguments: [0, 1.0 / 60, 0.2]) func dismissalDuringPresentationRunsAfterIt(_ moment: Double) throws {
        dialog.delegate = fixture.recorder
        dialog.onDismiss = { [recorder = fixture.recorder] in recorder.calls.append("closure \($0)") }
        fixture.device.advance(by: 0)
        fixture.root.present(dialog, animated: true)
        if moment > 0 { fixture.device.advance(by: moment) }

        dialog.dismiss(for: .action, animated: true)
        try fixture.device.settle()

        verifyDismissal(.action)
    }

    private final class Hasty: DialogController {
        enum Moment: CaseIterable, Sendable { case didLoad, willAppear, didAppear }
        let moment: Moment
        var completions = 0
        init(_ moment: Moment) {
            self.moment = moment
            super.init(configuration: DialogConfiguration())
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            if moment == .didLoad { leave() }
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if moment == .willAppear { leave() }
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if moment == .didAppear { leave() }
        }
        private func leave() { dismiss(animated: true) { self.completions += 1 } }
    }

    @Test(arguments: [0, 1, 2], [false, true])
    func dialogThatDismissesItselfWhileAppearingIsDismissed(_ index: Int, _ animated: Bool) throws {
        let hasty = Hasty(Hasty.Moment.allCases[index])

        try fixture.present(hasty, animated: animated)

        #expect(fixture.recorder.ends == ["end code"])
        #expect(hasty.completions == 1)
        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.device.misuses == [])
    }

    @Test func dismissalWhileAnotherPresentsOnTopIsCarriedOut() throws {
        try fixture.present(dialog)
        dialog.present(BlockDialog(DialogSizing(.fit, .fit)), animated: true)

        dialog.dismiss(for: .action, animated: true)
        try fixture.device.settle()

        verifyDismissal(.action)
    }

    @Test func presentingADialogTwiceIsMisuseAndEndsOnce() throws {
        try fixture.present(dialog)

        fixture.root.present(dialog, animated: true)
        try fixture.device.settle()
        #expect(fixture.device.misuses.map(\.raises) == [true])
        dialog.dismiss(for: .action, animated: true)
        try fixture.device.settle()

        #expect(fixture.recorder.ends == ["end action"])
    }

    @Test func replacingTheRootBeforePresentationReportsOneDismissal() throws {
        dialog.delegate = fixture.recorder
        fixture.root.present(dialog, animated: true)
        _ = dialog.lifecycle

        fixture.device.window.rootViewController = UIViewController()
        try fixture.device.settle()

        #expect(fixture.recorder.ends == ["end code"])
    }

    @Test(arguments: [0.1, 2]) func replacingTheRootReportsOneDismissal(_ moment: Double) throws {
        dialog.delegate = fixture.recorder
        fixture.root.present(dialog, animated: true)
        fixture.device.advance(by: moment)

        fixture.device.window.rootViewController = UIViewController()
        try fixture.device.settle()

        #expect(fixture.recorder.ends == ["end code"])
    }

    private final class App: UIResponder, UIApplicationDelegate {
        let root = UIViewController()
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = root
            window?.makeKeyAndVisible()
            return true
        }
    }

    @Test func disconnectingTheSceneReportsSceneClosed() throws {
        let device = TestDevice(.iPhone14)
        let app = App()
        device.launch(app)
        dialog.delegate = fixture.recorder
        app.root.present(dialog, animated: true)
        try device.settle()

        try device.moveScene(to: .disconnected)
        device.advance(by: 0.1)

        #expect(fixture.recorder.ends == ["end sceneClosed"])
    }

    // MARK: Time and tasks

    @Test func dialogDismissesAfterItsDelay() throws {
        dialog.autoDismissDelay = 2
        try fixture.present(dialog)

        fixture.device.advance(by: 1.8)
        #expect(fixture.root.presentedViewController === dialog)
        fixture.device.advance(by: 0.7)
        try fixture.device.settle()

        verifyDismissal(.timeOut)
    }

    @Test(arguments: [Double.nan, -1, .infinity]) func invalidAutoDismissDelayIsIgnoredWithOneFault(_ seconds: Double)
        throws
    {
        let faults = silencingFaults { dialog.autoDismissDelay = seconds }
        try fixture.present(dialog)

        fixture.device.advance(by: 5)

        #expect(faults.count == 1)
        #expect(dialog.autoDismissDelay == nil)
        #expect(fixture.root.presentedViewController === dialog)
    }

    @Test func taskCanWaitBeforeThePresentationCompletes() async throws {
        fixture.root.present(dialog, animated: true)
        let task = Task { @MainActor in await dialog.dismissal() }
        try await fixture.device.settle()

        try await fixture.device.tap(outside: dialog)
        try await fixture.device.settle()

        #expect(await task.value == .outsideTap)
    }

    @Test func cancelingTheTaskDismissesTheDialog() async throws {
        try fixture.present(dialog)
        let task = Task { @MainActor in await dialog.dismissal() }
        await fixture.device.advance(by: 0)

        task.cancel()
        try await fixture.device.settle()

        #expect(await task.value == .cancelled)
        verifyDismissal(.cancelled)
    }

    @Test func dialogAndPresentationControllerAreReleasedAfterDismissal() throws {
        weak var gone: DialogController?
        weak var presentation: UIPresentationController?
        try {
            let dialog = BlockDialog(DialogSizing(.fit, .fit))
            gone = dialog
            presentation = dialog.presentationController
            try fixture.present(dialog)
            dialog.dismiss(for: .action, animated: true)
            try fixture.device.settle()
        }()
        fixture.device.advance(by: 0.1)

        #expect(gone == nil)
        #expect(presentation == nil)
    }
}
