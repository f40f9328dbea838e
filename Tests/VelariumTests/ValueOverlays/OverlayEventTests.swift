import Testing
import UIKit
import Velarium
import VelariumTesting

/// Events of an overlay as a sequence, and values from an awaited presentation.
@MainActor @Suite struct OverlayEventTests {
    private let fixture = OverlayFixture()

    /// A dialog with a code.
    private final class CodeEntry: BlockDialog, ValueOverlay {
        var value: String?

        func confirm(_ code: String) {
            value = code
            dismiss(for: .action, animated: true)
        }
    }

    private func makeEntry() -> CodeEntry { CodeEntry(DialogSizing(.small, .fit)) }

    /// Lets `task` reach its next suspension.
    private func yield() async { for _ in 0..<10 { await Task.yield() } }

    @Test func sequenceHasTheEventsOfOnePresentationAndEnds() async throws {
        let dialog = makeEntry()
        let events = dialog.events
        let reading = Task { @MainActor in
            var received: [OverlayEvent] = []
            for await event in events { received.append(event) }
            return received
        }
        fixture.root.present(dialog, animated: true)
        try await fixture.device.settle()

        dialog.dismiss(for: .code, animated: true)
        try await fixture.device.settle()

        #expect(await reading.value == [.willPresent, .didPresent, .willDismiss(.code), .didDismiss(.code)])
    }

    @Test func sequenceEndsWhenTheOverlayIsDeallocated() async {
        var dialog: CodeEntry? = makeEntry()
        let events = dialog?.events
        let reading = Task { @MainActor in
            var count = 0
            if let events { for await _ in events { count += 1 } }
            return count
        }
        await yield()

        dialog = nil

        #expect(await reading.value == 0)
    }

    @Test func presentReturnsTheValue() async throws {
        let entry = makeEntry()
        let asking = Task { @MainActor in await fixture.root.present(entry) }
        await yield()
        try await fixture.device.settle()

        entry.confirm("1234")
        try await fixture.device.settle()

        #expect(await asking.value == .value("1234"))
    }

    @Test func presentReturnsTheReasonWhyThereIsNoValue() async throws {
        let entry = makeEntry()
        entry.value = "half"
        let asking = Task { @MainActor in await fixture.root.present(entry) }
        await yield()
        try await fixture.device.settle()

        entry.dismiss(for: .escape, animated: true)
        try await fixture.device.settle()

        #expect(await asking.value == .dismissed(.escape))
    }

    @Test func cancelingTheTaskDismissesTheOverlay() async throws {
        let entry = makeEntry()
        let asking = Task { @MainActor in await fixture.root.present(entry) }
        await yield()
        try await fixture.device.settle()

        asking.cancel()
        await yield()
        try await fixture.device.settle()

        #expect(await asking.value == .dismissed(.cancelled))
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test func taskThatIsCanceledBeforeShowsNothing() async {
        let entry = makeEntry()
        let asking = Task { @MainActor in await fixture.root.present(entry) }
        asking.cancel()

        #expect(await asking.value == .dismissed(.cancelled))
        #expect(fixture.root.presentedViewController == nil)
    }
}
