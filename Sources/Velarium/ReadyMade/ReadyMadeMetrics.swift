import UIKit

/// The metrics of ready-made dialogs, which are those of the system's alerts. Points.
enum ReadyMadeMetrics {
    static let cornerRadius: CGFloat = 14
    /// The minimum distance around a dialog.
    static let margins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    /// The width of a dialog, by default and at accessibility text sizes.
    static let width: CGFloat = 270
    static let accessibilityWidth: CGFloat = 310
    /// The minimum height of a button below its separator, and of a row.
    static let buttonHeight: CGFloat = 44
    static let rowHeight: CGFloat = 44
    /// Around title and body.
    static let padding = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    /// Between the title and a message, and between the title and rows.
    static let messageGap: CGFloat = 2
    static let rowsGap: CGFloat = 8
    /// Above and below the title of a button or row that is higher than the minimum; on the sides of a button's title.
    static let buttonPadding: CGFloat = 11
    static let buttonInset: CGFloat = 8
    /// The maximum fraction of the height above the buttons for a title that is pinned above scrolling rows.
    static let maximumTitleFraction: CGFloat = 0.5
    /// The maximum fraction of a dialog's height for the buttons if the content does not fit.
    static let maximumButtonsFraction: CGFloat = 0.5
}
