/// Why a showing of an overlay ended.
public enum DismissReason: String, CaseIterable, Sendable {
    /// A tap beside the overlay.
    case outsideTap
    /// A drag or flick away.
    case swipe
    /// The Escape key, or the escape gesture of assistive technology.
    case escape
    /// A button or row of the overlay itself.
    case action
    /// The app's own call, or whatever else has taken it off the screen without a reason.
    case code
    /// Another overlay took its place.
    case replaced
    /// What it pointed at, or lay in, has left the window.
    case anchorLost
    /// Its scene was closed.
    case sceneClosed
    /// The time it was given had passed.
    case timeOut
    /// The task that waited for it was cancelled.
    case cancelled

    /// Whether a person closed it without choosing anything: an outside tap, a swipe or Escape.
    public var isByPerson: Bool {
        switch self {
        case .outsideTap, .swipe, .escape: true
        case .action, .code, .replaced, .anchorLost, .sceneClosed, .timeOut, .cancelled: false
        }
    }
}
