import UIKitCore

/// A day of a calendar.
package final class DayButton: UIControl {
    /// How the day is marked.
    struct Look: Equatable {
        var isSelected = false
        var isToday = false
        var isEnabled = true
    }

    private let circle = UIView()
    private let label = UILabel()
    private(set) var day = 0
    private var look = Look()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        circle.isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(circle)
        addSubview(label)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ day: Int, _ text: String, spoken: String, _ look: Look) {
        self.day = day
        self.look = look
        label.text = text
        accessibilityLabel = spoken
        accessibilityIdentifier = "day \(day)"
        accessibilityTraits = look.isSelected ? [.button, .selected] : .button
        isEnabled = look.isEnabled
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        let isFilled = look.isSelected && look.isToday
        circle.isHidden = !look.isSelected
        circle.backgroundColor =
            isFilled ? tintColor : tintColor.withAlphaComponent(DatePickerMetrics.selectedFillAlpha)
        let size = look.isSelected ? DatePickerMetrics.selectedDayFontSize : DatePickerMetrics.dayFontSize
        label.font = .systemFont(ofSize: size, weight: look.isSelected ? .semibold : .regular)
        if isFilled {
            label.textColor = .white
        } else if !look.isEnabled {
            label.textColor = .tertiaryLabel
        } else {
            label.textColor = look.isSelected || look.isToday ? tintColor : .label
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
