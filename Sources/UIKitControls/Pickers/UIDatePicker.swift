import CoreGraphics
import Foundation
@_spi(Core) import UIKitCore

/// A control that selects a date, a time or a duration.
///
/// It sends `valueChanged` when the user has changed the date, not when code does.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// What is selected.
    public enum Mode: Int, Sendable {
        /// Hours, minutes and, depending on the locale, a half of the day.
        case time
        /// Year, month and day.
        case date
        /// A day and a time.
        case dateAndTime
        /// A duration in hours and minutes.
        case countDownTimer
        /// A month and its year.
        case yearAndMonth
    }

    private let pickerState: DatePickerState
    private var content: DatePickerContent?
    /// The style that the content was made for.
    private var builtStyle = UIDatePickerStyle.automatic
    private var chosenCalendar: Calendar?
    private var chosenTimeZone: TimeZone?
    private var chosenLocale: Locale?
    private var unroundedDate: Date

    public override init(frame: CGRect) {
        (pickerState, unroundedDate) = UIDatePicker.initialState()
        super.init(frame: frame)
        commonInit()
        if frame.size == .zero { sizeToFit() }
    }

    /// Creates a picker of the current date and time from an archive.
    public required init?(coder: NSCoder) {
        (pickerState, unroundedDate) = UIDatePicker.initialState()
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UIDatePicker.self)
    }

    private static func initialState() -> (DatePickerState, Date) {
        let now = Date()
        return (DatePickerState(date: now, rules: DateRules(calendar: .current)), now)
    }

    private func commonInit() {
        isAccessibilityElement = false
        pickerState.rules.calendar = effectiveCalendar
        pickerState.onUserChange = { [weak self] in self?.userDidChange() }
        rebuild()
    }

    // MARK: Mode and style

    /// What is selected. Default `dateAndTime`.
    open var datePickerMode: Mode {
        get { pickerState.mode }
        set {
            guard newValue != pickerState.mode else { return }
            pickerState.mode = newValue
            rebuild()
        }
    }

    /// The style that the app prefers. Default `automatic`. Countdowns, and months with a year, always have wheels.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
    }

    /// The style in which the picker appears, never `automatic`.
    open var datePickerStyle: UIDatePickerStyle {
        switch (preferredDatePickerStyle, pickerState.mode) {
        case (_, .countDownTimer), (_, .yearAndMonth): .wheels
        case (.automatic, _): era.datePickersAreCompact ? .compact : .wheels
        case (.wheels, _), (.compact, _), (.inline, _): preferredDatePickerStyle
        }
    }

    // MARK: Date

    /// The selected date, within the limits, and rounded down to `minuteInterval` unless `roundsToMinuteInterval` is
    /// false. Default: the time of creation. Setting it does not animate and sends no action.
    open var date: Date {
        get {
            let isTimed = pickerState.mode == .time || pickerState.mode == .dateAndTime
            return roundsToMinuteInterval && isTimed
                ? pickerState.rules.limited(pickerState.rules.rounded(pickerState.date)) : pickerState.date
        }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date. With `animated` the wheels turn to it. Sends no action. A non-finite date is a misuse and changes
    /// nothing.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else {
            return misuse("UIDatePicker: the date \(date.timeIntervalSinceReferenceDate) is not finite.", raises: true)
        }
        unroundedDate = date
        pickerState.setDate(date)
        content?.update(animated: animated && window != nil)
    }

    /// The earliest date that can be selected. Default nil. Both limits are ignored while this is later than
    /// `maximumDate`, and in countdowns.
    open var minimumDate: Date? {
        get { pickerState.rules.minimum }
        set {
            pickerState.rules.minimum = newValue
            rulesDidChange()
        }
    }

    /// The latest date that can be selected. Default nil.
    open var maximumDate: Date? {
        get { pickerState.rules.maximum }
        set {
            pickerState.rules.maximum = newValue
            rulesDidChange()
        }
    }

    /// The steps in which minutes are selected. Default 1. A value outside 1 to 30, or one that does not divide 60, is a
    /// misuse and becomes 1.
    open var minuteInterval: Int {
        get { pickerState.rules.minuteInterval }
        set {
            let isValid = (1...30).contains(newValue) && 60 % newValue == 0
            if !isValid { misuse("UIDatePicker: the minute interval \(newValue) does not divide 60 or is above 30.") }
            pickerState.rules.minuteInterval = isValid ? newValue : 1
            rebuild()
        }
    }

    /// Whether `date` is rounded down to `minuteInterval`. Default true.
    open var roundsToMinuteInterval = true

    /// The duration of a countdown in seconds, rounded down to minutes, from 0 to 23:59 hours. Default 0. A non-finite
    /// duration is a misuse and changes nothing.
    open var countDownDuration: TimeInterval {
        get { pickerState.countDownDuration }
        set {
            guard newValue.isFinite else {
                return misuse("UIDatePicker: the duration \(newValue) is not finite.", raises: true)
            }
            pickerState.setCountDownDuration(newValue)
            content?.update(animated: false)
        }
    }

    private func rulesDidChange() {
        pickerState.setDate(unroundedDate)
        rebuild()
    }

    private func userDidChange() {
        unroundedDate = pickerState.date
        content?.update(animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Locale

    /// The locale of texts, order and digits. Default nil: the calendar's, or that of the system's language.
    open var locale: Locale? {
        get { chosenLocale }
        set {
            chosenLocale = newValue
            calendarDidChange()
        }
    }

    /// The calendar. Default: the Gregorian calendar. nil restores the default.
    open var calendar: Calendar! {
        get { chosenCalendar ?? effectiveCalendar }
        set {
            chosenCalendar = newValue
            calendarDidChange()
        }
    }

    /// The time zone in which the date is shown. Default nil: the calendar's.
    open var timeZone: TimeZone? {
        get { chosenTimeZone }
        set {
            chosenTimeZone = newValue
            calendarDidChange()
        }
    }

    private var effectiveCalendar: Calendar {
        var calendar = chosenCalendar ?? Calendar(identifier: .gregorian)
        let own = chosenCalendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 }
        calendar.locale = chosenLocale ?? own ?? Locale(identifier: SystemLanguage.current.rawValue)
        if let zone = chosenTimeZone ?? chosenCalendar?.timeZone { calendar.timeZone = zone }
        if let locale = chosenLocale, chosenCalendar == nil {
            var ofLocale = Calendar(identifier: .gregorian)
            ofLocale.locale = locale
            calendar.firstWeekday = ofLocale.firstWeekday
        }
        return calendar
    }

    private func calendarDidChange() {
        pickerState.rules.calendar = effectiveCalendar
        rebuild()
    }

    // MARK: Content

    /// Replaces the content after a change of what it is made for.
    private func rebuild() {
        content?.view.removeFromSuperview()
        pickerState.isEnabled = isEnabled
        builtStyle = datePickerStyle
        let content = DatePickerContent(pickerState, style: builtStyle)
        self.content = content
        addSubview(content.view)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The automatic style is that of the system on whose screen the picker is.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, builtStyle != datePickerStyle { rebuild() }
    }

    open override var isEnabled: Bool {
        didSet {
            guard isEnabled != oldValue else { return }
            pickerState.isEnabled = isEnabled
            content?.update(animated: false)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content?.view.frame = bounds
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        content?.fittingSize(in: size, isCompactHeight: traitCollection.verticalSizeClass == .compact) ?? .zero
    }

    @_spi(Core) open override var isPicker: Bool { true }
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

extension SystemEra {
    /// Whether `UIDatePickerStyle.automatic` resolves to `compact`; otherwise to `wheels`.
    fileprivate var datePickersAreCompact: Bool { self >= .iOS17 }
}
