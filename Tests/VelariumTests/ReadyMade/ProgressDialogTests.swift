import Testing
import UIKit
import Velarium
import VelariumTesting

/// Dialogs that show the progress of work.
@MainActor @Suite struct ProgressDialogTests {
    private let fixture = ReadyMadeFixture()
    private var device: TestDevice { fixture.device }

    private struct Failed: Error {}

    /// Runs work that ends when `gate` opens.
    private func run(
        _ dialog: ProgressDialog, until gate: Gate, failing: Bool = false
    ) -> Task<Result<OverlayResult<Int>, any Error>, Never> {
        Task { @MainActor in
            _ = device.window
            do {
                let result = try await fixture.page.presentProgress(dialog) { _ in
                    await gate.wait()
                    _ = device.window
                    if failing { throw Failed() }
                    return 7
                }
                return .success(result)
            } catch {
                return .failure(error)
            }
        }
    }

    private func yield() async {
        for _ in 0..<6 { await Task.yield() }
        _ = device.window
    }

    @Test func shortWorkShowsNothing() async throws {
        _ = device.window
        let gate = Gate()
        let running = run(ProgressDialog(title: "Uploading"), until: gate)
        await yield()
        await device.advance(by: 0.4)
        try device.expect("Uploading", is: .gone)

        gate.open()
        await yield()
        await device.advance(by: 2)

        #expect(try await running.value.get() == .value(7))
        try device.expect("Uploading", is: .gone)
    }

    @Test func dialogStaysForItsMinimumDuration() async throws {
        _ = device.window
        let gate = Gate()
        let dialog = ProgressDialog(title: "Uploading")
        let running = run(dialog, until: gate)
        await yield()
        await device.advance(by: 0.6)
        try device.expect("Uploading", is: .visible)

        gate.open()
        await yield()
        await device.advance(by: 0.3)
        #expect(dialog.lifecycle.isPresented)
        await device.advance(by: 1)
        await yield()

        #expect(try await running.value.get() == .value(7))
        #expect(dialog.dismissReason == .code)
    }

    @Test func dialogFadesOutWhenItsWorkHasEnded() throws {
        _ = device.window
        let dialog = ProgressDialog(title: "Uploading")
        dialog.begin(over: fixture.page)
        device.advance(by: 2)
        #expect(dialog.lifecycle.isPresented)

        dialog.end()
        device.advance(by: 0.05)

        #expect(dialog.view.window != nil && dialog.lifecycle.isDismissing)
        device.advance(by: 1)
        #expect(dialog.view.window == nil)
    }

    @Test func theResultComesWhenTheDialogHasLeftTheScreen() async throws {
        _ = device.window
        let gate = Gate()
        let dialog = ProgressDialog(title: "Uploading")
        var result: OverlayResult<Int>?
        let running = Task { @MainActor in
            _ = device.window
            result = await fixture.page.presentProgress(dialog) { _ in
                await gate.wait()
                _ = device.window
                return 7
            }
        }
        await yield()
        await device.advance(by: 0.6)

        gate.open()
        await yield()
        await device.advance(by: 0.1)
        await yield()
        #expect(result == nil && dialog.lifecycle.isPresented)
        await device.advance(by: 1.5)
        await yield()
        await running.value

        #expect(result == .value(7) && !dialog.lifecycle.isPresented && !dialog.lifecycle.isDismissing)
        try device.expect("Uploading", is: .gone)
    }

    @Test func cancelingCancelsTheWorkAndGivesTheReason() async throws {
        _ = device.window
        let gate = Gate()
        let running = run(ProgressDialog(title: "Uploading"), until: gate, failing: true)
        await yield()
        await device.advance(by: 1)

        try await device.tap(.text("Cancel"))
        await yield()
        gate.open()
        await yield()
        try await device.settle()

        #expect(try await running.value.get() == .dismissed(.action))
    }

    @Test func errorOfTheWorkIsThrown() async throws {
        _ = device.window
        let gate = Gate()
        let running = run(ProgressDialog(title: "Uploading"), until: gate, failing: true)
        await yield()

        gate.open()
        await yield()

        let result = await running.value
        #expect(throws: Failed.self) { try result.get() }
    }

