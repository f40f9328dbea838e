import UIKit

extension GalleryPage {
    /// Wheels of rows, and date pickers in every style.
    static let pickers = GalleryPage(
        id: "pickers", title: "Pickers", summary: "Wheels, dates, times, calendars", group: .system,
        symbol: "calendar", tint: .systemOrange
    ) { PickersPage() }
}

private final class PickersPage: TracedExamplesController {
    private let models = LensPicker()

    override func makeExamples() -> [Example] {
        title = "Pickers".localized
        models.trace = trace
        return [
            Example("Compact", note: "A tap opens a calendar or wheels.", compactRows),
            Example("Wheels", CenteredControl(models.picker)),
            Example("Inline", CenteredControl(inline)),
            Example("Date wheels", CenteredControl(wheels(.date, "date wheels"))),
            Example("Date and time wheels", CenteredControl(wheels(.dateAndTime, "date and time wheels"))),
            Example("Countdown", CenteredControl(countdown)),
            Example(
                "Limits and intervals", note: "Ten days from the first of May, every 15 minutes.",
                CenteredControl(limited)),
            Example("Other languages", VerticalStack(languages)),
        ]
    }

    private func makePicker(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ name: String
    ) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        picker.date = SampleDate.now
        picker.accessibilityIdentifier = name
        let format = DateFormatter()
        format.dateFormat = "yyyy-MM-dd HH:mm"
        picker.addAction(
            UIAction { [unowned self, unowned picker] _ in
                let news =
                    mode == .countDownTimer
                    ? "\(Int(picker.countDownDuration)) seconds" : format.string(from: picker.date)
                trace.add(name, "valueChanged \(news)")
            }, for: .valueChanged)
        picker.sizeToFit()
        return picker
    }

    private var compactRows: UIView {
        let rows: [(String, UIDatePicker.Mode)] = [("Starts", .dateAndTime), ("Birthday", .date), ("Alarm", .time)]
        return VerticalStack(
            rows.map { title, mode in TitledControl(title, makePicker(mode, .compact, title.lowercased())) })
    }

    private var inline: UIDatePicker { makePicker(.dateAndTime, .inline, "inline") }
    private var countdown: UIDatePicker {
        let picker = makePicker(.countDownTimer, .wheels, "countdown")
        picker.countDownDuration = 25 * 60
        return picker
    }

    private func wheels(_ mode: UIDatePicker.Mode, _ name: String) -> UIDatePicker { makePicker(mode, .wheels, name) }

    private var limited: UIDatePicker {
        let picker = makePicker(.dateAndTime, .wheels, "limited")
        picker.minimumDate = SampleDate.may(1)
        picker.maximumDate = SampleDate.may(11)
        picker.minuteInterval = 15
        picker.date = SampleDate.may(5, 10, 30)
        return picker
    }

    private var languages: [UIView] {
        [("Deutsch", "de_DE"), ("简体中文", "zh-Hans"), ("العربية", "ar")].map { title, locale in
            let picker = makePicker(.dateAndTime, .compact, locale)
            picker.locale = Locale(identifier: locale)
            picker.sizeToFit()
            return TitledControl(title, picker)
        }
    }
}

/// A picker of a camera's settings, which traces what the user selects.
private final class LensPicker: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView()
    weak var trace: TracePanel?
    private let columns = [
        ["ƒ/1.4", "ƒ/2", "ƒ/2.8", "ƒ/4", "ƒ/5.6", "ƒ/8", "ƒ/11", "ƒ/16"],
        ["1 s", "1/2", "1/4", "1/8", "1/15", "1/30", "1/60", "1/125", "1/250", "1/500", "1/1000"],
        ["ISO 100", "ISO 200", "ISO 400", "ISO 800", "ISO 1600", "ISO 3200"],
    ]

    override init() {
        super.init()
        picker.dataSource = self
        picker.delegate = self
        picker.accessibilityIdentifier = "camera"
        for (component, row) in [3, 6, 1].enumerated() {
            picker.selectRow(row, inComponent: component, animated: false)
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        columns[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        trace?.add("camera", "didSelectRow \(row) inComponent \(component): \(columns[component][row])")
    }
}

/// A control in its own size in the middle of the card, narrower only if the card is.
private final class CenteredControl: UIView {
    private let control: UIView

    init(_ control: UIView) {
        self.control = control
        super.init(frame: .zero)
        addSubview(control)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func controlSize(in width: CGFloat) -> CGSize {
        let size = control.sizeThatFits(CGSize(width: 320, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: controlSize(in: size.width).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = controlSize(in: bounds.width)
        control.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: 0, width: size.width, height: size.height)
    }
}

/// A title and a control at the trailing side, below the title where both do not fit side by side.
private final class TitledControl: UIView {
    private static let gap: CGFloat = 8

    private let title = UILabel()
    private let control: UIView

    init(_ text: String, _ control: UIView) {
        self.control = control
        super.init(frame: .zero)
        title.text = text
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        addSubview(title)
        addSubview(control)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func sizes(in width: CGFloat) -> (title: CGSize, control: CGSize, isStacked: Bool) {
        let words = title.sizeThatFits(.zero)
        let size = control.sizeThatFits(.zero)
        return (
            words, CGSize(width: min(size.width, width), height: size.height),
            words.width + Self.gap + size.width > width
        )
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (words, control, isStacked) = sizes(in: size.width)
        return CGSize(
            width: size.width,
            height: isStacked ? words.height + Self.gap + control.height : max(words.height, control.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (words, size, isStacked) = sizes(in: bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        title.frame = CGRect(
            x: isMirrored ? bounds.width - words.width : 0,
            y: isStacked ? 0 : (bounds.height - words.height) / 2, width: min(words.width, bounds.width),
            height: words.height)
        let isAtRight = isMirrored == isStacked
        control.frame = CGRect(
            x: isAtRight ? bounds.width - size.width : 0,
            y: isStacked ? words.height + Self.gap : (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }
}
