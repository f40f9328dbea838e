import Foundation

/// An overlay that is presented and dismissed exactly once per presentation, with one reason.
///
///     present(sheet, animated: true)
///     let reason = await sheet.dismissal()
///     log("The sheet was closed: \(reason)")
///
/// After the overlay has left the screen, the calls are, in this order: its delegate, if the kind has one; `onDismiss`;
/// every task that awaits `dismissal()`.
@preconcurrency @MainActor public protocol Overlay: AnyObject {
    /// The lifecycle of the overlay's presentations.
    var lifecycle: OverlayLifecycle { get }

    /// Dismisses the overlay. The delegate is notified but cannot refuse.
    ///
    /// Does nothing while the overlay is not presented or is already being dismissed: the first reason counts.
    func dismiss(for reason: DismissReason, animated: Bool)
}

extension Overlay {
    /// Called once per presentation after the overlay is dismissed, after the delegate. Default nil.
    ///
    /// The closure is retained: do not capture the overlay strongly.
    public var onDismiss: (@MainActor (DismissReason) -> Void)? {
        get { lifecycle.onDismiss }
        set { lifecycle.onDismiss = newValue }
    }

    /// The time after which the overlay is dismissed as `timeOut`, in seconds. Default nil: never.
    ///
    /// It counts from the end of the presentation animation, or from now if that is over. The delegate cannot refuse.
    /// Negative and non-finite values count as nil and are reported to `OverlayDiagnostics`.
    public var autoDismissDelay: TimeInterval? {
        get { lifecycle.autoDismissDelay }
        set { lifecycle.autoDismissDelay = newValue }
    }

    /// Why the last presentation was dismissed. Nil before the first dismissal and while the overlay is presented.
    public var dismissReason: DismissReason? { lifecycle.dismissReason }

    /// Waits until the overlay is dismissed and returns the reason. Canceling the task dismisses the overlay, animated,
    /// as `cancelled`.
    ///
    /// If nothing is presented, returns the last reason at once, or `cancelled` if there is none. The overlay is
    /// retained while a task waits.
    public func dismissal() async -> DismissReason {
        await lifecycle.waitForDismissal { [weak self] in self?.dismiss(for: .cancelled, animated: true) }
    }

    /// The events of one presentation, for a task: of the current one from now on, or of the next one.
    ///
    ///     Task {
    ///         for await event in sheet.events { log(event) }
    ///     }
    ///
    /// The sequence ends after `didDismiss`, or when the overlay is deallocated. Every access returns a new sequence.
    /// The sequence does not retain the overlay.
    public var events: AsyncStream<OverlayEvent> { lifecycle.observers.makeStream() }
}
