import Foundation
import Testing
import UIKitControls

@Suite struct DateWheelValuesTests {
    private func values(
        _ low: String? = nil, _ high: String? = nil, interval: Int = 1, around date: String = "2024-01-31 09:41"
    ) -> DateWheelValues {
        let rules = DateRules(
            calendar: DateFixtures.calendar(), minimum: low.map { DateFixtures.date($0) },
            maximum: high.map { DateFixtures.date($0) }, minuteInterval: interval)
        return DateWheelValues(rules: rules, around: DateFixtures.date(date))
    }

    @Test(arguments: [
        ("2024-01-31 09:41", DateUnit.month, 2, "2024-02-29 09:41"),
        ("2023-01-31 09:41", .month, 2, "2023-02-28 09:41"),
        ("2024-02-29 09:41", .year, 2023, "2023-02-28 09:41"), ("2024-02-10 09:41", .day, 31, "2024-02-29 09:41"),
        ("2024-04-10 09:41", .day, 30, "2024-04-30 09:41"), ("2024-04-10 09:41", .hour, 0, "2024-04-10 00:41"),
        ("2024-04-10 09:41", .minute, 5, "2024-04-10 09:05"), ("2024-04-10 09:41", .dayPeriod, 1, "2024-04-10 21:41"),
        ("2024-04-10 12:41", .dayPeriod, 0, "2024-04-10 00:41"),
        ("2024-04-10 21:41", .dayPeriod, 1, "2024-04-10 21:41"),
        ("2024-03-31 09:41", .hour, 2, "2024-03-31 03:41"),
    ])
    func turningOneWheelChangesItsUnitOnly(date: String, unit: DateUnit, value: Int, expected: String) {
        let date = values().date(DateFixtures.date(date), setting: unit, to: value)

        #expect(DateFixtures.text(date) == expected)
    }

    @Test func everyRowGivesItsValueBack() {
        let values = values(interval: 5)

        for unit in DateUnit.allCases where unit != .date {
            for row in 0..<values.valueCount(of: unit) {
                let value = values.value(ofRow: row, unit)
                #expect(values.row(ofValue: value, unit, near: row) == row, "\(unit) \(row)")
            }
        }
    }

    @Test func aWheelWithoutEndsTurnsTheShorterWay() {
        let values = values()
        let start = values.row(ofValue: 23, .hour, near: nil)

        #expect(values.row(ofValue: 0, .hour, near: start) == start + 1)
        #expect(values.row(ofValue: 12, .hour, near: start) == start - 11)
        #expect(values.row(ofValue: 23, .hour, near: start) == start)
    }

    @Test func theWheelOfDaysCountsThroughChangesOfTheClock() {
        let values = values(around: "2024-03-30 12:00")
        let middle = DateWheelValues.dayCount / 2

        #expect(values.value(of: .date, in: DateFixtures.date("2024-03-30 23:59")) == middle)
        #expect(values.value(of: .date, in: DateFixtures.date("2024-03-31 03:30")) == middle + 1)
        #expect(values.value(of: .date, in: DateFixtures.date("2024-04-01 00:00")) == middle + 2)
        #expect(DateFixtures.text(values.day(at: middle + 2)) == "2024-04-01 00:00")
    }

    @Test(arguments: [
        (DateUnit.day, 31, "2024-04-10 12:00", false), (.day, 30, "2024-04-10 12:00", true),
        (.day, 1, "2024-04-10 12:00", false), (.day, 2, "2024-04-10 12:00", true),
        (.month, 3, "2024-04-10 12:00", false), (.month, 4, "2024-05-10 12:00", true),
        (.year, 2023, "2024-05-10 12:00", false), (.year, 2025, "2024-05-10 12:00", true),
        (.year, 2026, "2024-05-10 12:00", false), (.hour, 9, "2024-04-02 12:00", false),
        (.hour, 10, "2024-04-02 12:00", true), (.minute, 29, "2024-04-02 10:40", false),
        (.minute, 30, "2024-04-02 10:40", true), (.dayPeriod, 0, "2024-04-02 14:00", true),
        (.dayPeriod, 0, "2025-02-01 13:00", true),
    ])
    func rowsOutsideTheLimitsAreNotAvailable(unit: DateUnit, value: Int, date: String, isAvailable: Bool) {
        let values = values("2024-04-02 10:30", "2025-06-01 00:00")

        #expect(values.isAvailable(value, of: unit, with: DateFixtures.date(date)) == isAvailable)
    }

    @Test func aSkippedHourIsNotAvailable() {
        let values = values()
        let date = DateFixtures.date("2024-03-31 09:00")

        #expect(!values.isAvailable(2, of: .hour, with: date) && values.isAvailable(3, of: .hour, with: date))
    }
}
