import Foundation
import Testing
import UIKitControls

@Suite struct DateUnitOrderTests {
    @Test(arguments: [
        ("en_US", [DateUnit.month, .day, .year]), ("en_GB", [.day, .month, .year]), ("de_DE", [.day, .month, .year]),
        ("zh-Hans", [.year, .month, .day]), ("ja_JP", [.year, .month, .day]), ("ar", [.day, .month, .year]),
    ])
    func datesAreInTheOrderOfTheLocale(locale: String, expected: [DateUnit]) {
        #expect(DateUnitOrder(mode: .date, locale: Locale(identifier: locale)).units == expected)
    }

    @Test(arguments: [
        ("en_US", [DateUnit.hour, .minute, .dayPeriod], false), ("en_GB", [.hour, .minute], true),
        ("de_DE", [.hour, .minute], true), ("zh-Hans", [.hour, .minute], true),
        ("ko_KR", [.dayPeriod, .hour, .minute], false), ("ar", [.minute, .hour, .dayPeriod], false),
        ("he", [.minute, .hour], true), ("en_US@hours=h23", [.hour, .minute], true),
    ])
    func timesAreInTheOrderOfTheLocale(locale: String, expected: [DateUnit], has24Hours: Bool) {
        let order = DateUnitOrder(mode: .time, locale: Locale(identifier: locale))

        #expect(order.units == expected && order.has24Hours == has24Hours)
    }

    @Test func theOtherModesHaveTheirWheels() {
        let english = Locale(identifier: "en_US")

        #expect(
            DateUnitOrder(mode: .dateAndTime, locale: english).units == [.date, .hour, .minute, .dayPeriod])
        #expect(DateUnitOrder(mode: .countDownTimer, locale: english).units == [.countedHours, .countedMinutes])
        #expect(DateUnitOrder(mode: .yearAndMonth, locale: english).units == [.month, .year])
        #expect(DateUnitOrder(mode: .yearAndMonth, locale: Locale(identifier: "zh-Hans")).units == [.year, .month])
    }
}
