import Testing
import UIKit
import Velarium
import VelariumTesting

/// No task that waits for an overlay waits forever, however the overlay ends.
@MainActor @Suite struct ContinuationTests {
    /// What ends an overlay.
    enum Ending: CaseIterable {
        case code, cancellation, replacement, timeOut, sceneDisconnection, earlyCancellation, earlyDisconnection
    }

    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    init() { device.show(page) }

    /// Tasks that await `dialog` in every way, by name.
    private func waitingTasks(for dialog: RatingDialog) -> [Task<Void, Never>] {
        let (page, device) = (page, device)
        let first = Task { @MainActor in
            _ = device.window
            _ = await page.present(dialog)
        }
        let others: [@MainActor () async -> Void] = [
            { _ = await dialog.dismissal() },
            { _ = await dialog.dismissal() },
            { for await _ in dialog.events {} },
        ]
        return [first]
            + others.map { wait in
                Task { @MainActor in
                    while !dialog.lifecycle.isPresented, !Task.isCancelled { await Task.yield() }
                    await wait()
                }
            }
    }

    private func yield() async {
        for _ in 0..<8 { await Task.yield() }
    }

    private func end(_ overlay: any Overlay, _ tasks: [Task<Void, Never>], by ending: Ending) async throws {
        _ = device.window
        switch ending {
        case .code: overlay.dismiss(for: .code, animated: true)
        case .cancellation, .earlyCancellation: tasks.forEach { $0.cancel() }
        case .replacement: MessageDialog(title: "Another", message: nil).show(over: page)
        case .timeOut: overlay.autoDismissDelay = 0.2
        case .sceneDisconnection, .earlyDisconnection: try await device.moveScene(to: .disconnected)
        }
        await yield()
        await device.advance(by: 2)
        await yield()
    }

    @Test(arguments: 0..<4) func aTaskThatBeginsAfterItsSceneShowsNothingInTheNext(kind: Int) async throws {
        let overlays: [any PresentableOverlay] = [
            RatingDialog(title: "How was it?"), Toast(title: "Saved"), DialogController(),
            ModalPresentationViewController(contentView: UIView()),
        ]
        let overlay = overlays[kind]
        try await device.moveScene(to: .disconnected)

        overlay.show(over: page, animated: true)
        await device.advance(by: 1)
        try await device.moveScene(to: .active)
        await device.advance(by: 1)

        #expect(!overlay.lifecycle.isPresented)
    }

    @Test func anOverlayThatIsNotShownWithoutItsSceneIsReported() throws {
        try device.moveScene(to: .disconnected)

        let reports = silencingFaults { Toast(title: "Saved").show(over: page, animated: true) }

        #expect(reports.count == 1 && reports.first?.contains("scene of its controller was disconnected") == true)
    }

    @Test func aDialogOverAPageWhoseSceneIsGoneIsCancelledAtOnce() async throws {
        try await device.moveScene(to: .disconnected)

        let result = await page.present(RatingDialog(title: "How was it?"))

        #expect(result == .dismissed(.cancelled))
    }

    @Test(arguments: Ending.allCases) func everyTaskThatAwaitsADialogContinues(ending: Ending) async throws {
        _ = device.window
        let dialog = RatingDialog(title: "How was it?")
        let tasks = waitingTasks(for: dialog)
        await yield()
        if ![.earlyCancellation, .earlyDisconnection].contains(ending) { await device.advance(by: 1) }

        try await end(dialog, tasks, by: ending)

        // A task that still waits would never let this test end.
        for task in tasks { await task.value }
        #expect(!dialog.lifecycle.isPresented)
    }

    @Test(arguments: Ending.allCases) func everyTaskThatAwaitsARequestContinues(ending: Ending) async throws {
        let scene = try #require(device.window.windowScene)
        let coordinator = OverlayCoordinator.coordinator(for: scene)
        let (shown, waiting) = (RatingDialog(title: "How was it?"), CodeDialog(title: "Code"))
        let waits: [@MainActor () async -> Void] = [
            { _ = await coordinator.present(shown) },
            { _ = await coordinator.present(waiting, options: .init(deadline: 0.1)) },
            { _ = await coordinator.present(MessageDialog(title: "Third", message: nil)).end() },
        ]
        let device = device
        let tasks = waits.map { wait in
            Task { @MainActor in
                _ = device.window
                await wait()
            }
        }
        await yield()
        if ![.earlyCancellation, .earlyDisconnection].contains(ending) { await device.advance(by: 1) }

        try await end(shown, tasks, by: ending)
        for request in coordinator.waitingRequests + coordinator.shownRequests { request.cancel() }
        await device.advance(by: 2)

        for task in tasks { await task.value }
        #expect(coordinator.waitingRequests.isEmpty && coordinator.shownRequests.isEmpty)
    }

    @Test(arguments: [Ending.code, .cancellation, .replacement, .sceneDisconnection])
    func workWithProgressContinues(ending: Ending) async throws {
        let dialog = ProgressDialog(title: "Uploading")
        let (page, device) = (page, device)
        let task = Task { @MainActor in
            _ = device.window
            _ = try? await page.presentProgress(dialog) { _ in
                try await Task.sleep(for: .seconds(600))
            }
        }
        // How often the tasks must yield until the dialog waits for its time depends on the machine.
        for _ in 0..<10_000 where !dialog.lifecycle.isPresented {
            await Task.yield()
            await device.advance(by: 0.05)
        }
        #expect(dialog.lifecycle.isPresented)

        try await end(dialog, [task], by: ending)

        await task.value
        #expect(!dialog.lifecycle.isPresented)
    }
}
