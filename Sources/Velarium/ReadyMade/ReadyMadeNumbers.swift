import UIKit

/// The figures of the ready-made dialogs. Points and seconds.
enum ReadyMadeNumbers {
    static let cornerRadius: CGFloat = 14
    /// What stays free around a dialog.
    static let margins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    /// The width of a dialog, and at accessibility text sizes.
    static let width: CGFloat = 270
    static let accessibilityWidth: CGFloat = 310
    /// The least height of a button, and of a row of choices.
    static let buttonHeight: CGFloat = 48
    static let rowHeight: CGFloat = 48
    /// Around title and body.
    static let padding = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    static let gap: CGFloat = 8
    /// On both sides of a button's title.
    static let buttonPadding: CGFloat = 12
    /// The part of the height above the buttons that a title takes at most where it stays above rows that scroll.
    static let titleShare: CGFloat = 0.5
    /// The part of a dialog's height that pinned buttons take at most, when not all of it fits.
    static let buttonsShare: CGFloat = 0.5
}
