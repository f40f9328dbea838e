import Foundation

/// Calendars and dates of tests.
enum DateFixtures {
    static func calendar(_ zone: String = "Europe/Berlin", locale: String = "en_US") -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        calendar.timeZone = TimeZone(identifier: zone)!
        var ofLocale = Calendar(identifier: .gregorian)
        ofLocale.locale = calendar.locale
        calendar.firstWeekday = ofLocale.firstWeekday
        return calendar
    }

    /// A date written as `2024-02-29 09:41`, optionally with seconds.
    static func date(_ text: String, in calendar: Calendar = calendar()) -> Date {
        let numbers = text.split { "- :".contains($0) }.map { Int($0)! }
        var parts = DateComponents()
        (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
        (parts.hour, parts.minute) = (numbers[3], numbers[4])
        parts.second = numbers.count > 5 ? numbers[5] : 0
        return calendar.date(from: parts)!
    }

    /// The same writing, in the calendar's time zone.
    static func text(_ date: Date, in calendar: Calendar = calendar()) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func two(_ number: Int?) -> String { String("0\(number!)".suffix(2)) }
        return "\(parts.year!)-\(two(parts.month))-\(two(parts.day)) \(two(parts.hour)):\(two(parts.minute))"
    }
}
