import UIKit

extension UIPopoverArrowDirection {
    /// For a trace: one direction, or none.
    var word: String {
        switch self {
        case .up: "up"
        case .down: "down"
        case .left: "left"
        case .right: "right"
        default: "none"
        }
    }
}
