import CoreGraphics
import UIKitCore

/// The view of a date picker in one of its styles.
@MainActor enum DatePickerContent {
    case wheels(DateWheelsView)
    case compact(CompactDateView)
    case calendar(CalendarDateView)

    /// - Parameter style: Not `automatic`.
    init(_ state: DatePickerState, style: UIDatePickerStyle) {
        switch (style, state.mode) {
        case (.compact, _): self = .compact(CompactDateView(state))
        case (.inline, .date): self = .calendar(CalendarDateView(state, showsTime: false))
        case (.inline, .dateAndTime): self = .calendar(CalendarDateView(state, showsTime: true))
        case (.wheels, _), (.automatic, _), (.inline, .time), (.inline, .countDownTimer), (.inline, .yearAndMonth):
            self = .wheels(DateWheelsView(state))
        }
    }

    var view: UIView {
        switch self {
        case .wheels(let view): view
        case .compact(let view): view
        case .calendar(let view): view
        }
    }

    /// Shows the date of the state.
    func update(animated: Bool) {
        switch self {
        case .wheels(let view): view.update(animated: animated)
        case .compact(let view): view.update()
        case .calendar(let view): view.update(animated: animated)
        }
    }

    /// The size of the style. Points.
    func fittingSize(in size: CGSize, isCompactHeight: Bool) -> CGSize {
        switch self {
        case .wheels:
            CGSize(
                width: PickerMetrics.size.width,
                height: isCompactHeight ? DatePickerMetrics.compactWheelsHeight : PickerMetrics.size.height)
        case .compact(let view): view.sizeThatFits(size)
        case .calendar(let view): view.sizeThatFits(.zero)
        }
    }
}
