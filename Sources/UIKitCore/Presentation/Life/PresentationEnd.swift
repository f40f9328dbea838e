/// Why a presentation ended.
package enum PresentationEnd: String, Sendable {
    /// A tap outside of it, or on the very bar item that it points at.
    case outsideTap, barItemTap
    case swipe, escape, action, code, replaced, anchorLost, sceneClosed, timeOut, cancelled

    /// Whether the person closed it, by a way that the delegate is asked about and told of.
    var isByPerson: Bool {
        switch self {
        case .outsideTap, .barItemTap, .swipe, .escape: true
        case .action, .code, .replaced, .anchorLost, .sceneClosed, .timeOut, .cancelled: false
        }
    }
}
