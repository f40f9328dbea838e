import UIKit

/// A dialog in which the user chooses a date, a time or both.
///
///     if case .value(let date) = await present(DateDialog(title: "Remind me", date: tomorrow)) { remind(at: date) }
open class DateDialog: ReadyMadeDialog, ValueOverlay {
    /// The picker, for its locale, calendar and limits. Its style is that of the initializer.
    public let datePicker: UIDatePicker
    /// The date that was confirmed in the last presentation. Nil if none was, and while the dialog is presented.
    open var value: Date? { pressedButtonIndex == 1 ? datePicker.date : nil }

    /// Creates a dialog with a date picker, a confirming button and a cancel button. Escape dismisses it.
    ///
    /// - Parameters:
    ///   - title: What is asked; nil or empty for none. Accessibility reads it with the picker.
    ///   - date: The date at first. Default now.
    ///   - mode: What is chosen. Default date and time.
    ///   - limits: The dates that can be chosen. Default nil: all.
    ///   - style: The look of the picker. Default wheels. A calendar is `inline`.
    ///   - confirm: The title of the confirming button, in the user's language. Default nil: "OK", localized.
    ///   - cancel: The title of the cancel button, in the user's language. Default nil: "Cancel", localized.
    public init(
        title: String?, date: Date = Date(), mode: UIDatePicker.Mode = .dateAndTime,
        limits: ClosedRange<Date>? = nil, style: UIDatePickerStyle = .wheels, confirm: String? = nil,
        cancel: String? = nil
    ) {
        datePicker = UIDatePicker()
        datePicker.datePickerMode = mode
        datePicker.preferredDatePickerStyle = style
        datePicker.minimumDate = limits?.lowerBound
        datePicker.maximumDate = limits?.upperBound
        datePicker.date = date
        datePicker.accessibilityLabel = title
        super.init(
            title: title, body: DateBody(datePicker),
            buttons: [
                DialogButton(cancel ?? DialogTitles.cancel, role: .cancel), DialogButton(confirm ?? DialogTitles.ok),
            ])
    }

    /// A picker needs more width than an alert has.
    override var minimumWidth: CGFloat {
        let padding = ReadyMadeMetrics.padding
        return DateBody.fittingSize(of: datePicker).width + padding.left + padding.right - 2 * DateBody.outset
    }
}

/// The body of a `DateDialog`: the picker, which extends over the sides.
private final class DateBody: UIView {
    /// How far the picker extends over the padding, in points.
    static let outset: CGFloat = 12

    private let picker: UIDatePicker

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        addSubview(picker)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    static func fittingSize(of picker: UIDatePicker) -> CGSize {
        picker.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.fittingSize(of: picker).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let fitting = Self.fittingSize(of: picker)
        let width = min(fitting.width, bounds.width + 2 * Self.outset)
        picker.frame = CGRect(
            x: bounds.midX - width / 2, y: 0, width: width, height: min(bounds.height, fitting.height))
    }
}
