import Foundation
import ObjectiveCSupport
import Testing

@Suite struct DateComponentsFormatterTests {
    private let formatter = DateComponentsFormatter()

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "1:01:02", "0"), (.abbreviated, "1h 1m 2s", "0s"),
        (.brief, "1hr 1min 2sec", "0sec"), (.short, "1 hr, 1 min, 2 sec", "0 sec"),
        (.full, "1 hour, 1 minute, 2 seconds", "0 seconds"),
        (.spellOut, "one hour, one minute, two seconds", "zero seconds"),
    ])
    func aDurationIsWrittenInEachStyle(_ style: DateComponentsFormatter.UnitsStyle, _ long: String, _ none: String) {
        formatter.unitsStyle = style

        #expect(formatter.string(from: 3662.9) == long && formatter.string(from: 0.5) == none)
        let components = DateComponents(hour: 1, minute: 1, second: 2)
        #expect(DateComponentsFormatter.localizedString(from: components, unitsStyle: style) == long)
    }

    @Test(arguments: [
        (DateComponentsFormatter.ZeroFormattingBehavior.default, "0:05", "1:00:00"), (.pad, "00:00:05", "01:00:00"),
        (.dropLeading, "5", "1:00:00"), (.dropTrailing, "0:00:05", "1"), (.dropAll, "5", "1"),
        (.init(rawValue: 0), "0:00:05", "1:00:00"),
    ])
    func zerosAreKeptPaddedOrDropped(
        _ behavior: DateComponentsFormatter.ZeroFormattingBehavior, _ seconds: String, _ hour: String
    ) {
        formatter.allowedUnits = behavior == .default ? [.minute, .second] : [.hour, .minute, .second]
        formatter.zeroFormattingBehavior = behavior
        let expected = behavior == .default ? ("5", "60:00") : (seconds, hour)

        #expect(formatter.string(from: 5) == expected.0 && formatter.string(from: 3600) == expected.1)
    }

    @Test func unitsAreLimitedAndNegativeDurationsHaveASign() {
        formatter.unitsStyle = .abbreviated
        formatter.maximumUnitCount = 2

        #expect(formatter.string(from: 90_061) == "1d 1h" && formatter.string(from: -61) == "-1m 1s")
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 61) == "About 1m 1s remaining")
        #expect(formatter.string(from: .nan) == nil && formatter.string(from: .infinity) == nil)
    }

    @Test func monthsAreThoseOfTheCalendar() {
        let start = Date(timeIntervalSinceReferenceDate: 31 * 86400)
        formatter.unitsStyle = .full

        // February 2001 has 28 days.
        #expect(formatter.string(from: start, to: start + 28 * 86400) == "1 month")
        #expect(formatter.string(from: start + 86400, to: start) == "-1 day")
        #expect(formatter.string(for: 60.0) == "1 minute" && formatter.string(for: "a") == nil)
        #expect(formatter.string(for: DateComponents(day: 8)) == "1 week, 1 day")
    }
}
