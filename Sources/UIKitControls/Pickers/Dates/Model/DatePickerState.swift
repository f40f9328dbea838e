import Foundation
import UIKitCore

/// What the parts of a date picker show and change.
@MainActor final class DatePickerState {
    /// The date, within the rules.
    private(set) var date: Date
    /// Seconds, a multiple of 60 below a day.
    private(set) var countDownDuration: TimeInterval = 0
    var rules: DateRules
    var mode = UIDatePicker.Mode.dateAndTime
    /// Whether the user can change the date.
    var isEnabled = true
    /// Called after the user has changed the date or the duration.
    var onUserChange: () -> Void = {}

    /// The longest duration of a countdown: 23 hours and 59 minutes.
    private static let maximumDuration: TimeInterval = 86_340

    init(date: Date, rules: DateRules) {
        self.date = date
        self.rules = rules
    }

    var locale: Locale { rules.calendar.locale ?? .current }

    /// Sets the date in code, within the limits.
    func setDate(_ date: Date) { self.date = rules.limited(date) }

    /// Sets the duration in code: whole minutes below a day.
    func setCountDownDuration(_ duration: TimeInterval) {
        countDownDuration = min(max((duration / 60).rounded(.down) * 60, 0), DatePickerState.maximumDuration)
    }

    /// Sets a date that the user has chosen, rounded and within the limits.
    func userDidChange(date new: Date) {
        let allowed = rules.limited(mode == .date || mode == .yearAndMonth ? new : rules.rounded(new))
        guard allowed != date else { return }
        date = allowed
        onUserChange()
    }

    /// Sets a duration that the user has chosen. None is too short for a countdown and becomes one interval.
    func userDidChange(countDownDuration new: TimeInterval) {
        let allowed = max(new, TimeInterval(rules.minuteInterval * 60))
        guard allowed != countDownDuration else { return }
        countDownDuration = allowed
        onUserChange()
    }
}
