import Foundation
import StateMachines

/// The lifecycle of an overlay: reports each dismissal once, with the first reason that was given.
///
///     idle ─▶ presented ⇄ dismissing ─▶ idle
///
/// Each kind of overlay owns one. It calls `willPresent` when it is presented, `didPresent` after the presentation
/// animation, `willDismiss` when a dismissal begins and `didDismiss` when the overlay has left the screen.
///
/// The library's own overlays send events to its state machine instead, whose effects their driver performs.
///
///     final class Banner: Overlay {
///         let lifecycle = OverlayLifecycle()
///         let card = UIView()
///
///         func show(in view: UIView) {
///             lifecycle.willPresent()
///             view.addSubview(card)
///             lifecycle.didPresent(self)
///         }
///
///         func dismiss(for reason: DismissReason, animated: Bool) {
///             guard lifecycle.willDismiss(for: reason) else { return }
///             card.removeFromSuperview()
///             lifecycle.didDismiss()
///         }
///     }
@preconcurrency @MainActor public final class OverlayLifecycle {
    private(set) var stateMachine = OverlayState()
    private let runner = EffectRunner<OverlayState.Effect>()
    /// Performs the effects. Nil for an overlay of the app, which presents and dismisses itself.
    private weak var driver: (any OverlayDriver)?

    /// Why the last presentation was dismissed. Nil before the first dismissal and during a presentation.
    private(set) var dismissReason: DismissReason?
    private var waiters: [Int: CheckedContinuation<DismissReason, Never>] = [:]
    private var lastWaiterID = 0
    /// What observes the presentations, besides `onDismiss`.
    let observers = OverlayObservers()

    /// Dismisses the overlay as `timeOut`. Nil until the presentation animation has ended.
    private var onTimeOut: (@MainActor () -> Void)?
    private var timeOutTimer: OverlayTimer? {
        didSet { oldValue?.cancel() }
    }

    var onDismiss: (@MainActor (DismissReason) -> Void)?
    /// Called when a dismissal begins.
    var onWillDismiss: (@MainActor (DismissReason) -> Void)?
    var autoDismissDelay: TimeInterval? {
        didSet {
            if let seconds = autoDismissDelay, !(seconds >= 0 && seconds.isFinite) {
                OverlayDiagnostics.report(
                    "autoDismissDelay cannot be \(seconds) seconds: the overlay is not dismissed automatically. Set a "
                        + "finite number from 0, or nil.")
                autoDismissDelay = nil
            }
            startTimeOut()
        }
    }

    /// Creates a lifecycle that is idle.
    public init() {}

    /// Has `driver`, which is not retained, perform the effects from now on.
    func attach(_ driver: any OverlayDriver) { self.driver = driver }

    /// Performs effects without a driver from now on, because the overlay is being deallocated.
    func detachDriver() { driver = nil }

    /// Whether the overlay is presented and no dismissal has begun.
    public var isPresented: Bool { stateMachine.isOpen }

    /// Whether a dismissal is in progress.
    public var isDismissing: Bool { stateMachine.dismissalReason != nil }

    // MARK: For overlays of the app

    /// Begins a presentation. One that is in progress ends first, as `replaced` unless it has a reason.
    public func willPresent() {
        handle(.viewWasRemoved(.replaced))
        handle(.present)
    }

    /// Starts the countdown of `autoDismissDelay` after the presentation animation. Does nothing if it has started or
    /// if nothing is presented.
    public func didPresent(_ overlay: some Overlay) {
        guard isPresented || isDismissing, onTimeOut == nil else { return }
        handle(.viewDidEnterWindow)
        handle(.presentationDidEnd)
        startCountdown(of: overlay)
    }

    /// Records why the overlay is being dismissed. Returns false, changing nothing, if nothing is presented or another
    /// reason came first.
    ///
    /// One of the library's own overlays stays presented until it is dismissed; then this reason counts.
    @discardableResult
    public func willDismiss(for reason: DismissReason) -> Bool { handle(.dismissalWasAnnounced(reason)) }

