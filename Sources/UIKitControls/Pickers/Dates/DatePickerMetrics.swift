import UIKitCore

/// Metrics of date pickers (Docs/Numbers.md). Points, and seconds; inferred, except for the sizes of the styles.
enum DatePickerMetrics {
    /// The size of wheels in compact height.
    static let compactWheelsHeight: CGFloat = 162
    static let unitFontSize: CGFloat = 17
    /// From the middle of a counted number to its unit.
    static let unitGap: CGFloat = 20
    static let countedWidth: CGFloat = 130
    /// What a wheel is wider than its longest title.
    static let titleRoom: CGFloat = 22
    /// How many days are measured for the width of the wheel of days.
    static let sampledDays = 60
    /// A wheel of days begins anew this many days before its ends.
    static let dayWheelMargin = 400

    // MARK: Compact

    static let chipHeight: CGFloat = 34
    /// What a chip is at least higher than its text.
    static let chipTextMargin: CGFloat = 12
    static let chipPadding: CGFloat = 11
    static let chipRadius: CGFloat = 6
    static let chipGap: CGFloat = 6

    // MARK: Inline

    static let inlineWidth: CGFloat = 320
    static let headerHeight: CGFloat = 44
    static let weekdayHeight: CGFloat = 24
    static let dayHeight: CGFloat = 44
    static let dayCircle: CGFloat = 42
    static let bottomPadding: CGFloat = 13
    static let timeRowHeight: CGFloat = 52
    static let sideInset: CGFloat = 16
    static let gridInset: CGFloat = 8
    static let headerFontSize: CGFloat = 17
    static let weekdayFontSize: CGFloat = 13
    static let dayFontSize: CGFloat = 20
    static let selectedDayFontSize: CGFloat = 22
    static let selectedFillAlpha: CGFloat = 0.12
    static let pageDuration: Seconds = 0.3
    /// The distance of a drag that turns a page, as a part of the width.
    static let pageFraction: CGFloat = 0.3

    // MARK: Overlay

    static let overlayMargin: CGFloat = 12
    static let overlayGap: CGFloat = 6
    static let overlayRadius: CGFloat = 13
    static let overlayPadding: CGFloat = 8
    static let overlayStartScale: CGFloat = 0.6
    static let overlayDuration: Seconds = 0.3
    static let timeOverlayWidth: CGFloat = 220
}
