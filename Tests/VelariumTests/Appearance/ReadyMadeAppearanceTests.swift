import Testing
import UIKit
import UITestSupport
import Velarium
import VelariumTesting

/// Every ready-made overlay looks and reads as its record in Tests/Appearances says, at rest and while it is used.
@MainActor @Suite struct ReadyMadeAppearanceTests {
    private static let variants: [ReadyMadeVariant] = [.light, .rightToLeft, .smallPhoneLargeText, .tablet, .keyboard]
    private let page = MatrixPage()

    private func makeDevice(_ variant: ReadyMadeVariant = .light) throws -> TestDevice {
        let device = try variant.makeDevice(showing: page)
        page.anchor.frame = CGRect(x: page.view.bounds.midX - 90, y: 80, width: 60, height: 44)
        return device
    }

    private func show(_ overlay: any PresentableOverlay, on device: TestDevice) throws {
        _ = device.window
        overlay.show(over: page, animated: true)
        try device.settle()
    }

    @Test(arguments: ReadyMadeKind.allCases) func everyKindLooksAsRecorded(_ kind: ReadyMadeKind) throws {
        var record = AppearanceRecord()
        for variant in Self.variants {
            let page = MatrixPage()
            let device = try variant.makeDevice(showing: page)
            page.anchor.frame = CGRect(x: page.view.bounds.midX - 90, y: 80, width: 60, height: 44)
            let overlay = kind.makeOverlay(anchor: page.anchor)
            overlay.show(over: page, animated: true)
            try device.settle()
            record.add("\(variant)", of: device, reads: variant == .light)
        }

        #expect(record.difference(from: "ready-made \(kind)") == nil)
    }

    @Test func aCodeLooksAsRecordedWhileItIsEntered() async throws {
        var record = AppearanceRecord()
        let device = try makeDevice()
        let gate = Gate()
        let dialog = CodeDialog(title: "Code", message: "By mail", length: 4)
        dialog.verify = { _ in
            await gate.wait()
            return "This code is wrong. Ask for another one, and look at the last mail."
        }
        try show(dialog, on: device)

        for key in ["1", "2"] { try await device.key(key) }
        record.add("two digits", of: device, reads: false)
        for key in ["3", "4"] { try await device.key(key) }
        for _ in 0..<4 { await Task.yield() }
        _ = device.window
        record.add("while it is verified", of: device, reads: false)
        gate.open()
        for _ in 0..<8 { await Task.yield() }
        _ = device.window
        record.addMotion("wrong", of: device, at: [0, 0.05, 0.12, 0.2, 0.3, 0.4])
        try await device.settle()
        record.add("after a wrong code", of: device)

        #expect(record.difference(from: "code entry") == nil)
        dialog.dismiss(for: .code, animated: false)
    }

    @Test(arguments: [ReadyMadeVariant.light, .rightToLeft])
    func textFieldsLookAsRecordedWithLabelsPlaceholdersAndErrors(_ variant: ReadyMadeVariant) throws {
        var record = AppearanceRecord()
        let device = try makeDevice(variant)
        let dialog = TextInputDialog(
            title: "Account",
            fields: [
                TextInputField(label: "Name", placeholder: "Anna", text: "Bob"),
                TextInputField(placeholder: "Mail", text: "anna") {
                    $0.contains("@") ? nil : "This is no address of mail, because it has no @ in its middle."
                },
                TextInputField(label: "Password", text: "secret", isSecure: true),
            ])
        try show(dialog, on: device)
        record.add("at first", of: device, reads: false)

        try device.tap(.view(dialog.view.all(UITextField.self)[1]))
        try device.key("return")
        try device.settle()
        record.add("with an error", of: device)

        #expect(record.difference(from: "text fields \(variant)") == nil)
        dialog.dismiss(for: .code, animated: false)
    }

    @Test(arguments: [ReadyMadeVariant.light, .rightToLeft])
    func aSearchLooksAsRecordedWithFewResultsAndNone(_ variant: ReadyMadeVariant) throws {
        var record = AppearanceRecord()
        let device = try makeDevice(variant)
        let dialog = ChoiceDialog(
            title: "City", choices: ["Aachen", "Berlin", "Köln", "Lübeck", "Mainz"], selected: 2, isSearchable: true
        ) { $0 }
        try show(dialog, on: device)

        for _ in 0..<2 { try device.key("down") }
        record.add("by arrow keys", of: device, reads: false)
        let field = try #require(dialog.view.all(UITextField.self).first)
        for text in ["n", "nobody"] {
            field.text = text
            field.sendActions(for: .editingChanged)
            try device.settle()
            record.add("\"\(text)\"", of: device)
        }

        #expect(record.difference(from: "search \(variant)") == nil)
        dialog.dismiss(for: .code, animated: false)
    }

    @Test(arguments: [99, 100, 101, 150], [ReadyMadeVariant.light, .smallPhoneLargeText])
    func aLongListLooksAsRecorded(_ count: Int, _ variant: ReadyMadeVariant) throws {
        var record = AppearanceRecord()
        let device = try makeDevice(variant)
        let dialog = ChoiceDialog(title: "Number", choices: Array(1...count), selected: count / 2) {
            $0.isMultiple(of: 7) ? "Number \($0), which has a name that needs more than one line" : "\($0)"
        }

        try show(dialog, on: device)
        record.add("selected", of: device, reads: false)
        for _ in 0..<3 { try device.key("down") }
        try device.settle()
        record.add("three rows further", of: device, reads: false)

        #expect(record.difference(from: "list of \(count) \(variant)") == nil)
        dialog.dismiss(for: .code, animated: false)
    }

    @Test func longTextsLookAsRecordedAndScroll() throws {
        var record = AppearanceRecord()
        let text = String(repeating: "Some words that go on for a while. ", count: 60)
        for variant in [ReadyMadeVariant.light, .landscape, .rightToLeft] {
            let page = MatrixPage()
            let device = try variant.makeDevice(showing: page)
            let dialog = ConfirmDialog(title: "Terms", message: text, confirm: "Accept")
            dialog.show(over: page, animated: true)
            try device.settle()
            record.add("\(variant)", of: device, reads: false)
            try device.drag(from: CGPoint(x: device.window.bounds.midX, y: 200), to: CGPoint(x: 187, y: 120))
            try device.settle()
            record.add("\(variant), scrolled", of: device, reads: false)
        }

        #expect(record.difference(from: "long texts") == nil)
    }

    @Test func progressLooksAsRecordedOnItsWay() throws {
        var record = AppearanceRecord()
        let device = try makeDevice()
        let dialog = ProgressDialog(title: "Uploading", message: "1 of 8")
        try show(dialog, on: device)
        record.add("without an end", of: device)

        dialog.progress = 0.25
        dialog.message = "2 of 8"
        try device.settle()
        record.add("a quarter", of: device)
        dialog.progress = 1
        dialog.message = nil
        try device.settle()
        record.add("all", of: device)

        #expect(record.difference(from: "progress") == nil)
        dialog.dismiss(for: .code, animated: false)
    }
}
