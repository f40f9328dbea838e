import CoreGraphics
import UIKitCore

/// The days of one month as buttons.
final class MonthView: UIView {
    let grid: MonthGrid
    private let onSelect: (Date) -> Void
    private var buttons: [DayButton] = []

    init(_ grid: MonthGrid, onSelect: @escaping (Date) -> Void) {
        self.grid = grid
        self.onSelect = onSelect
        super.init(frame: .zero)
        for day in 0..<grid.dayCount {
            let button = DayButton()
            button.addAction(
                UIAction { [weak self] _ in self.map { $0.onSelect($0.grid.date(ofDay: day + 1)) } },
                for: .touchUpInside)
            buttons.append(button)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Marks the selected day, today, and the days that cannot be selected.
    func update(_ state: DatePickerState, texts: DateTexts) {
        let selected = grid.day(of: state.date)
        for (index, button) in buttons.enumerated() {
            let date = grid.date(ofDay: index + 1)
            let interval = grid.calendar.dateInterval(of: .day, for: date)
            let appearance = DayButton.Appearance(
                isSelected: selected == index + 1, isToday: grid.calendar.isDateInToday(date),
                isEnabled: state.isEnabled && interval.map(state.rules.allows) != false)
            button.show(index + 1, texts.dayNumber(date), spoken: texts.spokenDay(date), appearance)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 7
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let position = grid.place(ofDay: index + 1)
            let column = isRightToLeft ? 6 - position.column : position.column
            button.frame = CGRect(
                x: CGFloat(column) * width, y: CGFloat(position.row) * DatePickerMetrics.dayHeight, width: width,
                height: DatePickerMetrics.dayHeight)
        }
    }
}
