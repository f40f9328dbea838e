import Foundation
import Glibc

/// The file that a recording goes to, line by line, so that nothing is lost when the app ends in whatever way.
package final class RecordFile {
    private let handle: FileHandle

    /// Begins `file` anew; its folder must exist.
    package init(_ file: String, in folder: Folder = Folder()) throws(StepFailure) {
        let path = folder.place(of: file).path
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw StepFailure("\(file) cannot be written: \(String(cString: strerror(errno)))", cause: .world)
        }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Adds a line. A disk that is full stops the recording, not the app.
    package func write(_ line: String) {
        try? handle.write(contentsOf: Data((line + "\n").utf8))
    }
}
