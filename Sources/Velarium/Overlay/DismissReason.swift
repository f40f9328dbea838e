/// Why an overlay was dismissed.
///
///     dialog.onDismiss = { reason in
///         if reason.isByUser { log("The user has closed the dialog.") }
///     }
public enum DismissReason: String, CaseIterable, Sendable {
    /// The user tapped outside the overlay.
    case outsideTap
    /// The user dragged or flicked the overlay away.
    case swipe
    /// The user pressed the Escape key or performed the accessibility escape gesture.
    case escape
    /// The user chose a button or row of the overlay.
    case action
    /// The app dismissed the overlay, or removed it without giving a reason.
    case code
    /// Another overlay replaced it.
    case replaced
    /// The view that it was attached to left its window, or the anchor that it followed is out of sight.
    case anchorLost
    /// Its scene was disconnected.
    case sceneClosed
    /// `Overlay.autoDismissDelay` elapsed.
    case timeOut
    /// The task that awaited `Overlay.dismissal()` was canceled.
    case cancelled

    /// Whether the user closed the overlay without choosing anything: by an outside tap, a swipe or Escape.
    public var isByUser: Bool {
        switch self {
        case .outsideTap, .swipe, .escape: true
        case .action, .code, .replaced, .anchorLost, .sceneClosed, .timeOut, .cancelled: false
        }
    }
}
