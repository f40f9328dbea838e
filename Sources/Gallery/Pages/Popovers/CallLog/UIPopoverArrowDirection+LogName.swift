import UIKit

extension UIPopoverArrowDirection {
    /// The direction as text for a log.
    var logName: String {
        switch self {
        case .up: "up"
        case .down: "down"
        case .left: "left"
        case .right: "right"
        default: "none"
        }
    }
}
