import Foundation

/// The dates that a date picker can have, and how their parts become dates.
package struct DateRules: Equatable {
    /// With the locale and the time zone of the picker.
    var calendar: Calendar
    var minimum: Date?
    var maximum: Date?
    /// From 1 to 30; divides 60.
    var minuteInterval: Int

    package init(calendar: Calendar, minimum: Date? = nil, maximum: Date? = nil, minuteInterval: Int = 1) {
        self.calendar = calendar
        self.minimum = minimum
        self.maximum = maximum
        self.minuteInterval = minuteInterval
    }

    /// The limits; nil where there is none. Both are ignored when the minimum is later than the maximum.
    private var limits: (low: Date?, high: Date?) {
        if let minimum, let maximum, minimum > maximum { return (nil, nil) }
        return (minimum, maximum)
    }

    /// The nearest date within the limits.
    package func limited(_ date: Date) -> Date {
        let (low, high) = limits
        if let low, date < low { return low }
        if let high, date > high { return high }
        return date
    }

    /// Whether a part of `interval` is within the limits.
    package func allows(_ interval: DateInterval) -> Bool {
        let (low, high) = limits
        if let low, interval.end <= low { return false }
        if let high, interval.start > high { return false }
        return true
    }

    func allows(_ date: Date) -> Bool { limited(date) == date }

    /// The time at or before `date` whose minutes are a multiple of the interval.
    package func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1 else { return date }
        let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
        let beyond = (parts.minute ?? 0) % minuteInterval
        guard beyond > 0 else { return date }
        let seconds = Double(beyond * 60 + (parts.second ?? 0)) + Double(parts.nanosecond ?? 0) / 1_000_000_000
        return date.addingTimeInterval(-seconds)
    }

    /// The date with `parts`. In an hour that is skipped, the time after it. In an hour that occurs twice, the
    /// occurrence with the offset of `current`.
    package func date(from parts: DateComponents, current: Date) -> Date? {
        guard let date = calendar.date(from: parts) else { return nil }
        let zone = calendar.timeZone
        let shift = zone.secondsFromGMT(for: date) - zone.secondsFromGMT(for: current)
        guard shift != 0 else { return date }
        let other = date.addingTimeInterval(TimeInterval(shift))
        guard zone.secondsFromGMT(for: other) == zone.secondsFromGMT(for: current) else { return date }
        let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]
        let isSame = calendar.dateComponents(units, from: date) == calendar.dateComponents(units, from: other)
        return isSame ? other : date
    }

    /// `date` with the day of `day`, at its own time of day.
    package func date(_ date: Date, onDayOf day: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        parts.nanosecond = time.nanosecond
        return self.date(from: parts, current: date) ?? date
    }
}