    @Test func cancelingTheTaskDismissesTheDialog() async throws {
        _ = device.window
        let gate = Gate()
        let dialog = ProgressDialog(title: "Uploading")
        let running = run(dialog, until: gate, failing: true)
        await yield()
        await device.advance(by: 1)

        running.cancel()
        await yield()
        gate.open()
        await yield()
        try await device.settle()

        #expect(try await running.value.get() == .dismissed(.cancelled))
        #expect(dialog.dismissReason == .cancelled)
    }

    @Test func progressIsLimitedAndReadByAccessibility() throws {
        _ = device.window
        let dialog = ProgressDialog(title: "Uploading")
        try fixture.show(dialog)
        #expect(dialog.progress == nil)

        dialog.progress = 3
        #expect(dialog.progress == 1)
        dialog.progress = .nan
        #expect(dialog.progress == nil)
        dialog.progress = -1
        #expect(dialog.progress == 0)
        dialog.progress = 0.25
        try device.settle()

        let bar = try #require(dialog.view.all(UIProgressView.self).first)
        #expect(bar.progress == 0.25 && !bar.isHidden)
        #expect(bar.accessibilityLabel == "Uploading")
        #expect(
            dialog.view.all(UIActivityIndicatorView.self).allSatisfy { !$0.isAnimating || $0.superview is UIButton })
    }

    @Test func dialogKeepsItsSizeWhenTheProgressBecomesKnownAndGrowsWithItsMessage() throws {
        _ = device.window
        let dialog = ProgressDialog(title: "Uploading")
        try fixture.show(dialog)
        let size = fixture.frame(of: dialog).size

        dialog.progress = 0.5
        try device.settle()
        #expect(fixture.frame(of: dialog).size == size)
        dialog.message = "3 of 8 pictures"
        try device.settle()

        #expect(fixture.frame(of: dialog).height > size.height)
    }

    @Test func dialogWithoutCancelButtonIgnoresEscape() throws {
        _ = device.window
        let dialog = ProgressDialog(title: "Restoring", isCancellable: false)
        try fixture.show(dialog)

        try device.key("escape")
        try device.key("return")
        try device.settle()

        #expect(dialog.lifecycle.isPresented)
        dialog.dismiss(for: .code, animated: false)
    }

    /// At once, without waiting for the delay.
    @Test func dialogThatNeverAppearedIsReleasedWithItsWork() throws {
        _ = device.window
        weak var gone: ProgressDialog?
        do {
            let dialog = ProgressDialog(title: "Uploading")
            gone = dialog
            dialog.begin(over: fixture.page)
            dialog.end()
        }

        #expect(gone == nil)
    }

    @Test func cancelingTheTaskBeforeTheDialogAppearsCancelsTheWork() async throws {
        _ = device.window
        let gate = Gate()
        var wasCanceled: Bool?
        let running = Task { @MainActor in
            _ = device.window
            return await fixture.page.presentProgress(ProgressDialog(title: "Uploading")) { _ in
                await gate.wait()
                wasCanceled = Task.isCancelled
                _ = device.window
                return 7
            }
        }
        await yield()
        await device.advance(by: 0.2)

        running.cancel()
        await yield()
        gate.open()
        await yield()

        #expect(await running.value == .value(7))
        #expect(wasCanceled == true)
        await device.advance(by: 1)
        try device.expect("Uploading", is: .gone)
    }

    /// The end of its former presentation is not the end of the new work.
    @Test func dialogThatComesBackForOtherWorkLeavesWithThatWork() throws {
        _ = device.window
        let dialog = ProgressDialog(title: "Uploading")
        dialog.delay = 0.05
        try fixture.show(dialog)

        dialog.dismiss(for: .code, animated: true)
        dialog.begin(over: fixture.page)
        device.advance(by: 2)
        #expect(dialog.lifecycle.isPresented)
        dialog.end()
        device.advance(by: 2)

        #expect(!dialog.lifecycle.isPresented)
        try device.expect("Uploading", is: .gone)
    }
}
