import Testing
import UIKit
import Velarium
import VelariumTesting

/// Dialogs for `async` code.
@MainActor @Suite struct AwaitedDialogTests {
    private let stage = ReadyMadeStage()
    private var device: TestDevice { stage.device }

    @Test(arguments: [("Send", true), ("Cancel", false)])
    func presentConfirmationReturnsTheAnswer(button: String, answer: Bool) async throws {
        _ = device.window
        let asking = Task { @MainActor in await stage.page.presentConfirmation(title: "Send it?", confirm: "Send") }
        try await stage.settle()

        try await device.tap(.text(button))
        try await stage.settle()

        #expect(await asking.value == answer)
    }

    @Test func presentChoiceReturnsTheChoiceOrNil() async throws {
        _ = device.window
        let first = Task { @MainActor in
            await stage.page.presentChoice(title: "Size", from: ["S", "M", "L"], selected: 0) { "Size \($0)" }
        }
        try await stage.settle()
        try await device.tap("Size M")
        try await stage.settle()
        let second = Task { @MainActor in
            await stage.page.presentChoice(title: "Size", from: ["S", "M", "L"], selected: 0) { "Size \($0)" }
        }
        try await stage.settle()
        try await device.tap("Cancel")
        try await stage.settle()

        #expect(await first.value == "M")
        #expect(await second.value == nil)
    }

    @Test func presentMessageReturnsTheDismissReason() async throws {
        _ = device.window
        let telling = Task { @MainActor in await stage.page.presentMessage(title: "Saved") }
        try await stage.settle()

        try await device.key("escape")
        try await stage.settle()

        #expect(await telling.value == .escape)
    }

    @Test func cancelingTheTaskDismissesTheDialog() async throws {
        _ = device.window
        let asking = Task { @MainActor in await stage.page.presentConfirmation(title: "Send it?") }
        try await stage.settle()
        try device.expect("Send it?", is: .visible)

        asking.cancel()
        try await stage.settle()

        #expect(await asking.value == false)
        try device.expect("Send it?", is: .gone)
    }

    @Test func secondDialogReplacesTheFirst() async throws {
        _ = device.window
        let first = Task { @MainActor in await stage.page.presentMessage(title: "First") }
        try await stage.settle()

        let second = Task { @MainActor in await stage.page.presentMessage(title: "Second") }
        try await stage.settle()

        #expect(await first.value == .replaced)
        try await device.tap("OK")
        try await stage.settle()
        #expect(await second.value == .action)
    }
}