    /// Returns to the presented state without a reason, as when the user catches a sheet during its dismissal.
    ///
    /// The countdown of `autoDismissDelay` starts anew. Does nothing unless a dismissal is in progress.
    public func cancelDismissal() { handle(.dismissalWasCanceled) }

    /// Ends the presentation after the overlay has left the screen: calls `inform` (the delegate), then `onDismiss`,
    /// then resumes the waiting tasks.
    ///
    /// A presentation without a reason ends as `code`. Does nothing if nothing is presented.
    public func didDismiss(notifying inform: (DismissReason) -> Void = { _ in }) {
        handle(.viewWasRemoved(.code), notifying: inform)
    }

    /// Waits for the current presentation to end. `close` runs if the waiting task is canceled first.
    func waitForDismissal(onCancel close: @escaping @MainActor @Sendable () -> Void) async -> DismissReason {
        guard isPresented || isDismissing else { return dismissReason ?? .cancelled }
        lastWaiterID += 1
        let ticket = lastWaiterID
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiters[ticket] = $0 }
        } onCancel: {
            Task { @MainActor in
                if self.waiters[ticket] != nil { close() }
            }
        }
    }

    // MARK: State machine

    /// Handles `event` and performs its effects. Returns false, changing nothing, if it is not valid in this phase.
    @discardableResult
    func handle(_ event: OverlayState.Event) -> Bool { handle(event) { _ in } }

    @discardableResult
    private func handle(_ event: OverlayState.Event, notifying inform: (DismissReason) -> Void) -> Bool {
        let wasPresented = isPresented
        guard let effects = stateMachine.handle(event) else { return false }
        if !isPresented { timeOutTimer = nil }
        if wasPresented, let reason = stateMachine.dismissalReason {
            onWillDismiss?(reason)
            observers.send(.willDismiss(reason))
        }
        // A callback may release the overlay, and with it the driver.
        withExtendedLifetime((driver, driver?.overlay)) {
            _ = runner.run(effects) { perform($0, notifying: inform) }
        }
        return true
    }

    private func perform(_ effect: OverlayState.Effect, notifying inform: (DismissReason) -> Void) {
        switch effect {
        case .beginLifecycle:
            dismissReason = nil
            observers.send(.willPresent)
        case .resumePresentation:
            startTimeOut()
            observers.send(.didCancelDismissal)
        case .endLifecycle(let reason, _):
            if driver == nil { performNestedEffects { reportDismissal(for: reason, notifying: inform) } }
        case .mount, .installContent, .animateIn, .finishPresenting, .stopAnimation, .prepareDismissal, .animateOut,
            .unmount, .removeContent, .presentAgain:
            break
        }
        driver?.perform(effect)
        if effect == .finishPresenting { observers.send(.didPresent) }
    }

    /// Calls the app in `callback`, which may present and dismiss with immediate effect. Only for the last effect of a
    /// transition.
    func performNestedEffects(during callback: () -> Void) { runner.performNestedEffects(during: callback) }

    // MARK: Reports

    /// Reports the end of a presentation: calls `inform` (the delegate), then `onDismiss`, then resumes the waiting
    /// tasks and calls the observers.
    func reportDismissal(for reason: DismissReason, notifying inform: (DismissReason) -> Void) {
        dismissReason = reason
        onTimeOut = nil
        timeOutTimer = nil
        let handler = onDismiss
        let continuations = waiters.values
        waiters = [:]
        inform(reason)
        handler?(reason)
        for continuation in continuations { continuation.resume(returning: reason) }
        observers.send(.didDismiss(reason))
    }

    /// Starts the countdown of `autoDismissDelay`, unless it has started or nothing is presented. A canceled dismissal
    /// starts it anew.
    func startCountdown(of overlay: some Overlay) {
        guard isPresented || isDismissing, onTimeOut == nil else { return }
        onTimeOut = { [weak overlay] in overlay?.dismiss(for: .timeOut, animated: true) }
        startTimeOut()
    }

    private func startTimeOut() {
        timeOutTimer = nil
        guard isPresented, let autoDismissDelay, let onTimeOut else { return }
        timeOutTimer = OverlayTimer(after: autoDismissDelay, onTimeOut)
    }
}
