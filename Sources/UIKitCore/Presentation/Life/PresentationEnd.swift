/// Why a presentation ended.
package enum PresentationEnd: String, Sendable {
    case outsideTap, swipe, escape, action, code, replaced, anchorLost, sceneClosed, timeOut, cancelled

    /// Whether the person closed it, by a way that the delegate is asked about and told of.
    var isByPerson: Bool {
        switch self {
        case .outsideTap, .swipe, .escape: true
        case .action, .code, .replaced, .anchorLost, .sceneClosed, .timeOut, .cancelled: false
        }
    }
}
