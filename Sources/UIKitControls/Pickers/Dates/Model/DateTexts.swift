import Foundation
import UIKitCore

/// The texts of a date picker, in its locale, calendar and time zone.
@MainActor final class DateTexts {
    let calendar: Calendar
    private let locale: Locale
    private var formatters: [String: DateFormatter] = [:]

    init(_ calendar: Calendar) {
        self.calendar = calendar
        locale = calendar.locale ?? .current
    }

    private func text(_ date: Date, _ key: String, _ configure: (DateFormatter) -> Void) -> String {
        if let known = formatters[key] { return known.string(from: date) }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        configure(formatter)
        formatters[key] = formatter
        return formatter.string(from: date)
    }

    /// The date in a pattern, or in the locale's pattern for a template.
    private func text(_ date: Date, pattern: String) -> String { text(date, pattern) { $0.dateFormat = pattern } }

    private func text(_ date: Date, template: String) -> String {
        text(date, "template \(template)") { $0.setLocalizedDateFormatFromTemplate(template) }
    }

    /// For example "Nov 23, 2026".
    func mediumDate(_ date: Date) -> String {
        text(date, "medium") { ($0.dateStyle, $0.timeStyle) = (.medium, .none) }
    }

    /// For example "9:41 AM".
    func shortTime(_ date: Date) -> String {
        text(date, "short") { ($0.dateStyle, $0.timeStyle) = (.none, .short) }
    }

    /// For example "November 2026".
    func monthAndYear(_ date: Date) -> String { text(date, template: "yMMMM") }

    /// For example "Monday, November 23".
    func spokenDay(_ date: Date) -> String { text(date, template: "EEEEMMMMd") }

    /// The number of a day of the month, in the locale's digits.
    func dayNumber(_ date: Date) -> String { text(date, pattern: "d") }

    /// The title of a row.
    func title(ofValue value: Int, _ unit: DateUnit, has24Hours: Bool, values: DateWheelValues) -> String {
        switch unit {
        case .year: return text(sample(year: value), template: "y")
        case .month:
            let names = calendar.standaloneMonthSymbols
            return names.indices.contains(value - 1) ? names[value - 1] : number(value)
        case .day: return text(sample(day: value), template: "d")
        case .date:
            let day = values.day(at: value)
            if calendar.isDateInToday(day) { return SystemText.today.localized }
            return text(day, template: "EEEMMMd").filter { $0 != "," && $0 != "،" }
        case .hour: return text(sample(hour: value), pattern: has24Hours ? "HH" : "h")
        case .minute: return text(sample(minute: value), pattern: "mm")
        case .dayPeriod: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
        case .countedHours, .countedMinutes: return number(value)
        }
    }

    private func number(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    /// A date with these parts, in a month of 31 days without a change of the clock.
    private func sample(year: Int = 2001, day: Int = 1, hour: Int = 12, minute: Int = 0) -> Date {
        var parts = DateComponents()
        (parts.year, parts.month, parts.day, parts.hour, parts.minute) = (year, 1, day, hour, minute)
        return calendar.date(from: parts) ?? Date(timeIntervalSinceReferenceDate: 0)
    }
}
