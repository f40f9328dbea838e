import CoreGraphics
import UIKitCore

/// The wheels of a date picker.
final class DateWheelsView: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
    private let state: DatePickerState
    private let wheels = UIPickerView()
    private let unitLabels = [UILabel(), UILabel()]
    private var order: DateUnitOrder
    private var values: DateWheelValues
    private var texts: DateTexts
    private var widths: [CGFloat] = []
    private var mode: UIDatePicker.Mode

    /// - Parameter mode: What the wheels show; nil for the mode of the picker.
    init(_ state: DatePickerState, mode: UIDatePicker.Mode? = nil) {
        self.state = state
        self.mode = mode ?? state.mode
        order = DateUnitOrder(mode: self.mode, locale: state.locale)
        values = DateWheelValues(rules: state.rules, around: state.date)
        texts = DateTexts(state.rules.calendar)
        super.init(frame: CGRect(origin: .zero, size: PickerMetrics.size))
        addSubview(wheels)
        for label in unitLabels {
            label.font = .systemFont(ofSize: DatePickerMetrics.unitFontSize, weight: .semibold)
            label.isUserInteractionEnabled = false
            addSubview(label)
        }
        wheels.dataSource = self
        wheels.delegate = self
        update(animated: false)
    }

    required init?(coder: NSCoder) { nil }

    private var units: [DateUnit] { order.units }

    // MARK: Showing the state

    /// Turns the wheels to the date of the state.
    func update(animated: Bool) {
        wheels.isTurnable = state.isEnabled
        wheels.alpha = state.isEnabled ? 1 : PickerMetrics.disabledAlpha
        for (component, unit) in units.enumerated() {
            let value = currentValue(of: unit)
            let current = wheels.selectedRow(inComponent: component)
            let row = values.row(ofValue: value, unit, near: hasShownDate ? current : nil)
            if row != current { wheels.selectRow(row, inComponent: component, animated: animated) }
            let selected = row
            wheels.setDimmed(
                { [weak self] in self?.isDimmed($0, unit, selected: selected) == true }, inComponent: component)
        }
        hasShownDate = true
        updateUnitLabels()
    }
    private var hasShownDate = false

    private func isDimmed(_ row: Int, _ unit: DateUnit, selected: Int) -> Bool {
        row != selected && !values.isAvailable(values.value(ofRow: row, unit), of: unit, with: state.date)
    }

    private func currentValue(of unit: DateUnit) -> Int {
        let minutes = Int(state.countDownDuration / 60)
        switch unit {
        case .countedHours: return minutes / 60
        case .countedMinutes: return minutes % 60
        case .date:
            let value = values.value(of: unit, in: state.date)
            let margin = DatePickerMetrics.dayWheelMargin
            guard value < margin || value >= DateWheelValues.dayCount - margin else { return value }
            // Near an end of the days the wheel begins anew around the date.
            values = DateWheelValues(rules: state.rules, around: state.date)
            wheels.reloadAllComponents()
            return values.value(of: unit, in: state.date)
        case .year, .month, .day, .hour, .minute, .dayPeriod: return values.value(of: unit, in: state.date)
        }
    }

    private func updateUnitLabels() {
        let isCounting = mode == .countDownTimer
        let hours = Int(state.countDownDuration / 3600)
        unitLabels[0].text = (hours == 1 ? SystemText.hour : .hours).localized
        unitLabels[1].text = SystemText.minutes.localized
        for label in unitLabels { label.isHidden = !isCounting }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        measureWidths()
        wheels.frame = bounds
        wheels.setNeedsLayout()
        guard mode == .countDownTimer else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let row = widths.reduce(0, +) + PickerMetrics.gap
        var x = (bounds.width - row) / 2
        for (label, width) in zip(unitLabels, widths) {
            let size = label.sizeThatFits(.zero)
            let start = x + width / 2 + DatePickerMetrics.unitGap
            label.frame = CGRect(
                x: isRightToLeft ? bounds.width - start - size.width : start, y: (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
            x += width + PickerMetrics.gap
        }
    }

    /// The widths of the wheels: as wide as their longest titles, less if the view is narrower.
    private func measureWidths() {
        let natural = units.map(naturalWidth)
        let availableWidth =
            bounds.width - PickerMetrics.sideRoom - PickerMetrics.gap * CGFloat(max(units.count - 1, 0))
        let sum = natural.reduce(0, +)
        widths =
            sum > availableWidth && sum > 0
            ? natural.map { ($0 * max(availableWidth, 0) / sum).rounded(.down) } : natural
    }

    private func naturalWidth(of unit: DateUnit) -> CGFloat {
        if unit == .countedHours || unit == .countedMinutes { return DatePickerMetrics.countedWidth }
        let sampleCount = min(values.valueCount(of: unit), unit == .date ? DatePickerMetrics.sampledDays : 31)
        let first = unit == .date ? DateWheelValues.dayCount / 2 : unit == .year ? 2000 : 0
        let font = UIFont.monospacedDigitSystemFont(ofSize: PickerMetrics.fontSize, weight: .regular)
        let lengths = (first..<first + sampleCount).map { row in
            let title = texts.title(
                ofValue: values.value(ofRow: row, unit), unit, has24Hours: order.has24Hours, values: values)
            return (title as NSString).size(withAttributes: [.font: font]).width
        }
        return ((lengths.max() ?? 0) + DatePickerMetrics.titleRoom).rounded(.up)
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { units.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        values.rowCount(of: units[component])
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        let unit = units[component]
        return texts.title(
            ofValue: values.value(ofRow: row, unit), unit, has24Hours: order.has24Hours, values: values)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        if widths.count != units.count { measureWidths() }
        return widths[component]
    }

    /// Sets the date that the wheels give, and turns back the wheels whose rows are not available.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let unit = units[component]
        let value = values.value(ofRow: row, unit)
        if mode == .countDownTimer {
            state.userDidChange(countDownDuration: countDownDuration)
        } else {
            state.userDidChange(date: values.date(state.date, setting: unit, to: value))
        }
        update(animated: true)
    }

    private var countDownDuration: TimeInterval {
        let parts = units.indices.map {
            values.value(ofRow: max(wheels.selectedRow(inComponent: $0), 0), units[$0])
        }
        return TimeInterval(parts[0] * 3600 + parts[1] * 60)
    }
}
