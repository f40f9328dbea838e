import Foundation
import Glibc

/// A file that a recording is written to line by line, so that nothing is lost however the app ends.
package final class RecordingFile {
    private let handle: FileHandle

    /// Truncates or creates `file`; its folder must exist.
    package init(_ file: String, in folder: Folder = Folder()) throws(StepFailure) {
        let path = folder.resolvedURL(of: file).path
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw StepFailure("\(file) cannot be written: \(String(cString: strerror(errno)))", cause: .system)
        }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Appends a line. A full disk stops the recording, not the app.
    package func write(_ line: String) {
        try? handle.write(contentsOf: Data((line + "\n").utf8))
    }
}
