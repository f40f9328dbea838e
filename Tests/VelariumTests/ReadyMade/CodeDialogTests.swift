import Testing
import UIKit
import Velarium
import VelariumTesting

/// Dialogs in which the user enters a code.
@MainActor @Suite struct CodeDialogTests {
    private let fixture = ReadyMadeFixture()
    private var device: TestDevice { fixture.device }

    private func boxes(in dialog: CodeDialog) throws -> UIView {
        try #require(dialog.view.all(UIView.self).first { $0.accessibilityTraits == .updatesFrequently })
    }

    private func tap(_ digits: String) async throws {
        for digit in digits { try await device.tap(.text("\(digit)")) }
    }

    @Test func sixDigitsOnThePadGiveTheCode() async throws {
        _ = device.window
        let dialog = CodeDialog(title: "Enter the code")
        let asking = fixture.ask(dialog)
        try await fixture.settle()

        try await tap("12905")
        #expect(try boxes(in: dialog).accessibilityValue == "5 of 6")
        try await tap("3")
        try await fixture.settle()

        #expect(await asking.value == .value("129053"))
    }

    @Test func deleteRemovesTheLastDigit() throws {
        _ = device.window
        let dialog = CodeDialog(title: nil, length: 3)
        try fixture.show(dialog)

        try device.key("backspace")
        for key in ["1", "2", "backspace", "3"] { try device.key(key) }
        try device.tap(.text("Delete"))
        for key in ["4", "x", "5"] { try device.key(key) }
        try device.settle()

        #expect(dialog.value == "145")
    }

    @Test func wrongCodeIsClearedAndTheNextOneAccepted() async throws {
        _ = device.window
        let dialog = CodeDialog(title: "Enter the code", length: 4)
        dialog.verify = { $0 == "2222" ? nil : "This code is wrong." }
        let asking = fixture.ask(dialog)
        try await fixture.settle()

        try await tap("1111")
        try await fixture.settle()
        try device.expect("This code is wrong.", is: .visible)
        // With digits left the second code would not be complete, and its result never come.
        try #require(try boxes(in: dialog).accessibilityValue == "0 of 4")
        #expect(
            device.trace.contains { $0.callback.hasPrefix("post(") && $0.arguments.contains("This code is wrong.") })
        try await tap("2222")
        try await fixture.settle()

        #expect(await asking.value == .value("2222"))
    }

    @Test func wrongCodeShakesExceptWithReduceMotion() async throws {
        _ = device.window
        for isReduced in [false, true] {
            let fixture = ReadyMadeFixture()
            _ = fixture.device.window
            try await fixture.device.setAccessibilityFeature(.reduceMotion, isOn: isReduced)
            let dialog = CodeDialog(title: nil, length: 1)
            let boxes = try boxes(in: dialog)
            dialog.verify = { _ in "Wrong." }
            try fixture.show(dialog)

            try await fixture.device.key("7")
            for _ in 0..<4 { await Task.yield() }
            _ = fixture.device.window
            var offsets: Set<CGFloat> = []
            for _ in 0..<10 {
                await fixture.device.advance(by: 1.0 / 60)
                _ = fixture.device.window
                offsets.insert(boxes.layer.presentation()?.affineTransform().tx ?? 0)
            }

            #expect((offsets.count > 1) == !isReduced)
            dialog.dismiss(for: .code, animated: false)
        }
    }

    @Test func pasteTakesACodeWithTheRightNumberOfDigits() throws {
        _ = device.window
        let dialog = CodeDialog(title: nil)
        try fixture.show(dialog)
        UIPasteboard.general.string = "12"
        try device.tap(.text("Paste"))
        try device.settle()
        #expect(dialog.lifecycle.isPresented)

        UIPasteboard.general.string = "Your code: 123 ٤٥٦"
        try device.tap(.text("Paste"))
        try device.settle()

        #expect(dialog.value == "123456")
    }

    @Test func digitsAppearInNoDumpTraceOrDescription() async throws {
        _ = device.window
        let gate = Gate()
        let dialog = CodeDialog(title: "Enter the code")
        dialog.verify = { _ in
            await gate.wait()
            return nil
        }
        try fixture.show(dialog)
        for key in ["8", "3", "9", "1", "7", "2"] { try await device.key(key) }

        var described = ""
        dump(dialog, to: &described, maxDepth: 6, maxItems: 5000)
        #expect(!device.dump().contains("839172"))
        #expect(!described.contains("839172"))
        #expect(!device.trace.contains { $0.arguments.contains("839172") })
        #expect(try boxes(in: dialog).accessibilityValue == "6 of 6")
        dialog.dismiss(for: .code, animated: false)
        gate.open()
    }

    @Test func anIndicatorRunsOnlyWhileTheCodeIsVerified() async throws {
        _ = device.window
        let gate = Gate()
        let dialog = CodeDialog(title: "Enter the code", length: 1)
        dialog.verify = { _ in
            await gate.wait()
            return "Wrong."
        }
        try fixture.show(dialog)
        func isRunning() -> Bool { dialog.view.all(UIActivityIndicatorView.self).contains(where: \.isAnimating) }
        #expect(!isRunning())

        try await device.key("1")
        try await fixture.settle()
        #expect(isRunning())
        gate.open()
        try await fixture.settle()

        #expect(!isRunning())
        dialog.dismiss(for: .code, animated: false)
    }

    @Test func noMessageAndAnEmptyOneTakeNoRoom() throws {
        let tops = try [nil, "", "By mail"].map { message in
            let fixture = ReadyMadeFixture()
            _ = fixture.device.window
            let dialog = CodeDialog(title: "Enter the code", message: message, length: 4)
            try fixture.show(dialog)
            let boxes = try boxes(in: dialog)
            return boxes.convert(boxes.bounds, to: dialog.view).minY
        }

        #expect(tops[0] == tops[1])
        #expect(tops[0] < tops[2])
    }

    @Test func keysAreDisabledWhileTheCodeIsVerifiedAndCancelCancels() async throws {
        _ = device.window
        let gate = Gate()
        var wasCanceled: Bool?
        let dialog = CodeDialog(title: "Enter the code", length: 1)
        dialog.verify = { _ in
            await gate.wait()
            _ = device.window
            wasCanceled = Task.isCancelled
            return nil
        }
        let asking = fixture.ask(dialog)
        try await fixture.settle()
        try await device.key("1")
        try await fixture.settle()
        #expect(dialog.view.all(UIControl.self).contains { $0.accessibilityLabel == "5" && !$0.isEnabled })

        try await device.tap(.text("Cancel"))
        try await fixture.settle()
        gate.open()
        try await fixture.settle()

        #expect(await asking.value == .dismissed(.action))
        #expect(wasCanceled == true)
        #expect(dialog.value == nil)
    }

    @Test func padIsNotMirrored() throws {
        let fixture = ReadyMadeFixture(TestDevice(.iPhone14, language: .arabic))
        _ = fixture.device.window
        let dialog = CodeDialog(title: nil)
        try fixture.show(dialog)

        let one = try fixture.device.view(.text("1")).convert(CGPoint.zero, to: nil)
        let three = try fixture.device.view(.text("3")).convert(CGPoint.zero, to: nil)

        #expect(one.x < three.x && one.y == three.y)
    }

    @Test func lengthsOutOfRangeAreLimited() {
        _ = device.window
        #expect(CodeDialog(title: nil, length: 0).length == 1)
        #expect(CodeDialog(title: nil, length: .max).length == 8)
    }
}
