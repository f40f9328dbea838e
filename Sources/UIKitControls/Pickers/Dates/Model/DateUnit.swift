import Foundation

/// What one wheel of a date picker turns.
package enum DateUnit: Hashable, CaseIterable {
    case year, month, day
    /// A day of any month and year, by its distance from the wheel's first day.
    case date
    /// From 0 to 23, also where the locale counts to 12.
    case hour
    case minute
    /// 0 for the hours before noon, 1 for those after it.
    case dayPeriod
    case countedHours, countedMinutes
}

/// The order of the wheels of a date picker, as its locale writes dates and times.
package struct DateUnitOrder: Equatable {
    package let units: [DateUnit]
    /// Whether hours are counted to 24.
    package let has24Hours: Bool

    package init(mode: UIDatePicker.Mode, locale: Locale) {
        let time = DateUnitOrder.pattern("jmm", locale)
        has24Hours = !time.contains("a") && !time.contains("b") && !time.contains("B")
        switch mode {
        case .time: units = DateUnitOrder.timeUnits(time, locale)
        case .date: units = DateUnitOrder.dateUnits(DateUnitOrder.pattern("yMMMMd", locale))
        case .dateAndTime: units = [.date] + DateUnitOrder.timeUnits(time, locale)
        case .countDownTimer: units = [.countedHours, .countedMinutes]
        case .yearAndMonth: units = DateUnitOrder.dateUnits(DateUnitOrder.pattern("yMMMM", locale))
        }
    }

    private static func pattern(_ template: String, _ locale: Locale) -> String {
        let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        // Text in quotation marks is literal.
        return pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
    }

    private static func dateUnits(_ pattern: String) -> [DateUnit] {
        let letters: [Character: DateUnit] = ["y": .year, "M": .month, "L": .month, "d": .day]
        return unique(pattern.compactMap { letters[$0] })
    }

    /// Hours stay on the left of minutes in languages written from right to left, as their digits do.
    private static func timeUnits(_ pattern: String, _ locale: Locale) -> [DateUnit] {
        let letters: [Character: DateUnit] = [
            "h": .hour, "H": .hour, "k": .hour, "K": .hour, "m": .minute, "a": .dayPeriod, "b": .dayPeriod,
            "B": .dayPeriod,
        ]
        var units = unique(pattern.compactMap { letters[$0] })
        let isRightToLeft = locale.language.characterDirection == .rightToLeft
        if isRightToLeft, let hour = units.firstIndex(of: .hour), let minute = units.firstIndex(of: .minute) {
            units.swapAt(hour, minute)
        }
        return units
    }

    private static func unique(_ units: [DateUnit]) -> [DateUnit] {
        units.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
