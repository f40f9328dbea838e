import Foundation

/// What every overlay of this library is: it is shown, and each showing ends exactly once, with one reason.
///
/// The end is told after the overlay has left the screen, in this order: its delegate, if the kind has one; `onDismiss`;
/// every task that waits in `dismissal()`.
@preconcurrency @MainActor public protocol Overlay: AnyObject {
    /// Tells of the end of each showing.
    var ending: OverlayEnding { get }

    /// Takes the overlay off the screen. The delegate cannot refuse, but is told. Nothing happens while it is not shown,
    /// or when it is leaving already: the first reason counts.
    func end(for reason: DismissReason, animated: Bool)
}

extension Overlay {
    /// Called once at the end of each showing, behind the delegate. Default nil. It is kept: hold nothing in it that holds
    /// the overlay.
    public var onDismiss: (@MainActor (DismissReason) -> Void)? {
        get { ending.onDismiss }
        set { ending.onDismiss = newValue }
    }

    /// The seconds after which a showing ends by itself as `timeOut`, which nobody can refuse; counted from when it has come
    /// to rest, or from now when it has. Default nil: never. What is negative or no number counts as nil, and
    /// `OverlayFault` says so.
    public var closesAfter: TimeInterval? {
        get { ending.closesAfter }
        set { ending.closesAfter = newValue }
    }

    /// Why the last showing ended; nil before the first end, and while the overlay is shown.
    public var dismissReason: DismissReason? { ending.reason }

    /// Waits for the end of this showing. Cancelling the task closes the overlay, animated, as `cancelled`.
    ///
    /// Where nothing is shown it returns at once why the last showing ended, or `cancelled` where there was none. The
    /// overlay lives as long as somebody waits.
    public func dismissal() async -> DismissReason {
        await ending.wait { [weak self] in self?.end(for: .cancelled, animated: true) }
    }
}
