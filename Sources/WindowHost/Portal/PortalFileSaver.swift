import Dispatch
import Foundation
import UIKitDevice

/// The file dialog of the desktop, through `org.freedesktop.portal.FileChooser`.
///
/// Each dialog has a connection to the bus and a thread that waits for the user, so that the main thread never does.
@MainActor package final class PortalFileSaver: FileSaver {
    private let busAddress: String
    private let parentWindow: String
    private var dialogs: [ObjectIdentifier: PortalDialog] = [:]

    /// - Parameters:
    ///   - busAddress: The session bus; nil, where there is none, makes no saver.
    ///   - parentWindow: The window that the dialogs are in front of, in the portals' notation; empty for none.
    package init?(busAddress: String?, parentWindow: String) {
        guard let busAddress else { return nil }
        self.busAddress = busAddress
        self.parentWindow = parentWindow
    }

    package func chooseFiles(
        for request: FileSaveRequest, completion: @escaping @MainActor (FileSaveAnswer) -> Void
    ) -> any FileSaveDialog {
        let call = PortalCall(request, busAddress: busAddress, parentWindow: parentWindow)
        let dialog = PortalDialog(call)
        dialogs[ObjectIdentifier(dialog)] = dialog
        dialog.run { [weak self, unowned dialog] answer in
            self?.dialogs[ObjectIdentifier(dialog)] = nil
            if let answer { completion(answer) }
        }
        return dialog
    }

    /// Closes all dialogs, without a call of their completions.
    func cancelAll() {
        for dialog in dialogs.values { dialog.cancel() }
    }
}

/// A dialog of the portal that is shown.
@MainActor final class PortalDialog: FileSaveDialog {
    private let call: PortalCall
    private var isCanceled = false

    init(_ call: PortalCall) {
        self.call = call
    }

    func cancel() {
        isCanceled = true
        call.cancel()
    }

    /// Calls `completion` when the dialog is closed, with nil if that was canceled.
    func run(completion: @escaping @MainActor (FileSaveAnswer?) -> Void) {
        let call = call
        // Keeps the dialog until its thread has ended.
        let finish = { @MainActor [self] (answer: FileSaveAnswer) in
            completion(isCanceled ? nil : answer)
        }
        let thread = Thread {
            let answer = call.run()
            DispatchQueue.main.async { MainActor.assumeIsolated { finish(answer) } }
        }
        thread.name = "file dialog"
        thread.start()
    }
}
