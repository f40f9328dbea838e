import UIKit

/// The metrics of ready-made dialogs. Points.
enum ReadyMadeMetrics {
    static let cornerRadius: CGFloat = 14
    /// The minimum distance around a dialog.
    static let margins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    /// The width of a dialog, by default and at accessibility text sizes.
    static let width: CGFloat = 270
    static let accessibilityWidth: CGFloat = 310
    /// The minimum height of a button and of a row.
    static let buttonHeight: CGFloat = 48
    static let rowHeight: CGFloat = 48
    /// Around title and body.
    static let padding = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    static let gap: CGFloat = 8
    /// Horizontally and vertically around a button's title.
    static let buttonPadding: CGFloat = 12
    /// The maximum fraction of the height above the buttons for a title that is pinned above scrolling rows.
    static let maximumTitleFraction: CGFloat = 0.5
    /// The maximum fraction of a dialog's height for the buttons if the content does not fit.
    static let maximumButtonsFraction: CGFloat = 0.5
}
