import Foundation

/// The lifecycle of an overlay: reports each dismissal once, with the first reason that was given.
///
///     idle ─▶ presented ⇄ dismissing ─▶ idle
///
/// Each kind of overlay owns one. It calls `willPresent` when it is presented, `didPresent` after the presentation
/// animation, `willDismiss` when a dismissal begins and `didDismiss` when the overlay has left the screen.
@preconcurrency @MainActor public final class OverlayEnding {
    private enum Phase {
        case hidden(after: DismissReason?)
        case shown
        case leaving(DismissReason)
    }

    private var phase = Phase.hidden(after: nil)
    private var waiting: [Int: CheckedContinuation<DismissReason, Never>] = [:]
    private var tickets = 0

    /// Dismisses the overlay as `timeOut`. Nil until the presentation animation has ended.
    private var timeOut: (@MainActor () -> Void)?
    private var deadline: OverlayTimer?

    var onDismiss: (@MainActor (DismissReason) -> Void)?
    /// Called when a dismissal begins.
    var onLeave: (@MainActor (DismissReason) -> Void)?
    var closesAfter: TimeInterval? {
        didSet {
            if let seconds = closesAfter, !(seconds >= 0 && seconds.isFinite) {
                OverlayFault.report(
                    "closesAfter cannot be \(seconds) seconds: the overlay stays until something else closes it. Set a "
                        + "finite number from 0, or nil.")
                closesAfter = nil
            }
            countDown()
        }
    }

    /// Creates a lifecycle that is idle.
    public init() {}

    /// Why the last presentation was dismissed. Nil before the first dismissal and during a presentation.
    var reason: DismissReason? {
        switch phase {
        case .hidden(let reason): reason
        case .shown, .leaving: nil
        }
    }

    /// Whether the overlay is presented and no dismissal has begun.
    public var isOpen: Bool {
        switch phase {
        case .shown: true
        case .hidden, .leaving: false
        }
    }

    /// Whether a dismissal is in progress.
    public var isLeaving: Bool {
        switch phase {
        case .leaving: true
        case .hidden, .shown: false
        }
    }

    /// Begins a presentation. One that is in progress ends first, as `replaced` unless it has a reason.
    public func begin() {
        leave(for: .replaced)
        finish()
        phase = .shown
    }

    /// Starts the countdown of `autoDismissDelay` after the presentation animation. Does nothing if it has started or
    /// if nothing is presented.
    public func arrive(in overlay: some Overlay) {
        if case .hidden = phase { return }
        guard timeOut == nil else { return }
        timeOut = { [weak overlay] in overlay?.end(for: .timeOut, animated: true) }
        countDown()
    }

    private func countDown() {
        deadline = nil
        guard isOpen, let closesAfter, let timeOut else { return }
        deadline = OverlayTimer(after: closesAfter, timeOut)
    }

    /// Records why the overlay is being dismissed. Returns false, changing nothing, if nothing is presented or another
    /// reason came first.
    @discardableResult
    public func leave(for reason: DismissReason) -> Bool {
        switch phase {
        case .shown:
            phase = .leaving(reason)
            deadline = nil
            onLeave?(reason)
            return true
        case .hidden, .leaving:
            return false
        }
    }

    /// Returns to the presented state without a reason, as when the user catches a sheet during its dismissal.
    ///
    /// The countdown of `autoDismissDelay` starts anew. Does nothing unless a dismissal is in progress.
    public func stay() {
        switch phase {
        case .leaving:
            phase = .shown
            countDown()
        case .hidden, .shown: return
        }
    }

    /// Ends the presentation after the overlay has left the screen: calls `inform` (the delegate), then `onDismiss`,
    /// then resumes the waiting tasks.
    ///
    /// A presentation without a reason ends as `code`. Does nothing if nothing is presented.
    public func finish(informing inform: (DismissReason) -> Void = { _ in }) {
        let reason: DismissReason
        switch phase {
        case .hidden: return
        case .shown: reason = .code
        case .leaving(let first): reason = first
        }
        phase = .hidden(after: reason)
        (timeOut, deadline) = (nil, nil)
        let (told, continuations) = (onDismiss, waiting.values)
        waiting = [:]
        inform(reason)
        told?(reason)
        for continuation in continuations { continuation.resume(returning: reason) }
    }

    /// Waits for the current presentation to end. `close` runs if the waiting task is canceled first.
    func wait(closing close: @escaping @MainActor @Sendable () -> Void) async -> DismissReason {
        if case .hidden(let reason) = phase { return reason ?? .cancelled }
        tickets += 1
        let ticket = tickets
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiting[ticket] = $0 }
        } onCancel: {
            Task { @MainActor in
                if self.waiting[ticket] != nil { close() }
            }
        }
    }
}
