import Foundation

/// The lifecycle of an overlay: reports each dismissal once, with the first reason that was given.
///
///     idle ─▶ presented ⇄ dismissing ─▶ idle
///
/// Each kind of overlay owns one. It calls `willPresent` when it is presented, `didPresent` after the presentation
/// animation, `willDismiss` when a dismissal begins and `didDismiss` when the overlay has left the screen.
@preconcurrency @MainActor public final class OverlayLifecycle {
    private enum Phase {
        case idle(after: DismissReason?)
        case presented
        case dismissing(DismissReason)
    }

    private var phase = Phase.idle(after: nil)
    private var waiters: [Int: CheckedContinuation<DismissReason, Never>] = [:]
    private var lastWaiterID = 0

    /// Dismisses the overlay as `timeOut`. Nil until the presentation animation has ended.
    private var onTimeOut: (@MainActor () -> Void)?
    private var timeOutTimer: OverlayTimer?

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

    /// Why the last presentation was dismissed. Nil before the first dismissal and during a presentation.
    var dismissReason: DismissReason? {
        switch phase {
        case .idle(let reason): reason
        case .presented, .dismissing: nil
        }
    }

    /// Whether the overlay is presented and no dismissal has begun.
    public var isPresented: Bool {
        switch phase {
        case .presented: true
        case .idle, .dismissing: false
        }
    }

    /// Whether a dismissal is in progress.
    public var isDismissing: Bool {
        switch phase {
        case .dismissing: true
        case .idle, .presented: false
        }
    }

    /// Begins a presentation. One that is in progress ends first, as `replaced` unless it has a reason.
    public func willPresent() {
        willDismiss(for: .replaced)
        didDismiss()
        phase = .presented
    }

    /// Starts the countdown of `autoDismissDelay` after the presentation animation. Does nothing if it has started or
    /// if nothing is presented.
    public func didPresent(_ overlay: some Overlay) {
        if case .idle = phase { return }
        guard onTimeOut == nil else { return }
        onTimeOut = { [weak overlay] in overlay?.dismiss(for: .timeOut, animated: true) }
        startTimeOut()
    }

    private func startTimeOut() {
        timeOutTimer = nil
        guard isPresented, let autoDismissDelay, let onTimeOut else { return }
        timeOutTimer = OverlayTimer(after: autoDismissDelay, onTimeOut)
    }

    /// Records why the overlay is being dismissed. Returns false, changing nothing, if nothing is presented or another
    /// reason came first.
    @discardableResult
    public func willDismiss(for reason: DismissReason) -> Bool {
        switch phase {
        case .presented:
            phase = .dismissing(reason)
            timeOutTimer = nil
            onWillDismiss?(reason)
            return true
        case .idle, .dismissing:
            return false
        }
    }

    /// Returns to the presented state without a reason, as when the user catches a sheet during its dismissal.
    ///
    /// The countdown of `autoDismissDelay` starts anew. Does nothing unless a dismissal is in progress.
    public func cancelDismissal() {
        switch phase {
        case .dismissing:
            phase = .presented
            startTimeOut()
        case .idle, .presented: return
        }
    }

    /// Ends the presentation after the overlay has left the screen: calls `inform` (the delegate), then `onDismiss`,
    /// then resumes the waiting tasks.
    ///
    /// A presentation without a reason ends as `code`. Does nothing if nothing is presented.
    public func didDismiss(notifying inform: (DismissReason) -> Void = { _ in }) {
        let reason: DismissReason
        switch phase {
        case .idle: return
        case .presented: reason = .code
        case .dismissing(let first): reason = first
        }
        phase = .idle(after: reason)
        onTimeOut = nil
        timeOutTimer = nil
        let told = onDismiss
        let continuations = waiters.values
        waiters = [:]
        inform(reason)
        told?(reason)
        for continuation in continuations { continuation.resume(returning: reason) }
    }

    /// Waits for the current presentation to end. `close` runs if the waiting task is canceled first.
    func waitForDismissal(onCancel close: @escaping @MainActor @Sendable () -> Void) async -> DismissReason {
        if case .idle(let reason) = phase { return reason ?? .cancelled }
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
}
