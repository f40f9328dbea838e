import Foundation

/// The ends of an overlay's showings. The first reason that is given counts; it is told once, when the overlay is gone.
///
///     hidden ─▶ shown ⇄ leaving ─▶ hidden
///
/// A kind of overlay has one, and calls `begin` when it comes, `arrive` when it has come to rest, `leave` when it is to go
/// and `finish` when it is gone.
@preconcurrency @MainActor public final class OverlayEnding {
    private enum Phase {
        case hidden(after: DismissReason?)
        case shown
        case leaving(DismissReason)
    }

    private var phase = Phase.hidden(after: nil)
    private var waiting: [Int: CheckedContinuation<DismissReason, Never>] = [:]
    private var tickets = 0

    /// Ends the overlay as `timeOut`; nil until a showing has come to rest.
    private var timeOut: (@MainActor () -> Void)?
    private var deadline: OverlayTimer?

    var onDismiss: (@MainActor (DismissReason) -> Void)?
    /// Hears that a showing is on its way out.
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

    /// Nothing is shown yet.
    public init() {}

    /// Why the last showing ended; nil before the first end, and until a showing is over.
    var reason: DismissReason? {
        switch phase {
        case .hidden(let reason): reason
        case .shown, .leaving: nil
        }
    }

    /// Whether a showing is under way that nothing has ended yet.
    public var isOpen: Bool {
        switch phase {
        case .shown: true
        case .hidden, .leaving: false
        }
    }

    /// Whether it is on its way out.
    public var isLeaving: Bool {
        switch phase {
        case .leaving: true
        case .hidden, .shown: false
        }
    }

    /// A showing begins. One that was under way ends first, as `replaced` unless it had a reason.
    public func begin() {
        leave(for: .replaced)
        finish()
        phase = .shown
    }

    /// The showing has come to rest: the seconds of `closesAfter` begin to count. Nothing happens when they do already, or
    /// nothing is shown.
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

    /// Notes why the showing ends. False, with nothing changed, where none is under way or another reason came first.
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

    /// The way out was given up, as when a person catches a sheet on it: the showing goes on, with no reason, and the
    /// seconds of `closesAfter` count anew. Nothing happens unless it is leaving.
    public func stay() {
        switch phase {
        case .leaving:
            phase = .shown
            countDown()
        case .hidden, .shown: return
        }
    }

    /// The overlay has left the screen: tells `inform` (the delegate), then `onDismiss`, then the tasks. A showing that
    /// nobody gave a reason for was ended by `code`. Nothing happens where none is under way.
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

    /// Waits for the end of the showing under way; `close` runs when the waiting task is cancelled before.
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
