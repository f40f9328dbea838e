import StateMachines
import UIKit

/// A dialog that shows that work is going on, and how far it is.
///
///     let result = try await presentProgress(ProgressDialog(title: "Uploading")) { dialog in
///         try await upload(file) { dialog.progress = $0 }
///     }
///
/// With `begin(over:)` and `end()` it appears only if the work takes longer than `delay`, and stays for
/// `minimumDuration` then, so that it never flashes. `show(over:)` shows it at once, as any dialog.
open class ProgressDialog: ReadyMadeDialog {
    /// How far the work is, from 0 to 1. Nil, the default, shows an activity indicator.
    ///
    /// Other numbers are limited to the range; NaN counts as nil. Takes effect at once.
    open var progress: Double? {
        get { body.progress }
        set { body.progress = newValue.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) } }
    }
    /// The text below the title. Nil for none. Takes effect at once.
    open var message: String? {
        get { body.text }
        set {
            guard newValue != body.text else { return }
            body.text = newValue
            bodySizeDidChange()
        }
    }
    /// How long the work may take without a dialog, in seconds. Default 0.5. Negative and non-finite values count as 0.
    open var delay: TimeInterval = ReadyMadeMetrics.progressDelay
    /// How long the dialog is on the screen at least, in seconds, unless the user cancels. Default 0.5. Negative and
    /// non-finite values count as 0.
    open var minimumDuration: TimeInterval = ReadyMadeMetrics.progressMinimumDuration

    private let body: ProgressBody
    private var schedule = ProgressSchedule()
    private let effects = EffectRunner<ProgressSchedule.Effect>()
    private var timer: OverlayTimer? { didSet { oldValue?.cancel() } }
    private weak var presenter: UIViewController?
    private var isBeingShown = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// Creates a dialog with an activity indicator.
    ///
    /// - Parameters:
    ///   - title: What is going on; nil or empty for none. Accessibility reads it with the progress.
    ///   - message: The text below. Default nil: none.
    ///   - isCancellable: Whether there is a cancel button. Default true. Without it, only the app dismisses the dialog.
    ///   - cancel: The title of that button, in the user's language. Default nil: "Cancel", localized.
    public init(title: String?, message: String? = nil, isCancellable: Bool = true, cancel: String? = nil) {
        body = ProgressBody(message, label: title)
        super.init(
            title: title, body: body,
            buttons: isCancellable ? [DialogButton(cancel ?? DialogTitles.cancel, role: .cancel)] : [])
    }

    // MARK: Work

    /// Announces the begin of work: the dialog appears over `controller` when `delay` has passed. Nil means the frontmost
    /// scene. Does nothing if work is going on already.
    open func begin(over controller: UIViewController? = nil) {
        presenter = controller
        handle(.begin)
    }

    /// Announces the end of the work: the dialog does not appear, or is dismissed as `code` when `minimumDuration` has
    /// passed. Does nothing without work.
    open func end() { handle(.workDidEnd) }

    private func handle(_ event: ProgressSchedule.Event) {
        effects.runImmediately(schedule.handle(event) ?? [], perform: perform)
        guard schedule.phase == .idle else { return }
        let resumed = waiters
        waiters = []
        resumed.forEach { $0.resume() }
    }

    private func perform(_ effect: ProgressSchedule.Effect) {
        switch effect {
        case .startDelay: startTimer(delay, .delayDidPass)
        case .startMinimum:
            startTimer(minimumDuration, .minimumDidPass)
            // Another overlay of the scene refused to be replaced.
            if !lifecycle.isPresented { handle(.didDismiss) }
        case .cancelDelay, .cancelMinimum: timer = nil
        case .show:
            isBeingShown = true
            super.show(over: presenter, animated: true)
            isBeingShown = false
        case .dismiss: dismiss(for: .code, animated: true)
        }
    }

    /// The timer retains the dialog: the app need not retain it while its work goes on.
    private func startTimer(_ seconds: TimeInterval, _ event: ProgressSchedule.Event) {
        timer = OverlayTimer(after: seconds.isFinite ? max(0, seconds) : 0) { [self] in
            timer = nil
            handle(event)
        }
    }

    /// A former presentation that ends because the dialog is shown again does not count.
    override func presentationDidEnd() { if !isBeingShown { handle(.didDismiss) } }

    /// Waits until the dialog is not needed anymore.
    func scheduleDidEnd() async {
        guard schedule.phase != .idle else { return }
        await withCheckedContinuation { waiters.append($0) }
    }
}

extension UIViewController {
    /// Runs `work`, shows `dialog` while it takes long, and returns its value, or why the user or the app dismissed the
    /// dialog.
    ///
    /// When the dialog is dismissed, the task of `work` is canceled; this function returns when `work` has ended. If
    /// `work` gives a value all the same, that is returned; if it throws then, the reason is. Canceling the calling task
    /// cancels the work and dismisses the dialog as `cancelled`.
    ///
    /// - Parameters:
    ///   - dialog: What is shown, after its `delay`.
    ///   - work: The work. It receives the dialog to set its progress.
    public func presentProgress<Value: Sendable, Failure: Error>(
        _ dialog: ProgressDialog, work: @escaping @MainActor (ProgressDialog) async throws(Failure) -> Value
    ) async throws(Failure) -> OverlayResult<Value> {
        let task = Task { @MainActor () -> Result<Value, Failure> in
            do throws(Failure) {
                return .success(try await work(dialog))
            } catch {
                return .failure(error)
            }
        }
        let ending = ProgressEnding()
        let observation = dialog.lifecycle.observers.observe { event in
            guard case .willDismiss(let reason) = event else { return }
            ending.reason = ending.reason ?? reason
            task.cancel()
        }
        dialog.begin(over: self)
        let result = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            Task { @MainActor in
                ending.reason = ending.reason ?? .cancelled
                task.cancel()
                dialog.dismiss(for: .cancelled, animated: true)
            }
        }
        withExtendedLifetime(observation) {}
        let reason = ending.reason
        dialog.end()
        await dialog.scheduleDidEnd()
        if dialog.lifecycle.isDismissing { _ = await dialog.dismissal() }
        switch result {
        case .success(let value): return .value(value)
        case .failure(let error):
            guard let reason else { throw error }
            return .dismissed(reason)
        }
    }
}

/// Why a progress dialog was dismissed before the work had ended.
@MainActor private final class ProgressEnding {
    var reason: DismissReason?
}
