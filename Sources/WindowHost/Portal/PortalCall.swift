import CShims
import Foundation
import UIKitDevice

/// One request to the portal for a file dialog. Blocks a thread from the request to the user's answer.
package final class PortalCall: Sendable {
    private let request: FileSaveRequest
    private let busAddress: String
    private let parentWindow: String
    /// What wakes the waiting thread; nil if the system has no file descriptors left.
    private let wakeUp: WakeUp?

    package init(_ request: FileSaveRequest, busAddress: String, parentWindow: String) {
        self.request = request
        self.busAddress = busAddress
        self.parentWindow = parentWindow
        wakeUp = WakeUp()
    }

    /// Ends `run()`, on whichever thread, and closes the dialog.
    package func cancel() {
        wakeUp?.signal()
    }

    /// Shows the dialog and waits for its end.
    package func run() -> FileSaveAnswer {
        guard let wakeUp else { return .unavailable(reason: "no file descriptor is left") }
        let token = "velarium_" + UUID().uuidString.filter { $0 != "-" }
        var names: [UnsafePointer<CChar>?] = request.names.map { UnsafePointer(strdup($0)) }
        names.append(nil)
        defer { for name in names { free(UnsafeMutablePointer(mutating: name)) } }
        let answer = names.withUnsafeBufferPointer { names in
            velarium_portal_save(
                busAddress, parentWindow, token, request.title, request.acceptLabel, request.folder, names.baseAddress,
                wakeUp.descriptor)
        }
        guard let answer else { return .unavailable(reason: "no memory is left") }
        defer { velarium_portal_free(answer) }
        return translated(answer.pointee)
    }

    private func translated(_ answer: velarium_portal_answer) -> FileSaveAnswer {
        switch answer.status {
        case VELARIUM_PORTAL_CHOSEN:
            return chosen((0..<Int(answer.count)).map { String(cString: answer.uris[$0]!) })
        case VELARIUM_PORTAL_CANCELED: return .canceled
        default: return .unavailable(reason: answer.reason.map { String(cString: $0) } ?? "unknown")
        }
    }

    /// The answer for the portal's URIs, which must be local files, one for each name.
    private func chosen(_ uris: [String]) -> FileSaveAnswer {
        let files = uris.compactMap { FileURI($0).url }
        guard files.count == request.names.count else {
            return .unavailable(reason: "the desktop chose \(uris), which are not \(request.names.count) local files")
        }
        return .files(files)
    }
}

/// A pipe whose reading end becomes readable once.
private final class WakeUp: Sendable {
    let descriptor: Int32
    private let writingEnd: Int32

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (descriptor, writingEnd) = (ends[0], ends[1])
    }

    deinit {
        close(descriptor)
        close(writingEnd)
    }

    func signal() {
        var byte = UInt8(1)
        // A full pipe is readable already.
        _ = write(writingEnd, &byte, 1)
    }
}
