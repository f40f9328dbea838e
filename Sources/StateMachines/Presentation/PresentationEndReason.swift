/// The reason why a presentation ended. Raw values appear in dumps, scripts and traces.
package enum PresentationEndReason: String, Sendable {
    /// A tap outside, or on the bar item that the popover points at.
    case outsideTap, barItemTap
    /// A tap on the grabber of a sheet with a single detent.
    case grabber
    /// The other reasons; `code` is a call of `dismiss` by the app.
    case swipe, escape, action, code, replaced, anchorLost, sceneClosed, timeOut, cancelled

    /// Whether the user dismissed it in a way that the delegate is asked about and notified of.
    package var isByUser: Bool {
        switch self {
        case .outsideTap, .barItemTap, .grabber, .swipe, .escape: true
        case .action, .code, .replaced, .anchorLost, .sceneClosed, .timeOut, .cancelled: false
        }
    }
}
