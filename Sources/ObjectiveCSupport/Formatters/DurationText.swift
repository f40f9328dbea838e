import Foundation

/// A unit of a duration, the largest first.
enum DurationUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var flag: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    func count(in components: DateComponents) -> Int { components.value(for: component) ?? 0 }

    /// The unit with one letter or two, shortened, and whole; both for one.
    fileprivate var names: (letter: String, short: String, full: String) {
        switch self {
        case .year: ("y", "yr", "year")
        case .month: ("mo", "mth", "month")
        case .week: ("w", "wk", "week")
        case .day: ("d", "day", "day")
        case .hour: ("h", "hr", "hour")
        case .minute: ("m", "min", "minute")
        case .second: ("s", "sec", "second")
        }
    }
}

/// Writes the units of a duration.
struct DurationText {
    let style: DateComponentsFormatter.UnitsStyle
    /// Whether the first number of the positional style has two digits.
    let isPadded: Bool

    func string(of values: [(unit: DurationUnit, count: Int)]) -> String {
        switch style {
        case .positional:
            values.enumerated().map { index, value in
                let digits = String(value.count)
                return (index > 0 || isPadded) && digits.count < 2 ? "0" + digits : digits
            }.joined(separator: ":")
        case .abbreviated: values.map { "\($0.count)\($0.unit.names.letter)" }.joined(separator: " ")
        case .brief: values.map { "\($0.count)\(shortName($0))" }.joined(separator: " ")
        case .short: values.map { "\($0.count) \(shortName($0))" }.joined(separator: ", ")
        case .full: values.map { "\($0.count) \(fullName($0))" }.joined(separator: ", ")
        case .spellOut: values.map { "\(spelled($0.count)) \(fullName($0))" }.joined(separator: ", ")
        }
    }

    private func shortName(_ value: (unit: DurationUnit, count: Int)) -> String {
        let isPlural = value.count != 1 && [.year, .month, .week, .day].contains(value.unit)
        return value.unit.names.short + (isPlural ? "s" : "")
    }

    private func fullName(_ value: (unit: DurationUnit, count: Int)) -> String {
        value.unit.names.full + (value.count == 1 ? "" : "s")
    }

    private func spelled(_ count: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: count)) ?? String(count)
    }
}
