import Foundation
import Glibc

/// The folder that the tour, or the pictures of many combinations, are written to.
package enum OutputFolder {
    /// Creates the folder if it is missing and checks that files can be created in it. Returns its absolute path.
    ///
    /// - Parameter option: The option, or the command, that has named the folder.
    package static func prepare(_ path: String, option: String) throws(LaunchFailure) -> String {
        let folder = URL(fileURLWithPath: path).standardizedFileURL.path
        guard makeFolder(folder) else { throw failure("The folder \"\(path)\" cannot be created", option) }
        let probe = "\(folder)/.velarium-\(UUID().uuidString)"
        let descriptor = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure("No files can be created in the folder \"\(path)\"", option) }
        close(descriptor)
        unlink(probe)
        return folder
    }

    /// Creates the folder and its missing parents. Returns false, with `errno` set, if there is no such folder
    /// afterward.
    private static func makeFolder(_ path: String) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 {
            errno = ENOTDIR
            return status.st_mode & S_IFMT == S_IFDIR
        }
        let parent = (path as NSString).deletingLastPathComponent
        return makeFolder(parent) && mkdir(path, 0o777) == 0
    }

    /// Uses the text of `strerror`: Foundation's messages mention "the operation" and files that the user did not
    /// name.
    private static func failure(_ sentence: String, _ option: String) -> LaunchFailure {
        .environment(
            "\(sentence): \(String(cString: strerror(errno))). "
                + "Use \(option) with a folder that you may write to."
        )
    }
}
