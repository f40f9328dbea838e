import Foundation

/// A folder of files that is removed when the process ends normally, and reused by every input.
final class TemporaryBundle: Sendable {
    let path: String

    static let shared = TemporaryBundle()

    private init() {
        path =
            FileManager.default.temporaryDirectory.path + "/velarium-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
        atexit { try? FileManager.default.removeItem(atPath: TemporaryBundle.shared.path) }
    }

    func write(_ bytes: [UInt8], to name: String) {
        let file = path + "/" + name
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard (try? Data(bytes).write(to: URL(fileURLWithPath: file))) != nil else {
            preconditionFailure("\(file) cannot be written; make room in the temporary folder.")
        }
    }
}
