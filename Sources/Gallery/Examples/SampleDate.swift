import Foundation

/// Dates of the gallery's content. They do not depend on the day on which it runs, and agree with each other and with the
/// date in the status bar of a tablet.
enum SampleDate {
    /// Thursday, May 14, 2026, 9:41.
    static let now = may(14, 9, 41)

    /// A time in May 2026.
    static func may(_ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        DateComponents(
            calendar: Calendar(identifier: .gregorian), year: 2026, month: 5, day: day, hour: hour, minute: minute
        ).date!
    }
}
