import Foundation

/// Writes durations, such as `1:05` or `1 hour, 5 minutes`. The texts are English.
///
/// Foundation on Linux declares such a class as unavailable; this one takes its place.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `1:05:03`
        case positional
        /// `1h 5m 3s`
        case abbreviated
        /// `1 hr, 5 min, 3 sec`
        case short
        /// `1 hour, 5 minutes, 3 seconds`
        case full
        /// `one hour, five minutes, three seconds`
        case spellOut
        /// `1hr 5min 3sec`
        case brief
    }

    /// What becomes of units that are 0.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of the behavior.
        public let rawValue: UInt
        /// The behavior with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The first ones are dropped with the positional style, and all with the others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Those before the first other unit are dropped.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Those between other units are dropped.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Those after the last other unit are dropped.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All are dropped.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All stay; numbers of the positional style have two digits at least.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written. Default `positional`.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be used; empty, the default, for years, months, weeks, days, hours, minutes and seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units that are 0. Default `default`.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that knows how long a month is; nil for the current one. Default: the current one.
    open var calendar: Calendar? = .current
    /// The date from which a duration in seconds is counted; nil, the default, for 2001-01-01.
    open var referenceDate: Date?
    /// How many units are written at most, the largest first; 0, the default, for all.
    open var maximumUnitCount = 0
    /// Whether one unit more than the largest allowed one may be used, which it is not here. Default false.
    open var collapsesLargestUnit = false
    /// Whether the last unit may have a fraction, which it has not here. Default false.
    open var allowsFractionalUnits = false
    /// Whether `About` is written in front. Default false.
    open var includesApproximationPhrase = false
    /// Whether `remaining` is written behind. Default false.
    open var includesTimeRemainingPhrase = false

    /// A duration in seconds. Nil for a number that is not finite.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start + abs(ti).rounded(.down), isNegative: ti <= -1)
    }

    /// The time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let isNegative = endDate < startDate
        return string(from: min(startDate, endDate), to: max(startDate, endDate), isNegative: isNegative)
    }

    /// The units of `components` that are allowed. Larger units than the allowed ones become those.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return (calendar ?? .current).date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// The text of `DateComponents`, or of a number of seconds; nil for other objects.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    /// The text of `components` in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private func string(from start: Date, to end: Date, isNegative: Bool) -> String? {
        let units = DurationUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.flag) }
        guard !units.isEmpty else { return nil }
        var calendar = calendar ?? .current
        // Two days with a change of the clocks between are as long as others.
        if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
        let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        var values = units.map { (unit: $0, count: $0.count(in: components)) }
        values = kept(values)
        if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
        let text = DurationText(style: unitsStyle, isPadded: zeroFormattingBehavior.contains(.pad)).string(of: values)
        return (includesApproximationPhrase ? "About " : "") + (isNegative ? "-" : "") + text
            + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    /// The units that are written; the last one if all are 0.
    private func kept(_ values: [(unit: DurationUnit, count: Int)]) -> [(unit: DurationUnit, count: Int)] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return values }
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = values.firstIndex(where: { $0.count != 0 }),
            let last = values.lastIndex(where: { $0.count != 0 })
        else { return behavior.isDisjoint(with: .dropAll) ? values : values.suffix(1) }
        return values.enumerated().filter { index, value in
            let dropped: ZeroFormattingBehavior =
                index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle
            return value.count != 0 || !behavior.contains(dropped)
        }.map(\.element)
    }
}
