import UIKitCore

extension UIAlertController {
    /// How an alert is shown.
    public enum Style: Int, Sendable {
        /// From the bottom of the screen; on a pad in a popover. In the middle of the screen.
        case actionSheet, alert
    }
}

/// How important an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
    /// An ordinary alert; one about something critical.
    case `default`, critical
}
