import UIKit

extension Probe {
    static let pickers = [pickerOfOneColumn, timePicker]

    /// A toolbar with Done at the right.
    private static func toolbar() -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
        toolbar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done)]
        return toolbar
    }

    /// The areas of the selected row and of those below it, in a picker 216 points high with rows of 32.
    private static func rows(around middle: CGPoint, width: CGFloat) -> [CGRect] {
        [(-16, 16), (18, 45), (46, 69), (69.5, 90)].map { (span: (top: CGFloat, bottom: CGFloat)) in
            CGRect(x: middle.x - width / 2, y: middle.y + span.top, width: width, height: span.bottom - span.top)
        }
    }

    private static func text(_ numbers: [CGFloat]) -> [String] {
        numbers.map { String(format: "%.2f", Double($0)) }
    }

    /// A picker with the rows Test 1, Test 2 and so on, as the input view of a field.
    private static let pickerOfOneColumn = Probe("picker.one", on: .phones) { run in
        let picker = UIPickerView(), source = PickerRows(), width = UIScreen.main.bounds.width
        picker.dataSource = source
        picker.delegate = source
        _ = await keyboardFrame(run) { $0.inputView = picker }
        guard let picture = run.screenPicture() else { return }
        let frame = picker.rectInWindow, middle = frame.midY
        let runs = picture.columnRuns(x: 30, from: frame.minY, to: frame.maxY, tolerance: 1)
        let band = runs.first { $0.contains(middle) }
        run.record("bandHeight", band.map { $0.upperBound - $0.lowerBound })
        run.record("bandTop", band.map { $0.lowerBound - frame.minY })
        run.record("bandColor", picture.color(x: 20, y: middle))
        run.record("background", picture.color(x: 20, y: frame.minY + 40))
        run.record(
            "textColors",
            rows(around: CGPoint(x: width / 2, y: middle), width: 80).compactMap { picture.darkest(in: $0) })
        withExtendedLifetime(source) {}
    }

    /// A picker of a time, 4:14 in the morning, as the input view of a field, below a toolbar.
    private static let timePicker = Probe("picker.time", on: .phones) { run in
        let picker = UIDatePicker(), toolbar = toolbar(), width = UIScreen.main.bounds.width
        picker.datePickerMode = .time
        picker.preferredDatePickerStyle = .wheels
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSince1970: 4 * 3600 + 14 * 60)
        picker.sizeToFit()
        _ = await keyboardFrame(run) {
            $0.inputView = picker
            $0.inputAccessoryView = toolbar
        }
        guard let picture = run.screenPicture() else { return }
        let frame = picker.rectInWindow, middle = frame.midY
        @MainActor func ink(_ left: CGFloat, _ width: CGFloat) -> CGRect? {
            picture.ink(
                in: CGRect(x: left, y: middle - 14, width: width, height: 28), tolerance: Pixels.paleInk)
        }
        let hours = ink(95, 50), minutes = ink(width / 2 - 30, 62), half = ink(width / 2 + 36, 60)
        if let hours, let minutes, let half {
            let numbers = text([hours.minX, minutes.minX, minutes.width, half.minX, half.width])
            run.record("columns", "\(numbers[0]); \(numbers[1]) \(numbers[2]); \(numbers[3]) \(numbers[4])")
        }
        if let minutes {
            let areas = rows(around: CGPoint(x: minutes.midX, y: middle), width: 30)
            run.record("textColors", areas.compactMap { picture.darkest(in: $0) })
        }
        let bar = toolbar.rectInWindow
        run.record("toolbar", bar)
        let done = picture.ink(
            in: CGRect(x: width - 90, y: bar.minY + 2, width: 88, height: 40), tolerance: Pixels.paleInk)
        run.record("doneInk", done.map { [$0.minX, $0.minY - bar.minY, $0.width, $0.height] } ?? [])
        run.record("toolbarHairlineHeight", hairline(above: bar, in: picture).map { $0.upperBound - $0.lowerBound })
        run.record("toolbarHairline", hairline(above: bar, in: picture).map { picture.color(x: 5, y: $0.lowerBound) })
        run.record("toolbarColor", picture.color(x: 5, y: bar.midY))
    }

    /// The thin line at the top of a bar.
    private static func hairline(above bar: CGRect, in picture: Pixels) -> ClosedRange<CGFloat>? {
        picture.columnRuns(x: 5, from: bar.minY - 2, to: bar.minY + 3, tolerance: 8).first {
            $0.upperBound - $0.lowerBound < 1.1 && $0.lowerBound > bar.minY - 1.5
        }
    }
}
