import UIKit

/// The metrics of ready-made dialogs, which are those of the system's alerts. Points.
@MainActor enum ReadyMadeMetrics {
    /// Alerts look a little different up to iOS 12.
    private static var isBeforeSystem13: Bool {
        UIDevice.current.systemVersion.compare("13", options: .numeric) == .orderedAscending
    }

    static var cornerRadius: CGFloat { isBeforeSystem13 ? 13 : 14 }
    /// The dimming of the page behind.
    static let dimming = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    /// The minimum distance around a dialog.
    static let margins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    /// The width of a dialog, by default and at accessibility text sizes.
    static let width: CGFloat = 270
    static let accessibilityWidth: CGFloat = 310
    /// The minimum height of a row. That of a button is the theme's.
    static let rowHeight: CGFloat = 44
    /// Around title and body.
    static let padding = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    /// Between the title and a message, and between the title and rows.
    static var messageGap: CGFloat { isBeforeSystem13 ? 3 : 2 }
    static let rowsGap: CGFloat = 8
    /// Above and below the title of a button or row that is higher than the minimum; on the sides of a button's title.
    static let buttonPadding: CGFloat = 11
    static let buttonInset: CGFloat = 8
    /// The least fraction of its font size to which a title that is too wide for its button shrinks.
    static let minimumTitleScale: CGFloat = 0.6
    /// The maximum fraction of the height above the buttons for a title that is pinned above scrolling rows.
    static let maximumTitleFraction: CGFloat = 0.5
    /// The maximum fraction of a dialog's height for the buttons if the content does not fit.
    static let maximumButtonsFraction: CGFloat = 0.5
    /// A higher text is drawn in parts, each with this much above and below what is visible, as in alerts.
    static let maximumDrawnTextHeight: CGFloat = 1200
    static let drawnTextMargin: CGFloat = 200
    /// The point size of a checkmark at the default text size, the largest one, and the room between it and the name.
    static let checkmarkSize: CGFloat = 17
    static let maximumCheckmarkSize: CGFloat = 30
    static let checkmarkGap: CGFloat = 11
    /// A star of a rating at the default text size, the least room between two, and the width of its line.
    static let starSize: CGFloat = 30
    static let starGap: CGFloat = 4
    static let starLineWidth: CGFloat = 1.5
    /// The distance of a star's inner corners from its center, as a fraction of that of its points.
    static let starInnerRadius: CGFloat = 0.45
    /// Seconds in which a dialog takes the size of a body that has changed (chosen by us).
    static let resizingDuration: TimeInterval = 0.2
    /// Between the parts of a body: a message and what follows, two fields.
    static let partGap: CGFloat = 12
    /// Between a field and its label above, or the message below it.
    static let fieldGap: CGFloat = 4
    /// The minimum height of a text field, its corners, and the room on the sides of its text.
    static let fieldHeight: CGFloat = 44
    static let fieldCornerRadius: CGFloat = 8
    static let fieldInset: CGFloat = 10
    /// How long work may take before a progress dialog appears, and how long that stays at least. Seconds (chosen by us).
    static let progressDelay: TimeInterval = 0.5
    static let progressMinimumDuration: TimeInterval = 0.5
    /// The boxes of a code: their maximum height, the room between two, and a dot's radius as a fraction of a box.
    static let codeBoxHeight: CGFloat = 44
    static let codeBoxGap: CGFloat = 6
    static let codeDotFraction: CGFloat = 0.16
    static let maximumCodeLength = 8
    /// The keys of a number pad: the minimum height, the room between two, and an image's fraction of the shorter side.
    static let padKeyHeight: CGFloat = 46
    static let padGap: CGFloat = 6
    static let padImageFraction: CGFloat = 0.5
    /// How a wrong code shakes: offsets in points, and the duration of all of them in seconds (chosen by us).
    static let shakeOffsets: [CGFloat] = [-10, 9, -7, 5, -2, 0]
    static let shakeDuration: TimeInterval = 0.4
    /// The maximum number of stars in a rating.
    static let maximumStars = 10
}
