import Testing
import UIKit
import Velarium
import VelariumTesting

/// Dialogs for `async` code.
@MainActor @Suite struct AwaitedDialogTests {
    private let fixture = ReadyMadeFixture()
    private var device: TestDevice { fixture.device }

    /// Runs `ask` in a task, on this device while other tests run.
    private func task<Answer: Sendable>(
        _ ask: @escaping @MainActor (UIViewController) async -> Answer
    ) -> Task<Answer, Never> {
        Task { @MainActor in
            _ = device.window
            return await ask(fixture.page)
        }
    }

    @Test(arguments: [("Send", true), ("Cancel", false)])
    func presentConfirmationReturnsTheAnswer(button: String, answer: Bool) async throws {
        _ = device.window
        let asking = task { await $0.presentConfirmation(title: "Send it?", confirm: "Send") }
        try await fixture.settle()

        try await device.tap(.text(button))
        try await fixture.settle()

        #expect(await asking.value == answer)
    }

    @Test func presentChoiceReturnsTheChoiceOrNil() async throws {
        _ = device.window
        let first = task { await $0.presentChoice(title: "Size", from: ["S", "M", "L"], selected: 0) { "Size \($0)" } }
        try await fixture.settle()
        try await device.tap("Size M")
        try await fixture.settle()
        let second = task {
            await $0.presentChoice(title: "Size", from: ["S", "M", "L"], selected: 0) { "Size \($0)" }
        }
        try await fixture.settle()
        try await device.tap("Cancel")
        try await fixture.settle()

        #expect(await first.value == "M")
        #expect(await second.value == nil)
    }

    @Test func presentMessageReturnsTheDismissReason() async throws {
        _ = device.window
        let telling = task { await $0.presentMessage(title: "Saved") }
        try await fixture.settle()

        try await device.key("escape")
        try await fixture.settle()

        #expect(await telling.value == .escape)
    }

    @Test func cancelingTheTaskDismissesTheDialog() async throws {
        _ = device.window
        let asking = task { await $0.presentConfirmation(title: "Send it?") }
        try await fixture.settle()
        try device.expect("Send it?", is: .visible)

        asking.cancel()
        try await fixture.settle()

        #expect(await asking.value == false)
        try device.expect("Send it?", is: .gone)
    }

    @Test func secondDialogReplacesTheFirst() async throws {
        _ = device.window
        let first = task { await $0.presentMessage(title: "First") }
        try await fixture.settle()

        let second = task { await $0.presentMessage(title: "Second") }
        try await fixture.settle()

        #expect(await first.value == .replaced)
        try await device.tap("OK")
        try await fixture.settle()
        #expect(await second.value == .action)
    }
}
