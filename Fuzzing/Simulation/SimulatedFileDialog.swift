import Foundation
import QuartzCore
import UIKitDevice

/// The desktop's dialog for saving files, on a machine that fails.
@MainActor final class SimulatedFileDialog: FileSaver {
    private let answer: SimulationEvent.FileDialog
    private let clock: any TimeSource

    init(_ answer: SimulationEvent.FileDialog, clock: any TimeSource) {
        self.answer = answer
        self.clock = clock
    }

    func chooseFiles(
        for request: FileSaveRequest, completion: @escaping @MainActor (FileSaveAnswer) -> Void
    ) -> any FileSaveDialog {
        let dialog = Dialog()
        guard let result = result(of: request) else { return dialog }
        _ = clock.schedule(at: clock.now + 0.3) { if !dialog.isCanceled { completion(result) } }
        return dialog
    }

    private func result(of request: FileSaveRequest) -> FileSaveAnswer? {
        switch answer {
        case .missing, .silent: nil
        case .unavailable: .unavailable(reason: "the message bus is gone")
        case .canceled: .canceled
        case .unwritable: .files(request.names.map { URL(fileURLWithPath: "/proc/nowhere/" + $0) })
        }
    }

    private final class Dialog: FileSaveDialog {
        private(set) var isCanceled = false

        func cancel() { isCanceled = true }
    }
}
