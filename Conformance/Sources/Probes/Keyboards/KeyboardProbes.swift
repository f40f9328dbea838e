import UIKit

extension Probe {
    static let keyboards = [keyboardHeights, keys, decimalPad, pickerAsInputView, keyboardNotifications]

    /// The frame of the keyboard that a text field gets, from the notification.
    static func keyboardFrame(_ run: ProbeRun, configure: (UITextField) -> Void) async -> CGRect? {
        let field = UITextField(frame: CGRect(x: 20, y: 90, width: 280, height: 34))
        configure(field)
        let frames = KeyboardFrames()
        await run.show(field)
        field.becomeFirstResponder()
        await run.settle()
        return frames.last
    }

    private static func withoutSuggestions(_ field: UITextField) {
        field.autocorrectionType = .no
        field.spellCheckingType = .no
    }

    private static let keyboardHeights = Probe("keyboard") { run in
        let plain = await keyboardFrame(run, configure: withoutSuggestions)
        run.record("heightWithoutSuggestions", plain?.height)
        run.record("endFrame", plain)
        let suggesting = await keyboardFrame(run) { _ in }
        run.record("heightWithSuggestions", suggesting?.height)
        run.record("heights", CGSize(width: plain?.height ?? 0, height: suggesting?.height ?? 0))
        run.record("heightOfNumberPad", await keyboardFrame(run) { $0.keyboardType = .numberPad }?.height)
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let withAccessory = await keyboardFrame(run) {
            withoutSuggestions($0)
            $0.inputAccessoryView = accessory
        }
        run.record("heightWithAccessory", withAccessory?.height)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        _ = await keyboardFrame(run) {
            withoutSuggestions($0)
            $0.inputAccessoryView = toolbar
        }
        run.record("toolbarFrame", toolbar.rectInWindow)
    }

    /// The keys of the letters' page, as drawn.
    private static let keys = Probe("keyboard.keys", on: .phones) { run in
        guard let frame = await keyboardFrame(run, configure: withoutSuggestions), let picture = run.screenPicture()
        else {
            return
        }
        let top = frame.minY, back = picture.color(x: 1, y: top + 4)
        @MainActor func isWhite(_ color: Pixels.Color) -> Bool { color.sum == 765 }
        @MainActor func isBack(_ color: Pixels.Color) -> Bool { color.isClose(to: back, within: 3) }
        run.record("background", back)
        guard let first = picture.firstY(x: 10, from: top + 1, to: top + 60, where: isWhite) else { return }
        run.record("firstRowTop", first - top)
        run.record(
            "keyHeight", picture.firstY(x: 10, from: first + 1, to: first + 80) { !isWhite($0) }.map { $0 - first })
        // Eight points below the tops of the rows, where the corners of the keys have ended.
        for (name, offset) in [("firstRow", 16), ("secondRow", 70), ("thirdRow", 124)] as [(String, CGFloat)] {
            // A shift key that is on is white as well; letters of the third row begin to the right of it.
            let starts = picture.runStarts(y: top + offset, longerThan: 15, where: isWhite)
            run.record("\(name)Lefts", starts.filter { name != "thirdRow" || $0 > 50 })
        }
        let third = top + 121, fourth = top + 175
        run.record("systemKeyColor", picture.color(x: 12, y: fourth))
        let space = picture.run(x: run.window.bounds.midX, y: top + 178, where: isWhite)
        run.record("spaceSpan", space.map { [$0.low, $0.high] } ?? [])
        run.record("shiftWidth", picture.firstX(y: third, from: 10, to: 60, where: isBack).map { $0 - 3 })
        let numbersRight = picture.firstX(y: fourth, from: 10, to: 100, where: isBack)
        run.record("numbersRight", numbersRight)
        run.record("spaceLeft", picture.firstX(y: top + 178, from: 60, to: 130, where: isWhite))
        let gray = Pixels.Color(red: 171, green: 177, blue: 186)
        let hasEmoji = picture.color(x: 56, y: fourth).isClose(to: gray, within: 4) && (numbersRight ?? 99) < 50
        run.record("hasEmojiKey", hasEmoji)
        let width = run.window.bounds.width
        run.record("hasMicrophone", picture.ink(in: CGRect(x: width - 65, y: top + 222, width: 50, height: 60)) != nil)
        run.record("globeWidth", picture.ink(in: CGRect(x: 10, y: top + 222, width: 60, height: 60))?.width)
        run.record("letterHeight", picture.ink(in: CGRect(x: 80, y: first + 3, width: 27, height: 36))?.height)
    }

    private static let decimalPad = Probe("keyboard.decimalPad", on: .phones) { run in
        guard let frame = await keyboardFrame(run, configure: { $0.keyboardType = .decimalPad }) else { return }
        run.record("height", frame.height)
        guard let picture = run.screenPicture() else { return }
        @MainActor func isWhite(_ color: Pixels.Color) -> Bool { color.sum == 765 }
        guard let first = picture.firstY(x: 20, from: frame.minY + 1, to: frame.minY + 60, where: isWhite) else {
            return
        }
        run.record("firstRowTop", first - frame.minY)
        run.record("firstKeyLeft", picture.firstX(y: first + 8, from: 1, to: 30, where: isWhite))
        let keyBottom = picture.firstY(x: 20, from: first + 2, to: first + 80) { !isWhite($0) }
        run.record("keyHeight", keyBottom.map { $0 - first })
        run.record("keyLefts", picture.runStarts(y: first + 3, longerThan: 50, where: isWhite))
        run.record("background", picture.color(x: 1, y: frame.minY + 4))
        let second = picture.ink(in: CGRect(x: 150, y: first + 2, width: 70, height: 42))
        run.record("hasLettersBelowTwo", (second?.width ?? 0) > 20)
    }

    private static let pickerAsInputView = Probe("keyboard.picker") { run in
        let picker = UIPickerView(), source = PickerRows()
        picker.dataSource = source
        picker.delegate = source
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        toolbar.items = [UIBarButtonItem(systemItem: .done)]
        let frame = await keyboardFrame(run) {
            $0.inputView = picker
            $0.inputAccessoryView = toolbar
        }
        run.record("height", frame?.height)
        run.record("pickerHeight", picker.intrinsicContentSize.height)
        withExtendedLifetime(source) {}
    }

    /// The notifications while a keyboard comes and goes.
    private static let keyboardNotifications = Probe("keyboard.notifications", on: .any) { run in
        let log = CallLog(), frames = KeyboardFrames()
        let names: [(String, Notification.Name)] = [
            ("willShow", UIResponder.keyboardWillShowNotification),
            ("didShow", UIResponder.keyboardDidShowNotification),
            ("willHide", UIResponder.keyboardWillHideNotification),
            ("didHide", UIResponder.keyboardDidHideNotification),
        ]
        log.observe(names)
        let field = UITextField(frame: CGRect(x: 20, y: 90, width: 280, height: 34))
        await run.show(field)
        field.becomeFirstResponder()
        await run.settle()
        run.record("duration", frames.duration)
        run.record("curve", frames.curve)
        field.resignFirstResponder()
        await run.settle()
        run.record("order", log.text)
    }
}
