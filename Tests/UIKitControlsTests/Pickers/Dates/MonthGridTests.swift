import Foundation
import Testing
import UIKitControls

@Suite struct MonthGridTests {
    @Test(arguments: [
        ("2024-02-10 00:00", "en_US", 4, 29, 5), ("2024-02-10 00:00", "de_DE", 3, 29, 5),
        ("2015-02-10 00:00", "en_US", 0, 28, 4), ("2024-06-30 23:59", "en_US", 6, 30, 6),
        ("2024-06-30 23:59", "ar_EG", 0, 30, 5),
    ])
    func weeksBeginOnTheFirstWeekdayOfTheLocale(date: String, locale: String, blanks: Int, days: Int, rows: Int) {
        let calendar = DateFixtures.calendar(locale: locale)
        let grid = MonthGrid(containing: DateFixtures.date(date, in: calendar), calendar: calendar)

        #expect(grid.leadingBlanks == blanks && grid.dayCount == days && grid.rowCount == rows)
        #expect(grid.place(ofDay: 1) == (0, blanks))
    }

    @Test func daysKeepTheirDatesThroughAChangeOfTheClock() {
        let grid = MonthGrid(containing: DateFixtures.date("2024-03-10 12:00"), calendar: DateFixtures.calendar())

        for day in 1...31 {
            #expect(grid.day(of: grid.date(ofDay: day)) == day)
        }
        #expect(grid.day(of: DateFixtures.date("2024-04-01 00:00")) == nil)
        #expect(DateFixtures.text(grid.adding(months: 11).start) == "2025-02-01 00:00")
    }

    @Test func weekdayNamesBeginWithTheFirstWeekday() {
        func names(_ locale: String) -> [String] {
            let calendar = DateFixtures.calendar(locale: locale)
            return MonthGrid(containing: DateFixtures.date("2024-03-10 12:00"), calendar: calendar).weekdayNames
        }

        #expect(names("en_US") == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
        #expect(names("de_DE") == ["MO", "DI", "MI", "DO", "FR", "SA", "SO"])
    }
}
