import UIKitCore

/// The month above a calendar, which opens the wheels of months and years, and the buttons to the months beside it.
final class CalendarHeaderView: UIView {
    let titleButton = UIButton(type: .system)
    let previousButton = UIButton(type: .system)
    let nextButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleButton.titleLabel?.font = .systemFont(ofSize: DatePickerMetrics.headerFontSize, weight: .semibold)
        titleButton.accessibilityIdentifier = "month"
        previousButton.setImage(CalendarHeaderView.chevron("chevron.backward", 20), for: .normal)
        nextButton.setImage(CalendarHeaderView.chevron("chevron.forward", 20), for: .normal)
        previousButton.accessibilityLabel = SystemText.previousMonth.localized
        nextButton.accessibilityLabel = SystemText.nextMonth.localized
        for view in [titleButton, previousButton, nextButton] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private static func chevron(_ name: String, _ size: CGFloat) -> UIImage? {
        UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
    }

    /// Shows a month. While the wheels are open its title is tinted and the other buttons are hidden.
    func show(_ title: String, isChoosingMonth: Bool) {
        titleButton.setTitle(title, for: .normal)
        titleButton.setTitleColor(isChoosingMonth ? tintColor : .label, for: .normal)
        titleButton.setImage(
            CalendarHeaderView.chevron(isChoosingMonth ? "chevron.down" : "chevron.forward", 13), for: .normal)
        titleButton.accessibilityHint =
            (isChoosingMonth ? SystemText.hideYearPicker : .showYearPicker).localized
        for button in [previousButton, nextButton] { button.isHidden = isChoosingMonth }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // The image follows the title.
        titleButton.semanticContentAttribute = isRightToLeft ? .forceLeftToRight : .forceRightToLeft
        titleButton.imageEdgeInsets = UIEdgeInsets(
            top: 0, left: isRightToLeft ? 0 : 5, bottom: 0, right: isRightToLeft ? 5 : 0)
        let inset = DatePickerMetrics.sideInset
        func place(_ view: UIView, x: CGFloat, width: CGFloat) {
            view.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
        }
        place(titleButton, x: inset, width: titleButton.sizeThatFits(.zero).width + 5)
        place(nextButton, x: bounds.width - 44 - inset / 2, width: 44)
        place(previousButton, x: bounds.width - 88 - inset / 2, width: 44)
    }
}
