import Foundation
import Testing
import UIKitControls

@Suite struct DateRulesTests {
    private func rules(_ low: String? = nil, _ high: String? = nil, interval: Int = 1) -> DateRules {
        DateRules(
            calendar: DateFixtures.calendar(), minimum: low.map { DateFixtures.date($0) },
            maximum: high.map { DateFixtures.date($0) }, minuteInterval: interval)
    }

    @Test(arguments: [
        ("2024-05-01 10:00", "2024-05-02 00:00"), ("2024-05-03 10:00", "2024-05-03 10:00"),
        ("2024-06-01 10:00", "2024-05-09 12:00"),
    ])
    func datesAreLimited(date: String, expected: String) {
        let rules = rules("2024-05-02 00:00", "2024-05-09 12:00")

        #expect(DateFixtures.text(rules.limited(DateFixtures.date(date))) == expected)
    }

    @Test func limitsInTheWrongOrderAreIgnored() {
        let rules = rules("2024-05-09 00:00", "2024-05-02 00:00")
        let date = DateFixtures.date("2030-01-01 00:00")

        #expect(rules.limited(date) == date && rules.allows(DateInterval(start: date, duration: 1)))
    }

    @Test(arguments: [
        (1, "2024-05-01 10:17", "2024-05-01 10:17"), (5, "2024-05-01 10:17", "2024-05-01 10:15"),
        (15, "2024-05-01 10:59:59", "2024-05-01 10:45"), (30, "2024-05-01 10:30", "2024-05-01 10:30"),
        (20, "2024-05-01 00:19", "2024-05-01 00:00"),
    ])
    func minutesAreRoundedDown(interval: Int, date: String, expected: String) {
        let rounded = rules(interval: interval).rounded(DateFixtures.date(date))

        #expect(rounded == DateFixtures.date(expected))
    }

    @Test func aTimeThatTheClockSkipsBecomesTheOneAfterIt() throws {
        var parts = DateComponents()
        (parts.year, parts.month, parts.day, parts.hour, parts.minute) = (2024, 3, 31, 2, 30)

        let date = try #require(rules().date(from: parts, current: DateFixtures.date("2024-03-30 12:00")))

        #expect(DateFixtures.text(date) == "2024-03-31 03:30")
    }

    @Test(arguments: [3600.0, 0])
    func aTimeThatOccursTwiceKeepsItsOccurrence(shift: TimeInterval) throws {
        let first = DateFixtures.date("2024-10-27 01:59").addingTimeInterval(60 + shift)
        var parts = DateComponents()
        (parts.year, parts.month, parts.day, parts.hour, parts.minute) = (2024, 10, 27, 2, 30)

        let date = try #require(rules().date(from: parts, current: first))

        #expect(date == first.addingTimeInterval(1800))
    }

    @Test func anotherDayKeepsTheTime() {
        let date = DateFixtures.date("2024-05-01 22:15:30")

        let moved = rules().date(date, onDayOf: DateFixtures.date("2025-02-28 03:00"))

        #expect(moved == DateFixtures.date("2025-02-28 22:15:30"))
    }
}
