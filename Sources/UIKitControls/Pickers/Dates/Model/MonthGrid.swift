import Foundation

/// The days of a month in rows of weeks.
package struct MonthGrid: Equatable {
    let calendar: Calendar
    /// The first day of the month, at its start.
    package let start: Date
    /// How many days of the first row belong to the month before.
    package let leadingBlanks: Int
    package let dayCount: Int

    /// The month of `date`.
    package init(containing date: Date, calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let weekday = calendar.component(.weekday, from: start)
        leadingBlanks = (weekday - calendar.firstWeekday + 7) % 7
        dayCount = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    }

    /// The number of weeks that the month touches.
    package var rowCount: Int { (leadingBlanks + dayCount + 6) / 7 }

    /// The row and the column of a day from 1. The first column is that of the calendar's first weekday.
    package func place(ofDay day: Int) -> (row: Int, column: Int) {
        let index = leadingBlanks + day - 1
        return (index / 7, index % 7)
    }

    /// The start of a day from 1.
    package func date(ofDay day: Int) -> Date { calendar.date(byAdding: .day, value: day - 1, to: start) ?? start }

    /// The day from 1 of `date`; nil in another month.
    package func day(of date: Date) -> Int? {
        calendar.isDate(date, equalTo: start, toGranularity: .month) ? calendar.component(.day, from: date) : nil
    }

    /// The month `count` months later.
    package func adding(months count: Int) -> MonthGrid {
        MonthGrid(containing: calendar.date(byAdding: .month, value: count, to: start) ?? start, calendar: calendar)
    }

    /// The whole month.
    var interval: DateInterval {
        calendar.dateInterval(of: .month, for: start) ?? DateInterval(start: start, duration: 0)
    }

    /// The weekdays' short names in capital letters, as in UIKit's calendar, from the calendar's first weekday on.
    package var weekdayNames: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        let offset = calendar.firstWeekday - 1
        return names.indices.map { names[($0 + offset) % names.count].uppercased(with: calendar.locale) }
    }
}
