import CoreGraphics
import Foundation
import Testing
import TestSupport
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UIDatePickerTests {
    private func fixture(
        _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, _ date: String = "2024-05-15 09:41",
        locale: String = "en_US", on device: TestDevice = TestDevice(), _ configure: (UIDatePicker) -> Void = { _ in }
    ) -> ControlFixture<UIDatePicker> {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        picker.locale = Locale(identifier: locale)
        picker.timeZone = TimeZone(identifier: "Europe/Berlin")
        picker.date = DateFixtures.date(date)
        configure(picker)
        picker.sizeToFit()
        let fixture = ControlFixture(picker, on: device)
        picker.frame.origin.x = 20
        device.advance(by: 0)
        return fixture
    }

    private func date(_ fixture: ControlFixture<UIDatePicker>) -> String { DateFixtures.text(fixture.control.date) }

    private func wheels(of fixture: ControlFixture<UIDatePicker>) -> [UIView] {
        fixture.control.viewsInSubtree().filter { $0.accessibilityTraits.contains(.adjustable) }
    }

    @Test func chipsAreEquallyHighInEveryScript() {
        let heights = ["en_US", "ar", "ja_JP"].map { locale in
            fixture(.compact, .dateAndTime, locale: locale).control.viewsInSubtree()
                .filter { ["date", "time"].contains($0.accessibilityIdentifier) }.map(\.bounds.height)
        }

        #expect(heights.allSatisfy { $0.count == 2 } && Set(heights.flatMap { $0 }).count == 1)
    }

    // MARK: Styles

    @Test(arguments: [
        (UIDatePickerStyle.automatic, UIDatePicker.Mode.date, UIDatePickerStyle.compact), (.wheels, .date, .wheels),
        (.compact, .time, .compact), (.inline, .dateAndTime, .inline), (.automatic, .countDownTimer, .wheels),
        (.inline, .yearAndMonth, .wheels), (.compact, .countDownTimer, .wheels),
    ])
    func theStyleDependsOnTheMode(preferred: UIDatePickerStyle, mode: UIDatePicker.Mode, expected: UIDatePickerStyle) {
        #expect(fixture(preferred, mode).control.datePickerStyle == expected)
    }

    @Test func pickersOfEarlierSystemsAreWheels() {
        let fixture = fixture(.automatic, .date, on: TestDevice(era: .iOS12))

        #expect(fixture.control.datePickerStyle == .wheels)
        #expect(fixture.control.viewsInSubtree().contains { $0 is UIPickerView })
    }

    @Test func aNewPickerHasUIKitsDefaults() {
        let picker = UIDatePicker()

        #expect(picker.datePickerMode == .dateAndTime && picker.preferredDatePickerStyle == .automatic)
        #expect(picker.minuteInterval == 1 && picker.countDownDuration == 0 && picker.roundsToMinuteInterval)
        #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.locale == nil)
        #expect(abs(picker.date.timeIntervalSinceNow) < 60)
    }

    @Test func theStylesHaveTheirSizes() {
        #expect(fixture(.wheels, .date).control.bounds.size == CGSize(width: 320, height: 216))
        #expect(fixture(.inline, .date).control.bounds.size == CGSize(width: 320, height: 345))
        let compact = fixture(.compact, .date).control.bounds
        #expect(compact.height == 34 && (100...140).contains(compact.width))
    }

    // MARK: Wheels

    @Test func turningAWheelSendsOneValueChange() throws {
        let fixture = fixture(.wheels, .date)

        try fixture.device.tap("16")
        try fixture.device.settle()

        #expect(date(fixture) == "2024-05-16 09:41" && fixture.events == ["value", "primary"])
    }

    @Test func aDayThatTheMonthDoesNotHaveTurnsBackToTheLast() throws {
        let fixture = fixture(.wheels, .date, "2024-02-28 09:41")

        try fixture.device.tap("30")
        try fixture.device.settle()

        #expect(date(fixture) == "2024-02-29 09:41")
        let wheels = try #require(fixture.control.subviews[0].subviews.compactMap { $0 as? UIPickerView }.first)
        let day = try #require(wheels.subviews[0].subviews.filter(\.isAccessibilityElement)[1].accessibilityValue)
        #expect(day == "29")
    }

    @Test func aDateOutsideTheLimitsTurnsBack() throws {
        let fixture = fixture(.wheels, .date) { $0.maximumDate = DateFixtures.date("2024-05-16 12:00") }

        try fixture.device.tap("17")
        try fixture.device.settle()

        #expect(date(fixture) == "2024-05-16 12:00" && fixture.events.count == 2)
    }

    @Test func theHoursAfterNoonTurnTheWheelOfTheDayPeriod() throws {
        let fixture = fixture(.wheels, .time, "2024-05-15 11:41")

        try fixture.device.tap("12")
        try fixture.device.settle()

        #expect(date(fixture) == "2024-05-15 12:41")
        #expect(fixture.control.viewsInSubtree().contains { $0.accessibilityValue == "PM" })
    }

    @Test func settingADateTurnsTheWheelsAndSendsNothing() throws {
        let fixture = fixture(.wheels, .dateAndTime)

        fixture.control.setDate(DateFixtures.date("2024-05-20 21:05"), animated: true)
        try fixture.device.settle()

        #expect(fixture.events.isEmpty)
        let shown = fixture.control.viewsInSubtree().compactMap {
            $0.isAccessibilityElement ? $0.accessibilityValue : nil
        }
        #expect(shown == ["Mon May 20", "9", "05", "PM"])
    }

    @Test func aDateFarAwayGetsANewWheelOfDays() throws {
        let fixture = fixture(.wheels, .dateAndTime)

        fixture.control.date = DateFixtures.date("2124-05-20 21:05")
        try fixture.device.settle()
        try fixture.device.tap("Sun May 21")
        try fixture.device.settle()

        #expect(date(fixture) == "2124-05-21 21:05")
    }

    @Test func minutesHaveTheInterval() throws {
        let fixture = fixture(.wheels, .time) { $0.minuteInterval = 15 }

        #expect(date(fixture) == "2024-05-15 09:30")
        try #require(wheels(of: fixture).dropFirst().first).accessibilityIncrement()
        try fixture.device.settle()

        #expect(date(fixture) == "2024-05-15 09:45")
    }

    @Test func withoutRoundingTheExactDateStaysUntilTheUserChangesIt() throws {
        let fixture = fixture(.wheels, .time) {
            $0.minuteInterval = 15
            $0.roundsToMinuteInterval = false
        }

        #expect(date(fixture) == "2024-05-15 09:41")
        try fixture.device.tap("10")
        try fixture.device.settle()

        #expect(date(fixture) == "2024-05-15 10:30")
    }

    @Test func aCountdownHasAtLeastOneMinute() throws {
        let fixture = fixture(.wheels, .countDownTimer) { $0.countDownDuration = 3_661 }
        #expect(fixture.control.countDownDuration == 3_660)

        for wheel in wheels(of: fixture) {
            wheel.accessibilityDecrement()
            try fixture.device.settle()
        }

        #expect(fixture.control.countDownDuration == 60 && fixture.events.count == 2)
        #expect(wheels(of: fixture).map(\.accessibilityValue) == ["0", "1"])
    }

    @Test func germanWheelsCountTo24() throws {
        let fixture = fixture(.wheels, .dateAndTime, "2024-05-15 21:41", locale: "de_DE")

        let shown = fixture.control.viewsInSubtree().compactMap {
            $0.isAccessibilityElement ? $0.accessibilityValue : nil
        }

        #expect(shown == ["Mi. 15. Mai", "21", "41"])
    }

    // MARK: Compact

    @Test func aCompactPickerOpensACalendarAndClosesIt() throws {
        let fixture = fixture(.compact, .date)

        try fixture.device.tap("May 15, 2024")
        try fixture.device.settle()
        try fixture.device.expect("May 2024", is: .visible)
        try fixture.device.tap("day 20")
        try fixture.device.settle()

        #expect(date(fixture) == "2024-05-20 09:41" && fixture.events == ["value", "primary"])
        try fixture.device.tap(x: 380, y: 800)
        try fixture.device.settle()
        try fixture.device.expect("May 20, 2024", is: .visible)
        #expect(fixture.device.window.rootViewController?.presentedViewController == nil)
    }

    @Test func aCompactTimeOpensWheels() throws {
        let fixture = fixture(.compact, .dateAndTime)

        try fixture.device.tap("time")
        try fixture.device.settle()
        try fixture.device.tap("42")
        try fixture.device.settle()
        try fixture.device.key("escape")
        try fixture.device.settle()

        #expect(date(fixture) == "2024-05-15 09:42")
        #expect(fixture.device.window.rootViewController?.presentedViewController == nil)
    }

    @Test func aPickerThatIsRemovedTakesItsCalendarAlong() throws {
        let device = TestDevice()
        weak var weakPicker: UIDatePicker?
        do {
            let fixture = fixture(.compact, .date, on: device)
            weakPicker = fixture.control
            try device.tap("May 15, 2024")
            device.advance(by: 0.1)
            fixture.control.removeFromSuperview()
            try device.settle()
            #expect(device.window.rootViewController?.presentedViewController == nil)
            device.show(UIViewController())
        }
        device.advance(by: 1)

        #expect(weakPicker == nil)
    }

    @Test(arguments: [0, 0.1, 2])
    func aDeviceThatGoesAwayWithAnOpenCalendarLeavesNothing(after seconds: Double) throws {
        weak var weakPicker: UIDatePicker?
        do {
            let fixture = fixture(.compact, .date)
            weakPicker = fixture.control
            try fixture.device.tap("May 15, 2024")
            fixture.device.advance(by: seconds)
        }

        let isGone = weakPicker == nil
        #expect(isGone)
    }

    @Test func aDisabledPickerOpensNothing() throws {
        let fixture = fixture(.compact, .date) { $0.isEnabled = false }

        try fixture.device.tap(x: 60, y: 217)
        try fixture.device.settle()

        #expect(fixture.device.window.rootViewController?.presentedViewController == nil)
    }

    // MARK: Inline

    @Test func theCalendarTurnsToTheMonthsBeside() throws {
        let fixture = fixture(.inline, .date)

        try fixture.device.tap("Next Month")
        try fixture.device.settle()
        try fixture.device.expect("June 2024", is: .visible)
        #expect(date(fixture) == "2024-05-15 09:41")
        try fixture.device.tap("day 30")
        try fixture.device.settle()

        #expect(date(fixture) == "2024-06-30 09:41" && fixture.events == ["value", "primary"])
    }

    @Test func aSwipeTurnsToTheNextMonth() throws {
        let fixture = fixture(.inline, .date)

        try fixture.device.drag(from: CGPoint(x: 280, y: 400), to: CGPoint(x: 80, y: 405), in: 0.15)
        try fixture.device.settle()

        try fixture.device.expect("June 2024", is: .visible)
        #expect(fixture.events.isEmpty)
    }

    @Test func theCalendarStopsAtItsLimits() throws {
        let fixture = fixture(.inline, .date) {
            $0.minimumDate = DateFixtures.date("2024-05-10 12:00")
            $0.maximumDate = DateFixtures.date("2024-06-02 12:00")
        }

        #expect(throws: TestFailure.self) { try fixture.device.tap("Previous Month") }
        #expect(throws: TestFailure.self) { try fixture.device.tap("day 9") }
        try fixture.device.tap("day 10")
        try fixture.device.settle()

        #expect(date(fixture) == "2024-05-10 12:00")
    }

    @Test func theMonthOpensWheelsOfMonthsAndYears() throws {
        let fixture = fixture(.inline, .date)

        try fixture.device.tap("month")
        try fixture.device.settle()
        try fixture.device.tap("July")
        try fixture.device.settle()
        try fixture.device.tap("month")
        try fixture.device.settle()

        try fixture.device.expect("July 2024", is: .visible)
        #expect(date(fixture) == "2024-07-15 09:41")
    }

    @Test func arrowKeysMoveTheSelectedDay() throws {
        let fixture = fixture(.inline, .date)
        try fixture.device.tap("day 15")

        for key in ["right", "down", "pagedown", "left"] { try fixture.device.key(key) }
        try fixture.device.settle()

        #expect(date(fixture) == "2024-06-22 09:41")
    }

    @Test func weeksRunFromRightToLeftInArabic() throws {
        let fixture = fixture(.inline, .date, locale: "ar", on: TestDevice(language: .arabic))
        let days = fixture.control.viewsInSubtree().compactMap { $0 as? DayButton }

        // The fifteenth of May 2024 is a Wednesday; weeks begin on Saturday, on the right.
        let first = days[14].convert(days[14].bounds, to: fixture.control)
        let next = days[15].convert(days[15].bounds, to: fixture.control)

        #expect(next.minX < first.minX && days.count == 31)
    }

    // MARK: Misuse

    @Test(arguments: [7, 0, -5, 31, 60])
    func anIntervalThatDoesNotDivideAnHourBecomesOne(interval: Int) {
        let device = TestDevice()
        device.recordsMisuses = true
        let picker = UIDatePicker()

        picker.minuteInterval = interval

        #expect(picker.minuteInterval == 1 && device.misuses.count == 1)
    }

    @Test func nonFiniteDatesAndDurationsAreRefused() {
        let device = TestDevice()
        device.recordsMisuses = true
        let picker = UIDatePicker()
        let date = picker.date

        picker.date = Date(timeIntervalSinceReferenceDate: .nan)
        picker.countDownDuration = .infinity

        #expect(picker.date == date && picker.countDownDuration == 0 && device.misuses.count == 2)
    }

    @Test(arguments: [(-5.0, 0.0), (0, 0), (59, 0), (60, 60), (1_000_000, 86_340)])
    func durationsAreWholeMinutesBelowADay(duration: Double, expected: Double) {
        let picker = UIDatePicker()

        picker.countDownDuration = duration

        #expect(picker.countDownDuration == expected)
    }
}
