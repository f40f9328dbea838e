import Foundation

/// The rows of the wheels of a date picker: which value each row has, and which date a selected row gives.
package struct DateWheelValues: Equatable {
    var rules: DateRules
    /// The first day of the wheel of days, at its start.
    var firstDay: Date

    /// How often the values of a wheel without ends are repeated.
    private static let repetitions = 200
    /// The number of days on a wheel of days; half of them are before the picker's date.
    package static let dayCount = 20_000
    private static let yearCount = 9_999
    private static let hourCount = 24

    private var calendar: Calendar { rules.calendar }

    /// Rules with a wheel of days around `date`.
    package init(rules: DateRules, around date: Date) {
        self.rules = rules
        let start = rules.calendar.startOfDay(for: date)
        firstDay = rules.calendar.date(byAdding: .day, value: -DateWheelValues.dayCount / 2, to: start) ?? start
    }

    // MARK: Rows

    /// The number of different values.
    package func valueCount(of unit: DateUnit) -> Int {
        switch unit {
        case .year: DateWheelValues.yearCount
        case .month: calendar.maximumRange(of: .month)?.count ?? 12
        case .day: calendar.maximumRange(of: .day)?.count ?? 31
        case .date: DateWheelValues.dayCount
        case .hour, .countedHours: DateWheelValues.hourCount
        case .minute, .countedMinutes: 60 / rules.minuteInterval
        case .dayPeriod: 2
        }
    }

    private func isRepeated(_ unit: DateUnit) -> Bool {
        switch unit {
        case .month, .day, .hour, .minute, .countedMinutes: true
        case .year, .date, .dayPeriod, .countedHours: false
        }
    }

    /// The number of rows.
    func rowCount(of unit: DateUnit) -> Int {
        valueCount(of: unit) * (isRepeated(unit) ? DateWheelValues.repetitions : 1)
    }

    /// The value of a row: a year, a month or day from 1, an hour or minute, or an index from 0.
    package func value(ofRow row: Int, _ unit: DateUnit) -> Int {
        let index = row % valueCount(of: unit)
        switch unit {
        case .year, .month, .day: return index + 1
        case .minute, .countedMinutes: return index * rules.minuteInterval
        case .date, .hour, .dayPeriod, .countedHours: return index
        }
    }

    /// The row with `value` that is nearest to `row`; near the middle of the wheel for nil.
    package func row(ofValue value: Int, _ unit: DateUnit, near row: Int?) -> Int {
        let count = valueCount(of: unit)
        let index: Int
        switch unit {
        case .year, .month, .day: index = value - 1
        case .minute, .countedMinutes: index = value / rules.minuteInterval
        case .date, .hour, .dayPeriod, .countedHours: index = value
        }
        let first = min(max(index, 0), count - 1)
        guard isRepeated(unit) else { return first }
        let middle = row ?? DateWheelValues.repetitions / 2 * count
        let base = middle - middle % count + first
        let candidates = [base - count, base, base + count].filter { $0 >= 0 && $0 < rowCount(of: unit) }
        return candidates.min { abs($0 - middle) < abs($1 - middle) } ?? first
    }

    // MARK: Dates

    /// The value of `unit` in `date`.
    package func value(of unit: DateUnit, in date: Date) -> Int {
        switch unit {
        case .year: calendar.component(.year, from: date)
        case .month: calendar.component(.month, from: date)
        case .day: calendar.component(.day, from: date)
        case .date: calendar.dateComponents([.day], from: firstDay, to: calendar.startOfDay(for: date)).day ?? 0
        case .hour: calendar.component(.hour, from: date)
        case .minute: calendar.component(.minute, from: date)
        case .dayPeriod: calendar.component(.hour, from: date) / 12
        case .countedHours, .countedMinutes: 0
        }
    }

    /// The day at a value of the wheel of days.
    package func day(at value: Int) -> Date { calendar.date(byAdding: .day, value: value, to: firstDay) ?? firstDay }

    /// `date` with another value of one unit, before the limits apply. A day that the month does not have becomes its
    /// last one.
    package func date(_ date: Date, setting unit: DateUnit, to value: Int) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        switch unit {
        case .year: parts.year = value
        case .month: parts.month = value
        case .day: parts.day = value
        case .date: return minutes(of: rules.date(date, onDayOf: day(at: value)))
        case .hour: parts.hour = value
        case .minute: parts.minute = value
        case .dayPeriod: parts.hour = (parts.hour ?? 0) % 12 + value * 12
        case .countedHours, .countedMinutes: return date
        }
        let isTime = unit == .hour || unit == .minute || unit == .dayPeriod
        if !isTime {
            let time = calendar.dateComponents([.second, .nanosecond], from: date)
            (parts.second, parts.nanosecond) = (time.second, time.nanosecond)
            parts.day = min(parts.day ?? 1, dayCount(ofMonth: parts))
        }
        return rules.date(from: parts, current: date) ?? date
    }

    private func minutes(of date: Date) -> Date { calendar.dateInterval(of: .minute, for: date)?.start ?? date }

    private func dayCount(ofMonth parts: DateComponents) -> Int {
        var first = DateComponents()
        (first.era, first.year, first.month, first.day) = (parts.era, parts.year, parts.month, 1)
        return calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31
    }

    // MARK: Availability

    /// Whether a value can be selected while the other wheels show `date`.
    package func isAvailable(_ value: Int, of unit: DateUnit, with date: Date) -> Bool {
        switch unit {
        case .countedHours, .countedMinutes: return true
        case .day:
            let month = calendar.dateComponents([.era, .year, .month], from: date)
            guard value <= dayCount(ofMonth: month) else { return false }
        case .hour, .minute:
            guard self.value(of: unit, in: self.date(date, setting: unit, to: value)) == value else { return false }
        case .year, .month, .date, .dayPeriod: break
        }
        guard let span = span(of: self.date(date, setting: unit, to: value), unit) else { return true }
        return rules.allows(span)
    }

    /// The time from the beginning to the end of a unit.
    private func span(of date: Date, _ unit: DateUnit) -> DateInterval? {
        switch unit {
        case .year: calendar.dateInterval(of: .year, for: date)
        case .month: calendar.dateInterval(of: .month, for: date)
        case .day, .date: calendar.dateInterval(of: .day, for: date)
        case .hour: calendar.dateInterval(of: .hour, for: date)
        case .minute: DateInterval(start: date, duration: 1)
        case .dayPeriod: halfDay(of: date)
        case .countedHours, .countedMinutes: nil
        }
    }

    private func halfDay(of date: Date) -> DateInterval? {
        guard let day = calendar.dateInterval(of: .day, for: date),
            let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: date)
        else { return nil }
        return date < noon ? DateInterval(start: day.start, end: noon) : DateInterval(start: noon, end: day.end)
    }
}
