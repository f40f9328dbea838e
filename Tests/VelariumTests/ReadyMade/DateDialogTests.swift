import Foundation
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Dialogs in which the user chooses a date.
@MainActor @Suite struct DateDialogTests {
    private let day = Date(timeIntervalSince1970: 1_700_000_000)

    @Test func confirmedDateIsTheValue() async throws {
        let fixture = ReadyMadeFixture()
        _ = fixture.device.window
        let dialog = DateDialog(title: "Remind me", date: day, mode: .date)
        let asking = fixture.ask(dialog)
        try await fixture.settle()

        dialog.datePicker.date = day.addingTimeInterval(86_400)
        try await fixture.device.key("return")
        try await fixture.settle()

        #expect(await asking.value == .value(day.addingTimeInterval(86_400)))
    }

    @Test func canceledDialogHasNoValueAndLimitsAreKept() throws {
        let fixture = ReadyMadeFixture()
        let dialog = DateDialog(title: "Remind me", date: .distantFuture, limits: day...day.addingTimeInterval(60))
        try fixture.show(dialog)

        try fixture.device.key("escape")
        try fixture.device.settle()

        #expect(dialog.value == nil)
        #expect(dialog.datePicker.date <= day.addingTimeInterval(60))
        #expect(dialog.datePicker.accessibilityLabel == "Remind me")
    }

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPhone14, .iPad], [UIDatePickerStyle.wheels, .inline, .compact])
    func pickerAndButtonsAreInTheDialog(model: TestDevice.Model, style: UIDatePickerStyle) throws {
        for isLandscape in [false, true] {
            let fixture = ReadyMadeFixture(TestDevice(model, isLandscape: isLandscape))
            _ = fixture.device.window
            let dialog = DateDialog(title: "Remind me", date: day, style: style)
            try fixture.show(dialog)

            let frame = fixture.frame(of: dialog)
            let picker = dialog.datePicker.convert(dialog.datePicker.bounds, to: nil)
            let button = try fixture.button("OK", in: dialog)
            #expect(picker.minX >= frame.minX && picker.maxX <= frame.maxX, "\(picker) \(frame)")
            #expect(picker.width > 0 && picker.height > 0)
            #expect(frame.contains(button.convert(button.bounds, to: nil).insetBy(dx: 1, dy: 1)))
            dialog.dismiss(for: .code, animated: false)
        }
    }
}
