import UIKitCore

/// A day of a calendar.
package final class DayButton: UIControl {
    /// How the day is marked.
    struct Appearance: Equatable {
        var isSelected = false
        var isToday = false
        var isEnabled = true
    }

    private let circle = UIView()
    private let label = UILabel()
    private(set) var day = 0
    private var appearance = Appearance()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        circle.isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(circle)
        addSubview(label)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ day: Int, _ text: String, spoken: String, _ appearance: Appearance) {
        self.day = day
        self.appearance = appearance
        label.text = text
        accessibilityLabel = spoken
        accessibilityIdentifier = "day \(day)"
        accessibilityTraits = appearance.isSelected ? [.button, .selected] : .button
        isEnabled = appearance.isEnabled
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        let isFilled = appearance.isSelected && appearance.isToday
        circle.isHidden = !appearance.isSelected
        circle.backgroundColor =
            isFilled ? tintColor : tintColor.withAlphaComponent(DatePickerMetrics.selectedFillAlpha)
        let size = appearance.isSelected ? DatePickerMetrics.selectedDayFontSize : DatePickerMetrics.dayFontSize
        label.font = .systemFont(ofSize: size, weight: appearance.isSelected ? .semibold : .regular)
        if isFilled {
            label.textColor = .white
        } else if !appearance.isEnabled {
            label.textColor = .tertiaryLabel
        } else {
            label.textColor = appearance.isSelected || appearance.isToday ? tintColor : .label
        }
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(DatePickerMetrics.dayCircle, bounds.width, bounds.height)
        circle.frame = CGRect(
            x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        circle.layer.cornerRadius = side / 2
        label.frame = bounds
    }
}
